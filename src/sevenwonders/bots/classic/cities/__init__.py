"""What bots know of Cities."""
