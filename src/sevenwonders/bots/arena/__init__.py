"""The arena: bots play the same deals from every seat, and their strength is measured."""
