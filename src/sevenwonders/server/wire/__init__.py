"""Everything that travels between server and page."""
