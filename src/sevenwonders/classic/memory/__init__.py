"""A seat's memory of what it has seen, and worlds that agree with it."""
