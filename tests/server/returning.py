"""People who come back whenever they are sent away, and know exactly what the server has accepted from them."""

import asyncio
import random
from collections.abc import Awaitable, Sequence
from contextlib import suppress

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from sevenwonders import replay_game
from sevenwonders.server.wire import messages as wire
from tests.server.house import PLAIN, House, Person, seated

# What ends a connection: the server is away, restarts, or takes too long.
ENDS = (ConnectionClosed, WebSocketException, AssertionError, OSError, TimeoutError)
PAUSE_S = 0.05
ANSWER_S = 5.0


class Returner:
    """Somebody with a seat, who plays through any server that answers, and never gives up."""

    def __init__(self, houses: Sequence[House], seat: wire.Seated, seed: int) -> None:
        self.houses = houses
        self.seat = seat
        self.random = random.Random(seed)
        self.accepted: dict[int, int] = {}
        self.answers = 0
        self.returns = 0
        self.status = ""

    async def play(self) -> None:
        """Play to the end of the game."""
        while not self.has_ended():
            house = self.random.choice(self.houses)
            with suppress(*ENDS):
                async with asyncio.timeout(10 * ANSWER_S):
                    await self._visit(Person(house, self.seat.game, self.seat.token, seed=self.random.randrange(1000)))
            self.returns += 1
            await asyncio.sleep(PAUSE_S)

    def has_ended(self) -> bool:
        return self.status in ("finished", "abandoned")

    async def _visit(self, person: Person) -> None:
        try:
            await person.__aenter__()
            while person.table.status == "playing":
                await person.until(lambda: bool(person.mine()) or person.table.status != "playing")
                for decision in person.mine()[:1]:
                    await self._choose(person, decision)
            self.status = person.table.status
        finally:
            if person.socket is not None:
                with suppress(*ENDS):
                    await person.__aexit__()

    async def _choose(self, person: Person, decision: wire.DecisionState) -> None:
        """Answer. Only an answer that the table shows counts as accepted; a decision that is gone proves nothing."""
        choice = self.random.choice(person.ways(decision))
        await person.send(wire.Answer(decision.ident, choice))
        await person.until(lambda: decision.ident not in [item.ident for item in person.mine()], ANSWER_S)
        self.answers += 1
        for item in person.table.decisions:
            if item.ident == decision.ident and item.choice == choice:
                self.accepted[item.ident] = choice


async def record_of(house: House, game: str) -> dict[str, object]:
    """The record of a finished game, as soon as the server can tell it."""
    async with asyncio.timeout(20):
        while True:
            with suppress(httpx.TransportError):
                found = await asyncio.to_thread(house.get, f"/api/games/{game}/record")
                if found.status_code == 200:
                    record: dict[str, object] = found.json()
                    return record
            await asyncio.sleep(PAUSE_S)


def check_nothing_lost(record: dict[str, object], people: Sequence[Returner]) -> int:
    """Every accepted answer is in the record of the game. Return how many there are."""
    game = replay_game(record)
    assert game.finished()
    given = {(game.history[at], game.history[at + 1]) for at in range(0, len(game.history), 2)}
    accepted = {item for person in people for item in person.accepted.items()}
    assert accepted <= given, accepted - given
    return len(accepted)


def people_at(houses: Sequence[House], tables: int) -> list[list[Returner]]:
    """Tables with two people and a bot each, made through all servers in turn."""
    people = []
    for table in range(tables):
        host = houses[table % len(houses)].new_game(3, bots=1, wonders=PLAIN)
        link = houses[0].join_link(host)
        guest = seated(houses[-1].post(f"/api/games/{host.game}/join", {"join": link, "name": "Ben"}))
        assert houses[-1].post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
        people.append([Returner(houses, seat, 10 * table + seat.seat) for seat in (host, guest)])
    return people


async def all_go_on(people: Sequence[Sequence[Returner]]) -> None:
    """Wait until everybody has answered once more, or has come to the end of the game."""
    before = [(person, person.answers) for group in people for person in group]
    while any(person.answers == answers and not person.has_ended() for person, answers in before):
        await asyncio.sleep(PAUSE_S)


async def play_through(houses: Sequence[House], people: list[list[Returner]], disturb: Awaitable[None]) -> None:
    """Everybody plays to the end while something happens. No accepted answer is lost, and every game ends."""
    disturbing = asyncio.ensure_future(disturb)
    async with asyncio.timeout(240):
        await asyncio.gather(*(person.play() for group in people for person in group), disturbing)
    for group in people:
        record = await record_of(houses[0], group[0].seat.game)
        assert check_nothing_lost(record, group) > 10
