"""Remember what a seat has seen, and deal worlds that agree with it."""
