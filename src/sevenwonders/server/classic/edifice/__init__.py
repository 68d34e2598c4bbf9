"""Edifice on the wire."""
