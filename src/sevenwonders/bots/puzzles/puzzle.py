"""A puzzle: a position of a real game, the seat that decides, and its options in the order of their worth."""

from collections.abc import Sequence

import msgspec

from sevenwonders.bots.analysis.evidence import About, Argument, Evidence
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import RECORD_FORMAT, replay_game


class PuzzleEvidence(msgspec.Struct, frozen=True, array_like=True):
    """A counted difference between two options as data; its words come from the kind and the arguments."""

    kind: str
    about: About
    numbers: list[float]
    arguments: dict[str, Argument]
    cards: list[str]
    seats: list[int]

    def evidence(self) -> Evidence:
        """Return it as evidence."""
        return Evidence(self.kind, 0.0, self.numbers, self.arguments, self.about, self.cards, self.seats)


class PuzzleOption(msgspec.Struct, frozen=True, array_like=True):
    """An option: its choice in notation, its chance to win in per cent, and the points that its city expects.

    `evidence` says what makes the best option better than this one; the best option has none.
    """

    choice: str
    chance: int
    points: float
    evidence: list[PuzzleEvidence] = msgspec.field(default_factory=list)


class Puzzle(msgspec.Struct, frozen=True, array_like=True):
    """A position and its solution. The options come best first; each stands for all ways to pay for it.

    `answers` lead from the deal to the position, and `rules` is the version of the rules by which they do. Everything
    that was open at that moment is answered but the decision `ident`. The chance of the best option is `margin` per
    cent higher than that of the second, with the standard error `error`. A puzzle is `hard` if the best option is not
    the one that a trained eye picks at first sight.
    """

    config: Data
    rules: int
    seed: int
    answers: list[tuple[int, str]]
    ident: int
    seat: int
    hard: bool
    margin: float
    error: float
    options: list[PuzzleOption]

    def record(self) -> Data:
        """Return the record of the game up to the position."""
        answers = [[ident, words] for ident, words in self.answers]
        return {
            "format": RECORD_FORMAT,
            "rules": self.rules,
            "config": self.config,
            "seed": self.seed,
            "answers": answers,
        }

    def position(self, keep_events: bool = False) -> Game:
        """Play the game up to the position. Raises `BrokenSave` if that is not possible."""
        return replay_game(self.record(), keep_events)


def choices_of(game: Game, decision: Decision) -> list[list[int]]:
    """List the options of a decision, each as all its ways to pay, the first way first."""
    ways: dict[int, list[int]] = {}
    for choice in game.options_of(decision):
        ways.setdefault(int(game.without_payment(choice)), []).append(choice)
    return list(ways.values())


def ranked_choices(puzzle: Puzzle, game: Game) -> list[list[int]]:
    """List the options of a puzzle in their order at its position, each as all its ways to pay.

    Raises `GameError` if the position does not have these options.
    """
    ways = {found[0]: found for found in choices_of(game, game.decision(puzzle.ident))}
    return [ways[game.exact_choice(option.choice)] for option in puzzle.options]


def rules_version(game: str) -> int:
    """Return the version of the rules that puzzles are made with now."""
    return ruleset_of(game).version


def notation(game: Game, answers: Sequence[int]) -> list[tuple[int, str]]:
    """Write answers, each as decision number and choice, in notation."""
    return [(int(answers[at]), game.describe(answers[at + 1], by_id=True)) for at in range(0, len(answers), 2)]
