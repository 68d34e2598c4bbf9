"""Wire objects that every game has: decisions, scores, log lines."""

from collections.abc import Sequence

from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import NO_TEAM, Score, team_sums
from sevenwonders.record.tellers import teller_of
from sevenwonders.server import wire
from sevenwonders.server.presenter import Presenter
from sevenwonders.server.presenters import presenter_of


def decision_state(game: Game, presenter: Presenter, seen: Decision, viewer: int) -> wire.DecisionState:
    """An open decision; only the seat that decides gets its options."""
    # For the Free City `seat` and `decider` differ: options are for whoever decides.
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
    """One city's score sheet."""
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
    """The teams of a table by the team of each seat, with their points if there are scores."""
    sums = team_sums(scores, teams)
    return [
        wire.TeamState(
            team,
            [seat for seat, other in enumerate(teams) if other == team],
            sums[team][0] if team in sums else None,
        )
        for team in sorted(set(teams) - {NO_TEAM})
    ]


def log_lines(game: Game, names: list[str], events: list[Event], first: int, seat: int) -> list[wire.LogLine]:
    """Lines for the events that can be told or seen, as that seat may know them; `first` is the number of the first."""
    teller = teller_of(game)
    presenter = presenter_of(game)
    lines: list[wire.LogLine] = []
    for number, event in enumerate(events, first):
        seen = event.seen_by(seat)
        text = teller.sentence(game, names, seen)
        scene = presenter.scene(game, seen)
        if text or scene is not None:
            lines.append(
                wire.LogLine(
                    number=number,
                    kind=game.event_name(event.kind),
                    seat=event.seat,
                    text=text,
                    cards=presenter.cards(game, seen),
                    tokens=presenter.tokens(game, seen),
                    values=event.values,
                    payments=presenter.payments(game, seen),
                    scene=scene,
                )
            )
    return lines
