"""Leaders on the wire."""
