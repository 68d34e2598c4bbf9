"""Numbers for Armada."""
