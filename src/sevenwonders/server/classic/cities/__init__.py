"""Cities on the wire."""
