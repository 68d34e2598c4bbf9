"""What Edifice adds to scenarios."""
