"""Numbers for the two-player variant."""
