"""7 Wonders with its editions, variants and expansions."""
