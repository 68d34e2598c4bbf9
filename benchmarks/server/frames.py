"""A web socket client that does as little as possible, because it shares the processor with the server it measures."""

import asyncio
from typing import Final, cast

from typing_extensions import override

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
# Clients have to mask what they send. Nobody listens in here, so the mask may be zero, which changes nothing.
MASK: Final = bytes(4)
# The server only has to find that its answer to a key is wanted; it is the same for every connection.
REQUEST: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SWITCHING: Final = b"HTTP/1.1 101 "
HEAD_END: Final = b"\r\n\r\n"


class FrameClient(asyncio.Protocol):
    """One connection. Subclasses override `opened`, `received` and `lost`."""

    def __init__(self, host: str, path: str) -> None:
        self.host = host
        self.path = path
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.is_open = False

    def opened(self) -> None:
        """The handshake has succeeded."""

    def received(self, text: bytes) -> None:
        """A message has come."""

    def lost(self) -> None:
        """The connection is gone, whether or not it was ever open."""

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message of at most 125 bytes, as all of ours are."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(bytes((FINAL | kind, MASKED | len(text))) + MASK + text)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop are none of asyncio's classes.
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(REQUEST.format(path=self.path, host=self.host).encode())

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()

    @override
    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        at = 0 if self.is_open else self._read_head(data)
        while at >= 0 and (frame := frame_at(data, at)) is not None:
            kind, start, at = frame
            self._take(kind, data[start:at])
        self.buffer = data[max(at, 0) :]

    def _read_head(self, data: bytes) -> int:
        """Read the answer to the handshake. Return where it ends, or -1 if it has not ended yet or is a refusal."""
        end = data.find(HEAD_END)
        if end < 0:
            return -1
        if not data.startswith(SWITCHING):
            self.close()
            return -1
        self.is_open = True
        self.opened()
        return end + len(HEAD_END)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.received(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.close()


def frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins there, and where its payload begins and ends; None if it is not complete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if len(data) < start + width:
            return None
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    return None if len(data) < start + size else (data[at] & 0x0F, start, start + size)
