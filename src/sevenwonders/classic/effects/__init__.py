"""What cards and stages do, as fixed objects that all games share."""
