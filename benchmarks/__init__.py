"""Speed and memory, interpreted and compiled."""
