"""What bots know about Leaders."""
