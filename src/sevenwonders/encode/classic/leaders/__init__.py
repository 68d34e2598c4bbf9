"""Numbers for Leaders."""
