"""The rules of 7 Wonders Architects: a game of its own on the same kernel."""
