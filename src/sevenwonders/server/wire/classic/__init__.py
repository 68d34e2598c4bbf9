"""Wire types of the classic game and its expansions."""
