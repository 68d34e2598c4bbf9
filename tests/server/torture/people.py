"""People who play on whatever happens to the servers, and who know exactly which answers were confirmed."""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevenwonders import replay_game
from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person
from tests.server.torture.ordeal import Figures
from tests.server.torture.timing import WaitingTimes

# What happens to a connection when its server is killed, frozen or restarted.
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError)
PATIENCE_S = 6.0
# How often people think better of an answer that is already confirmed.
CHANGES = 0.15


@dataclass
class Ledger:
    """The answers of one table that the server has confirmed, by decision.

    A decision that is no longer open is no confirmation: time may have run out. While a change of mind is under way,
    either answer may be the stored one.
    """

    possible: dict[int, set[int]] = field(default_factory=dict)
    confirmations: int = 0

    def sent(self, ident: int, choice: int) -> None:
        """Note an answer that may or may not arrive."""
        if ident in self.possible:
            self.possible[ident].add(choice)

    def confirmed(self, ident: int, choice: int) -> None:
        """Note an answer that must never be lost."""
        self.possible[ident] = {choice}
        self.confirmations += 1

    def lost(self, history: list[int]) -> list[int]:
        """The decisions whose confirmed answers are not in the game's history."""
        given = {history[at]: history[at + 1] for at in range(0, len(history), 2)}
        return [ident for ident, choices in self.possible.items() if given.get(ident) not in choices]


class Regular:
    """Somebody who comes back to the table until its game is over."""

    def __init__(self, houses: list[House], seat: wire.Seated, ledger: Ledger, times: WaitingTimes, seed: int) -> None:
        self.houses = houses
        self.seat = seat
        self.ledger = ledger
        self.times = times
        self.chance = random.Random(seed)
        self.finished = False
        self.longest_wait_s = 0.0
        self.heard_s = time.monotonic()
        self.pause_s = 0.0

    async def play(self) -> None:
        """Play to the end, through as many connections as it takes."""
        while not self.finished:
            with contextlib.suppress(*LOST):
                await self.visit()
            await asyncio.sleep(self.chance.uniform(0.02, 0.1))

    async def visit(self) -> None:
        """Play on one connection until it is lost or the game is over."""
        house = self.chance.choice(self.houses)
        person = Person(house, self.seat.game, self.seat.token, seed=self.chance.randrange(1 << 30))
        try:
            with self.times.wait():
                async with asyncio.timeout(PATIENCE_S):
                    await person.__aenter__()
            while person.table.status != "finished":
                await person.until(lambda: bool(person.mine()) or person.table.status == "finished", PATIENCE_S)
                self.hear()
                for decision in person.mine()[:1]:
                    await self.answer(person, decision)
            self.hear()
            self.finished = True
        finally:
            if person.socket is not None:
                with contextlib.suppress(*LOST):
                    await person.__aexit__()

    def hear(self) -> None:
        """Note how long the table stood still."""
        now_s = time.monotonic()
        self.longest_wait_s = max(self.longest_wait_s, now_s - self.heard_s)
        self.heard_s = now_s

    async def answer(self, person: Person, decision: wire.DecisionState) -> None:
        """Answer at random, and sometimes change the answer."""
        await asyncio.sleep(self.pause_s)
        ways = person.ways(decision)
        await self.choose(person, decision.ident, self.chance.choice(ways))
        if self.chance.random() < CHANGES and any(item.ident == decision.ident for item in person.table.decisions):
            await self.choose(person, decision.ident, self.chance.choice(ways))

    async def choose(self, person: Person, ident: int, choice: int) -> None:
        """Send an answer, and note it if the server shows it."""
        self.ledger.sent(ident, choice)
        with self.times.wait():
            await person.send(wire.Answer(ident, choice))
            seen = len(person.messages)
            await person.until(lambda: shown(person, ident, choice) or over(person, ident, seen), PATIENCE_S)
        if shown(person, ident, choice):
            self.ledger.confirmed(ident, choice)


def shown(person: Person, ident: int, choice: int) -> bool:
    """Whether the table shows the answer as given."""
    return any(item.ident == ident and item.answered and item.choice == choice for item in person.table.decisions)


def refused(person: Person, ident: int, since: int) -> bool:
    """Whether the server has refused an answer to the decision."""
    return any(isinstance(item, wire.Refused) and item.decision == ident for item in person.messages[since:])


def over(person: Person, ident: int, since: int) -> bool:
    """Whether there is nothing to wait for: the decision is no longer open, or the answer was refused."""
    return refused(person, ident, since) or all(item.ident != ident for item in person.table.decisions)


@dataclass
class Party:
    """A table with people in all seats."""

    ledger: Ledger
    people: list[Regular]

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.people[0].seat.game

    async def play(self, patience_s: float) -> None:
        """Everybody plays to the end, however long that takes on this machine. A table is stuck if nothing happens."""
        playing = asyncio.gather(*(person.play() for person in self.people))
        while not playing.done():
            await asyncio.wait([playing], timeout=1.0)
            if time.monotonic() - max(person.heard_s for person in self.people) > patience_s:
                playing.cancel()
                raise AssertionError(f"nothing has happened at table {self.game} for {patience_s:.0f} seconds")
        await playing

    def check(self, house: House) -> None:
        """The game is finished, and nothing that was confirmed is missing from its record."""
        response = house.get(f"/api/games/{self.game}/record")
        assert response.status_code == 200, response.text
        game = replay_game(response.json())
        assert game.finished()
        assert not self.ledger.lost(game.history), f"table {self.game} lost confirmed answers"


class Crowd:
    """Several tables at once. Whoever has finished a game begins the next one, until the crowd is told to go home."""

    def __init__(self, houses: list[House], tables: int, chance: random.Random, pause_s: float = 0.0) -> None:
        self.houses = houses
        self.tables = tables
        self.chance = chance
        self.pause_s = pause_s
        self.times = WaitingTimes()
        self.parties: list[Party] = []
        self.going_home = False

    async def play_through(self, trouble: Awaitable[None], patience_s: float = 90.0) -> None:
        """Play while the trouble takes its course, and finish all games after it. Then check every record."""
        whole = asyncio.ensure_future(trouble)
        whole.add_done_callback(lambda _: self.go_home())
        work = [whole, *(asyncio.create_task(self._play(patience_s)) for _ in range(self.tables))]
        # A table that is stuck ends the ordeal at once.
        await asyncio.wait(work, return_when=asyncio.FIRST_EXCEPTION)
        for task in work:
            task.cancel()
        for ended in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        for party in self.parties:
            await asyncio.to_thread(party.check, self.houses[0])

    def go_home(self) -> None:
        """Begin no more games."""
        self.going_home = True

    async def _play(self, patience_s: float) -> None:
        while not self.going_home or not self.parties:
            # Tables are made by people too: a server may be gone just then.
            try:
                party = await asyncio.to_thread(self._seat)
            except (httpx.TransportError, *LOST):
                await asyncio.sleep(0.1)
                continue
            self.parties.append(party)
            await party.play(patience_s)

    def _seat(self) -> Party:
        """A new table in play."""
        seats = self.chance.choice(self.houses).full_table(self.chance.choice((3, 4)))
        ledger = Ledger()
        people = [Regular(self.houses, seat, ledger, self.times, self.chance.randrange(1 << 30)) for seat in seats]
        for person in people:
            person.pause_s = self.pause_s
        return Party(ledger, people)

    def figures(self) -> Figures:
        """What happened, in numbers."""
        people = [person for party in self.parties for person in party.people]
        return {
            "games": len(self.parties),
            "confirmed": sum(party.ledger.confirmations for party in self.parties),
            "lost": 0,
            "longest_wait_s": round(max(person.longest_wait_s for person in people), 1),
            **self.times.figures(),
        }
