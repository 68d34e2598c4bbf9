"""The look of Architects in the terminal."""

from collections.abc import Callable, Sequence
from typing import Final, final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.architects.library import library_of
from sevenwonders.architects.seating import decks_in_reach
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import known_top
from sevenwonders.cli.architects.cards import print_cards
from sevenwonders.cli.architects.city import cities_table
from sevenwonders.cli.architects.human_player import ArchitectsPlayer
from sevenwonders.cli.architects.look import (
    CATEGORY_MARKS,
    TIEBREAK,
    boards_of,
    card_text,
    city_name,
    score_notes,
    score_sheet,
    with_drawn,
    wonder_name,
)
from sevenwonders.cli.architects.scene import table_names
from sevenwonders.cli.architects.telling import teller_of
from sevenwonders.cli.human_player import HumanPlayer
from sevenwonders.cli.look import QUIET_STYLE
from sevenwonders.cli.painter import CardQuery, Painter
from sevenwonders.cli.words.language import in_row
from sevenwonders.cli.words.phrases import Teller
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.wording import NO_READER
from sevenwonders.record.log import OPEN


def architects(game: Game) -> ArchitectsGame:
    """Return the game as one of Architects."""
    assert isinstance(game, ArchitectsGame)
    return game


@final
class ArchitectsPainter(Painter):
    """The look of Architects."""

    tiebreak = TIEBREAK
    marks = CATEGORY_MARKS

    @override
    def title(self, config: Config) -> str:
        return library_of().name

    @override
    def board_title(self, config: Config, ident: str) -> str:
        """Name a city by the permanent id of its wonder."""
        library = library_of()
        return city_name(library.boards[library.saved_board(ident)])

    @override
    def boards(self, game: Game) -> list[str]:
        return boards_of(architects(game))

    @override
    def wonders(self, game: Game) -> list[str]:
        boards = architects(game).library.boards
        return [wonder_name(boards[city.board]) for city in architects(game).cities]

    @override
    def names_for(self, game: Game, viewer: int) -> list[str]:
        return table_names(architects(game), viewer)

    @override
    def teller(self, game: Game, names: Sequence[str], reader: int = NO_READER) -> Teller:
        return teller_of(architects(game), names, reader)

    @override
    def cities(self, game: Game) -> list[str]:
        return boards_of(architects(game))

    @override
    def moment(self, game: Game) -> str:
        return told("architects-turn", turn=architects(game).turn)

    @override
    def introduction(self, game: Game, viewer: int) -> list[str]:
        """Return no sentences: this game needs no introduction."""
        return []

    @override
    def person(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> HumanPlayer:
        return ArchitectsPlayer(architects(game), seat, console, read)

    @override
    def score_sheet(self, game: Game, names: Sequence[str], scores: Sequence[Score] | None = None) -> Table:
        return score_sheet(architects(game), names, scores)

    @override
    def notes(self, game: Game, names: Sequence[str]) -> list[str]:
        """Explain the points of each progress token."""
        return score_notes(architects(game), names)

    @override
    def before_turn(self, game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
        """Show the top cards of the decks within reach, as that seat may see them."""
        table = architects(game)
        left, right, centre = decks_in_reach(table.cities, table.active)
        places = {"left": left, "centre": centre, "right": right}
        tops = {place: top_text(table, deck, seat) for place, deck in places.items() if table.decks[deck]}
        if not tops:
            return []
        cards = in_row(told("terminal-box-top", card=top.plain, place=place) for place, top in tops.items())
        words = told("terminal-box-can-take", name=names[table.active], cards=cards)
        return [with_drawn(words, tops.values(), QUIET_STYLE)]

    @override
    def after_turn(self, game: Game, names: Sequence[str]) -> RenderableType:
        """Show every city with everything in it."""
        table = architects(game)
        return Padding(cities_table(table.library, [Text(name) for name in names], table.cities, table.cat), (1, 0))

    @override
    def look_up(self, query: CardQuery) -> None:
        print_cards(query)


PAINTER: Final = ArchitectsPainter()


def top_text(game: ArchitectsGame, deck: int, seat: int) -> Text:
    """Draw the top card of a deck as that seat sees it."""
    # A replay with open cards hides nothing.
    card = game.decks[deck][-1] if seat == OPEN else known_top(game, deck, seat)
    return card_text(game.library, card)
