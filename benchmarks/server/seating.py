"""Seat people at new tables through the lobby, as the page does."""

import asyncio
import contextlib
import random
import zlib

import msgspec
from typing_extensions import override

from benchmarks.server.frames import FrameClient
from benchmarks.server.people import DECODER, Ticket, Update
from sevenwonders.server.wire import messages as wire

PLAYERS = 4
AT_ONCE = 16


class Caller:
    """Sends one request after the other to a server, on one connection for as long as the server keeps it open."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.reader = asyncio.StreamReader()
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: bytes, token: str = "") -> bytes:
        """Send a body and get one back."""
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.address}\r\n{proof}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        answer = (await self._ask(head.encode() + body)).lower()
        size = int(answer.partition(b"content-length:")[2].split(b"\r\n")[0])
        content = await self.reader.readexactly(size)
        if not answer.startswith((b"http/1.1 200", b"http/1.1 201")):
            raise SystemExit(f"{path} was refused: {content.decode()}")
        return content

    async def _ask(self, request: bytes) -> bytes:
        """Send a request and return the head of its answer.

        A server closes a connection on which nothing has come for some seconds, perhaps at this very moment. Then it
        has not read the request, which goes out again on a new connection.
        """
        if self.writer is not None:
            try:
                return await self._send(self.writer, request)
            except (asyncio.IncompleteReadError, ConnectionError):
                await self.close()
        host, _, port = self.address.partition(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        return await self._send(self.writer, request)

    async def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
            with contextlib.suppress(OSError):
                await self.writer.wait_closed()
            self.writer = None

    async def _send(self, writer: asyncio.StreamWriter, request: bytes) -> bytes:
        writer.write(request)
        return await self.reader.readuntil(b"\r\n\r\n")

    async def sit_down(self, path: str, body: msgspec.Struct) -> wire.Seated:
        """Send a wire object and get a seat."""
        return msgspec.json.decode(await self.post(path, msgspec.json.encode(body)), type=wire.Seated)


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


class Routing:
    """Which server a caller meets.

    If it goes by table, everybody at a table meets the server that its id chooses, as with the proxies in deploy/.
    Otherwise the seats of a table meet all servers in turn. New tables are made by all servers in turn.
    """

    def __init__(self, addresses: list[str], by_table: bool) -> None:
        self.addresses = addresses
        self.by_table = by_table

    def maker(self, number: int) -> str:
        """The server that makes the table with that number."""
        return self.addresses[number % len(self.addresses)]

    def place(self, number: int, game: str, seat: int) -> str:
        """The server that a seat of a table meets."""
        at = zlib.crc32(game.encode()) if self.by_table else number + seat
        return self.addresses[at % len(self.addresses)]


async def make_table(callers: dict[str, Caller], routing: Routing, number: int) -> list[Ticket]:
    """One table: the host, three friends by the join link, and the start."""
    new = wire.NewGame("Host", wire.GameConfig(players=PLAYERS), seats=[wire.SeatWish()] * (PLAYERS - 1))
    host = await callers[routing.maker(number)].sit_down("/api/games", new)
    places = [routing.place(number, host.game, seat) for seat in range(PLAYERS)]
    join = await join_token(places[0], host)
    seated = [host]
    for seat in range(1, PLAYERS):
        wish = wire.Join(f"Friend {seat}", join)
        seated.append(await callers[places[seat]].sit_down(f"/api/games/{host.game}/join", wish))
    await callers[places[0]].post(f"/api/games/{host.game}/start", b"", host.token)
    return [Ticket(places[seat.seat], seat.game, seat.seat, seat.token) for seat in seated]


async def seat_tables(routing: Routing, games: int) -> list[Ticket]:
    """Make that many tables of four people each."""
    tickets: list[Ticket] = []
    numbers = iter(range(games))

    async def make_some() -> None:
        callers = {address: Caller(address) for address in routing.addresses}
        for number in numbers:
            tickets.extend(await make_table(callers, routing, number))
        for caller in callers.values():
            await caller.close()

    await asyncio.gather(*(make_some() for _ in range(min(AT_ONCE, games))))
    random.Random(games).shuffle(tickets)
    return tickets
