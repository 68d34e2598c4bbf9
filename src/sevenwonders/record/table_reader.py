"""The interface for reading tables of one game from files: positions, expectations and finished tables."""

from abc import ABC, abstractmethod
from importlib import import_module

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check


class TableReader(ABC):
    """The reader for one game. `keys` are the keys that only its scenarios have."""

    keys: list[str]

    def players(self, seats: int, variant: str) -> int:
        """Count the players at a table with that many cities, if the configuration does not say."""
        return seats

    @abstractmethod
    def position(self, config: Config, fields: dict[str, YamlNode]) -> Game:
        """Set up the position that a scenario describes. `fields` has `seats` and those of `keys` that are given."""

    @abstractmethod
    def expectations(self, node: YamlNode, game: Game) -> list[Check]:
        """Read the checks of a step: one for each key, or for each seat of a key. Names are verified right away."""

    @abstractmethod
    def finished_table(self, config: Config, seats: list[YamlNode]) -> Game:
        """Set up the cities of a score file as a game that can be scored. Each may name its player with `name`."""

    @abstractmethod
    def wonders(self, config: Config) -> list[str]:
        """List the wonders that a table may have."""

    @abstractmethod
    def score_data(self, game: Game, score: Score) -> Data:
        """Return one city's line of the score sheet: its wonder, its points, and any details of this game."""


def check_wonders(seats: list[YamlNode], wonders: list[str]) -> None:
    """Refuse the same wonder for two seats, whichever sides of its board they have."""
    for number, seat in enumerate(seats):
        if wonders[number] in wonders[:number]:
            raise seat.error(f"each wonder exists once, but {wonders[number]} is named twice")


def table_reader_of(game: str) -> TableReader:
    """Return the reader for tables of that game, from `record/<game>/table_reader.py`."""
    reader = import_module(f"sevenwonders.record.{game}.table_reader").READER
    assert isinstance(reader, TableReader)
    return reader
