"""Save games, load them, and set up positions."""
