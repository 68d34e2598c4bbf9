"""Cities: black cards, coin losses, diplomacy and spies."""
