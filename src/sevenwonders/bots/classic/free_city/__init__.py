"""What bots know about the Free City."""
