"""What bots know of Edifice."""
