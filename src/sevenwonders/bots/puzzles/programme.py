"""The programme of a week: which games are played on which day, and puzzles that are not too much alike."""

from functools import cache
from math import ceil
from pathlib import Path
from typing import Final, final

import msgspec

from sevenwonders.bots.puzzles.puzzle import Puzzle
from sevenwonders.catalogue.loader import EDITIONS, load_catalogue
from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game

FILE: Final = Path(__file__).parent / "programme.yaml"
DAYS: Final = 7
PER_CENT: Final = 100
# The colour of a card that is not built matters little.
BUILD: Final = "build"


class PuzzleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to find positions at, with the settings of a configuration."""

    players: int
    game: str = "classic"
    edition: int = 1
    expansions: list[str] = msgspec.field(default_factory=list)

    def config(self) -> Config:
        """Return the checked configuration. Raises `BadConfig` if there is no such game."""
        return checked_config(
            Config(self.players, game=self.game, edition=self.edition, expansions=list(self.expansions))
        )


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day of the week: its tables, and the greatest share of puzzles with the same trait, in per cent."""

    tables: list[PuzzleTable]
    most: dict[str, int]


@cache
def programme() -> list[Day]:
    """Read the days of the week, from Monday on."""
    return msgspec.yaml.decode(FILE.read_bytes(), type=list[Day])


class Traits(msgspec.Struct, frozen=True):
    """The sort of a puzzle: the wonder, the Age (0 in games without Ages), and the best move.

    `card` is the card of the best move with its use, such as `build forum`. `key` tells puzzles apart: game, wonder,
    best and second move.
    """

    board: str
    age: int
    use: str
    card: str
    colour: str
    key: str

    def limited(self) -> dict[str, str]:
        """Return the traits that can be limited, without those that the puzzle does not have."""
        found = {"board": self.board, "age": str(self.age or ""), "use": self.use}
        found |= {"card": self.card, "colour": self.colour}
        return {name: value for name, value in found.items() if value}


def traits_of(puzzle: Puzzle, game: Game | None = None) -> Traits:
    """Return the traits of a puzzle, whose position may be known already."""
    game = puzzle.position() if game is None else game
    decision = game.decision(puzzle.ident)
    best, *others = [game.unpack(decision, game.exact_choice(option.choice)) for option in puzzle.options[:2]]
    moves = [" ".join(part for part in (move.use, move.card) if part) for move in (best, *others)]
    board = game.board_names()[puzzle.seat]
    age = game.heading().arguments.get("age", 0)
    config = game.config
    return Traits(
        board,
        age if isinstance(age, int) else 0,
        best.use,
        moves[0] if best.card else "",
        colours_of(config.edition, tuple(config.expansions)).get(best.card, "") if best.use == BUILD else "",
        " / ".join([config.game, str(config.edition), board, *moves]),
    )


@cache
def colours_of(edition: int, expansions: tuple[str, ...]) -> dict[str, str]:
    """Return the colours of cards that have Ages, by id."""
    catalogue = load_catalogue(EDITIONS[edition - 1], expansions)
    return {card.id: card.colour for card in catalogue.cards}


@final
class Collection:
    """The puzzles of one day of the week for a number of weeks. The tables of the day take turns."""

    def __init__(self, day: Day, weeks: int) -> None:
        self.day = day
        self.weeks = weeks
        self.by_table: list[list[Puzzle]] = [[] for _ in day.tables]
        self.counts: dict[tuple[str, str], int] = {}

    def lacks(self, table: int) -> bool:
        """Return whether one of the weeks of a table has no puzzle."""
        return len(self.by_table[table]) < len(range(table, self.weeks, len(self.by_table)))

    def is_full(self) -> bool:
        """Return whether there is a puzzle for every week."""
        return self.count() == self.weeks

    def count(self) -> int:
        """Count the puzzles."""
        return sum(len(puzzles) for puzzles in self.by_table)

    def puzzle(self, week: int) -> Puzzle:
        """Return the puzzle of a week."""
        tables = len(self.by_table)
        return self.by_table[week % tables][week // tables]

    def takes(self, table: int, traits: Traits) -> bool:
        """Return whether there is room for a puzzle of that sort."""
        return self.lacks(table) and all(
            self.counts.get(trait, 0) < self.most(trait[0]) for trait in traits.limited().items()
        )

    def most(self, name: str) -> int:
        """Return how many puzzles may have the same value of a trait."""
        return ceil(self.weeks * self.day.most.get(name, PER_CENT) / PER_CENT)

    def add(self, table: int, puzzle: Puzzle, traits: Traits) -> None:
        """Add a puzzle."""
        self.by_table[table].append(puzzle)
        for trait in traits.limited().items():
            self.counts[trait] = self.counts.get(trait, 0) + 1
