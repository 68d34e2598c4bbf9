"""Bound the connections of one process: how many there are, and how long they may keep it waiting."""

import asyncio
import time
from typing import Any, Final, cast, final

import uvicorn
from typing_extensions import override
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sevenwonders.server.addresses import Networks, counted_address, is_inside, networks_of
from sevenwonders.server.line import SocketLine
from sevenwonders.server.relay import Relay
from sevenwonders.server.settings import Settings

NEVER: Final = float("inf")
# How long a closed connection may take to send the rest before it is cut.
CLOSE_S: Final = 10.0
LONGEST_ROUND_S: Final = 1.0
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"


@final
class Connection:
    """One open connection; `deadline_s` is when it is closed unless something happens before."""

    __slots__ = ("address", "deadline_s", "transport")

    def __init__(self, transport: asyncio.Transport, address: str, deadline_s: float) -> None:
        self.transport = transport
        self.address = address
        self.deadline_s = deadline_s


@final
class Connections:
    """All open connections, web sockets among them."""

    def __init__(self, most: int, most_per_address: int, header_timeout_s: float, proxies: Networks) -> None:
        """Connections of `proxies` belong to many people: there is no limit on those of one proxy."""
        self.most = most
        self.most_per_address = most_per_address
        self.header_timeout_s = header_timeout_s
        self.proxies = proxies
        self.open: dict[asyncio.BaseTransport, Connection] = {}
        self.counts: dict[str, int] = {}
        self.round: asyncio.TimerHandle | None = None

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection, from which a request has to come soon. Return False if there are too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        # A proxy on the same machine may connect without any address.
        address = "" if not host or is_inside(host, self.proxies) else counted_address(host)
        count = self.counts.get(address, 0)
        if len(self.open) >= self.most or (address and count >= self.most_per_address):
            return False
        self.open[transport] = Connection(transport, address, time.monotonic() + self.header_timeout_s)
        self.counts[address] = count + 1
        if self.round is None:
            self._plan_round()
        return True

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection that is gone."""
        connection = self.open.pop(transport, None)
        if connection is not None:
            self._uncount(connection)

    def expect_request(self, transport: asyncio.BaseTransport) -> None:
        """A request has begun: give it some time, all in all, to say what it wants."""
        connection = self.open.get(transport)
        if connection is not None and connection.deadline_s == NEVER:
            connection.deadline_s = time.monotonic() + self.header_timeout_s

    def got_request(self, transport: asyncio.BaseTransport) -> None:
        """The request is known. From now on the application limits its time."""
        connection = self.open.get(transport)
        if connection is not None:
            connection.deadline_s = NEVER

    def count_apart(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection for its address: it comes from another process of ours, on behalf of many."""
        connection = self.open.get(transport)
        if connection is not None:
            self._uncount(connection)
            connection.address = ""
            self.counts[""] = self.counts.get("", 0) + 1

    def look_around(self) -> None:
        """Close connections that have kept us waiting, and cut those that cannot be closed."""
        now_s = time.monotonic()
        for connection in list(self.open.values()):
            closing = connection.transport.is_closing()
            if connection.deadline_s <= now_s and closing:
                # Whoever never reads what we sent would otherwise keep a closed connection for ever.
                connection.transport.abort()
            elif connection.deadline_s <= now_s or (closing and connection.deadline_s == NEVER):
                connection.transport.close()
                connection.deadline_s = now_s + CLOSE_S
        self.round = None
        if self.open:
            self._plan_round()

    def _uncount(self, connection: Connection) -> None:
        self.counts[connection.address] -= 1
        if not self.counts[connection.address]:
            del self.counts[connection.address]

    def _plan_round(self) -> None:
        pause_s = min(LONGEST_ROUND_S, self.header_timeout_s / 2)
        self.round = asyncio.get_running_loop().call_later(pause_s, self.look_around)


@final
class BoundedConfig(uvicorn.Config):
    """The web server's configuration, with connections that are counted."""

    def __init__(self, app: Any, settings: Settings, most: int, relay: Relay, **options: Any) -> None:
        super().__init__(app, http=BoundedHttp, ws=BoundedSocket, **options)
        self.relay = relay
        proxies = networks_of(settings.trusted_proxies)
        self.connections = Connections(most, settings.connections_per_address, settings.header_timeout_s, proxies)


@final
class BoundedHttp(HttpToolsProtocol):
    """A connection on which requests come."""

    @property
    def counted(self) -> Connections:
        """All connections of the process."""
        return cast(BoundedConfig, self.config).connections

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.counted.admit(transport):
            transport.write(FULL)
            transport.close()

    @override
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.counted.expect_request(self.transport)
        super().data_received(data)

    @override
    def on_headers_complete(self) -> None:
        self.counted.got_request(self.transport)
        super().on_headers_complete()
        path = self.url.partition(b"?")[0].decode("latin-1")
        if cast(BoundedConfig, self.config).relay.caller_in(path, self.headers) is not None:
            self.counted.count_apart(self.transport)

    @override
    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # Breaks the only reference cycle of a socket, so that its memory comes back without a search for cycles.
        self.parser = None  # type: ignore[assignment]

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.forget(self.transport)
        super().connection_lost(exc)


@final
class BoundedSocket(SocketLine):
    """A connection that has become a web socket."""

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        cast(BoundedConfig, self.config).connections.forget(self.transport)
        super().connection_lost(exc)
