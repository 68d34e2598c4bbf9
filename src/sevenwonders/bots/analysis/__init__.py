"""What each move of a game was worth, and what would have been better: for hints and for finished games."""
