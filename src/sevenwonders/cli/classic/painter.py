"""The look of the classic game in the terminal."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.all_rules import screens_of
from sevenwonders.cli.classic.cards import print_cards
from sevenwonders.cli.classic.human_player import ClassicPlayer
from sevenwonders.cli.classic.look import board_name, boards_of, card_name, wonder_name
from sevenwonders.cli.classic.screen import (
    CATEGORY_MARKS,
    TIEBREAK,
    city_names,
    score_notes,
    score_sheet,
    table_names,
    team_size,
)
from sevenwonders.cli.classic.telling import teller_of
from sevenwonders.cli.human_player import HumanPlayer
from sevenwonders.cli.look import QUIET_STYLE, listing, number_text, stage_marks
from sevenwonders.cli.painter import CardQuery, Painter
from sevenwonders.cli.words.language import in_row, told_by_id
from sevenwonders.cli.words.phrases import Teller
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.wording import NO_READER
from sevenwonders.languages import signed
from sevenwonders.record.log import OPEN


def classic(game: Game) -> ClassicGame:
    """Return the game as a classic one."""
    assert isinstance(game, ClassicGame)
    return game


@final
class ClassicPainter(Painter):
    """The look of the classic game."""

    tiebreak = TIEBREAK
    marks = CATEGORY_MARKS

    @override
    def title(self, config: Config) -> str:
        expansions = [told_by_id(f"expansion-{name}") for name in library_for(config).expansions]
        return in_row([told("score-box", edition=config.edition), *expansions])

    @override
    def board_title(self, config: Config, ident: str) -> str:
        library = library_for(config)
        return board_name(library, library.saved_board(ident))

    @override
    def boards(self, game: Game) -> list[str]:
        return boards_of(classic(game))

    @override
    def wonders(self, game: Game) -> list[str]:
        library = classic(game).library
        wonders = [wonder_name(library.boards[city.board]) for city in classic(game).cities]
        return [in_row(names) for names in zip(self.boards(game), wonders, strict=True)]

    @override
    def names_for(self, game: Game, viewer: int) -> list[str]:
        return table_names(classic(game), viewer)

    @override
    def teller(self, game: Game, names: Sequence[str], reader: int = NO_READER) -> Teller:
        return teller_of(classic(game), names, reader)

    @override
    def cities(self, game: Game) -> list[str]:
        return city_names(classic(game))

    @override
    def moment(self, game: Game) -> str:
        table = classic(game)
        chapter = "".join(screen.moment(table.age, table.turn) for screen in screens_of(table.hooks))
        return chapter or told("log-heading", age=table.age, turn=table.turn)

    @override
    def introduction(self, game: Game, viewer: int) -> list[str]:
        table = classic(game)
        names = self.names_for(game, viewer)
        return [line for screen in screens_of(table.hooks) for line in screen.introduction(table, viewer, names)]

    @override
    def person(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> HumanPlayer:
        return ClassicPlayer(classic(game), seat, console, read)

    @override
    def team_size(self, config: Config) -> int:
        return team_size(hooks_of(config))

    @override
    def score_sheet(self, game: Game, names: Sequence[str], scores: Sequence[Score] | None = None) -> Table:
        return score_sheet(classic(game), names, scores)

    @override
    def notes(self, game: Game, names: Sequence[str]) -> list[str]:
        return score_notes(classic(game).library, names, classic(game).score_sheet())

    @override
    def before_turn(self, game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
        table = classic(game)
        lines: list[RenderableType] = []
        for holder in table.drafting:
            cards = held_cards(table, holder)
            if cards and sees_hand(table, holder, seat):
                hand = Text(told("row-separator")).join(card_name(table.library, card) for card in cards)
                lines.append(Text.assemble((f"{told('terminal-holds', name=names[holder])} ", QUIET_STYLE), hand))
        return lines

    @override
    def after_turn(self, game: Game, names: Sequence[str]) -> RenderableType:
        table = classic(game)
        parts: list[RenderableType] = [cities_table(table, names)]
        for screen in screens_of(table.hooks):
            for block in screen.replay_blocks(table, names):
                parts += [block, Text()]
        return Group(*parts)

    @override
    def look_up(self, query: CardQuery) -> None:
        print_cards(query)


PAINTER: Final = ClassicPainter()
# The messages of headings of columns that hold text.
WONDER: Final = "terminal-column-wonder"
TOKENS: Final = "terminal-column-tokens"


def sees_hand(game: ClassicGame, holder: int, seat: int) -> bool:
    """Return whether a seat, or a viewer who sees everything, may see the hand of another seat."""
    return seat in (OPEN, holder) or (seat >= 0 and game.partner(holder) == seat)


def held_cards(game: ClassicGame, seat: int) -> list[int]:
    """List the cards that the seat chooses from: its hand, or a rule's offer before a turn."""
    city = game.cities[seat]
    return city.hand or [card for screen in screens_of(game.hooks) for card in screen.held_cards(city)]


def cities_table(game: ClassicGame, names: Sequence[str]) -> Table:
    """Show everything that is public in each city, with the columns of the rules in play."""
    columns: dict[str, Callable[[City], str | Text]] = {
        "terminal-column-coins": lambda city: str(city.coins),
        "terminal-column-shields": lambda city: str(city.shields),
        WONDER: lambda city: stage_marks(len(game.library.boards[city.board].stages), city.built_stages),
        TOKENS: lambda city: " ".join(signed(token) for token in city.tokens) or "·",
    }
    headings = list(columns)
    for screen in screens_of(game.hooks):
        for heading, right_of, number in screen.columns:
            columns[heading] = partial(number_cell, number)
            headings.insert(headings.index(right_of) + 1, heading)
    table = listing([told("terminal-column-city")])
    for heading in headings:
        is_text = heading in (WONDER, TOKENS)
        table.add_column(told_by_id(heading), justify="left" if is_text else "right", no_wrap=heading == WONDER)
    table.add_column(told("terminal-column-cards"), ratio=1)
    for name, city in zip(names, game.cities, strict=True):
        table.add_row(name, *[columns[heading](city) for heading in headings], cards_text(game, city))
    return table


def number_cell(number: Callable[[City], int], city: City) -> Text:
    """Return the cell for a number that a rule counts in a city."""
    return number_text(number(city))


def cards_text(game: ClassicGame, city: City) -> Text:
    """List the cards of a city, without those that have a table of their own."""
    screens = screens_of(game.hooks)
    cards = [card for card in city.built if not any(screen.lists_card(game.library.cards[card]) for screen in screens)]
    return Text(told("row-separator")).join(card_name(game.library, card) for card in cards)
