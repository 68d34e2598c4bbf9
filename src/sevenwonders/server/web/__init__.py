"""Speak HTTP and WebSockets: routes, middleware, sockets, the page, and the way to other processes."""
