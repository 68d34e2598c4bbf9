"""Turn-based games with sealed simultaneous decisions, in general. Knows no particular game."""
