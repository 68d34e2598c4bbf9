"""7 Wonders Architects: a separate game on the same kernel."""
