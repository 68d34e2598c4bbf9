"""How tables of one game are read from files that people write: positions, expectations, finished tables."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.record.document import Node
from sevenwonders.record.expectations import Check


class TableReader(ABC):
    """The reader of one game. `keys` are what its scenarios may say beside the keys that all scenarios share."""

    keys: list[str]

    def players(self, seats: int, variant: str) -> int:
        """How many play at a table with so many cities, when the configuration does not say it."""
        return seats

    @abstractmethod
    def position(self, config: Config, fields: dict[str, Node]) -> Game:
        """The position that a scenario describes; `fields` has `seats` and whatever of `keys` is given."""

    @abstractmethod
    def expectations(self, node: Node, game: Game) -> list[Check]:
        """What a step expects of the game: one check a key, or a seat of a key; names are verified now."""

    @abstractmethod
    def finished_table(self, config: Config, seats: list[Node]) -> Game:
        """The cities of a score file as a game that can be scored; each may name its player with `name`."""

    @abstractmethod
    def score_data(self, game: Game, score: Score) -> Data:
        """What a score sheet tells of one city: its wonder, the points, and what else belongs to this game."""
