"""Play in the browser: REST for lobby, records and card data, a WebSocket for each player and spectator."""
