"""What an expansion or a variant may declare and change, as hooks that do nothing unless overridden."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.extra import Extras
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import NOTHING, Part
from sevenwonders.classic.scoring import Score
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event

if TYPE_CHECKING:
    from sevenwonders.classic.sentences import Teller
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View

NO_PARTNER: Final = -1

NOTHING_NEW: Final = Declaration("")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A plug-in to the classic game: an expansion, a variant, or what several of them share.

    It holds no game data: that lives in Parts, one on the table and one in each city. All that the rest of the program
    knows of an expansion it learns from the rule of that name.
    """

    # What it is, and when it is in play

    def declaration(self) -> Declaration:
        """What it brings with it, whichever table it is played at."""
        return NOTHING_NEW

    def name(self) -> str:
        """The name of its folder."""
        return self.declaration().name

    def plays(self, config: Config) -> bool:
        """Whether the configuration names the rule, as an expansion or by one of its variants."""
        declared = self.declaration()
        asked = {*config.expansions, config.variant} - {""}
        return not asked.isdisjoint([declared.name, *[variant.name for variant in declared.variants]])

    def is_needed(self, others: "list[Rule]") -> bool:
        """Whether rules in play need this one, though the configuration does not name it."""
        return False

    def configured(self, config: Config, others: "list[Rule]") -> "Rule":
        """The rule as the options of a table want it."""
        return self

    # Parts

    def table_part(self) -> Part:
        """What the rule keeps on the table, before the first Age."""
        return NOTHING

    def city_part(self) -> Part:
        """What the rule keeps in a city, before the first Age."""
        return NOTHING

    def load_table_part(self, library: Library, data: Data) -> Part:
        """The rule's part on the table from a saved game."""
        return NOTHING

    def load_city_part(self, library: Library, data: Data) -> Part:
        """The rule's part of a city from a saved game."""
        return NOTHING

    def table_part_from(self, values: list[int], age: int) -> Part:
        """The rule's part on the table from the numbers of an event in that Age."""
        return NOTHING

    def city_part_from(self, values: list[int]) -> Part:
        """The rule's part of a city from the numbers of an event."""
        return NOTHING

    def check_city(self, city: City, seats: int) -> None:
        """Refuse a city of a saved game whose part does not fit its cards or its table, with BrokenSave."""

    def hidden_lists(self, game: "ClassicGame") -> list[list[int]]:
        """The rule's lists of cards in which hidden ones are backs, for `sample` to fill."""
        return []

    # Positions set up by hand

    def place_city(self, library: Library, city: City, keys: Data, age: int) -> None:
        """Fill the rule's part of a city from what a position in that Age says about it."""

    def keys_of(self, library: Library, city: City) -> Data:
        """What a position would say about the city, by the rule's `city_keys`; `place_city` is the way back."""
        return {}

    def place_table(self, game: "ClassicGame", keys: Data) -> None:
        """Lay out what belongs to the rule after the cities of a position are placed."""

    def finish_position(self, game: "ClassicGame", keys: Data) -> None:
        """Lay out what must not be touched before the first question of a position is open."""

    def starts_before_deal(self, keys: Data) -> bool:
        """Whether the position is before the Age's hands are dealt."""
        return False

    # The course of the game

    def begin(self, game: "ClassicGame") -> None:
        """Prepare a new game after the table is laid and before its first step."""

    def before_age(self, game: "ClassicGame") -> None:
        """Push steps that come before the hands of an Age are dealt."""

    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        """Do one of the rule's own steps."""

    def is_step_argument(self, game: "ClassicGame", kind: int, argument: int) -> bool:
        """Whether a saved step of the rule's own makes sense; its argument is a seat unless the rule says otherwise."""
        return argument < len(game.cities)

    def after_deal(self, game: "ClassicGame", rest: list[int]) -> None:
        """React when the hands of an Age are dealt; `rest` are the cards that nobody got."""

    def before_turn(self, game: "ClassicGame") -> None:
        """Prepare a turn before its cards are chosen."""

    def before_extra_turn(self, game: "ClassicGame", seat: int) -> None:
        """Prepare the extra turn that playing the last card of an Age is for its owner (R2.4)."""

    def before_last_cards(self, game: "ClassicGame") -> None:
        """React on the last turn of an Age, before the last cards are played or thrown away."""

    def end_turn(self, game: "ClassicGame") -> None:
        """Push steps that come after the cards of a turn and the builds from the discard pile."""

    def chapter(self, age: int, turn: int) -> str:
        """What this moment is called, if the rule adds one that is not a turn."""
        return ""

    def heading(self, age: int, turn: int) -> str:
        """The heading of a chapter of its own in a replay or log."""
        return ""

    def city_name(self, seat: int) -> str:
        """What a city is called that has no player."""
        return ""

    # Decisions

    def decider(self, age: int, turn: int, seat: int) -> int:
        """The seat that decides for the given one on that turn."""
        return seat

    def after_seal(self, game: "ClassicGame", decision: Decision) -> None:
        """React after an answer was laid face down: a further decision may join the group."""

    def before_change(self, game: "ClassicGame", decision: Decision) -> None:
        """React before an answer is replaced: what followed from it may be withdrawn."""

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Every choice that one of the rule's own decisions allows now: sorted, without duplicates."""
        return []

    def allows(self, game: "ClassicGame", decision: Decision, choice: int) -> bool:
        """Whether one of the rule's own decisions allows the choice."""
        return choice in self.options(game, decision)

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """Why one of the rule's own decisions does not allow the choice."""
        return ""

    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Card and use of everything that one of the rule's own decisions could be about, possible or not."""
        return []

    def price(self, game: "ClassicGame", decision: Decision, card: int, use: int) -> int:
        """The coins for the bank that a use of a card costs in one of the rule's own decisions."""
        return 0

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a group of the rule's own decisions."""

    def asks_alone(self, kind: int) -> bool:
        """Whether nobody else is asked at the same time as one of the rule's own decisions."""
        return False

    def follows_others(self, kind: int) -> bool:
        """Whether the options of one of its decisions depend on the other answers of its group."""
        return False

    def check_decision(self, game: "ClassicGame", decision: Decision) -> None:
        """Refuse a saved decision of the rule's own that cannot be open, with BrokenSave."""

    def secret_of(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """The cards that one of the rule's own decisions shows to its decider."""
        return []

    # Extras: what goes with a card or stage in one payment

    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        """Add what may go with cards, a stage or a sale of that seat now."""

    def extra_price(self, game: "ClassicGame", seat: int, extra: int) -> int:
        """The coins for the bank that one of the rule's own extras costs."""
        return 0

    def extra_refusal(self) -> str:
        """Why one of the rule's own extras cannot go with a card or stage, whatever it costs."""
        return ""

    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        """React after the card or stage of one answer did its work: what went with it follows."""

    def after_group(self, game: "ClassicGame") -> None:
        """Push steps that come after all cards of a group did their work."""

    def limit_hand(self, game: "ClassicGame", decision: Decision, hand: list[int]) -> list[int]:
        """The cards of a hand that a decision may use."""
        return hand

    def limit_options(self, game: "ClassicGame", seat: int, options: list[int]) -> list[int]:
        """The options for playing a card that this rule leaves over."""
        return options

    def limit_refusal(self) -> str:
        """Why the rule takes an option away."""
        return ""

    # Coins and tokens

    def after_gain(self, game: "ClassicGame", seat: int) -> None:
        """React after a city got coins from the bank."""

    def charge(self, game: "ClassicGame", seat: int, coins: int) -> None:
        """Make a city lose coins at the end of the turn."""

    def coins_due(self, cities: list[City], seat: int) -> int:
        """The coins that a city will lose at the end of this turn, as the table is now."""
        return 0

    def at_peace(self, cities: list[City], ages_ahead: int) -> list[int]:
        """The seats that take no part in the conflicts of this Age, or of one that many Ages ahead."""
        return []

    def fights(self, cities: list[City], at_peace: list[int], fights: list[Fight], ages_ahead: int) -> list[Fight]:
        """Who fights whom, if not simply neighbour against neighbour."""
        return fights

    def end_age(self, game: "ClassicGame") -> None:
        """Push steps that come before the conflicts when an Age's last turn is over."""

    def after_conflicts(self, game: "ClassicGame") -> None:
        """React when the conflicts of an Age are over."""

    # The end, and what is seen and told

    def score(self, game: "ClassicGame", score: Score) -> None:
        """Add the rule's own points to a score."""

    def card_points(self, library: Library, card: int, points: int) -> int:
        """What a card is worth, if not simply what its effects add up to."""
        return points

    def ranking(self, scores: list[Score], places: list[list[int]]) -> list[list[int]]:
        """The seats by place, if not simply by their own points."""
        return places

    def partner(self, seat: int) -> int:
        """The seat that may see this seat's hand as well, or NO_PARTNER."""
        return NO_PARTNER

    def follow(self, library: Library, view: "View", event: Event) -> None:
        """Change a view as one of the rule's own events says."""

    def sentence(self, teller: "Teller", event: Event) -> str:
        """One of the rule's own events as a sentence."""
        return ""

    def cards_in(self, event: Event) -> list[int]:
        """The cards that one of the rule's own events is about, as far as its viewer knows them."""
        return []
