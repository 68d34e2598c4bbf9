"""An open socket at a table: its seat, what it has seen, and the messages waiting to be sent."""

import asyncio
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.server.wire import FromServer

SPECTATOR: Final = -1
MOST_WAITING: Final = 64
SEND_S: Final = 10.0

# Close codes of web sockets
NORMAL: Final = 1000
REFUSED: Final = 1008
RESTARTING: Final = 1012
SLOW: Final = 1013


@final
class Viewer:
    """A socket with its seat, -1 for a spectator. Sending never waits: a viewer who cannot keep up is dropped."""

    def __init__(self, socket: WebSocket, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.number = 0
        self.awaits_hint = False
        self.close_code = 0
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Queue a message that is already encoded, for instance because several viewers get the same."""
        if self.close_code:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(SLOW)

    def drop(self, code: int) -> None:
        """Close the socket. Queued messages are sent first, unless the viewer is too slow for them."""
        if not self.close_code:
            self.close_code = code
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    async def write(self) -> None:
        """Send queued messages until the viewer is dropped or turns out to be too slow."""
        while (text := await self.waiting.get()) is not None and self.close_code != SLOW:
            try:
                async with asyncio.timeout(SEND_S):
                    await self.socket.send_text(text)
            except TimeoutError:
                self.close_code = SLOW
                return
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
