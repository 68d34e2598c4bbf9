"""An address that lets bots think as much as it can, while people elsewhere play against bots."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person
from tests.server.programs import Program
from tests.server.torture.ordeal import Figures, Ordeal, Stage
from tests.server.torture.timing import PACE_S, WaitingTimes, milliseconds

ATTACKER = "127.0.1.9"
HINT_SOCKETS = 38
EXPERT_TABLES = 60
# Some of the attacker's tables have a socket, as many as the usual limit for an address allows with room to spare.
EXPERT_SOCKETS = 30
# Turns that are measured before the attack, and in each round of it.
TURNS = 40
# How long the attacker waits after a refusal.
PAUSE_S = 1.0
PATIENCE_S = 180.0
LONGEST_P95_MS = 1000.0

# All that the attacker's sockets have heard. It shows that the attack was under way.
Heard = list[wire.FromServer]
Attack = Callable[[House], AbstractAsyncContextManager[Heard]]


def thinking(attack: Attack) -> Callable[[Stage], Figures]:
    """Measure how long a person waits for greedy bots, first without the attack and then during it."""

    def run(stage: Stage) -> Figures:
        limits = {"SEVENWONDERS_SOCKETS_PER_ADDRESS": "40", "SEVENWONDERS_MESSAGES_PER_SECOND": "1000"}
        with stage.database("sqlite") as url, Program(url, stage.folder, forked=True, **limits) as program:
            return asyncio.run(measured(stage, program.start(), attack))

    return run


async def measured(stage: Stage, house: House, attack: Attack) -> Figures:
    """Play without the attack, and then with it."""
    times = WaitingTimes("bot_p95_ms")
    # The first turn waits for a worker to start.
    await play_turns(house, WaitingTimes(), 1)
    await play_turns(house, times, TURNS)
    async with attack(house) as heard:
        await play_turns(house, WaitingTimes(), 1)
        with times.trouble():
            for _ in range(stage.rounds):
                await play_turns(house, times, TURNS)
                stage.tick()
    before = [end - start for start, end in times.waits if start < times.began_s]
    during = [end - start for start, end in times.waits if start >= times.began_s]
    medians = {"bot_p50_ms_before": median(before), "bot_p50_ms_during": median(during)}
    figures = {name: milliseconds(seconds) for name, seconds in medians.items()} | times.figures()
    stage.check_wait(figures["bot_p95_ms_during"], LONGEST_P95_MS, figures)
    return figures | {"confirmed": len(times.waits), "attacks": len(heard)}


async def play_turns(house: House, times: WaitingTimes, turns: int) -> None:
    """Play that many turns against greedy bots, in as many games as it takes."""
    while turns > 0:
        host = await asyncio.to_thread(new_table, house, 3, "greedy")
        async with Person(house, host.game, host.token) as person:
            while turns > 0 and person.table.status == "playing":
                with times.wait():
                    await person.until(lambda: bots_are_done(person), PATIENCE_S)
                turns -= 1
                await asyncio.sleep(PACE_S)
                await person.play(1)


def bots_are_done(person: Person) -> bool:
    """Whether no bot is asked, and either the person is or the game is over."""
    waiting = [item for item in person.table.decisions if item.decider != person.table.me and not item.answered]
    return not waiting and (bool(person.mine()) or person.table.status != "playing")


def new_table(house: House, players: int, level: str, **options: Any) -> wire.Seated:
    """A table in play with one person and bots of that level."""
    seats = [{"kind": "bot", "bot": level}] * (players - 1)
    config = {"players": players, "edition": 2, "wonders": ["random"]}
    body = {"name": "Anna", "config": config, "seats": seats, "start": True, "options": options}
    response = house.post("/api/games", body)
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=wire.Seated)


@asynccontextmanager
async def hint_flood(house: House) -> AsyncIterator[Heard]:
    """Sockets at tables of their own that always ask for a hint."""
    async with attacking(house, HINT_SOCKETS, HINT_SOCKETS, ask_hints, 7, "random") as heard:
        yield heard


@asynccontextmanager
async def expert_flood(house: House) -> AsyncIterator[Heard]:
    """Tables of six experts, and a person who never answers within a second."""
    async with attacking(house, EXPERT_TABLES, EXPERT_SOCKETS, listen, 7, "expert", turn_seconds=1) as heard:
        yield heard


@asynccontextmanager
async def attacking(
    house: House, tables: int, sockets: int, attack: Callable[..., Any], players: int, level: str, **options: Any
) -> AsyncIterator[Heard]:
    """Tables of one attacker, some with a socket, until the block ends."""
    theirs = House(house.port)
    theirs.client = httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER), timeout=60.0)
    made = [await asyncio.to_thread(new_table, theirs, players, level, **options) for _ in range(tables)]
    heard: Heard = []
    tasks = [asyncio.create_task(attack(theirs, seat, heard)) for seat in made[:sockets]]
    try:
        yield heard
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        theirs.client.close()


async def listen(house: House, seat: wire.Seated, heard: Heard) -> None:
    """Sit at a table and read what comes."""
    async for person, _ in messages(house, seat):
        heard.append(person.messages[-1])


async def ask_hints(house: House, seat: wire.Seated, heard: Heard) -> None:
    """Ask for a hint again and again, but never two at a time: that would be a mistake, and many end a connection."""
    async for person, socket in messages(house, seat):
        last = person.messages[-1]
        heard.append(last)
        if isinstance(last, wire.Refused):
            await asyncio.sleep(PAUSE_S)
        if isinstance(last, wire.Update | wire.Hint | wire.Refused) and person.mine():
            await socket.send(msgspec.json.encode(wire.AskHint(person.mine()[0].ident)).decode())


async def messages(house: House, seat: wire.Seated) -> AsyncIterator[tuple[Person, ClientConnection]]:
    """The attacker at a table after each message, as long as the connection lasts."""
    person = Person(house, seat.game, seat.token)
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
        async with connect(person.address, local_addr=(ATTACKER, 0), max_size=None) as socket:
            await socket.send(msgspec.json.encode(wire.Hello(seat.token)).decode())
            async for text in socket:
                person.receive(str(text))
                yield person, socket


THINKING = [
    Ordeal(
        "hints of one address",
        "Bots wait for no more than one hint, however many one address asks for.",
        thinking(hint_flood),
        1,
        5,
    ),
    Ordeal(
        "experts of one address",
        "Bots wait for no more than one turn of other tables, however many experts one address lets think.",
        thinking(expert_flood),
        1,
        5,
    ),
]
