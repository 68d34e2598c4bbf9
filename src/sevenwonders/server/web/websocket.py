"""A web socket that hands messages straight to a listener, and writes frames at once.

The web server's own path takes every message through queues, tasks and dictionaries. That cost more than playing it.
"""

import asyncio
from typing import Any, Final, Protocol, final

from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from sevenwonders.server.limits import Bucket
from sevenwonders.server.wire.base import SHORT, WHOLE_TEXT

# The name under which a connection finds itself in the extensions of its scope.
LINE: Final = "sevenwonders.line"
# Clients mask what they send.
MASKED: Final = 0x80
MASK_BYTES: Final = 4
SHORT_HEAD: Final = 2 + MASK_BYTES
# The library's parser gets no more at a time than it can parse without blocking others, even if it is all pings.
PIECE_BYTES: Final = 512
# How many bytes of a message cost as much of the budget as a frame.
BYTES_PER_FRAME: Final = 4096
POLICY_VIOLATION: Final = 1008


class Listener(Protocol):
    """Receives the messages of a socket."""

    def receive(self, data: str | bytes) -> None:
        """Take a message."""

    def lost(self) -> None:
        """Learn that no more messages will come."""


@final
class Nowhere(asyncio.Queue[Any]):
    """A queue that forgets everything."""

    @override
    def put_nowait(self, item: object) -> None:
        """Forget a message."""


NOWHERE: Final = Nowhere()


class SocketLine(WebSocketsSansIOProtocol):
    """A web socket connection. Its first messages go through the web server, and those after `listen` do not."""

    listener: Listener | None = None
    # Whether the library's parser expects the beginning of a frame: so far everything came in whole frames.
    is_between_frames = True
    budget: Bucket

    @override
    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.budget.take(1 + len(data) / BYTES_PER_FRAME):
            self.close_for_flood()
        elif not self._receive_text(data):
            self._receive_pieces(data)

    def _receive_text(self, data: bytes) -> bool:
        """Hand the data to the listener if it is one whole text, which the library would parse more slowly."""
        start = whole_frame(data) if self.is_between_frames else 0
        self.is_between_frames = start > 0
        # Within a fragmented message no other may come. The library knows that, and how to answer.
        if start == 0 or data[0] != WHOLE_TEXT or self.listener is None or self.conn.current_size is not None:
            return False
        self.listener.receive(apply_mask(data[start:], data[start - MASK_BYTES : start]))
        return True

    def _receive_pieces(self, data: bytes) -> None:
        """Let the library parse the data, a piece at a time, while the budget lasts."""
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    @override
    def handle_events(self) -> None:
        # The first frame was paid for with the data that it came in.
        if self.handshake_initiated and not self.budget.take(max(0, len(self.conn.events) - 1)):
            self.close_for_flood()
        else:
            super().handle_events()

    def close_for_flood(self) -> None:
        """Hang up on a caller who sends far more than any page does."""
        if self.handshake_complete and self.conn.close_sent is None:
            self.conn.fail(POLICY_VIOLATION, "too much at once")
            self.handle_parser_exception()
        else:
            # Either it is being closed already, or it has not been opened yet.
            self.transport.close()

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        # The application has its task by now, but it has not run yet.
        if not self.close_sent:
            self.scope["extensions"][LINE] = {LINE: self}

    def listen(self, listener: Listener) -> None:
        """From now on, hand messages to the listener, beginning with those that came too early for it."""
        self.listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener.receive(text if text is not None else event.get("bytes") or b"")
            else:
                listener.lost()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._forget_handshake()

    def _forget_handshake(self) -> None:
        """Free what only the handshake needed, which would make a connection half as large again."""
        self.queue = NOWHERE
        self.scope["headers"] = []
        del self.response

    def write_frame(self, frame: bytes) -> None:
        """Write a frame at once. Nothing happens if the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def waiting_bytes(self) -> int:
        """Count the bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    @override
    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener.receive(bytes(data))

    @override
    def handle_close(self, event: object) -> None:
        super().handle_close(event)  # type: ignore[arg-type]
        self._end()

    @override
    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    @override
    def shutdown(self) -> None:
        super().shutdown()
        self._end()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end()

    def _end(self) -> None:
        """Tell the listener, once, that nothing more will come."""
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lost()


def whole_frame(data: bytes) -> int:
    """Return the offset of the payload if the data is exactly one masked frame of less than 64 kB; else 0."""
    if len(data) < SHORT_HEAD or not data[1] & MASKED:
        return 0
    size = data[1] & ~MASKED
    if size < SHORT:
        return SHORT_HEAD if len(data) == SHORT_HEAD + size else 0
    if size == SHORT and len(data) == SHORT_HEAD + 2 + int.from_bytes(data[2:4], "big"):
        return SHORT_HEAD + 2
    return 0


def line_of(extensions: dict[str, dict[object, object]]) -> SocketLine:
    """Return the connection behind a socket, by the extensions of its scope."""
    line = extensions.pop(LINE)[LINE]
    assert isinstance(line, SocketLine)
    return line
