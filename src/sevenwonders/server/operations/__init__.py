"""Tools for server operators: backup, restore, and a check of the whole set-up."""
