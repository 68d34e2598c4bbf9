"""Numbers for 7 Wonders Architects."""
