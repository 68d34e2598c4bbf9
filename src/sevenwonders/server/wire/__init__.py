"""Define everything that travels between server and page."""
