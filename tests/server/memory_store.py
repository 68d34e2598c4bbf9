"""A store in memory that can be slow, and a bus that loses every hint: two servers can share them in one process."""

import asyncio
import random
from collections.abc import Callable, Sequence

import msgspec

from sevenwonders.server.store import CHAT_PAGE, AnswerRow, GameRow, Listener, SeatRow, Status, StoredGame, UnknownTable
from sevenwonders.server.table_sync import known_of
from sevenwonders.server.wire import ChatKind, ChatLine


class MemoryStore:
    """Keeps tables in dictionaries. Every call takes up to `delay_s`, so that calls overtake each other."""

    def __init__(self, delay_s: float = 0.0) -> None:
        self.delay_s = delay_s
        self.random = random.Random(7)
        self.games: dict[str, GameRow] = {}
        self.seats: dict[str, list[SeatRow]] = {}
        self.answers: dict[str, list[AnswerRow]] = {}
        self.lines: dict[str, list[ChatLine]] = {}
        self.lost = 0
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

    async def secret(self) -> bytes:
        return b"the same for all who share the store"

    async def create(self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
        await self.wait()
        if game.id in self.games:
            raise ValueError(game.id)
        self.games[game.id] = game
        self.seats[game.id] = list(seats)
        self.answers[game.id] = list(answers)
        self.lines[game.id] = []

    async def load(self, game: str) -> StoredGame | None:
        await self.wait()
        if game not in self.games:
            return None
        return StoredGame(self.games[game], self.seats[game][:], self.answers[game][:], self.lines[game][-CHAT_PAGE:])

    async def answers_from(self, game: str, number: int) -> list[AnswerRow]:
        await self.wait()
        return [row for row in self.answers[game] if row.number >= number]

    async def append(self, game: str, answer: AnswerRow, instead_of: Sequence[int] = ()) -> bool:
        await self.wait()
        if self.before_append is not None:
            self.before_append()
        last = max((row.number for row in self.answers.get(game, [])), default=-1)
        if game not in self.games or answer.number <= last:
            self.lost += 1
            return False
        self.answers[game] = [row for row in self.answers[game] if row.number not in instead_of] + [answer]
        await self.wait()
        return True

    async def set_status(self, game: str, old: Status, new: Status, now_s: float) -> bool:
        await self.wait()
        if self.games[game].status != old:
            return False
        self.games[game] = msgspec.structs.replace(self.games[game], status=new, updated_s=now_s)
        return True

    async def replace_seat(self, game: str, old: SeatRow, new: SeatRow) -> bool:
        await self.wait()
        if self.seats[game][old.seat] != old:
            return False
        self.seats[game][old.seat] = new
        return True

    async def change_table(self, old: GameRow, new: GameRow) -> bool:
        await self.wait()
        if known_of(self.games[old.id]) != known_of(old):
            return False
        self.games[old.id] = new
        return True

    async def forget(self, game: str, old: SeatRow, new: SeatRow, name: str) -> bool:
        await self.wait()
        if self.seats[game][old.seat] != old:
            return False
        self.seats[game][old.seat] = new
        self.lines[game] = [erased(line, old.name, name) for line in self.lines[game]]
        return True

    async def delete(self, game: str) -> bool:
        await self.wait()
        return self.games.pop(game, None) is not None

    async def seats_of(self, game: str) -> list[SeatRow]:
        return self.seats[game][:] if game in self.games else []

    async def say(self, game: str, seat: int, name: str, text: str, kind: ChatKind = "said") -> ChatLine:
        await self.wait()
        if game not in self.games:
            raise UnknownTable(game)
        line = ChatLine(len(self.lines[game]), seat, name, text, kind)
        self.lines[game].append(line)
        return line

    async def chat_before(self, game: str, number: int) -> list[ChatLine]:
        return [line for line in self.lines[game] if line.number < number][-CHAT_PAGE:]

    async def unfinished(self, since_s: float) -> list[str]:
        return [game for game, row in self.games.items() if row.status == "playing" and row.updated_s >= since_s]

    async def clean(self, now_s: float) -> dict[str, int]:
        return {"lobbies_deleted": 0}


def erased(line: ChatLine, old: str, new: str) -> ChatLine:
    """A line without the person of that name."""
    if line.kind != "said" and line.text == old:
        line = msgspec.structs.replace(line, text=new)
    if line.name != old:
        return line
    said = {"text": "", "kind": "erased"} if line.kind == "said" else {}
    return msgspec.structs.replace(line, name=new, **said)


class DeafBus:
    """Loses every hint."""

    async def open(self, listener: Listener) -> None:
        pass

    async def publish(self, game: str, number: int) -> None:
        pass

    async def close(self) -> None:
        pass
