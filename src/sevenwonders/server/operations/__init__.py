"""What those who run the server need: backups, restoring them, and a check of the whole set-up."""
