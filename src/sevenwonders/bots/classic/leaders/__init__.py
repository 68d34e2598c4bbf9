"""What bots know of Leaders."""
