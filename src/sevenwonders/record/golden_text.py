"""Golden texts and count tables, to compare two versions of the program.

Options, views and events would be too long for a golden text, so it has digests of them. The same data gives the same
digest on every machine, whether the engine is interpreted or compiled. A count table counts the sequences of answers
that a position allows: if a rule changes, a count nearly always changes too.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import Final

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.view import SPECTATOR

DIGITS: Final = 8
Choose = Callable[[Game, Decision, list[int]], int]


def digest(data: object) -> str:
    """Return a few digits that change whenever the data changes."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


class GoldenText(ABC):
    """Writes the parts of a golden text that only one game has."""

    @abstractmethod
    def opening(self, game: Game) -> list[str]:
        """List the lines about the configuration and the deal, before the first decision."""

    @abstractmethod
    def is_fresh(self, game: Game) -> bool:
        """Return whether the open decisions begin something new, so that the position is worth a record."""

    @abstractmethod
    def position(self, game: Game) -> list[str]:
        """List the lines about the position: the turn, every city, and the middle of the table."""

    @abstractmethod
    def ending(self, game: Game) -> list[str]:
        """List the lines about the cities at the end, beyond those of `position`."""

    @abstractmethod
    def score_details(self, game: Game, score: Score) -> str:
        """Describe the tiebreak and the free choices."""


def golden_text_of(game: Game) -> GoldenText:
    """Return the writer for this game, from `record/<game>/golden_text.py`."""
    text = import_module(f"sevenwonders.record.{game.config.game}.golden_text").GOLDEN_TEXT
    assert isinstance(text, GoldenText)
    return text


def transcript(game: Game, choose: Choose) -> str:
    """Play the game to its end with the given choices, and write down everything about it.

    The game has to keep events; otherwise its views would not count them.
    """
    text = golden_text_of(game)
    lines = text.opening(game)
    while pending := game.pending():
        # A whole position at every answer would bury what changed; the digests in between still see it.
        if text.is_fresh(game):
            lines += position_lines(game, text)
        decision = pending[0]
        options = game.options(decision.ident)
        choice = choose(game, decision, options)
        lines.append(decision_line(game, decision, options, choice))
        game.answer(decision.ident, choice)
    return "\n".join([*lines, *ending(game, text)]) + "\n"


def position_lines(game: Game, text: GoldenText) -> list[str]:
    """Describe the position, with digests of every view and of the events so far."""
    views = [digest(game.view(seat).to_data()) for seat in [SPECTATOR, *game.players()]]
    events = digest([event.to_data() for event in game.events])
    return ["", *text.position(game), f"views {' '.join(views)}", f"events {game.event_count} {events}"]


def decision_line(game: Game, decision: Decision, options: list[int], choice: int) -> str:
    """Describe one decision: its options, the decider's view at that moment, and the answer."""
    texts = [game.describe(option, by_id=True) for option in options]
    view = digest(game.view(decision.decider).to_data())
    who = f"{decision.seat}" if decision.seat == decision.decider else f"{decision.seat} by {decision.decider}"
    what = f"#{decision.ident} {game.decision_name(decision.kind)} {who}"
    answer = game.describe(choice, by_id=True)
    return f"{what}: {len(options)} options {digest(texts)} from {texts[0]}, view {view}, answer {answer}"


def ending(game: Game, text: GoldenText) -> list[str]:
    """Describe the cities, the score sheet and the ranking of the finished game."""
    lines = [*position_lines(game, text), "", *text.ending(game)]
    lines += [score_line(game, text, score) for score in game.score_sheet()]
    places = " > ".join(" = ".join(str(seat) for seat in place) for place in game.ranking())
    return [*lines, f"ranking {places}", f"saved {digest(game.to_data())}"]


def score_line(game: Game, text: GoldenText, score: Score) -> str:
    """Describe one city's points by category, and the other details of its score."""
    points = " ".join(f"{name} {count}" for name, count in zip(game.categories(), score.points, strict=True))
    return f"{score.seat}: total {score.total()}: {points}; {text.score_details(game, score)}"


def count_sequences(game: Game, depth: int) -> int:
    """Count the sequences of `depth` answers, each to the first open decision.

    A sequence that ends the game earlier counts once.
    """
    pending = game.pending()
    if depth == 0 or not pending:
        return 1
    ident = pending[0].ident
    options = game.options(ident)
    # The last answer need not be carried out to be counted: this saves most of the time.
    if depth == 1:
        return len(options)
    total = 0
    for choice in options:
        after = game.copy()
        after.answer(ident, choice)
        total += count_sequences(after, depth - 1)
    return total


def count_row(game: Game, depth: int) -> list[int]:
    """List the counts for every depth from 1 to the given one."""
    return [count_sequences(game, answers) for answers in range(1, depth + 1)]


def play_until(game: Game, choose: Choose, reached: Callable[[], bool]) -> None:
    """Play on until `reached` is true or the game is over."""
    while not game.finished() and not reached():
        decision = game.pending()[0]
        game.answer(decision.ident, choose(game, decision, game.options(decision.ident)))
