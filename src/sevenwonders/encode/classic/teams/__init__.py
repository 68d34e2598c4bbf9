"""Numbers for team play."""
