"""What bots know of the Free City."""
