"""The Free City of the two-player variant on the wire."""
