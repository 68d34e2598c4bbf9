"""Features of Leaders."""
