"""Effects of cards and stages, as fixed objects that all games share."""
