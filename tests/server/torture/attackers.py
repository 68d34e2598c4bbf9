"""A program that floods a server: it keeps connections busy, and opens each again as soon as it is closed.

It runs in a process of its own, so that people at the tables never wait for their attackers.
"""

import asyncio
import contextlib
import json
import sys
import time
from dataclasses import asdict, dataclass

CHUNK_BYTES = 65_536
PATIENCE_S = 5.0


@dataclass(frozen=True)
class Attack:
    """Everything that a connection sends: openings, each of which is answered, and a stream, which never ends.

    A stream has a beginning and a part that is repeated. When a connection is closed, the one that takes its place
    has the next stream. Each comes from an address of its own and sends `rate` bytes per second.
    """

    openings: list[bytes]
    streams: list[tuple[bytes, bytes]]
    connections: int
    rate: float
    seconds: float


class Attacker:
    """One connection after another to the same server."""

    def __init__(self, port: int, source: str, attack: Attack) -> None:
        self.port = port
        self.source = source
        self.attack = attack
        self.start_s = time.monotonic()
        self.connections = 0
        self.sent = 0

    @property
    def is_over(self) -> bool:
        """Whether the attack has lasted long enough."""
        return time.monotonic() > self.start_s + self.attack.seconds

    async def run(self) -> None:
        """Attack, through as many connections as it takes."""
        while not self.is_over:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
                beginning, part = self.attack.streams[self.connections % len(self.attack.streams)]
                self.connections += 1
                try:
                    await self.send_openings(reader, writer)
                    writer.write(beginning)
                    await self.send_stream(reader, writer, part)
                finally:
                    writer.transport.abort()
            # In case the server is so busy that it takes no connections.
            await asyncio.sleep(0.001)

    async def send_openings(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Say what comes before the stream."""
        for opening in self.attack.openings:
            writer.write(opening)
            async with asyncio.timeout(PATIENCE_S):
                await reader.read(CHUNK_BYTES)

    async def send_stream(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, part: bytes) -> None:
        """Send as fast as the rate allows until the server hangs up or the time is over, and read all answers."""
        reading = asyncio.create_task(read_all(reader))
        try:
            while not self.is_over and not reading.done():
                writer.write(part)
                await writer.drain()
                self.sent += len(part)
                ahead_s = self.sent / self.attack.rate - (time.monotonic() - self.start_s)
                await asyncio.sleep(max(0.0, ahead_s))
        finally:
            reading.cancel()


async def read_all(reader: asyncio.StreamReader) -> None:
    """Read until the server hangs up."""
    with contextlib.suppress(OSError):
        while await reader.read(CHUNK_BYTES):
            pass


async def attack_from(port: int, attack: Attack) -> int:
    """Let another process attack the server at that port. Return how many connections it had in all."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    order = json.dumps([port, asdict(attack)], default=lambda data: data.decode("latin-1"))
    answer, _ = await process.communicate(order.encode())
    return int(answer)


async def main() -> None:
    """Read the order, carry it out, and write the number of connections."""
    port, order = json.load(sys.stdin)
    order["openings"] = [text.encode("latin-1") for text in order["openings"]]
    order["streams"] = [[text.encode("latin-1") for text in stream] for stream in order["streams"]]
    attack = Attack(**order)
    # Attackers call from addresses of their own, as they would on the internet.
    attackers = [Attacker(port, f"127.0.2.{number}", attack) for number in range(1, attack.connections + 1)]
    await asyncio.gather(*(attacker.run() for attacker in attackers))
    sys.stdout.write(str(sum(attacker.connections for attacker in attackers)))


if __name__ == "__main__":
    asyncio.run(main())
