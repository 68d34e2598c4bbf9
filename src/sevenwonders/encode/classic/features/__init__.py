"""Named features of the classic game, for linear models."""
