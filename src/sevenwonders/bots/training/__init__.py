"""How bots learn: they play games among themselves, and weights are fitted to them."""
