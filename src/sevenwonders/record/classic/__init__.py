"""What is particular to the classic game."""
