"""Features of Armada."""
