"""How a game is shown in the terminal, whichever it is; every game has a painter of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.table import Table

from sevenwonders.cli.person import Person
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game


@dataclass(frozen=True)
class CardQuery:
    """What somebody wants to look up: names, and filters of which those not asked for are None or empty."""

    config: Config
    names: list[str]
    age: int | None
    colour: str | None
    players: int | None
    effect: str
    wonders: bool
    chains: bool
    as_json: bool


class Painter(ABC):
    """The look of one game. `names` has a display name for every city at the table."""

    # What decides between equal totals, as a heading.
    tiebreak: str
    # A shape and a style for each category of the score sheet.
    marks: Mapping[str, tuple[str, str]]

    @abstractmethod
    def title(self, config: Config) -> str:
        """The name of the game as it stands on the box."""

    @abstractmethod
    def board_title(self, config: Config, ident: str) -> str:
        """A board by its permanent id, as people call it: `Giza A`."""

    @abstractmethod
    def boards(self, game: Game) -> list[str]:
        """The board of every city, as people call it."""

    @abstractmethod
    def wonders(self, game: Game) -> list[str]:
        """The board of every city with the name of the wonder itself."""

    @abstractmethod
    def names_for(self, game: Game, viewer: int) -> list[str]:
        """What the viewer calls every city inside a sentence; one's own is `you`."""

    @abstractmethod
    def moment(self, game: Game) -> str:
        """Where the game stands, inside a sentence: `Age I, turn 3`."""

    @abstractmethod
    def introduction(self, game: Game, viewer: int) -> list[str]:
        """Sentences about what is unusual at this table."""

    @abstractmethod
    def person(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> Person:
        """The player at a seat of the game."""

    @abstractmethod
    def score_sheet(self, game: Game, names: Sequence[str]) -> Table:
        """The score sheet as if the game ended now."""

    @abstractmethod
    def notes(self, game: Game, names: Sequence[str]) -> list[str]:
        """What the score sheet does not show of how it came about, one sentence each."""

    @abstractmethod
    def before_turn(self, game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
        """What that seat, a spectator (-1), or who may see all (OPEN) can choose from as a recorded turn begins."""

    @abstractmethod
    def after_turn(self, game: Game, names: Sequence[str]) -> RenderableType:
        """Every city with all that lies open in it."""

    @abstractmethod
    def look_up(self, query: CardQuery) -> None:
        """Print the cards and wonders that are asked for, or BadNotation."""
