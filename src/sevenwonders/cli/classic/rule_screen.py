"""The interface by which a rule adds to the terminal, with one object per rule."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.table import Table

from sevenwonders.classic.city import City
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.cli.classic.look import Marks
from sevenwonders.cli.classic.question import TerminalQuestion
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.kernel.config import Config

# The places in the line about one city, in order: first its action, then the cost and gain.
ACTION: Final = 0
ALONG: Final = 1
PAYMENT: Final = 2
REWARD: Final = 3
INCOME: Final = 4
ATTACK: Final = 5
LOSS: Final = 6
TOKENS: Final = 7
AFTERWARDS: Final = 8
# The place of an event about the whole table, or about two cities, which gets its own line.
ALONE: Final = -1


class News(NamedTuple):
    """How to tell an event: its place in the line about its city, and whether only that city hears about it."""

    place: int
    private: bool = False


class Letter(NamedTuple):
    """A letter before a number: its use of the card, and the extras that it asks for.

    `refusal` is the message of the complaint if that is not possible.
    """

    letter: str
    use: int
    extras: Sequence[int]
    refusal: str


class Column(NamedTuple):
    """A number that a replay shows for every city, in a column to the right of another one.

    `heading` and `right_of` are the messages of both headings.
    """

    heading: str
    right_of: str
    number: Callable[[City], int]


class RuleScreen:
    """The screens and questions of one rule, none unless overridden.

    What is kept names its messages, and methods return what they say.
    """

    # The name of the rule, and of its module.
    name = ""
    # A shape and a style for each colour of cards that it adds, readable on black and on white.
    colour_marks: Mapping[str, tuple[str, str]] = {}
    # A shape and a style for each of its lines on the score sheet.
    category_marks: Mapping[str, tuple[str, str]] = {}
    # The questions for its kinds of decision.
    questions: Mapping[int, TerminalQuestion] = {}
    # The letters that it adds to the prompt.
    letters: Sequence[Letter] = ()
    # The commands that it adds to the help: for `x` what is typed (`terminal-typed-x`), and what it does
    # (`terminal-does-x`).
    commands: Sequence[str] = ()
    # The messages of words that follow a verb in place of a card, with these words in English.
    object_words: Mapping[str, str] = {}
    # How each of its kinds of event is told; those that are missing are not told.
    news: Mapping[int, News] = {}
    # The columns that it adds to the table of all cities in a replay.
    columns: Sequence[Column] = ()
    # Whether only some of its Age cards are drawn for a game. `terminal-drawn-x` and `terminal-drawn-one-x` say so of
    # the cards of the rule `x`.
    draws_cards = False

    # Questions

    def prompts(self, menu: list[MenuRow]) -> list[str]:
        """List the hints that the rule adds under a hand."""
        return []

    def task(self, scene: Scene) -> str:
        """Say what the viewer should know before choosing a card. Empty if there is nothing to say."""
        return ""

    # The table

    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        """Describe the unusual features of this table, for the start of a game."""
        return []

    def moment(self, age: int, turn: int) -> str:
        """Name a moment that is not a turn, inside a sentence."""
        return ""

    def piles(self, scene: Scene) -> list[str]:
        """List the sizes of the rule's piles."""
        return []

    def table_lines(self, scene: Scene) -> list[RenderableType]:
        """List lines under the strip of all cities, if there is something to say."""
        return []

    def table_blocks(self, scene: Scene) -> list[RenderableType]:
        """List tables under these lines."""
        return []

    def city_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        """List lines above the structures in the panel of a city."""
        return []

    def hand_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        """List lines about a player's cards besides the hand, for viewers who may see them."""
        return []

    def city_blocks(self, scene: Scene, seat: int) -> list[RenderableType]:
        """List further boards of a city, below its panel."""
        return []

    def offer_lines(self, scene: Scene) -> list[RenderableType]:
        """List lines under the cards that the viewer chooses from."""
        return []

    def peace_words(self, scene: Scene, seat: int) -> str:
        """Explain why there is no conflict between the viewer and that neighbour."""
        return ""

    # Extras

    def extra_label(self, extra: int, is_only: bool) -> str:
        """Return the word after the `+` of a joint price.

        `is_only` is whether it is the only one of its extras on offer.
        """
        return ""

    def extra_words(self, scene: Scene, seat: int, use: int, extra: int) -> str:
        """Describe an extra that goes with that use of a card, and its benefit."""
        return ""

    # Replays

    def held_cards(self, city: City) -> list[int]:
        """List the cards that a city chooses from while it has no hand."""
        return []

    def lists_card(self, card: Card) -> bool:
        """Return whether one of the rule's own tables lists the card, so that the list of structures leaves it out."""
        return False

    def replay_blocks(self, game: ClassicGame, names: Sequence[str]) -> list[RenderableType]:
        """List tables below the table of all cities."""
        return []

    # Reconstructed values

    def reconstructed(self) -> Marks:
        """Return the reconstructed values of its boards, by id."""
        return {}

    # One card that is looked up

    def price_words(self, config: Config, card: Card) -> str:
        """Describe the price of a card at a table, if it is not the printed one. Empty otherwise."""
        return ""

    def effect_label(self, card: Card) -> str:
        """Return the label of a card's effect, if it is not `Effect`. Empty otherwise."""
        return ""

    def card_notes(self, library: Library, card: int) -> list[tuple[str, str]]:
        """List further facts about a card, each with its label."""
        return []

    def copies_words(self, library: Library, card: Card) -> str:
        """Explain how one of the rule's own cards gets into a game, if not from the deck of an Age. Empty otherwise."""
        return ""

    # Lists of cards

    def card_tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        """List tables of the rule's own cards that are not in the deck of an Age."""
        return []

    def board_tables(self, marks: Marks) -> list[Table]:
        """List tables of further boards, at the end of a list of all cards."""
        return []

    # Cards as data. Every rule is asked, in play or not, so that an object has the same keys at every table.

    def card_data(self, library: Library, card: int) -> dict[str, object]:
        """Return the rule's additions to the data of a card."""
        return {}

    def board_data(self, library: Library, marks: Marks) -> dict[str, object]:
        """Return the rule's additions to the data of a list of all cards."""
        return {}
