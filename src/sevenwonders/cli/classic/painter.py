"""How the classic game is shown in the terminal."""

from collections.abc import Callable, Sequence
from typing import Final, final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.armada.effects import FLEETS
from sevenwonders.classic.armada.naval import strength_of
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.colours import ISLAND
from sevenwonders.classic.debts.part import DebtPart, debts_of
from sevenwonders.classic.edifice.part import Projects
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.cards import print_cards
from sevenwonders.cli.classic.edifices import edifice_table
from sevenwonders.cli.classic.harbour import sea_table, yard_name
from sevenwonders.cli.classic.look import (
    AGE_NAMES,
    CATEGORY_MARKS,
    TIEBREAK,
    board_name,
    boards_of,
    card_name,
    score_notes,
    score_sheet,
)
from sevenwonders.cli.classic.person import ClassicPerson
from sevenwonders.cli.classic.scene import table_names
from sevenwonders.cli.look import BUILT_STAGE, OPEN_STAGE, QUIET_STYLE, first_up, listed, number_text
from sevenwonders.cli.painter import CardQuery, Painter
from sevenwonders.cli.person import Person
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.record.log import OPEN

# What leaders cost, by the option.
PRICE_WORDS: Final = {"age": "1, 2 and 3 coins in Ages I, II and III", "printed": "what is printed on them"}


def classic(game: Game) -> ClassicGame:
    """The game, known to be a classic one."""
    assert isinstance(game, ClassicGame)
    return game


@final
class ClassicPainter(Painter):
    """The look of the classic game."""

    tiebreak = TIEBREAK
    marks = CATEGORY_MARKS

    def title(self, config: Config) -> str:
        """The name of the edition."""
        return library_for(config).name

    def board_title(self, config: Config, ident: str) -> str:
        """City and side of a board."""
        library = library_for(config)
        return board_name(library, library.saved_board(ident))

    def boards(self, game: Game) -> list[str]:
        """City and side of every board."""
        return boards_of(classic(game))

    def wonders(self, game: Game) -> list[str]:
        """City, side and wonder of every board."""
        library = classic(game).library
        wonders = [library.boards[city.board].wonder for city in classic(game).cities]
        return [f"{board}, {wonder}" for board, wonder in zip(self.boards(game), wonders, strict=True)]

    def names_for(self, game: Game, viewer: int) -> list[str]:
        """`you`, the others by their city, and the Free City."""
        return table_names(classic(game), viewer)

    def moment(self, game: Game) -> str:
        """Age and turn, or what comes before them."""
        table = classic(game)
        if not table.age:
            return "the draft of the leaders"
        age = f"Age {AGE_NAMES[table.age]}"
        return f"{age}, turn {table.turn}" if table.turn else f"the recruitment of {age}"

    def introduction(self, game: Game, viewer: int) -> list[str]:
        """Who runs a city in which nobody sits, who plays together, what leaders cost, shipyard and Edifices."""
        boards = self.boards(game)
        names = self.names_for(game, viewer)
        lines = [
            f"{first_up(name)} is {boards[seat]}; you and the bot run it in turns."
            for seat, name in enumerate(names)
            if seat not in classic(game).drafting
        ]
        partner = classic(game).partner(viewer)
        if partner >= 0:
            lines.append(f"You play together with {names[partner]}: you see both hands, and your points add up.")
        if "leaders" in game.config.expansions:
            lines.append(f"Leaders cost {PRICE_WORDS[game.config.options['leader_price']]}.")
        if "armada" in game.config.expansions:
            lines.append(shipyard_words(classic(game), viewer))
        projects = [part for part in classic(game).parts if isinstance(part, Projects)]
        lines += [f"The Edifices are {listed([library_name(game, card) for card in part.cards])}." for part in projects]
        return lines

    def person(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> Person:
        """The player at a seat."""
        return ClassicPerson(classic(game), seat, console, read)

    def score_sheet(self, game: Game, names: Sequence[str]) -> Table:
        """The score sheet as if the game ended now."""
        return score_sheet(classic(game), names)

    def notes(self, game: Game, names: Sequence[str]) -> list[str]:
        """How wild symbols and a copied guild were used."""
        return score_notes(classic(game).library, names, classic(game).score_sheet())

    def before_turn(self, game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
        """The hands that the eye may see: cards of the turn, leaders of the draft or of the recruitment."""
        table = classic(game)
        lines: list[RenderableType] = []
        for holder in table.drafting:
            cards = held_cards(table, holder)
            if cards and (seat in (OPEN, holder) or (seat >= 0 and table.partner(holder) == seat)):
                hand = Text(", ").join(card_name(table.library, card) for card in cards)
                lines.append(Text.assemble((f"{names[holder]} holds ", QUIET_STYLE), hand))
        return lines

    def after_turn(self, game: Game, names: Sequence[str]) -> RenderableType:
        """Every city with all that lies open in it."""
        table = classic(game)
        parts: list[RenderableType] = [cities_table(table, names)]
        if "armada" in game.config.expansions:
            titles = [Text(name) for name in names]
            strengths = [Text(str(strength_of(table, seat))) for seat in range(len(table.cities))]
            parts += [fleets_table(table, titles, strengths), Text()]
        for part in table.parts:
            if isinstance(part, Projects):
                parts += [edifice_table(table.library, part, names, table.cities), Text()]
        return Group(*parts)

    def look_up(self, query: CardQuery) -> None:
        """Print cards, boards or chains."""
        print_cards(query)


def library_name(game: Game, card: int) -> str:
    """A card by its name."""
    return classic(game).library.cards[card].name


def shipyard_words(game: ClassicGame, seat: int) -> str:
    """Which shipyard a seat has, and what is particular about it."""
    yard = armada_of(game.cities[seat]).shipyard
    fleet = FLEETS[game.library.harbour.wonder_fleets[yard]]
    return f"You have {yard_name(game.library, yard)}: the {fleet} fleet may move with your stages."


def fleets_table(game: ClassicGame, names: list[Text], strengths: list[Text]) -> Table:
    """Fleets, naval strength, commercial level and islands of every city."""
    parts = [armada_of(city) for city in game.cities]
    return sea_table(game.library, names, parts, strengths, [city.built for city in game.cities])


def held_cards(game: ClassicGame, seat: int) -> list[int]:
    """The cards of which the seat chooses: its hand, or its leaders while they are recruited."""
    city = game.cities[seat]
    if city.hand or "leaders" not in game.config.expansions:
        return city.hand
    return leaders_of(city).hand


def is_island(game: ClassicGame, card: int) -> bool:
    """Whether the card is an island, which is listed with the fleets."""
    return game.library.cards[card].colour == ISLAND


def cities_table(game: ClassicGame, names: Sequence[str]) -> Table:
    """Coins, debts, shields, stages, tokens, diplomacy and structures of every city."""
    has_debts = any(isinstance(part, DebtPart) for city in game.cities for part in city.parts)
    has_diplomacy = "cities" in game.config.expansions
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("City", no_wrap=True)
    table.add_column("Coins", justify="right")
    if has_debts:
        table.add_column("Debts", justify="right")
    table.add_column("Shields", justify="right")
    table.add_column("Wonder", no_wrap=True)
    table.add_column("Tokens")
    if has_diplomacy:
        table.add_column("Diplomacy", justify="right")
    table.add_column("Structures and leaders" if "leaders" in game.config.expansions else "Structures", ratio=1)
    for name, city in zip(names, game.cities, strict=True):
        stages = range(len(game.library.boards[city.board].stages))
        table.add_row(
            name,
            str(city.coins),
            *([number_text(debts_of(city).debts)] if has_debts else []),
            str(city.shields),
            "".join(BUILT_STAGE if city.built_stages >> stage & 1 else OPEN_STAGE for stage in stages),
            " ".join(f"{token:+d}" for token in city.tokens) or "·",
            *([number_text(cities_part_of(city).diplomacy)] if has_diplomacy else []),
            Text(", ").join(card_name(game.library, card) for card in city.built if not is_island(game, card)),
        )
    return table
