"""A whole table, as one viewer may know it."""

import math
from typing import final

import msgspec

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import places_of
from sevenwonders.server.lessons.plan import LESSONS
from sevenwonders.server.present import table as present
from sevenwonders.server.present.table import presenter_of
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import FREE_CITY, Layout, teams_of
from sevenwonders.server.tables.seat_rules import held_for_s, removal_askers, removal_needs, votes_of
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import SPECTATOR
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.base import LateHands
from sevenwonders.server.wire.lessons import LessonMove
from sevenwonders.server.wire.seats import RematchState, Removal, SeatState


class About(msgspec.Struct, frozen=True):
    """The part of a table's state that is not about the game itself."""

    row: GameRow
    layout: Layout
    seats: list[SeatState]
    points: bool
    deadline_s: float | None = None
    join: str = ""
    watch: str = ""
    can_step_back: bool = False
    rematch: RematchState | None = None
    held_s: float | None = None
    lesson: LessonMove | None = None


@final
class TableSnapshot:
    """A table at one moment. The public part is worked out once; `seen_by` adds a viewer's own."""

    def __init__(
        self, empty: wire.TableState, game: Game | None, points: bool, late_hands: LateHands | None = None
    ) -> None:
        """`empty` is the table without its game; `points` says whether everyone sees the points so far.

        `late_hands` are for spectators alone.
        """
        self.join = empty.join
        self.game = game
        self.late_hands = late_hands
        # Spectators may invite others to watch, not to play.
        self.public = msgspec.structs.replace(empty, me=SPECTATOR, join="")
        if game is not None:
            self._add_game(game, points)

    def _add_game(self, game: Game, points: bool) -> None:
        """Add the public part of the game."""
        self.presenter = presenter_of(game)
        scores = game.score_sheet() if points else []
        self.picture = self.presenter.picture(game, [score.total() for score in scores])
        view = game.view(SPECTATOR)
        self.public = msgspec.structs.replace(
            self.public,
            number=game.event_count,
            turn=self.presenter.turn(game),
            play=self.picture.seen_by(view),
            decisions=[present.decision_state(game, self.presenter, seen, SPECTATOR) for seen in view.decisions],
            categories=game.categories(),
        )
        if game.finished():
            self._add_scores(game)

    def _add_scores(self, game: Game) -> None:
        """Add the score sheets and the ranking of a finished game."""
        scores, ranking, teams = game.score_sheet(), game.ranking(), teams_of(game.config)
        places = places_of(ranking, teams)
        self.public = msgspec.structs.replace(
            self.public,
            scores=[present.score_state(game, self.presenter, item, places.get(item.seat)) for item in scores],
            ranking=ranking,
            teams=present.team_states(teams, scores),
        )

    def seen_by(self, seat: int) -> wire.TableState:
        """Return the table for a seat, or for a spectator (-1)."""
        if seat == SPECTATOR:
            late = self.late_hands
            return self.public if late is None else msgspec.structs.replace(self.public, late_hands=late)
        if self.game is None:
            return msgspec.structs.replace(self.public, me=seat, join=self.join)
        view = self.game.view(seat)
        return msgspec.structs.replace(
            self.public,
            me=seat,
            join=self.join,
            play=self.picture.seen_by(view),
            decisions=[self._decision(at, seen, seat) for at, seen in enumerate(view.decisions)],
        )

    def _decision(self, at: int, seen: Decision, seat: int) -> wire.DecisionState:
        """Return an open decision. Only the seat that decides sees more of it than is public."""
        if seen.decider != seat:
            return self.public.decisions[at]
        assert self.game is not None
        return present.decision_state(self.game, self.presenter, seen, seat)


def snapshot_of(table: LiveTable, links: Links, now_s: float) -> TableSnapshot:
    """Capture a live table as it is now."""
    deadline_s = table.deadline_s()
    over = table.row.status == "finished"
    about = About(
        table.row,
        table.layout,
        seat_states(table),
        over or table.row.options.live_points,
        None if deadline_s is None else max(0.0, round(deadline_s - now_s, 1)),
        links.token("join", table.row.id, table.row.join_number),
        links.token("watch", table.row.id, table.row.watch_number),
        table.can_step_back(),
        table.rematch,
        held_for_s(table.seats, table.row.created_s, now_s) if table.row.status == "lobby" else None,
        lesson_move(table),
    )
    past = table.past_hands
    late_hands = past.shown if past is not None and table.row.status == "playing" else None
    return TableSnapshot(empty_state(about), table.game, about.points, late_hands)


def lesson_move(table: LiveTable) -> LessonMove | None:
    """Return the planned move at the table of a guided game."""
    name = table.row.options.lesson
    if not name or table.game is None or table.row.status != "playing":
        return None
    return LESSONS[name].next_move(table.game, table.deciders)


def seat_states(table: LiveTable) -> list[SeatState]:
    """Describe all seats with their players, and whether those are connected."""
    connected = [row.seat for row in table.seats if table.is_present(row.seat)]
    states = seats_of(table.row, table.layout.teams, table.seats, connected)
    return [timed(table, state) for state in states] if table.row.status == "playing" else states


def timed(table: LiveTable, state: SeatState) -> SeatState:
    """Add the time until a bot may stand in, and the time left of a vote that is still open."""
    if state.kind != "person":
        return state
    removal = state.removal
    if removal is not None:
        left_s = math.ceil(table.vote_left_s(state.seat))
        removal = msgspec.structs.replace(removal, left_s=left_s) if left_s > 0 else None
    is_away = not state.connected and not state.stand_in
    wait_s = max(0, math.ceil(table.absence_s() - table.absent_for_s(state.seat))) if is_away else None
    return msgspec.structs.replace(state, removal=removal, stand_in_s=wait_s)


def untimed(state: SeatState) -> SeatState:
    """Remove the values that change from second to second."""
    removal = state.removal and msgspec.structs.replace(state.removal, left_s=0)
    return msgspec.structs.replace(state, removal=removal, stand_in_s=None)


def seats_of(game: GameRow, teams: list[int], rows: list[SeatRow], connected: list[int]) -> list[SeatState]:
    """Describe all seats with their players, and cities without a player in the same form.

    `teams` has the team of each city.
    """
    asked = [removal_of(rows, row, game.was_listed) if game.status == "playing" else None for row in rows]
    states = [seat_state(row, row.seat in connected, teams[row.seat], asked[row.seat]) for row in rows]
    unplayed = range(game.config.players, len(teams))
    return states + [SeatState(seat, FREE_CITY, "free_city", "", False, False, teams[seat]) for seat in unplayed]


def seat_state(row: SeatRow, connected: bool, team: int, removal: Removal | None) -> SeatState:
    """Describe a seat with its player."""
    bot = row.bot if row.kind == "bot" or row.stand_in else ""
    held = row.answer if row.answer != "yes" else ""
    return SeatState(row.seat, row.name, row.kind, bot, connected, row.stand_in, team, row.muted, removal, held=held)


def removal_of(rows: list[SeatRow], row: SeatRow, by_address: bool) -> Removal | None:
    """Describe the vote to remove the person, or None if there is none."""
    seats = removal_askers(rows, row) if row.removal else []
    needed, votes = removal_needs(rows, row.seat, by_address), votes_of(rows, seats, by_address)
    return Removal(seats, needed, votes, 0) if seats else None


def table_state(about: About, game: Game | None, seat: int) -> wire.TableState:
    """Describe the table at some point of its game, for one viewer; without a game nothing is dealt yet."""
    return with_game(empty_state(about), game, seat, about.points)


def with_game(empty: wire.TableState, game: Game | None, seat: int, points: bool) -> wire.TableState:
    """Add all that the seat may know of the game, as the engine's view decides."""
    return TableSnapshot(empty, game, points).seen_by(seat)


def empty_state(about: About) -> wire.TableState:
    """Describe the table without its game."""
    row = about.row
    return wire.TableState(
        game=row.id,
        status=row.status,
        number=0,
        me=SPECTATOR,
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
        teams=present.team_states(about.layout.teams, []),
        deadline_s=about.deadline_s,
        join=about.join,
        watch=about.watch,
        commitment=about.layout.commitment,
        secret=row.revealed_secret(),
        can_step_back=about.can_step_back,
        rematch=about.rematch,
        held_s=about.held_s,
        lesson=about.lesson,
    )


def lines_of(table: LiveTable, number: int) -> present.LogLines:
    """Return the log after that many events. Events count from 1, so a table's number is that of its last event."""
    assert table.game is not None
    return present.LogLines(table.game, table.city_names(), table.events_since(number), number + 1)
