"""A whole table as one viewer may know it."""

from typing import Literal

import msgspec

from sevenwonders.classic.scoring import Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View, view_of
from sevenwonders.kernel.event import Event
from sevenwonders.server import present, wire
from sevenwonders.server.store import GameRow, SeatRow
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tokens import Links


class About(msgspec.Struct, frozen=True):
    """What a table's state says beside the game itself."""

    row: GameRow
    seats: list[wire.SeatState]
    points: bool
    deadline_s: float | None = None
    join: str = ""
    watch: str = ""


def state_of(table: LiveTable, links: Links, seat: int, now_s: float) -> wire.TableState:
    """A live table for a seat, or for a spectator (-1)."""
    deadline_s = table.deadline_s()
    over = table.row.status == "finished"
    about = About(
        table.row,
        seat_states(table),
        over or table.row.options.live_points,
        None if deadline_s is None else max(0.0, round(deadline_s - now_s, 1)),
        links.token("join", table.row.id) if seat >= 0 else "",
        links.token("watch", table.row.id),
    )
    return table_state(about, table.game, seat)


def seat_states(table: LiveTable) -> list[wire.SeatState]:
    """Who sits where, and whether they are there."""
    states = [seat_state(row, table.present(row.seat)) for row in table.seats]
    return states + free_city(table.row)


def seat_state(row: SeatRow, connected: bool) -> wire.SeatState:
    """Who sits there."""
    bot = row.bot if row.kind == "bot" or row.stand_in else ""
    return wire.SeatState(row.seat, row.name, row.kind, bot, connected, row.stand_in)


def free_city(row: GameRow) -> list[wire.SeatState]:
    """The third city of a game for two."""
    if row.config.players != 2:
        return []
    return [wire.SeatState(2, "Free City", "free_city", "", False, False)]


def table_state(about: About, game: ClassicGame | None, seat: int) -> wire.TableState:
    """The table as it stands in the game; without a game nothing is dealt yet."""
    row = about.row
    empty = wire.TableState(
        game=row.id,
        status=row.status,
        number=0,
        me=seat,
        host=row.host,
        config=row.config,
        options=row.options,
        seats=about.seats,
        age=0,
        turn=0,
        last_turn=0,
        passing="left",
        hand_goes_to=-1,
        hand_comes_from=-1,
        cities=[],
        hand=[],
        discard=[],
        draw_pile=0,
        decisions=[],
        scores=[],
        ranking=[],
        deadline_s=about.deadline_s,
        join=about.join,
        watch=about.watch,
    )
    return empty if game is None else with_game(empty, game, seat, about.points)


def with_game(empty: wire.TableState, game: ClassicGame, seat: int, points: bool) -> wire.TableState:
    """The state with all that the seat may see of the game. Everything hidden comes through the engine's view."""
    view = view_of(game, seat)
    if game.finished():
        turn_over(game, view)
    library = game.library
    scores = game.score_sheet() if points or game.finished() else []
    goes_to, comes_from = present.passing(game, seat)
    return msgspec.structs.replace(
        empty,
        number=game.event_count,
        age=view.age,
        turn=view.turn,
        last_turn=library.last_turn,
        passing=direction(game, seat, goes_to),
        hand_goes_to=goes_to,
        hand_comes_from=comes_from,
        cities=[
            present.city_state(library, number, city, points_of(scores, number) if points else None)
            for number, city in enumerate(view.cities)
        ],
        hand=[library.cards[card].ident for card in view.cities[seat].hand] if seat >= 0 else [],
        discard=[present.back_or_card(library, card) for card in view.discard],
        draw_pile=view.parts[0][0] if view.parts else 0,
        decisions=[present.decision_state(game, view, decision) for decision in view.decisions],
        scores=[present.score_state(library, score) for score in scores] if game.finished() else [],
        ranking=game.ranking() if game.finished() else [],
    )


def turn_over(game: ClassicGame, view: View) -> None:
    """A finished game has no secrets: cards under wonders and on the discard pile lie open."""
    for city, seen in zip(game.seats, view.cities, strict=True):
        seen.buried = city.buried[:]
    view.discard = game.discard[:]


def direction(game: ClassicGame, seat: int, goes_to: int) -> Literal["left", "right"]:
    """Where hands go in this Age. Two players swap theirs: there it is the side on which the other one sits."""
    if goes_to >= 0 and len(game.drafting) < len(game.seats):
        return "left" if game.left(seat) == goes_to else "right"
    return "left" if game.age % 2 else "right"


def points_of(scores: list[Score], seat: int) -> int:
    """The city's points so far."""
    return scores[seat].total()


def lines_since(table: LiveTable, number: int, seat: int) -> list[wire.LogLine]:
    """The log after that many events. The first event has number 1, so a table's number is that of its last event."""
    if table.game is None:
        return []
    events: list[Event] = table.events[number:]
    return present.log_lines(table.game, table.names(), events, number + 1, seat)
