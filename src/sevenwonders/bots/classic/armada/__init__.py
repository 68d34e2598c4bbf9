"""What bots know about Armada."""
