"""How the server bears many tables at once."""
