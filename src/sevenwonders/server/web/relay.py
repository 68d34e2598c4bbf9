"""Relays sockets and requests to the process that owns their table.

Processes of one database share a secret. A relayed call carries who called, when, and a keyed hash of both with its
path and its destination, so that outsiders cannot pose as one of our processes. It is never relayed again.
"""

import asyncio
import contextlib
import hmac
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sevenwonders.server.logs import log_event
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import refused
from sevenwonders.server.store.lease_holder import LeaseHolder
from sevenwonders.server.store.protocol import OwnedElsewhere
from sevenwonders.server.tables.session import next_message
from sevenwonders.server.tables.viewer import NORMAL, RESTARTING
from sevenwonders.server.tokens import sign

if TYPE_CHECKING:
    import httpx

HEADER: Final = "x-sevenwonders-relay"
HEADER_BYTES: Final = HEADER.encode()
# How old a call may be. All processes go by the database's clock.
FRESH_S: Final = 30.0
CONNECT_S: Final = 3.0
REQUEST_S: Final = 8.0
SEND_S: Final = 10.0
MOST_REQUESTS: Final = 50
# The longest message of the server is an update with a whole log.
MESSAGE_BYTES: Final = 8_000_000
# The headers that the owner needs of a request, and the caller of its answer.
PASSED_ON: Final = ("authorization", "content-type", "accept")
PASSED_BACK: Final = ("content-type", "retry-after", "www-authenticate", "cache-control")
# Codes that mean that the other side sent none.
NO_CODES: Final = (1005, 1006)


@final
class Relay:
    """Relays calls to other processes, and recognises calls that others relay to this one."""

    def __init__(self, node: LeaseHolder, metrics: Metrics, most_sockets: int) -> None:
        self.node = node
        self.metrics = metrics
        self.most_sockets = most_sockets
        self.sockets = 0
        # The secret is in the store, so it is known only once that is open.
        self.secret = b""
        self.client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Close all connections."""
        if self.client is not None:
            await self.client.aclose()

    def pass_for(self, node: str, path: str, caller: str) -> str:
        """Make the proof that a call to that process and path comes from one of ours."""
        sent_s = f"{self.node.shared_s():.3f}"
        return f"{sent_s} {self._proof(node, path, sent_s, caller)} {caller}"

    def caller_of(self, scope: Scope) -> str | None:
        """Return the caller's address if the call was relayed, or None if it was not."""
        return self.caller_in(scope["path"], scope["headers"])

    def caller_in(self, path: str, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """Return the caller's address if a call with these headers was relayed, or None if it was not."""
        for name, value in headers:
            if name == HEADER_BYTES:
                return self._proven_caller(path, value.decode("latin-1"))
        return None

    def _proven_caller(self, path: str, text: str) -> str | None:
        """Return the caller that this text proves, or None if it proves nothing."""
        sent_s, _, rest = text.partition(" ")
        proof, _, caller = rest.partition(" ")
        expected = self._proof(self.node.id, path, sent_s, caller)
        if not self.secret or not hmac.compare_digest(proof.encode(), expected.encode()):
            return None
        # The time has been signed, so it is a number.
        return caller if abs(self.node.shared_s() - float(sent_s)) <= FRESH_S else None

    async def pass_request(self, request: Request, body: bytes, owner: OwnedElsewhere) -> Response:
        """Let the owner of the table answer a request."""
        if not owner.address or is_passed_on(request.scope):
            raise refused("restarting")
        self.metrics.relayed.labels("request").inc()
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        headers[HEADER] = self.pass_for(owner.node, request.scope["path"], address_in(request.scope))
        address = f"http://{owner.address}{request.url.path}"
        answer = await self._ask(request, address, headers, body)
        back = {name: answer.headers[name] for name in PASSED_BACK if name in answer.headers}
        return Response(answer.content, answer.status_code, back)

    async def pass_socket(self, socket: WebSocket, hello: str | bytes, owner: OwnedElsewhere) -> int:
        """Relay messages between a caller and the owner of the table. Return the code to close with.

        With `MOVED` nothing but the hello has been passed on, and the table may be taken.
        """
        if not owner.address or is_passed_on(socket.scope) or self.sockets >= self.most_sockets:
            return RESTARTING
        self.metrics.relayed.labels("socket").inc()
        headers = {HEADER: self.pass_for(owner.node, socket.scope["path"], address_in(socket.scope))}
        self.sockets += 1
        try:
            async with connect(
                f"ws://{owner.address}{socket.url.path}",
                additional_headers=headers,
                open_timeout=CONNECT_S,
                close_timeout=CONNECT_S,
                max_size=MESSAGE_BYTES,
                compression=None,
                proxy=None,
            ) as far:
                await far.send(hello)
                async with asyncio.timeout(REQUEST_S):
                    welcome = await first_text(far)
                # Until the owner's first message it may give the table up, and the caller is not lost then.
                if welcome is None:
                    return code_of(far)
                await socket.send_text(welcome)
                return await carry(socket, far)
        except (OSError, TimeoutError, WebSocketException) as error:
            log_event("relay_failed", error=type(error).__name__)
            return RESTARTING
        finally:
            self.sockets -= 1

    async def _ask(self, request: Request, address: str, headers: dict[str, str], body: bytes) -> "httpx.Response":
        # Imported here because a server with one process never needs it.
        import httpx  # noqa: PLC0415

        if self.client is None:
            limits = httpx.Limits(max_connections=MOST_REQUESTS)
            timeout = httpx.Timeout(REQUEST_S, connect=CONNECT_S)
            self.client = httpx.AsyncClient(limits=limits, timeout=timeout, trust_env=False)
        try:
            query = request.url.query
            return await self.client.request(
                request.method, f"{address}?{query}" if query else address, headers=headers, content=body
            )
        except httpx.TransportError as error:
            log_event("relay_failed", error=type(error).__name__)
            raise refused("restarting") from error

    def _proof(self, node: str, path: str, sent_s: str, caller: str) -> str:
        return sign(self.secret, "\n".join([node, path, sent_s, caller]))


def is_passed_on(scope: Scope) -> bool:
    """Check whether the call claims to be relayed by another process."""
    return any(name == HEADER_BYTES for name, _ in scope["headers"])


def address_in(scope: Scope) -> str:
    """Return the address that a call comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def carry(socket: WebSocket, far: ClientConnection) -> int:
    """Relay messages in both directions until either side hangs up. Return the code for the caller."""
    ways = [asyncio.create_task(carry_up(socket, far)), asyncio.create_task(carry_down(socket, far))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
    return code_of(far)


async def first_text(far: ClientConnection) -> str | None:
    """Return the owner's first message, or None if it hangs up instead."""
    try:
        return str(await far.recv())
    except ConnectionClosed:
        return None


def code_of(far: ClientConnection) -> int:
    """Return the code for the caller. Without one the owner is still there, so the caller has left."""
    code = NORMAL if far.close_code is None else far.close_code
    return RESTARTING if code in NO_CODES else code


async def carry_up(socket: WebSocket, far: ClientConnection) -> None:
    """Relay the caller's messages to the owner."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, ConnectionClosed):
        while True:
            await far.send(await next_message(socket))


async def carry_down(socket: WebSocket, far: ClientConnection) -> None:
    """Relay the owner's messages to the caller. A caller who does not read in time is given up."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, ConnectionClosed, TimeoutError):
        async for text in far:
            async with asyncio.timeout(SEND_S):
                await socket.send_text(str(text))
