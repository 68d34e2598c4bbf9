"""The bots of the classic game."""
