"""An open socket at a table: its seat, what it has seen, and its outgoing messages."""

import asyncio
from typing import Final, Literal, Protocol, final

import msgspec

from sevenwonders.server.wire.base import frame_of
from sevenwonders.server.wire.messages import FromServer

SPECTATOR: Final = -1
# The backlog at which a viewer counts as too slow. A welcome with a long log is a fifth of this.
MOST_WAITING_BYTES: Final = 1 << 20

# Close codes of web sockets
NORMAL: Final = 1000
REFUSED: Final = 1008
RESTARTING: Final = 1012
SLOW: Final = 1013
# For another process, never for a caller: the table is free, or belongs to that process already.
MOVED: Final = 4000

ENCODER: Final = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    """Encode a message as a frame. Viewers who get the same message share it."""
    return frame_of(ENCODER.encode(message))


class FrameWriter(Protocol):
    """A connection to which frames can be written."""

    def write_frame(self, frame: bytes) -> None:
        """Write a frame at once. Nothing happens if the connection is closing."""

    def waiting_bytes(self) -> int:
        """Return how much has been written that the other side has not taken yet."""


@final
class Viewer:
    """A connection with its seat, -1 for a spectator, and a keyed hash of its address.

    Sending never waits: a viewer who cannot keep up is dropped.
    """

    __slots__ = ("address", "close_code", "gone", "number", "relayed", "seat", "writer")

    def __init__(self, writer: FrameWriter, seat: int, address: str = "", *, relayed: bool = False) -> None:
        """`relayed` if another process relays the connection."""
        self.writer = writer
        self.seat = seat
        self.address = address
        self.relayed = relayed
        self.number = 0
        self.close_code = 0
        self.gone = asyncio.Event()

    def send(self, message: FromServer) -> None:
        """Send a message."""
        self.send_frame(encoded(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a message that is already encoded, for instance because several viewers get it."""
        if self.close_code:
            return
        self.writer.write_frame(frame)
        if self.writer.waiting_bytes() > MOST_WAITING_BYTES:
            self.drop(SLOW)

    def drop(self, code: int) -> None:
        """Close the connection after the messages sent before."""
        if not self.close_code:
            self.close_code = code
            self.gone.set()


@final
class AskedHint:
    """A hint being worked out, and the seat's sockets that wait for it."""

    __slots__ = ("ident", "viewers")

    def __init__(self, ident: int, viewer: Viewer) -> None:
        self.ident = ident
        self.viewers = [viewer]


@final
class Visitor:
    """A person who knocks at a private lobby, with hashes of their token and address, and the host's answer."""

    __slots__ = ("address", "answer", "join_number", "name", "number", "seen_s", "since_s", "token_hash")

    def __init__(self, number: int, name: str, token_hash: str, address: str, now_s: float) -> None:
        self.number = number
        self.name = name
        self.token_hash = token_hash
        self.address = address
        self.answer: Literal["waiting", "let_in", "refused"] = "waiting"
        # When the visitor knocked, or the host answered; and when the visitor's page last asked.
        self.since_s = now_s
        self.seen_s = now_s
        # The number of the link to play when the host answered.
        self.join_number = 0
