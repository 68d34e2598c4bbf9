"""Numbers for Cities."""
