"""What bots know about Edifice."""
