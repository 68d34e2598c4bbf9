"""The game at a table in its lobby: the host changes it, and players choose their wonders."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import msgspec

from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server.logs import log_event
from sevenwonders.server.offered_bots import table_bots
from sevenwonders.server.present.table import PRESENTERS
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import completed_config, free_cities, rules_version
from sevenwonders.server.tables.broadcast import send_update
from sevenwonders.server.tables.chat import Chat
from sevenwonders.server.tables.lobby import check_host, check_in_lobby
from sevenwonders.server.tables.seat_rules import is_seated
from sevenwonders.server.tables.seats import (
    SeatChanges,
    bot_seat,
    chance_of,
    is_wonder,
    open_seat,
    wishes_of,
    with_wish,
    with_wishes,
)
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.wire.messages import ChatKind, Done, GameConfig, TableOptions
from sevenwonders.server.wire.requests import SetUp, WonderWish


@final
@dataclass(eq=False)
class TableSetup:
    """Changes the game of a table before it begins. A refusal changes nothing."""

    writes: Writes
    seats: SeatChanges
    chat: Chat

    async def change(self, table: LiveTable, token: str, wish: SetUp) -> Done:
        """Let the host change what is played, and with how many seats. Everyone is told."""
        async with table.lock:
            caller = table.seat_of(token)
            check_host(table, caller)
            check_in_lobby(table)
            kept = kept_seats(table.seats, wish.config.players)
            old, row = table.row, changed_row(table.row, table.seats, kept, wish)
            if row != old:
                seats = seats_in_order(table.seats, kept, row.config)
                places = {before: after for after, before in enumerate(kept)}
                await self.writes.set_up(table, msgspec.structs.replace(row, host=places[row.host]), seats)
                table.move_people(places)
                log_event("game_changed", game=row.id)
                send_update(table, self.seats.links, table.viewers)
                for kind, value in changes_between(old, table.row):
                    await self.chat.tell(table, kind, table.row.host, value=value)
                await self.seats.news.tell(table)
        return Done(table.row.id, table.row.status)

    async def choose_wonder(self, table: LiveTable, token: str, wish: WonderWish) -> Done:
        """Let a player choose a free wonder, or the host one for a bot. The first to choose gets it."""
        async with table.lock:
            caller = table.seat_of(token)
            check_in_lobby(table)
            row = table.seats[caller] if wish.seat is None else table.seat_row(wish.seat)
            if row.seat != caller and (caller != table.row.host or row.kind != "bot"):
                raise refused("other_wonder")
            if wish.wonder and not table.row.options.pick_wonders:
                raise refused("wonders_dealt")
            config = wished_config(table, row.seat, wish.wonder)
            if config != table.row.config:
                await self.seats.replace(table, row=msgspec.structs.replace(table.row, config=config))
        return Done(table.row.id, table.row.status)


def wished_config(table: LiveTable, seat: int, wish: str) -> GameConfig:
    """Return the configuration after a wish. Raises `Refusal` if it cannot be granted."""
    try:
        config = with_wish(table.row.config, table.seats, seat, wish, len(table.layout.teams))
    except BadConfig as error:
        raise refused("bad_config", why=str(error)) from error
    return completed_config(config, table.row.seed)


def changed_row(row: GameRow, seats: Sequence[SeatRow], kept: Sequence[int], wish: SetUp) -> GameRow:
    """Return the table's row as the host wants it, with the seats that are `kept`.

    Raises `Refusal` if it cannot be played.
    """
    if len(wish.config.wonders) > 1 or is_wonder(wish.config, wish.config.wonders[0]):
        raise refused("wonders_named")
    config = completed_config(wish.config, row.seed)
    options = changed_options(row.options, config, wish)
    chosen = wishes_of(row.config)
    lost = [seat for seat, board in chosen.items() if not (options.pick_wonders and is_wonder(config, board))]
    names = [seats[seat].name for seat in lost if seat in kept and seats[seat].kind != "open"]
    if names and not wish.drop_wonders:
        raise refused("wonders_void", names=names)
    wishes = {kept.index(seat): board for seat, board in chosen.items() if seat in kept and seat not in lost}
    cities = config.players + free_cities(config)
    config = with_wishes(config, wishes, chance_of(config), cities)
    return msgspec.structs.replace(row, config=config, options=options, rules=rules_version(config))


def changed_options(options: TableOptions, config: GameConfig, wish: SetUp) -> TableOptions:
    """Return the options as the host wants them. A game without hands has none to show."""
    return msgspec.structs.replace(
        options,
        turn_seconds=options.turn_seconds if wish.turn_seconds is None else wish.turn_seconds,
        pick_wonders=options.pick_wonders if wish.pick_wonders is None else wish.pick_wonders,
        late_hands=options.late_hands and PRESENTERS[config.game].has_hands,
    )


def kept_seats(seats: Sequence[SeatRow], players: int) -> list[int]:
    """Return the seats that stay when the table has that many. Open ones go first, then bots, the last of them first.

    Raises `Refusal` if a person would have to go, or if a seat would move that a rematch keeps for its person.
    """
    people = [row.seat for row in seats if row.kind == "person"]
    if len(people) > players:
        raise refused("too_few_seats", people=len(people))
    bots = [row.seat for row in seats if row.kind == "bot"]
    free = [row.seat for row in seats if row.kind == "open"]
    kept = sorted([*people, *bots, *free][:players])
    for after, before in enumerate(kept):
        row = seats[before]
        if after != before and row.kind == "person" and not is_seated(row):
            raise refused("seat_kept", name=row.name)
    return kept


def seats_in_order(seats: Sequence[SeatRow], kept: Sequence[int], config: GameConfig) -> list[SeatRow]:
    """Return the table's new seats: those that are kept, renumbered, and open ones after them."""
    rows = [seat_at(seats[before], after, config.game) for after, before in enumerate(kept)]
    return rows + [open_seat(seat) for seat in range(len(rows), config.players)]


def seat_at(row: SeatRow, seat: int, game: str) -> SeatRow:
    """Move a player's row to another place, with a bot that plays the game."""
    if row.kind == "bot":
        return bot_seat(game, seat, row.bot if row.bot in table_bots(game) else "")
    return msgspec.structs.replace(row, seat=seat)


def changes_between(old: GameRow, new: GameRow) -> list[tuple[ChatKind, str]]:
    """List what everyone is told, each with the new value."""
    before, after = old.config, new.config
    changes: list[tuple[ChatKind, str]] = []
    if before.game != after.game:
        changes.append(("game", after.game))
    elif before.edition != after.edition:
        changes.append(("edition", str(after.edition)))
    else:
        changes += [("expansion_on", name) for name in after.expansions if name not in before.expansions]
        changes += [("expansion_off", name) for name in before.expansions if name not in after.expansions]
        if before.variant != after.variant:
            changes.append(("variant", after.variant))
        # Expansions bring options of their own with them.
        if before.expansions == after.expansions and before.options != after.options:
            changes.append(("rules", ""))
    if before.players != after.players:
        changes.append(("seats", str(after.players)))
    if (how := how_dealt(new)) != how_dealt(old):
        changes.append(("wonders", how))
    if old.options.turn_seconds != new.options.turn_seconds:
        changes.append(("clock", str(new.options.turn_seconds)))
    return changes


def how_dealt(row: GameRow) -> str:
    """Return the way in which cities get their wonders: `picked`, or as they are dealt."""
    return "picked" if row.options.pick_wonders else chance_of(row.config)
