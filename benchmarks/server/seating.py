"""Seat people at new tables through the lobby, as the page does."""

import asyncio
import random

import msgspec
from typing_extensions import override

from benchmarks.server.frames import FrameClient
from benchmarks.server.people import DECODER, Ticket, Update
from sevenwonders.server import wire

PLAYERS = 4
AT_ONCE = 16


class Caller:
    """A connection on which one request follows the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> None:
        self.reader = reader
        self.writer = writer
        self.address = address

    async def post(self, path: str, body: bytes, token: str = "") -> bytes:
        """Send a body and get one back."""
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.address}\r\n{proof}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        size = int(answer.partition(b"content-length:")[2].split(b"\r\n")[0])
        content = await self.reader.readexactly(size)
        if not answer.startswith((b"http/1.1 200", b"http/1.1 201")):
            raise SystemExit(f"{path} was refused: {content.decode()}")
        return content

    async def sit_down(self, path: str, body: msgspec.Struct) -> wire.Seated:
        """Send a wire object and get a seat."""
        return msgspec.json.decode(await self.post(path, msgspec.json.encode(body)), type=wire.Seated)


async def call(address: str) -> Caller:
    """Connect to a server."""
    host, _, port = address.partition(":")
    return Caller(*await asyncio.open_connection(host, int(port)), address)


class FirstLook(FrameClient):
    """A visit to a table that lasts until its state is known."""

    def __init__(self, address: str, host: wire.Seated, join: asyncio.Future[str]) -> None:
        super().__init__(address, f"/api/games/{host.game}/socket")
        self.token = host.token
        self.join = join

    @override
    def opened(self) -> None:
        self.send(msgspec.json.encode({"type": "hello", "token": self.token}))

    @override
    def received(self, text: bytes) -> None:
        message = DECODER.decode(text)
        if isinstance(message, Update) and not self.join.done():
            self.join.set_result(message.state.join)
            self.close()

    @override
    def lost(self) -> None:
        if not self.join.done():
            self.join.set_exception(ConnectionError("the table hung up"))


async def join_token(address: str, host: wire.Seated) -> str:
    """The token of the join link, which the host's table state carries."""
    loop = asyncio.get_running_loop()
    join: asyncio.Future[str] = loop.create_future()
    name, _, port = address.partition(":")
    await loop.create_connection(lambda: FirstLook(address, host, join), name, int(port))
    return await join


async def make_table(caller: Caller) -> list[wire.Seated]:
    """One table: the host, three friends by the join link, and the start."""
    new = wire.NewGame("Host", wire.GameConfig(players=PLAYERS), seats=[wire.SeatWish()] * (PLAYERS - 1))
    host = await caller.sit_down("/api/games", new)
    join = await join_token(caller.address, host)
    seated = [host]
    for number in range(1, PLAYERS):
        seated.append(await caller.sit_down(f"/api/games/{host.game}/join", wire.Join(f"Friend {number}", join)))
    await caller.post(f"/api/games/{host.game}/start", b"", host.token)
    return seated


async def seat_tables(addresses: list[str], games: int) -> list[Ticket]:
    """Make that many tables of four people each. The seats of a table are spread over all servers."""
    tickets: list[Ticket] = []
    numbers = iter(range(games))

    async def make_some() -> None:
        callers = [await call(address) for address in addresses]
        for number in numbers:
            for seat in await make_table(callers[number % len(callers)]):
                where = addresses[(number + seat.seat) % len(addresses)]
                tickets.append(Ticket(where, seat.game, seat.seat, seat.token))

    await asyncio.gather(*(make_some() for _ in range(min(AT_ONCE, games))))
    random.Random(games).shuffle(tickets)
    return tickets
