"""Armada on the wire."""
