"""HTTP and WebSockets: routes, middleware, sockets, the page, and the relay to other processes."""
