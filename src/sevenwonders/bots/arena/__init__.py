"""The arena: bots play the same deals from every seat, and what they are worth is measured."""
