"""Callers who want to bring a server down, while people play on it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person
from tests.server.programs import Program
from tests.server.torture.ordeal import Figures, Ordeal, Stage
from tests.server.torture.people import Crowd

# Attackers call from addresses of their own, as they would on the internet.
ATTACKERS = [f"127.0.1.{number}" for number in range(1, 9)]
USUAL = {
    "SEVENWONDERS_CONNECTIONS": "1000",
    "SEVENWONDERS_MESSAGES_PER_SECOND": "10",
    "SEVENWONDERS_SOCKETS_PER_ADDRESS": "40",
    "SEVENWONDERS_CONNECTIONS_PER_ADDRESS": "200",
    "SEVENWONDERS_HEADER_TIMEOUT_S": "2",
}
# The people who play come from one address and make quick moves.
FRIENDLY = {"SEVENWONDERS_MESSAGES_PER_SECOND": "1000"}
USUAL_TABLES = 4
LONGEST_WAIT_S = 10.0
MOST_GROWTH_BYTES = 200_000_000
# How much is measured before an attack for each round of it, up to ten rounds
CALM_WAITS = 40

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Flood = Callable[[Stage, House], Awaitable[int]]


def flood(attack: Flood, **settings: str) -> Callable[[Stage], Figures]:
    """The attack goes on while people play as fast as they can."""
    return siege(attack, settings, 0.0, MOST_GROWTH_BYTES)


def siege(
    attack: Flood, settings: dict[str, str], pause_s: float, most_growth_bytes: int
) -> Callable[[Stage], Figures]:
    """The attack goes on while people play. Nobody waits for long, and the server does not grow without bound."""

    def run(stage: Stage) -> Figures:
        with stage.database("sqlite") as url, Program(url, stage.folder, forked=True, **USUAL | settings) as program:
            house = program.start()
            # A single table makes up for the missing ones.
            crowd = Crowd([house], stage.tables, stage.chance, pause_s * stage.tables / USUAL_TABLES)
            attacks = growth = 0

            async def trouble() -> None:
                nonlocal attacks, growth
                await crowd.times.calm(CALM_WAITS * min(stage.rounds, 10))
                largest_bytes(program)
                before = largest_bytes(program)
                with crowd.times.trouble():
                    for _ in range(stage.rounds):
                        attacks += await attack(stage, house)
                        stage.tick()
                growth = largest_bytes(program) - before

            asyncio.run(crowd.play_through(trouble()))
        figures = crowd.figures() | {"attacks": attacks, "growth_mb": round(growth / 1e6)}
        stage.check_wait(figures["longest_wait_s"], LONGEST_WAIT_S, figures)
        assert growth < most_growth_bytes, f"the server grew too much: {figures}"
        return figures

    return run


def largest_bytes(program: Program) -> int:
    """The largest size of a server process since this was last asked."""
    assert program.process is not None
    process = Path(f"/proc/{program.process.pid}")
    line = next(line for line in (process / "status").read_text(encoding="ascii").splitlines() if "VmHWM" in line)
    # Forgets the largest size so far (man 5 proc).
    (process / "clear_refs").write_text("5", encoding="ascii")
    return int(line.split()[1]) * 1024


async def call(house: House, source: str, data: bytes = b"") -> Line | None:
    """A connection from that address on which that much was sent; None if the server does not want it."""
    try:
        line = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(source, 0))
        line[1].write(data)
        return line
    except OSError:
        return None


async def hold(lines: list[Line | None], seconds: float) -> int:
    """Keep the connections open for a while without reading. Return how many there were."""
    await asyncio.sleep(seconds)
    there = [line for line in lines if line is not None]
    for _, writer in there:
        writer.transport.abort()
    return len(there)


async def idle_flood(_stage: Stage, house: House) -> int:
    """Far more silent connections than the server holds."""
    calls = [call(house, source) for source in ATTACKERS for _ in range(200)]
    return await hold(list(await asyncio.gather(*calls)), 1.0)


async def slow_heads(_stage: Stage, house: House) -> int:
    """Requests that come one byte at a time and are never complete."""
    lines = await asyncio.gather(*(call(house, source, b"GET /") for source in ATTACKERS for _ in range(40)))
    for _ in range(10):
        await asyncio.sleep(0.1)
        for line in lines:
            if line is not None:
                line[1].write(b"a")
    return await hold(list(lines), 0.0)


def handshake(game: str) -> bytes:
    """The request for a socket at a table."""
    return (
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2V2ZW4gd29uZGVycyAxMg==\r\n\r\n"
    ).encode()


def frame(message: wire.FromPage) -> bytes:
    """A short text message, masked with zeros."""
    text = msgspec.json.encode(message)
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def slow_readers(_stage: Stage, house: House) -> int:
    """Spectators who never read what they are sent, at a table of bots that plays on."""
    host, watch = await asyncio.to_thread(busy_table, house)
    data = handshake(host.game)
    lines = await asyncio.gather(*(call(house, source, data) for source in ATTACKERS for _ in range(20)))
    await asyncio.gather(*(say_hello(line, watch) for line in lines if line is not None))
    return await hold(list(lines), 2.0)


async def say_hello(line: Line, token: str) -> None:
    """Enter a table once the server has agreed to a socket. It would not hear what came before that.

    The server may have closed the connection to make room for another.
    """
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
        async with asyncio.timeout(2.0):
            await line[0].readuntil(b"\r\n\r\n")
        line[1].write(frame(wire.Hello(token)))


async def half_open(_stage: Stage, house: House) -> int:
    """Sockets that say nothing after their handshake."""
    host, _ = await asyncio.to_thread(busy_table, house)
    data = handshake(host.game)
    lines = await asyncio.gather(*(call(house, source, data) for source in ATTACKERS for _ in range(20)))
    return await hold(list(lines), 1.0)


def busy_table(house: House) -> tuple[wire.Seated, str]:
    """A table of bots with one person, and the token of its watch link."""
    host = house.new_game(5, bots=4, start=True)
    return host, house.watch_link(host)


async def hint_flood(_stage: Stage, house: House) -> int:
    """Somebody who asks for hints and nothing else, as fast as the connection allows."""
    asked = 0
    for source in ATTACKERS[:2]:
        host = await asyncio.to_thread(house.new_game, 4, 3, start=True)
        asked += await ask_hints(house, host, source)
    return asked


async def ask_hints(house: House, host: wire.Seated, source: str) -> int:
    """Ask until the server has had enough of it."""
    async with Person(house, host.game, host.token) as person:
        await person.until(lambda: bool(person.mine()))
        ident = person.mine()[0].ident
    asked = 0
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
        async with connect(person.address, local_addr=(source, 0), max_size=None) as socket:
            await socket.send(msgspec.json.encode(wire.Hello(host.token)).decode())
            for _ in range(100):
                await socket.send(msgspec.json.encode(wire.AskHint(ident)).decode())
                asked += 1
    return asked


FLOODS = [
    Ordeal("idle floods", "Silent connections keep nobody else out for long.", flood(idle_flood, **FRIENDLY), 1, 30),
    Ordeal("slow heads", "A request that never ends is cut off.", flood(slow_heads, **FRIENDLY), 1, 30),
    Ordeal("half-open sockets", "A socket that says nothing is closed.", flood(half_open, **FRIENDLY), 1, 30),
    Ordeal("slow readers", "Nobody waits for somebody who does not read.", flood(slow_readers, **FRIENDLY), 1, 30),
    Ordeal(
        "hint floods",
        "Answers of people never wait for hints.",
        flood(hint_flood, **FRIENDLY),
        1,
        30,
    ),
]
