"""What bots know of Armada."""
