"""What cards and stages do: fixed objects shared by all games, composed from a small vocabulary."""
