"""Bounds on a process's connections: how many there are, how long they stall, and how much they send."""

import asyncio
import itertools
import time
from dataclasses import dataclass
from typing import Any, Final, cast, final

import uvicorn
from typing_extensions import override
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sevenwonders.server.addresses import Networks, counted_address, is_inside, networks_of
from sevenwonders.server.limits import Bucket
from sevenwonders.server.metrics import Offence
from sevenwonders.server.settings import Settings
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.middleware import raw_refusal
from sevenwonders.server.web.websocket import SocketLine

NEVER: Final = float("inf")
# How long a closed connection may take to send the rest before it is cut.
CLOSE_S: Final = 10.0
LONGEST_ROUND_S: Final = 1.0
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"
# Everything before a body, and then everything around it: sizes of chunks, their extensions, and trailers.
HEAD_BYTES: Final = 16_384
HEAD_LINES: Final = 100
# The parser gets no more at a time than it can parse without blocking others, even if it is all heads.
PIECE_BYTES: Final = 2048
# Pipelined requests that wait for the answer to the one before. Browsers and proxies send none.
MOST_WAITING: Final = 16
# The number of requests above the rate limit after which a connection is closed.
MOST_REFUSALS: Final = 50
# A socket may send twice as many frames as messages, and this many at once. A page sends its messages and answers
# pings; more messages than allowed are refused politely before a socket gets here.
FRAMES_PER_MESSAGE: Final = 2
SPARE_FRAMES: Final = 100
# Bounds the search for a connection to cut when there are too many.
MOST_LOOKED_AT: Final = 50


def nothing() -> None:
    """Do nothing."""


@final
@dataclass(slots=True, eq=False)
class Connection:
    """One open connection, which is closed at `deadline_s` unless something happens first."""

    transport: asyncio.Transport
    address: str
    deadline_s: float


@final
class Connections:
    """All open connections, web sockets among them."""

    def __init__(self, most: int, most_per_address: int, header_timeout_s: float, proxies: Networks) -> None:
        """Take the limits; connections of `proxies` belong to many people, so they have no limit per address."""
        self.most = most
        self.most_per_address = most_per_address
        self.header_timeout_s = header_timeout_s
        self.proxies = proxies
        self.open: dict[asyncio.BaseTransport, Connection] = {}
        # Those whose request has yet to come, the longest wait first.
        self.silent: dict[asyncio.BaseTransport, Connection] = {}
        self.counts: dict[str, int] = {}
        self.round: asyncio.TimerHandle | None = None

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection, on which a request has to come soon. Return False if there are too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        # A proxy on the same machine may connect without any address.
        address = "" if not host or is_inside(host, self.proxies) else counted_address(host)
        count = self.counts.get(address, 0)
        if address and count >= self.most_per_address:
            return False
        if len(self.open) >= self.most and not self._make_room(count):
            return False
        connection = Connection(transport, address, time.monotonic() + self.header_timeout_s)
        self.open[transport] = self.silent[transport] = connection
        self.counts[address] = count + 1
        if self.round is None:
            self._plan_round()
        return True

    def _make_room(self, count: int) -> bool:
        """Cut a silent connection of an address that has more of them than a newcomer, who has `count`."""
        for connection in itertools.islice(self.silent.values(), MOST_LOOKED_AT):
            # A proxy's connections belong to many people.
            if connection.address and self.counts[connection.address] > count + 1:
                connection.transport.abort()
                self.forget(connection.transport)
                return True
        return False

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection that is gone."""
        connection = self.open.pop(transport, None)
        self.silent.pop(transport, None)
        if connection is not None:
            self._uncount(connection)

    def expect_request(self, transport: asyncio.BaseTransport) -> None:
        """Begin a request, and limit the total time for its arrival."""
        connection = self.open.get(transport)
        if connection is not None and connection.deadline_s == NEVER:
            connection.deadline_s = time.monotonic() + self.header_timeout_s
            self.silent[transport] = connection

    def got_request(self, transport: asyncio.BaseTransport) -> None:
        """Hand a complete request to the application, which limits its time from now on."""
        connection = self.open.get(transport)
        self.silent.pop(transport, None)
        if connection is not None:
            connection.deadline_s = NEVER

    def count_apart(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection for its address: another process of ours relays many callers on it."""
        connection = self.open.get(transport)
        if connection is not None:
            self._uncount(connection)
            connection.address = ""
            self.counts[""] = self.counts.get("", 0) + 1

    def address_of(self, transport: asyncio.BaseTransport) -> str:
        """Return the address that a connection counts for; "" if it belongs to many people."""
        connection = self.open.get(transport)
        return connection.address if connection is not None else ""

    def look_around(self) -> None:
        """Close connections that have timed out, and cut those that cannot be closed."""
        now_s = time.monotonic()
        for connection in list(self.open.values()):
            closing = connection.transport.is_closing()
            if connection.deadline_s <= now_s and closing:
                # A client that never reads would otherwise keep a closed connection for ever.
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

    def __init__(self, app: Any, settings: Settings, most: int, server: GameServer, **options: Any) -> None:
        super().__init__(app, http=BoundedHttp, ws=BoundedSocket, **options)
        self.relay = server.relay
        self.limits = server.limits
        self.cut_off = server.metrics.cut_off
        self.messages_per_second = settings.messages_per_second
        proxies = networks_of(settings.trusted_proxies)
        self.connections = Connections(most, settings.connections_per_address, settings.header_timeout_s, proxies)


@final
class BoundedHttp(HttpToolsProtocol):
    """A connection on which requests come."""

    # How many more bytes the parser may get before a head or the next part of a body is complete.
    room = HEAD_BYTES
    refusals = 0
    # What the caller did that no browser does; "" for nothing.
    offence: Offence = ""
    # The request that the application answers now. The library knows only the newest, which may have to wait.
    answered: RequestResponseCycle | None = None

    @property
    def bounded(self) -> BoundedConfig:
        """The configuration, with everything that the connections of the process share."""
        return cast(BoundedConfig, self.config)

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.bounded.connections.admit(transport):
            transport.write(FULL)
            transport.close()

    @override
    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.bounded.connections.expect_request(self.transport)
        start = 0
        # A request for a socket ends the parser's work.
        while start < len(data) and self.parser is not None and not self.transport.is_closing():
            piece = data[start : start + min(self.room, PIECE_BYTES)]
            start += len(piece)
            self.room -= len(piece)
            super().data_received(piece)
            if not self.room:
                self.offence = "head"
            if self.offence and not self.transport.is_closing():
                self.cut_off()

    def cut_off(self) -> None:
        """Hang up on the caller. Say why, unless that could be taken for the answer to an earlier request."""
        if self.offence == "head" and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(raw_refusal("head_too_large"))
        self.bounded.cut_off.labels(self.offence).inc()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the connection. An answer that is being worked out must no longer be written to it."""
        if self.answered is not None:
            self.answered.disconnected = True
        self.transport.close()

    @override
    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        # The line of the request counts too. Trailers of a body also come here.
        if len(self.headers) >= HEAD_LINES:
            self.offence = "head"

    @override
    def on_headers_complete(self) -> None:
        self.room = HEAD_BYTES
        if len(self.pipeline) >= MOST_WAITING:
            self.offence = "pipeline"
        if self.offence or self.transport.is_closing():
            return
        self.bounded.connections.got_request(self.transport)
        path = self.url.partition(b"?")[0].decode("latin-1")
        if self.bounded.relay.caller_in(path, self.headers) is not None:
            self.bounded.connections.count_apart(self.transport)
        super().on_headers_complete()

    @override
    def on_body(self, body: bytes) -> None:
        self.room = min(HEAD_BYTES, self.room + len(body))
        if not self.offence:
            super().on_body(body)

    @override
    def on_message_complete(self) -> None:
        self.room = HEAD_BYTES
        if not self.offence:
            super().on_message_complete()

    @override
    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        if self.is_over_limit(cycle.scope["path"]):
            self.refuse(cycle)
        else:
            self.answered = cycle
            super()._start_asgi_task(cycle, app)

    def is_over_limit(self, path: str) -> bool:
        """Check whether the caller exceeds the rate limit."""
        # Callers behind a proxy share its connections. The application knows them, and refuses them.
        address = self.bounded.connections.address_of(self.transport)
        return bool(address) and self.bounded.limits.buckets_for(path).is_empty(address)

    def refuse(self, cycle: RequestResponseCycle) -> None:
        """Answer a request above the rate limit at once, without a task, and hang up after many of them."""
        self.refusals += 1
        if self.refusals >= MOST_REFUSALS:
            self.offence = "requests"
        keep_alive = cycle.keep_alive and not self.offence
        self.transport.write(raw_refusal("too_fast", keep_alive, cycle.scope["method"] == "HEAD"))
        cycle.response_started = cycle.response_complete = True
        # As after every answer: the cycle must not keep its connection in memory.
        cycle.on_response = nothing
        if keep_alive:
            self.on_response_complete()
        elif self.offence:
            self.cut_off()
        else:
            self.transport.close()

    @override
    def handle_websocket_upgrade(self) -> None:
        if self.offence or self.transport.is_closing():
            return
        if self.is_over_limit(self.url.decode("latin-1")):
            self.transport.write(raw_refusal("too_fast"))
            self.transport.close()
            return
        super().handle_websocket_upgrade()
        # The library takes no lines above 8 kB. Without a handshake there would be nothing to wait for.
        if not cast(BoundedSocket, self.transport.get_protocol()).handshake_initiated:
            self.offence = "head"
            self.cut_off()
        # Breaks the only reference cycle of a socket, so that its memory comes back without a search for cycles.
        self.parser = None  # type: ignore[assignment]

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.bounded.connections.forget(self.transport)
        # The library leaves the timer of a reset connection running, which would keep it in memory for seconds.
        self._unset_keepalive_if_required()
        super().connection_lost(exc)
        # A connection and its unanswered requests would keep each other in memory.
        self.pipeline.clear()
        self.cycle = self.answered = None  # type: ignore[assignment]


@final
class BoundedSocket(SocketLine):
    """A connection that has become a web socket."""

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        per_second = FRAMES_PER_MESSAGE * cast(BoundedConfig, self.config).messages_per_second
        size = per_second + SPARE_FRAMES
        self.budget = Bucket(size, size / per_second)

    @override
    def close_for_flood(self) -> None:
        cast(BoundedConfig, self.config).cut_off.labels("frames").inc()
        super().close_for_flood()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        cast(BoundedConfig, self.config).connections.forget(self.transport)
        super().connection_lost(exc)
