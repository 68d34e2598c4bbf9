"""Numbers for Edifice."""
