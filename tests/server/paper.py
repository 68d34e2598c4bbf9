"""A connection that only notes what is written to it."""

from typing import Final

SHORT: Final = 2
MEDIUM: Final = 4
LONG: Final = 10


class Paper:
    """A line whose other side reads nothing."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write_frame(self, frame: bytes) -> None:
        self.frames.append(frame)

    def waiting_bytes(self) -> int:
        return sum(len(frame) for frame in self.frames)

    def texts(self) -> list[str]:
        """The messages that were written."""
        return [frame[{126: MEDIUM, 127: LONG}.get(frame[1], SHORT) :].decode() for frame in self.frames]
