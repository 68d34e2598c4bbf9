"""Measures speed and memory, interpreted and compiled."""
