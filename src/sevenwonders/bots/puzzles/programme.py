"""The programme of a week: which games are played on which day, and how alike the puzzles of a day may be."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config

FILE: Final = Path(__file__).parent / "programme.yaml"
DAYS: Final = 7


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
