"""A whole table, with what one viewer may know of it."""

import msgspec

from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import places_of
from sevenwonders.server import present, wire
from sevenwonders.server.presenters import presenter_of
from sevenwonders.server.rules import FREE_CITY, config_of, teams_of
from sevenwonders.server.seat_rules import removal_askers, removal_needs
from sevenwonders.server.store import GameRow, SeatRow
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tokens import Links


class About(msgspec.Struct, frozen=True):
    """What a table's state says apart from the game itself."""

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
        # Spectators may invite others to watch, not to play.
        links.token("join", table.row.id, table.row.join_number) if seat >= 0 else "",
        links.token("watch", table.row.id, table.row.watch_number),
    )
    return table_state(about, table.game, seat)


def seat_states(table: LiveTable) -> list[wire.SeatState]:
    """All seats with their players, and whether those are connected."""
    return seats_of(table.row, table.seats, [row.seat for row in table.seats if table.is_present(row.seat)])


def seats_of(game: GameRow, rows: list[SeatRow], connected: list[int]) -> list[wire.SeatState]:
    """All seats with their players, and cities without a player in the same form."""
    teams = teams_of(config_of(game.config))
    asked = [removal_of(rows, row) if game.status == "playing" else None for row in rows]
    states = [seat_state(row, row.seat in connected, teams[row.seat], asked[row.seat]) for row in rows]
    unplayed = range(game.config.players, len(teams))
    return states + [wire.SeatState(seat, FREE_CITY, "free_city", "", False, False, teams[seat]) for seat in unplayed]


def seat_state(row: SeatRow, connected: bool, team: int, removal: wire.Removal | None) -> wire.SeatState:
    """A seat with its player."""
    bot = row.bot if row.kind == "bot" or row.stand_in else ""
    return wire.SeatState(row.seat, row.name, row.kind, bot, connected, row.stand_in, team, row.muted, removal)


def removal_of(rows: list[SeatRow], row: SeatRow) -> wire.Removal | None:
    """Who asks for the person to be removed; None if nobody does."""
    seats = removal_askers(rows, row) if row.removal else []
    return wire.Removal(seats, removal_needs(rows, row.seat)) if seats else None


def table_state(about: About, game: Game | None, seat: int) -> wire.TableState:
    """The table at some point of its game; without a game nothing is dealt yet."""
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
        turn=0,
        play=None,
        decisions=[],
        categories=[],
        scores=[],
        ranking=[],
        teams=present.team_states(teams_of(config_of(row.config)), []),
        deadline_s=about.deadline_s,
        join=about.join,
        watch=about.watch,
        commitment=row.commitment(),
        secret=row.revealed_secret(),
    )
    return empty if game is None else with_game(empty, game, seat, about.points)


def with_game(empty: wire.TableState, game: Game, seat: int, points: bool) -> wire.TableState:
    """The state with all that the seat may know of the game, which the engine's view decides."""
    view = game.view(seat)
    presenter = presenter_of(game)
    over = game.finished()
    scores = game.score_sheet() if points or over else []
    final = scores if over else []
    ranking = game.ranking() if over else []
    teams = teams_of(game.config)
    places = places_of(ranking, teams)
    return msgspec.structs.replace(
        empty,
        number=game.event_count,
        turn=presenter.turn(game),
        play=presenter.play(game, view, [score.total() for score in scores] if points else []),
        decisions=[present.decision_state(game, presenter, decision, seat) for decision in view.decisions],
        categories=game.categories(),
        scores=[present.score_state(game, presenter, score, places.get(score.seat)) for score in final],
        ranking=ranking,
        teams=present.team_states(teams, final),
    )


def lines_since(table: LiveTable, number: int, seat: int) -> list[wire.LogLine]:
    """The log after that many events. Events count from 1, so a table's number is that of its last event."""
    if table.game is None:
        return []
    events: list[Event] = table.events[number:]
    return present.log_lines(table.game, table.city_names(), events, number + 1, seat)
