"""Edifice in the terminal."""
