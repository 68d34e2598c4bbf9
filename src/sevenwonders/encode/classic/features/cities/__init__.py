"""Features of Cities."""
