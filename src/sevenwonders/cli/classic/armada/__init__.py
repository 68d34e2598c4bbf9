"""Armada in the terminal."""
