"""How the server copes with many tables at once."""
