"""The web game: REST for lobby, records and card data, and a WebSocket for each player and spectator."""
