"""Wire objects common to all games (decisions, scores, log lines), and the presenters that make the others."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, final

from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import NO_TEAM, Score, team_sums
from sevenwonders.server.present.architects.table import ArchitectsPresenter
from sevenwonders.server.present.classic.table import ClassicPresenter
from sevenwonders.server.present.phrases import phrase_state
from sevenwonders.server.present.presenter import Presenter
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.base import LateHands

PRESENTERS: Final[dict[str, Presenter]] = {"classic": ClassicPresenter(), "architects": ArchitectsPresenter()}


def presenter_of(game: Game) -> Presenter:
    """Return the presenter for this game."""
    return PRESENTERS[game.config.game]


def decision_state(game: Game, presenter: Presenter, seen: Decision, viewer: int) -> wire.DecisionState:
    """Describe an open decision; only the seat that decides gets its options."""
    # For the Free City `seat` and `decider` differ: the options go to the decider.
    mine = seen.decider == viewer
    answered = seen.choice != UNANSWERED
    known = mine and answered
    return wire.DecisionState(
        ident=seen.ident,
        seat=seen.seat,
        decider=seen.decider,
        kind=game.decision_name(seen.kind),
        answered=answered,
        choice=seen.choice if known else None,
        text=game.describe(seen.choice) if known else "",
        menu=presenter.menu(game, seen) if mine else None,
        actions=presenter.actions(game, seen) if mine else None,
    )


def score_state(game: Game, presenter: Presenter, score: Score, place: int | None) -> wire.ScoreState:
    """Return one city's score sheet."""
    return wire.ScoreState(
        seat=score.seat,
        place=place,
        points=dict(zip(game.categories(), score.points, strict=True)),
        columns=presenter.columns(game, score),
        total=score.total(),
        tiebreak=score.tiebreak,
        detail=presenter.detail(game, score),
    )


def team_states(teams: list[int], scores: Sequence[Score]) -> list[wire.TeamState]:
    """List a table's teams, given each seat's team, with their points if there are scores."""
    sums = team_sums(scores, teams)
    return [
        wire.TeamState(
            team,
            [seat for seat, other in enumerate(teams) if other == team],
            sums[team][0] if team in sums else None,
        )
        for team in sorted(set(teams) - {NO_TEAM})
    ]


@final
class LogLines:
    """The log lines of some events. A line that several viewers may see is worked out once."""

    def __init__(self, game: Game, names: list[str], events: Sequence[Event], first: int) -> None:
        """`first` is the number of the first event."""
        self.game = game
        self.names = names
        self.events = events
        self.first = first
        self.presenter = presenter_of(game)
        self.told = [at for at, event in enumerate(events) if not self.presenter.is_silent(event.kind)]
        self.english = game.english()
        # By the place of the event: its public line, and the line for viewers who know more.
        self.public: dict[int, wire.LogLine | None] = {}
        self.secret: dict[int, wire.LogLine | None] = {}

    def seen_by(self, seat: int, since: int = 0, until: int | None = None) -> list[wire.LogLine]:
        """List the lines that the seat may know, for events with something to tell or see.

        They begin after event number `since`, and end with event number `until`.
        """
        lines: list[wire.LogLine] = []
        start = since + 1 - self.first
        end = len(self.events) if until is None else until + 1 - self.first
        for at in self.told[bisect_left(self.told, start) :]:
            if at >= end:
                break
            event = self.events[at]
            seen = event.seen_by(seat)
            known = self.secret if seen is event and event.audience != EVERYONE else self.public
            if at not in known:
                known[at] = self._line(self.first + at, seen)
            line = known[at]
            if line is not None:
                lines.append(line)
        return lines

    def _line(self, number: int, seen: Event) -> wire.LogLine | None:
        """Return an event's line, or None if there is nothing to tell or see."""
        phrase = self.game.phrase(seen)
        scene = self.presenter.scene(self.game, seen)
        if phrase is None and scene is None:
            return None
        return wire.LogLine(
            number=number,
            kind=self.game.event_name(seen.kind),
            seat=seen.seat,
            text="" if phrase is None else self.english.sentence(phrase, self.names),
            cards=self.presenter.cards(self.game, seen),
            tokens=self.presenter.tokens(self.game, seen),
            values=seen.values,
            payments=self.presenter.payments(self.game, seen),
            scene=scene,
            phrase=None if phrase is None else phrase_state(phrase),
        )


def log_lines(game: Game, names: list[str], events: Sequence[Event], first: int, seat: int) -> list[wire.LogLine]:
    """List the lines of events as that seat may know them; `first` is the number of the first event."""
    return LogLines(game, names, events, first).seen_by(seat)


@final
class PastHands:
    """The hands with which the last two turns began. Those of the turn in play are kept, and never shown.

    Spectators may see those of the previous turn where a table allows it.
    """

    __slots__ = ("_in_play", "shown")

    def __init__(self) -> None:
        self._in_play: LateHands | None = None
        self.shown: LateHands | None = None

    def follow(self, game: Game) -> None:
        """Move on by a turn if the decisions that were just opened begin one."""
        hands = presenter_of(game).hands(game)
        if hands is not None:
            self.shown, self._in_play = self._in_play, hands
