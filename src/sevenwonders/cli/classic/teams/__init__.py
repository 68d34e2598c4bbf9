"""Teams in the terminal."""
