"""One open socket at a table: whose it is, what it knows, and what waits to be sent."""

import asyncio
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.server.wire import FromServer

MOST_WAITING: Final = 64
SEND_S: Final = 10.0

SLOW: Final = 1013
RESTARTING: Final = 1012
REFUSED: Final = 1008


@final
class Viewer:
    """A socket with its seat, -1 for a spectator. Sending never waits: who cannot keep up is dropped."""

    def __init__(self, socket: WebSocket, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.number = 0
        self.close_code = 0
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: FromServer) -> None:
        """Put a message into the queue."""
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Put an encoded message into the queue."""
        if self.close_code:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(SLOW)

    def drop(self, code: int) -> None:
        """Close the socket; what is in the queue is sent first unless that is the trouble."""
        if not self.close_code:
            self.close_code = code
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    async def write(self) -> None:
        """Send what comes into the queue until the socket shall be closed or is too slow."""
        while (text := await self.waiting.get()) is not None and self.close_code != SLOW:
            try:
                async with asyncio.timeout(SEND_S):
                    await self.socket.send_text(text)
            except TimeoutError:
                self.close_code = SLOW
                return
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
