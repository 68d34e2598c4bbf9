"""Features of Edifice."""
