"""The sockets of tables: a hello, then messages in both directions until either side hangs up."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Final, final

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sevenwonders.server.background import uninterrupted
from sevenwonders.server.limits import Limits
from sevenwonders.server.logs import log_error
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Refusal, refused, removed
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import OwnedElsewhere
from sevenwonders.server.tables.presence import PresenceWatch
from sevenwonders.server.tables.session import Session, TableActions, decoded, next_message
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import MOVED, NORMAL, REFUSED, RESTARTING, SLOW, SPECTATOR, Viewer
from sevenwonders.server.tokens import hash_of, hash_of_address
from sevenwonders.server.web.middleware import is_own_page
from sevenwonders.server.web.relay import Relay, address_in
from sevenwonders.server.web.websocket import SocketLine, line_of
from sevenwonders.server.wire import messages as wire

# The only address that sockets may ask for, with the id of a table
ADDRESS: Final = re.compile("/api/games/([^/]+)/socket")
HELLO_S: Final = 10.0
CLOSE_S: Final = 5.0
# The HTTP status of temporary refusals.
BUSY: Final = 503


@final
@dataclass(eq=False)
class TableSockets:
    """Serves sockets: lets them in, and looks after each until it closes."""

    settings: Settings
    limits: Limits
    relay: Relay
    metrics: Metrics
    presence: PresenceWatch
    actions: TableActions

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket, from its request to its end."""
        asked = ADDRESS.fullmatch(socket.scope["path"])
        if asked is None:
            await socket.close()
            return
        game = asked[1]
        # A relayed socket was checked and counted by the process that met the caller.
        caller = self.relay.caller_of(socket.scope)
        if caller is not None:
            await self._serve(socket, game, caller, relayed=True)
            return
        address = address_in(socket.scope)
        # Browsers let any page open a socket to any server, so checking the origin is up to the server.
        may_enter = is_own_page(socket.headers, self.settings.allowed_origins) and self.limits.requests.take(address)
        if not may_enter or not self.limits.open_socket(address):
            await socket.close()
            return
        try:
            await self._serve(socket, game, address, relayed=False)
        finally:
            self.limits.close_socket(address)

    async def _serve(self, socket: WebSocket, game: str, address: str, *, relayed: bool) -> None:
        """Serve a socket that may enter."""
        self.metrics.sockets.inc()
        try:
            await socket.accept()
            await close(socket, await self._visit(socket, game, address, relayed))
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self.metrics.sockets.dec()

    async def _visit(self, socket: WebSocket, game: str, address: str, relayed: bool) -> int:
        """Do everything between handshake and close. Return the code to close with."""
        tables = self.actions.tables
        try:
            data = await first_message(socket)
            hello = hello_in(data)
            # A proxy that routes by table sends all its people to one process, so that process should have it.
            if relayed and await tables.hand_over(game):
                return MOVED
            try:
                table = await tables.find(game)
            except OwnedElsewhere as owner:
                code = await self.relay.pass_socket(socket, data, owner)
                if code != MOVED:
                    return code
                table = await tables.find(game)
            line = line_of(socket.scope["extensions"])
            caller = hash_of_address(self.actions.links.secret, address)
            viewer = Viewer(line, await self._let_in(table, hello.token), caller, relayed=relayed)
            await self._stay(table, line, viewer, hello)
        except OwnedElsewhere:
            return RESTARTING
        except Refusal as refusal:
            # The caller is welcome to come back in a moment.
            if refusal.status == BUSY:
                return RESTARTING
            text = msgspec.json.encode(wire.Refused(refusal.code, refusal.text, blanks=refusal.blanks)).decode()
            await socket.send_text(text)
            return REFUSED
        except (TimeoutError, WebSocketDisconnect):
            return REFUSED
        except Exception as error:
            log_error("socket_failed", error, game=game)
            return SLOW
        if viewer.close_code == SLOW:
            self.metrics.dropped.inc()
        return viewer.close_code or NORMAL

    async def _stay(self, table: LiveTable, line: SocketLine, viewer: Viewer, hello: wire.Hello) -> None:
        """Keep the viewer at the table until either side hangs up. Raises `Refusal` if the token no longer fits."""

        def check() -> None:
            # The host may have changed the number of seats meanwhile.
            viewer.seat = self.seat_for(table, hello.token)

        try:
            await self.presence.enter(table, viewer, hello.last, check)
            line.listen(Session(self.actions, table, viewer, self.settings.messages_per_second))
            await viewer.gone.wait()
        except Refusal:
            raise
        except Exception as error:
            log_error("socket_failed", error, game=table.row.id)
            viewer.close_code = SLOW
        finally:
            # Even if this task is cancelled, the others at the table have to learn that the viewer is gone.
            await uninterrupted(self.presence.leave(table, viewer))

    async def _let_in(self, table: LiveTable, token: str) -> int:
        """Return the token's seat. Raises `Refusal` if it has none; a person who was removed is told so."""
        try:
            return self.seat_for(table, token)
        except Refusal:
            left = await self.actions.tables.store.departure(table.row.id, hash_of(token))
            if left is None or left.removed_by is None:
                raise
        raise removed(left.removed_by)

    def seat_for(self, table: LiveTable, token: str) -> int:
        """Return the token's seat; the holder of a watch token is a spectator."""
        if self.actions.links.fits("watch", table.row.id, table.row.watch_number, token):
            return SPECTATOR
        return table.seat_of(token)


@final
class SocketsFirst:
    """Serves sockets itself, and leaves requests to the application behind it.

    A socket stays open for hours. On its way through the layers of the application it would keep 10 kB of their
    coroutines in memory, which is more than its game takes.
    """

    def __init__(self, sockets: TableSockets, app: ASGIApp) -> None:
        self.sockets = sockets
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer a request, or serve a socket."""
        if scope["type"] == "websocket":
            return self.sockets.serve(WebSocket(scope, receive, send))
        return self.app(scope, receive, send)


async def first_message(socket: WebSocket) -> str | bytes:
    """Return the first message, if it comes in time."""
    async with asyncio.timeout(HELLO_S):
        return await next_message(socket)


def hello_in(data: str | bytes) -> wire.Hello:
    """Decode the hello that the first message has to be."""
    message = decoded(data)
    if not isinstance(message, wire.Hello):
        raise refused("say_hello")
    return message


async def close(socket: WebSocket, code: int) -> None:
    """Close the socket, unless the other side already has, or cannot be reached."""
    if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(CLOSE_S):
                await socket.close(code)
