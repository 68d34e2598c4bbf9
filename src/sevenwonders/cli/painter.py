"""The interface for showing a game in the terminal."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from rich.console import Console, RenderableType
from rich.table import Table

from sevenwonders.cli.human_player import HumanPlayer
from sevenwonders.cli.words.phrases import Teller
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.wording import NO_READER


@dataclass(frozen=True)
class CardQuery:
    """A query for cards: names, and filters, which are None or empty if not used."""

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

    # What breaks ties: `coins` or `stages`.
    tiebreak: str
    # A shape and a style for each category of the score sheet.
    marks: Mapping[str, tuple[str, str]]

    @abstractmethod
    def title(self, config: Config) -> str:
        """Return the name of the game as printed on the box."""

    @abstractmethod
    def board_title(self, config: Config, ident: str) -> str:
        """Return the usual name of the board with that permanent id: `Giza A`."""

    @abstractmethod
    def boards(self, game: Game) -> list[str]:
        """List the usual name of each city's board."""

    @abstractmethod
    def wonders(self, game: Game) -> list[str]:
        """List the board of each city, with the name of the wonder itself."""

    @abstractmethod
    def names_for(self, game: Game, viewer: int) -> list[str]:
        """Return the viewer's name for each city in a row; the viewer's own city is `you`."""

    @abstractmethod
    def teller(self, game: Game, names: Sequence[str], reader: int = NO_READER) -> Teller:
        """Return what puts the phrases of the game into sentences for a reader, with a name for every city."""

    @abstractmethod
    def cities(self, game: Game) -> list[str]:
        """Return the name of every city: of its wonder's place, or that of a city without a player."""

    @abstractmethod
    def moment(self, game: Game) -> str:
        """Name the current moment: `Age I, turn 3`."""

    @abstractmethod
    def introduction(self, game: Game, viewer: int) -> list[str]:
        """Describe the unusual features of this table."""

    @abstractmethod
    def person(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> HumanPlayer:
        """Return the player at a seat of the game."""

    def team_size(self, config: Config) -> int:
        """Count the neighbouring seats that win or lose together."""
        return 1

    @abstractmethod
    def score_sheet(self, game: Game, names: Sequence[str], scores: Sequence[Score] | None = None) -> Table:
        """Draw the score sheet as if the game ended now, or one with these scores."""

    @abstractmethod
    def notes(self, game: Game, names: Sequence[str]) -> list[str]:
        """Explain the scores where the score sheet itself does not."""

    @abstractmethod
    def before_turn(self, game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
        """Show the choices at the start of a recorded turn, as a seat or a spectator (-1) sees them.

        OPEN shows all.
        """

    @abstractmethod
    def after_turn(self, game: Game, names: Sequence[str]) -> RenderableType:
        """Show every city with everything in it that is public."""

    @abstractmethod
    def look_up(self, query: CardQuery) -> None:
        """Print the cards and wonders that the query asks for. Raises `BadNotation` if a name does not exist."""


def painter_of(config: Config) -> Painter:
    """Return the painter for the game of that configuration."""
    return painter_for(config.game)


@cache
def painter_for(game: str) -> Painter:
    """Return the painter for the game of that name. Other games are not loaded."""
    painter = import_module(f"sevenwonders.cli.{game}.painter").PAINTER
    assert isinstance(painter, Painter)
    return painter
