"""The Free City in the terminal."""
