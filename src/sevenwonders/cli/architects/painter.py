"""How Architects is shown in the terminal."""

from collections.abc import Callable, Sequence
from typing import final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.library import library_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import known_top
from sevenwonders.cli.architects.cards import print_cards
from sevenwonders.cli.architects.city import cities_table
from sevenwonders.cli.architects.look import (
    CATEGORY_MARKS,
    TIEBREAK,
    boards_of,
    card_text,
    score_notes,
    score_sheet,
)
from sevenwonders.cli.architects.person import ArchitectsPerson
from sevenwonders.cli.architects.scene import table_names
from sevenwonders.cli.look import QUIET_STYLE
from sevenwonders.cli.painter import CardQuery, Painter
from sevenwonders.cli.person import Person
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.record.log import OPEN


def architects(game: Game) -> ArchitectsGame:
    """The game, known to be one of Architects."""
    assert isinstance(game, ArchitectsGame)
    return game


@final
class ArchitectsPainter(Painter):
    """The look of Architects."""

    tiebreak = TIEBREAK
    marks = CATEGORY_MARKS

    def title(self, config: Config) -> str:
        """The name on the box."""
        return library_of().name

    def board_title(self, config: Config, ident: str) -> str:
        """The city of a wonder."""
        library = library_of()
        return library.boards[library.saved_board(ident)].name

    def boards(self, game: Game) -> list[str]:
        """The city of every wonder."""
        return boards_of(architects(game))

    def wonders(self, game: Game) -> list[str]:
        """City and wonder of every seat."""
        boards = [architects(game).library.boards[city.board] for city in architects(game).cities]
        return [f"{board.name}, {board.wonder}" for board in boards]

    def names_for(self, game: Game, viewer: int) -> list[str]:
        """`you`, and the others by their city."""
        return table_names(architects(game), viewer)

    def moment(self, game: Game) -> str:
        """The turn."""
        return f"turn {architects(game).turn}"

    def introduction(self, game: Game, viewer: int) -> list[str]:
        """Nothing is unusual here."""
        return []

    def person(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> Person:
        """The player at a seat."""
        return ArchitectsPerson(architects(game), seat, console, read)

    def score_sheet(self, game: Game, names: Sequence[str]) -> Table:
        """The score sheet as if the game ended now."""
        return score_sheet(architects(game), names)

    def notes(self, game: Game, names: Sequence[str]) -> list[str]:
        """What each progress token is worth."""
        return score_notes(architects(game), names)

    def before_turn(self, game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
        """The top cards of the decks in reach, as far as the eye may see them."""
        table = architects(game)
        places = {"left": table.active, "centre": len(table.cities), "right": table.right(table.active)}
        tops = [top_text(table, deck, place, seat) for place, deck in places.items() if table.decks[deck]]
        words = Text(f"{names[table.active]} can take ", style=QUIET_STYLE)
        return [words.append_text(Text(", ").join(tops))] if tops else []

    def after_turn(self, game: Game, names: Sequence[str]) -> RenderableType:
        """Every city with all that lies open in it."""
        table = architects(game)
        return Padding(cities_table(table.library, [Text(name) for name in names], table.cities, table.cat), (1, 0))

    def look_up(self, query: CardQuery) -> None:
        """Print cards, wonders and tokens."""
        print_cards(query)


def top_text(game: ArchitectsGame, deck: int, place: str, seat: int) -> Text:
    """The top card of a deck for that seat's eye, and where it lies."""
    card = game.decks[deck][-1] if seat == OPEN else known_top(game, deck, seat)
    return card_text(game.library, card).append(f" ({place})", style=QUIET_STYLE)
