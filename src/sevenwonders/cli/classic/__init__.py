"""The classic game in the terminal."""
