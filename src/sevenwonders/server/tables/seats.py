"""Seats of a table: their rows, changes to them, and the wonders that their players choose in the lobby.

A wish for a wonder is an entry of `Config.wonders`, so records and replays need nothing else. Until the first player
has chosen, the list has one entry, which says how wonders are dealt; from then on it has one per city.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

import msgspec

from sevenwonders.games import checked_config, ruleset_of
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server import tokens
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.store.protocol import Forgotten, GameRow, SeatRow
from sevenwonders.server.table_config import checked_bot, config_of
from sevenwonders.server.tables.broadcast import send_afresh, send_away, send_presence, send_update
from sevenwonders.server.tables.rematch_news import RematchNews
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.messages import GameConfig

RANDOM: Final = "random"


def open_seat(seat: int) -> SeatRow:
    """Make an open seat."""
    return SeatRow(seat, "", "open", "", "", False)


def bot_seat(game: str, seat: int, level: str) -> SeatRow:
    """Make a seat with a bot; without a level, the game's usual bot."""
    return SeatRow(seat, BOT_NAMES[seat], "bot", checked_bot(game, level), "", False)


def person_seat(seat: int, name: str, token: str, arrival: int, address: str) -> SeatRow:
    """Make a seat with a person who came from that address, a keyed hash."""
    return SeatRow(seat, name, "person", "", tokens.hash_of(token), False, arrival, address=address)


def held_seat(seat: int, name: str) -> SeatRow:
    """Make a seat that is held for the person who had it at the earlier table."""
    return SeatRow(seat, name, "person", "", "", False, answer="asked", earlier_seat=seat)


def from_earlier(row: SeatRow, seat: int) -> SeatRow:
    """Make the seat of a person who has come from that seat of the earlier table."""
    return msgspec.structs.replace(row, answer="yes", earlier_seat=seat)


def with_stand_in(row: SeatRow, bot: str) -> SeatRow:
    """Return a person's seat with a bot that stands in."""
    return msgspec.structs.replace(row, stand_in=True, bot=bot)


def without_stand_in(row: SeatRow) -> SeatRow:
    """Return a person's seat without a stand-in."""
    return msgspec.structs.replace(row, stand_in=False, bot="")


@final
@dataclass(eq=False)
class SeatChanges:
    """Changes seats in the store and at the table. Callers hold the table's lock."""

    writes: Writes
    links: Links
    news: RematchNews

    async def replace(
        self,
        table: LiveTable,
        *new: SeatRow,
        row: GameRow | None = None,
        forgotten: Forgotten | None = None,
        reason: Refusal | None = None,
    ) -> None:
        """Replace these rows, and tell everyone. `row` has another host or other links.

        `reason` is for those who lose their seats, unless they have left.
        """
        old = list(table.seats)
        changed = [seat for seat in new if seat != old[seat.seat]]
        if not changed and row is None and forgotten is None:
            return
        if table.row.status == "lobby":
            row = released(row or table.row, old, changed)
        await self.writes.change(table, row=row, seats=changed, forgotten=forgotten)
        log_event("seats_changed", game=table.row.id)
        send_away(table, lost_seats(old, table.seats), reason or refused("replaced"))
        # Names are in every line of the log.
        renamed = table.game is not None and any(seat.name != old[seat.seat].name for seat in changed)
        if renamed or forgotten is not None:
            await send_afresh(table, self.links)
        # Seats are part of the lobby's state; in play a short message is enough.
        elif table.game is None or row is not None:
            send_update(table, self.links, table.viewers)
        else:
            send_presence(table)
        await self.news.tell(table)

    async def hand_back(self, table: LiveTable) -> None:
        """Give people who are connected again their seats back from the bots that stood in."""
        returned = [row for row in table.seats if row.stand_in and table.is_present(row.seat)]
        if returned:
            await self.replace(table, *(without_stand_in(row) for row in returned))


def released(row: GameRow, old: list[SeatRow], new: list[SeatRow]) -> GameRow:
    """Return the table's row after a change of seats, with the wonders of players who are gone free again."""
    gone = [seat.seat for seat in new if is_another(old[seat.seat], seat)]
    return msgspec.structs.replace(row, config=without_wishes(row.config, gone)) if gone else row


def is_another(old: SeatRow, new: SeatRow) -> bool:
    """Check whether another player has the seat now.

    A person who claims a reserved seat is the one it was reserved for.
    """
    return old.kind != new.kind or old.token_hash not in ("", new.token_hash)


def lost_seats(old: list[SeatRow], new: list[SeatRow]) -> set[int]:
    """List the seats that now belong to another player."""
    return {before.seat for before, after in zip(old, new, strict=True) if before.token_hash != after.token_hash}


def wonder_of(config: GameConfig, wish: str) -> str:
    """Return the wonder that a wish names, or empty if it leaves it to chance. Raises `BadConfig`."""
    checked = checked_config(config_of(msgspec.structs.replace(config, wonders=[RANDOM])))
    return ruleset_of(checked.game).wonder_named(checked, wish)


def wishes_of(config: GameConfig) -> dict[int, str]:
    """Return the boards that seats have chosen, by seat."""
    if len(config.wonders) == 1:
        return {}
    seats = enumerate(config.wonders[: config.players])
    return {seat: wish for seat, wish in seats if wonder_of(config, wish)}


def chance_of(config: GameConfig) -> str:
    """Return the wish of those who choose no wonder: `random`, or a side."""
    return next((wish for wish in config.wonders if not wonder_of(config, wish)), RANDOM)


def with_wishes(config: GameConfig, wishes: Mapping[int, str], chance: str, cities: int) -> GameConfig:
    """Return the configuration with these seats' wishes, and with `chance` for all other cities."""
    wonders = [wishes.get(city, chance) for city in range(cities)] if wishes else [chance]
    return msgspec.structs.replace(config, wonders=wonders)


def with_wish(config: GameConfig, seats: Sequence[SeatRow], seat: int, wish: str, cities: int) -> GameConfig:
    """Return the configuration after that seat's wish; an empty one leaves its wonder to chance.

    Raises `Refusal` if another player has chosen the wonder, and `BadConfig` if there is no such wonder.
    """
    taken = {
        other: board for other, board in wishes_of(config).items() if other != seat and seats[other].kind != "open"
    }
    chance = chance_of(config)
    if not wish:
        return with_wishes(config, taken, chance, cities)
    name = wonder_of(config, wish)
    if not name:
        raise BadConfig(f"'{wish}' names no wonder. Use the id of a board.")
    for other, board in taken.items():
        if wonder_of(config, board) == name:
            raise refused("wonder_taken", name=seats[other].name, wonder=name, board=board)
    return with_wishes(config, {**taken, seat: wish}, chance, cities)


def is_wonder(config: GameConfig, wish: str) -> bool:
    """Check whether a wish names a wonder of this game."""
    try:
        return bool(wonder_of(config, wish))
    except BadConfig:
        return False


def without_wishes(config: GameConfig, seats: Sequence[int]) -> GameConfig:
    """Return the configuration without the wishes of these seats, whose new players have not chosen yet."""
    wishes = wishes_of(config)
    left = {seat: wish for seat, wish in wishes.items() if seat not in seats}
    return config if left == wishes else with_wishes(config, left, chance_of(config), len(config.wonders))
