"""Play in the browser: REST for lobby, records and card data, one WebSocket a seat or spectator for play."""
