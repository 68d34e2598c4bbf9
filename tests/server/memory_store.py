"""A store in memory that can be slow: several servers can share it in one process."""

import asyncio
import random
from collections.abc import Callable, Sequence

import msgspec

from sevenwonders.server.clock import now_s as current_s
from sevenwonders.server.store.protocol import (
    CHAT_PAGE,
    Advance,
    AnswerRow,
    Departure,
    Forgotten,
    GameRow,
    Lease,
    LeaseLost,
    NewLine,
    OldTable,
    OwnedElsewhere,
    SeatRow,
    StoredGame,
    Taken,
    Times,
    UnknownTable,
)
from sevenwonders.server.store.runs import Run, marked
from sevenwonders.server.wire.messages import ChatLine


class MemoryStore:
    """Keeps tables in dictionaries. Every call takes up to `delay_s`, so that calls overtake each other."""

    is_shared = False

    def __init__(self, delay_s: float = 0.0) -> None:
        self.delay_s = delay_s
        self.random = random.Random(7)
        self.nodes: dict[str, str] = {}
        self.games: dict[str, GameRow] = {}
        self.seats: dict[str, list[SeatRow]] = {}
        self.answers: dict[str, list[AnswerRow]] = {}
        self.lines: dict[str, list[tuple[ChatLine, NewLine]]] = {}
        self.departures: dict[str, list[Departure]] = {}
        self.hosts: set[str] = set()
        self.owners: dict[str, str] = {}
        self.epochs: dict[str, int] = {}
        self.wakes: dict[str, float | None] = {}
        self.touched: list[str] = []
        self.analyses: dict[str, bytes] = {}
        self.runs: list[Run] = []
        self.loads = 0
        self.before_append: Callable[[], None] | None = None

    async def wait(self) -> None:
        await asyncio.sleep(self.random.random() * self.delay_s)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def try_write(self) -> None:
        pass

    async def take_permit(self, key: str, size: int, seconds: float) -> bool:
        return True

    async def secret(self, name: str) -> bytes:
        return f"{name}: the same for all who share the store".encode()

    async def enter(self, node: str, address: str) -> float:
        return self.beat(node, address)

    def beat(self, node: str, address: str) -> float:
        self.nodes[node] = address
        return current_s()

    async def leave(self, node: str) -> None:
        self.nodes.pop(node, None)
        self.owners = {game: owner for game, owner in self.owners.items() if owner != node}

    async def mark(self, at_s: float) -> list[Run]:
        self.runs = marked(self.runs, at_s)
        return self.runs

    async def create(
        self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow], owner: str, wakes_s: float | None
    ) -> None:
        await self.wait()
        if game.id in self.games:
            raise ValueError(game.id)
        self.games[game.id] = game
        self.seats[game.id] = list(seats)
        self.answers[game.id] = list(answers)
        self.lines[game.id] = []
        self.owners[game.id] = owner
        self.epochs[game.id] = 0
        self.wakes[game.id] = wakes_s

    async def load(self, game: str) -> StoredGame | None:
        await self.wait()
        if game not in self.games:
            return None
        return StoredGame(self.games[game], self.seats[game][:], self.answers[game][:], self.page(game))

    def is_free(self, game: str, node: str = "") -> bool:
        owner = self.owners.get(game, "")
        return owner == node or owner not in self.nodes

    async def take_table(self, game: str, node: str) -> Taken:
        await self.wait()
        self.loads += 1
        if game not in self.games:
            raise UnknownTable(game)
        if not self.is_free(game, node):
            raise OwnedElsewhere(self.owners[game], self.nodes[self.owners[game]])
        self.owners[game] = node
        self.epochs[game] += 1
        lease = Lease(game, self.epochs[game])
        stored = await self.load(game)
        assert stored is not None
        return Taken(stored, lease, self.wakes[game])

    async def release(self, game: str, node: str) -> None:
        if self.owners.get(game) == node:
            del self.owners[game]

    async def due(self, node: str, most: int) -> list[str]:
        late = [game for game, wakes_s in self.wakes.items() if wakes_s is not None and wakes_s <= current_s()]
        return [game for game in late if self.owners.get(game) != node][:most]

    async def append(self, advance: Advance) -> None:
        await self.wait()
        if self.before_append is not None:
            self.before_append()
        game = advance.lease.game
        self.check(advance.lease)
        last = max((row.number for row in self.answers[game]), default=-1)
        if advance.answer.number <= last:
            raise LeaseLost(game)
        kept = [row for row in self.answers[game] if row.number not in advance.instead_of]
        self.answers[game] = [*kept, advance.answer]
        self.games[game] = msgspec.structs.replace(
            self.games[game], status=advance.status, updated_s=advance.answer.at_s
        )
        self.wakes[game] = advance.wakes_s
        await self.wait()

    def check(self, lease: Lease) -> None:
        if self.epochs.get(lease.game) != lease.epoch or lease.game not in self.games:
            raise LeaseLost(lease.game)

    async def change(
        self,
        lease: Lease,
        row: GameRow,
        wakes_s: float | None,
        seats: Sequence[SeatRow] = (),
        forgotten: Forgotten | None = None,
        departed: Sequence[Departure] = (),
    ) -> None:
        await self.wait()
        self.check(lease)
        self.departures.setdefault(lease.game, []).extend(departed)
        self.games[lease.game] = row
        self.wakes[lease.game] = wakes_s
        by_number = {seat.seat: seat for seat in [*self.seats[lease.game], *seats]}
        self.seats[lease.game] = [by_number[number] for number in range(row.config.players)]
        if forgotten is not None:
            self.lines[lease.game] = [(without(forgotten, line, new), new) for line, new in self.lines[lease.game]]

    async def rematches(self, games: Sequence[str]) -> list[tuple[GameRow, list[SeatRow]]]:
        rows = [row for row in self.games.values() if row.earlier in games and row.status in ("lobby", "playing")]
        return [(row, self.seats[row.id]) for row in rows]

    async def settle_held(self, games: Sequence[str], seat: int, name: str, instead: str, *, leaves: bool) -> list[str]:
        return []

    async def departure(self, game: str, token_hash: str) -> Departure | None:
        found = [one for one in self.departures.get(game, []) if one.token_hash == token_hash]
        told = {new.about: new.name for _, new in self.lines.get(game, []) if new.kind == "removed"}
        return msgspec.structs.replace(found[0], removed_by=told.get(found[0].arrival)) if found else None

    async def take_back(self, lease: Lease, number: int, wakes_s: float | None) -> None:
        await self.wait()
        self.check(lease)
        self.answers[lease.game] = [row for row in self.answers[lease.game] if row.number < number]
        self.wakes[lease.game] = wakes_s

    async def delete(self, lease: Lease) -> None:
        await self.wait()
        self.check(lease)
        del self.games[lease.game]

    async def listed(self, since_s: float, skip: int, most: int) -> list[tuple[GameRow, list[SeatRow]]]:
        found = [
            (row, self.seats[game])
            for game, row in self.games.items()
            if row.status == "lobby" and row.options.access.listed and row.updated_s >= since_s and game in self.hosts
        ]
        open_ones = [(row, seats) for row, seats in found if any(seat.kind == "open" for seat in seats)]
        return sorted(open_ones, key=lambda pair: -pair[0].created_s)[skip : skip + most]

    async def count_listed(self, address: str, since_s: float) -> int:
        listed = [row for row in self.games.values() if row.status == "lobby" and row.options.access.listed]
        return sum(self.seats[row.id][row.host].address == address for row in listed)

    async def see_hosts(self, present: Sequence[Lease], absent: Sequence[Lease]) -> None:
        self.hosts |= {lease.game for lease in present}
        self.hosts -= {lease.game for lease in absent}

    async def seats_of(self, game: str) -> list[SeatRow]:
        return self.seats[game][:] if game in self.games else []

    async def say(self, lease: Lease, line: NewLine) -> ChatLine:
        await self.wait()
        self.check(lease)
        said = ChatLine(len(self.lines[lease.game]), line.seat, line.name, line.text, line.kind)
        self.lines[lease.game].append((said, line))
        return said

    def page(self, game: str, before: int = 1 << 31) -> list[ChatLine]:
        return [line for line, _ in self.lines[game] if line.number < before][-CHAT_PAGE:]

    async def chat_before(self, game: str, number: int) -> list[ChatLine]:
        return self.page(game, number)

    async def forget_addresses(self, now_s: float) -> None:
        pass

    async def times(self) -> Times:
        return Times(current_s(), max((row.updated_s for row in self.games.values()), default=None))

    async def touch(self, games: Sequence[str], now_s: float) -> None:
        self.touched += games

    async def old_tables(self, now_s: float) -> list[OldTable]:
        return []

    async def clean(self, now_s: float, old: Sequence[OldTable]) -> list[OldTable]:
        return []

    async def analysis(self, game: str) -> bytes | None:
        await self.wait()
        return self.analyses.get(game)

    async def keep_analysis(self, game: str, data: bytes) -> None:
        await self.wait()
        if game in self.games:
            self.analyses[game] = data


def without(forgotten: Forgotten, line: ChatLine, new: NewLine) -> ChatLine:
    """A line of chat without the person."""
    if new.about == forgotten.arrival:
        line = msgspec.structs.replace(line, text=forgotten.instead)
    if new.arrival != forgotten.arrival:
        return line
    if line.kind == "said":
        line = msgspec.structs.replace(line, text="", kind="erased")
    return msgspec.structs.replace(line, name=forgotten.instead)
