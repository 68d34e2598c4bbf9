"""What an expansion or a variant may change, as hooks that do nothing unless overridden."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight
from sevenwonders.classic.extra import Extras
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import NOTHING, Part
from sevenwonders.classic.scoring import Score
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.position import CitySetup
    from sevenwonders.classic.table import ClassicGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A plug-in to the classic game. It holds no game data: that lives in Parts, one on the table and one a seat."""

    # Parts

    def table_part(self) -> Part:
        """What the rule keeps on the table, before the first Age."""
        return NOTHING

    def seat_part(self) -> Part:
        """What the rule keeps on a seat, before the first Age."""
        return NOTHING

    def load_table_part(self, library: Library, data: Data) -> Part:
        """The rule's part on the table from a saved game."""
        return NOTHING

    def load_seat_part(self, library: Library, data: Data) -> Part:
        """The rule's part on a seat from a saved game."""
        return NOTHING

    def check_city(self, city: City, seats: int) -> None:
        """Refuse a city of a saved game whose part does not fit its cards or its table, with BrokenSave."""

    def hidden_cards(self, seen: list[int]) -> int:
        """How many cards of the Age the rule's part on the table hides."""
        return 0

    def seat_part_from(self, seen: list[int]) -> Part:
        """The rule's part on a seat as somebody saw it; hidden cards are backs until `sample_part` fills them."""
        return NOTHING

    def sample_part(self, game: "ClassicGame", seen: list[int], pool: list[int]) -> None:
        """Fill the rule's part on the table from what was seen of it, taking hidden cards off the pool's end."""

    def hidden_hands(self, game: "ClassicGame") -> list[list[int]]:
        """The rule's lists of cards in which hidden ones stand as backs, for `sample` to fill."""
        return []

    # The course of the game

    def begin(self, game: "ClassicGame") -> None:
        """After the table is laid and before the first step of a new game."""

    def place_city(self, city: City, described: "CitySetup", age: int) -> None:
        """A city of a set-up position in that Age: fill the rule's part from what it describes."""

    def place(self, game: "ClassicGame") -> None:
        """After the cities of a set-up position are placed: lay out what is left of the rule's own cards."""

    def before_age(self, game: "ClassicGame") -> None:
        """When an Age begins and its hands are not dealt yet: push steps that come before."""

    def run_step(self, game: "ClassicGame", step: int) -> bool:
        """Do one of the rule's own steps; False when the step is none of them."""
        return False

    def after_deal(self, game: "ClassicGame", rest: list[int]) -> None:
        """When the hands of an Age are dealt; `rest` are the cards that nobody got."""

    def before_turn(self, game: "ClassicGame") -> None:
        """Before the cards of a turn are chosen."""

    def before_last_cards(self, game: "ClassicGame") -> None:
        """On the last turn of an Age, before the last cards are played or thrown away."""

    def end_turn(self, game: "ClassicGame") -> None:
        """When the cards of a turn are played: push steps that come after the builds from the discard pile."""

    # Decisions

    def decider(self, game: "ClassicGame", seat: int) -> int:
        """Who decides for that seat; the seat itself unless the rule says otherwise."""
        return seat

    def sealed(self, game: "ClassicGame", decision: Decision) -> None:
        """After an answer was laid face down: a further decision may join the group."""

    def unsealed(self, game: "ClassicGame", decision: Decision) -> None:
        """Before an answer is replaced: what followed from it may be withdrawn."""

    def asks(self, kind: int) -> bool:
        """Whether decisions of that kind are the rule's own."""
        return False

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Every choice that one of the rule's own decisions allows now: sorted, without duplicates."""
        return []

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """Why one of the rule's own decisions does not allow the choice."""
        return ""

    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Card and use of everything that one of the rule's own decisions could be about, possible or not."""
        return []

    def price(self, game: "ClassicGame", decision: Decision, card: int) -> int:
        """The coins for the bank that a choice of one of the rule's own decisions costs."""
        return 0

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a group of the rule's own decisions."""

    # Extras: what goes with a card or stage in one payment

    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        """Add what may go with cards, a stage or a sale of that seat now."""

    def extra_price(self, game: "ClassicGame", seat: int, extra: int) -> int:
        """The coins for the bank that an extra costs."""
        return 0

    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        """After the card or stage of one answer did its work: what went with it follows."""

    def after_group(self, game: "ClassicGame") -> None:
        """After all cards of a group did their work: push steps that come next."""

    def limit_hand(self, game: "ClassicGame", decision: Decision, hand: list[int]) -> list[int]:
        """The cards of a hand that a decision may use."""
        return hand

    def limit_options(self, game: "ClassicGame", seat: int, options: list[int]) -> list[int]:
        """The options of a card to play that this rule leaves over."""
        return options

    # Coins and tokens

    def after_gain(self, game: "ClassicGame", seat: int) -> None:
        """After a seat got coins from the bank."""

    def charge(self, game: "ClassicGame", seat: int, coins: int) -> None:
        """A seat has to lose coins at the end of the turn."""

    def at_peace(self, game: "ClassicGame") -> list[int]:
        """The seats that take no part in the conflicts."""
        return []

    def fights(self, game: "ClassicGame", at_peace: list[int], fights: list[Fight]) -> list[Fight]:
        """Who fights whom, if not simply neighbour against neighbour."""
        return fights

    def end_age(self, game: "ClassicGame") -> None:
        """When an Age's last turn is over: push steps that come before the conflicts."""

    def after_conflicts(self, game: "ClassicGame") -> None:
        """When the conflicts of an Age are over."""

    # The end, and what is seen

    def score(self, game: "ClassicGame", score: Score) -> None:
        """Add the rule's own points to a score."""

    def count(self, game: "ClassicGame", seat: int, thing: int) -> int:
        """How many of a counted thing the rule keeps on the seat."""
        return 0

    def ranking(self, game: "ClassicGame", places: list[list[int]]) -> list[list[int]]:
        """The seats by place, if not simply by their own points."""
        return places

    def partner(self, game: "ClassicGame", seat: int) -> int:
        """The seat that may see this seat's hand as well, or -1."""
        return -1
