"""The line protocol between the arena and programs that play, for both sides."""
