"""How bots learn: games of their own, and weights that fit them."""
