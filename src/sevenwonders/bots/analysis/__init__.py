"""The worth of each move of a game, and better ones: for hints and for finished games."""
