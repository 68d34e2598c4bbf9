"""Wire objects that every game has: decisions, scores, log lines."""

from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
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


def score_state(game: Game, presenter: Presenter, score: Score) -> wire.ScoreState:
    """One city's score sheet."""
    points = dict(zip(game.categories(), score.points, strict=True))
    return wire.ScoreState(score.seat, points, score.total(), score.tiebreak, presenter.detail(game, score))


def log_lines(game: Game, names: list[str], events: list[Event], first: int, seat: int) -> list[wire.LogLine]:
    """Lines for the events that are worth one, as that seat may know them; `first` is the number of the first event."""
    teller = teller_of(game)
    presenter = presenter_of(game)
    lines: list[wire.LogLine] = []
    for number, event in enumerate(events, first):
        seen = event.seen_by(seat)
        text = teller.sentence(game, names, seen)
        if text:
            cards = presenter.cards(game, seen)
            tokens = presenter.tokens(game, seen)
            kind = game.event_name(event.kind)
            lines.append(wire.LogLine(number, kind, event.seat, text, cards, tokens, event.values))
    return lines
