"""Costs of constructions and ways to pay them."""
