"""What bots know about Cities."""
