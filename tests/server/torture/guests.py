"""Guests who use what everybody may do, and far too much of it: many watchers, and people who never stop talking."""

import asyncio
import contextlib
import time

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevenwonders.server.limits import CHAT_S
from sevenwonders.server.wire import messages as wire
from tests.server.house import PATIENCE_S, House
from tests.server.torture.floods import ATTACKERS, FRIENDLY, Line, call, flood, frame, handshake
from tests.server.torture.ordeal import Ordeal, Stage

WATCHERS_PER_TABLE = 75
FORGETS = 5
TALKERS = 6
LINES = 10
ADDRESS_LINES = 24
CHATTY = FRIENDLY | {"SEVENWONDERS_CHAT_LINES_PER_ADDRESS": str(ADDRESS_LINES)}


async def forget_before_watchers(stage: Stage, house: House) -> int:
    """Somebody wants to be forgotten again and again, at a table with hundreds of watchers."""
    host, guest, *_ = await asyncio.to_thread(house.full_table, 3)
    watch = await asyncio.to_thread(house.watch_link, host)
    sources = [ATTACKERS[at % len(ATTACKERS)] for at in range(WATCHERS_PER_TABLE * stage.tables)]
    lines = await asyncio.gather(*(come_to_watch(house, source, host.game, watch) for source in sources))
    there = [line for line in lines if line is not None]
    assert len(there) > len(sources) / 2, "the watchers are not there"
    readers = [asyncio.create_task(read_all(line)) for line in there]
    for _ in range(FORGETS):
        path = f"/api/games/{host.game}/forget"
        answer = await asyncio.to_thread(house.post, path, wire.Forget(leave=False), guest.token)
        assert answer.status_code == 200, answer.text
    for _, writer in there:
        writer.transport.abort()
    await asyncio.gather(*readers)
    return FORGETS * len(there)


async def come_to_watch(house: House, source: str, game: str, token: str) -> Line | None:
    """A connection that watches the table. Its first update has begun to arrive."""
    line = await call(house, source, handshake(game))
    if line is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE_S):
            # What is sent along with a handshake is lost.
            await line[0].readuntil(b"\r\n\r\n")
            line[1].write(frame(wire.Hello(token)))
            await line[0].readexactly(1)
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return None
    return line


async def read_all(line: Line) -> None:
    """Read whatever comes until the connection is over."""
    with contextlib.suppress(OSError):
        while await line[0].read(1 << 16):
            pass


async def talk_from_one_address(_stage: Stage, house: House) -> int:
    """People from one address talk as fast as they can, and reconnect to be allowed more."""
    people = await asyncio.to_thread(house.full_table, TALKERS)
    begin_s = time.monotonic()
    sent = sum(await asyncio.gather(*(talk(house, seat) for seat in people * 3)))
    path = f"/api/games/{people[0].game}/chat?before=1000"
    answer = await asyncio.to_thread(house.ask, "GET", path, None, people[0].token)
    # Earlier rounds may have used up everything, and some of it comes back while people talk.
    most = ADDRESS_LINES * (1 + (time.monotonic() - begin_s) / CHAT_S)
    assert len(answer.json()) <= most, f"one address has said {len(answer.json())} lines"
    return sent


async def talk(house: House, seat: wire.Seated) -> int:
    """Say as many lines as a connection takes. Return how many were sent."""
    address = f"ws://127.0.0.1:{house.port}/api/games/{seat.game}/socket"
    sent = 0
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
        async with connect(address, local_addr=(ATTACKERS[0], 0), max_size=None) as socket:
            await socket.send(msgspec.json.encode(wire.Hello(seat.token)).decode())
            for number in range(LINES):
                await socket.send(msgspec.json.encode(wire.Say(f"Line {number}")).decode())
                sent += 1
    return sent


GUESTS = [
    Ordeal(
        "forgetting before a crowd",
        "Other tables play on while hundreds of watchers are told that somebody is forgotten.",
        flood(forget_before_watchers, **FRIENDLY),
        1,
        20,
    ),
    Ordeal(
        "chat floods",
        "People from one address say no more than their limit, however often they reconnect.",
        flood(talk_from_one_address, **CHATTY),
        1,
        30,
    ),
]
