"""The hooks by which an expansion or variant changes the game. They do nothing unless overridden."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.extra import NO_KEY, Extras
from sevenwonders.classic.library import Library
from sevenwonders.classic.scoring import Score
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.score import NO_TEAM
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View

NO_PARTNER: Final = -1

NOTHING_NEW: Final = Declaration("")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A plug-in for the classic game: an expansion, a variant, or something that several of them share.

    A rule holds no game data: that is kept in Parts, one on the table and one in each city, and the `PartType` of its
    declaration takes care of them. Whatever the rest of the engine knows about an expansion, it learns from the rule of
    that name.
    """

    # The rule itself, and when it is in play

    def declaration(self) -> Declaration:
        """Return the rule's additions to the game, the same at every table."""
        return NOTHING_NEW

    def name(self) -> str:
        """Return the name of the rule's folder."""
        return self.declaration().name

    def plays(self, config: Config) -> bool:
        """Return whether the configuration names the rule as an expansion, or one of its variants."""
        declared = self.declaration()
        asked = {*config.expansions, config.variant} - {""}
        return not asked.isdisjoint([declared.name, *[variant.name for variant in declared.variants]])

    def is_needed(self, others: "list[Rule]") -> bool:
        """Return whether other rules in play need this one, even if the configuration does not name it."""
        return False

    def configured(self, config: Config, others: "list[Rule]") -> "Rule":
        """Return the rule adjusted to the options of a table."""
        return self

    # The course of the game

    def begin(self, game: "ClassicGame") -> None:
        """Prepare a new game, after the table is set up and before its first step."""

    def before_age(self, game: "ClassicGame") -> None:
        """Push the steps that come before the hands of an Age are dealt."""

    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        """Run one of the rule's own steps."""

    def is_step_argument(self, game: "ClassicGame", kind: int, argument: int) -> bool:
        """Return whether a saved step of the rule has a sensible argument; usually a seat."""
        return argument < len(game.cities)

    def after_deal(self, game: "ClassicGame", rest: list[int]) -> None:
        """React to the deal of an Age; `rest` are the cards that were not dealt."""

    def before_turn(self, game: "ClassicGame") -> None:
        """Prepare a turn before its cards are chosen."""

    def before_extra_turn(self, game: "ClassicGame", seat: int) -> None:
        """Prepare the extra turn of a city that plays the last card of an Age (R2.4)."""

    def before_last_cards(self, game: "ClassicGame") -> None:
        """React at the end of an Age's last turn, before the last cards are played or discarded."""

    def end_turn(self, game: "ClassicGame") -> None:
        """Push the steps that come after the cards of a turn and the builds from the discard pile."""

    def passes_hands(self, game: "ClassicGame") -> bool:
        """Return whether hands are passed after this moment, if the rule adds it and it is not a turn."""
        return False

    # Decisions

    def decider(self, age: int, turn: int, seat: int) -> int:
        """Return the seat whose player decides for the given seat on that turn."""
        return seat

    def after_seal(self, game: "ClassicGame", decision: Decision) -> None:
        """React to an answer that was just sealed: a further decision may join the group."""

    def before_change(self, game: "ClassicGame", decision: Decision) -> None:
        """React before an answer is replaced: its consequences may have to be withdrawn."""

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """List every choice that one of the rule's own decisions allows now: sorted, without duplicates."""
        return []

    def listed(self, game: "ClassicGame", decision: Decision) -> vec[i64]:
        """List the options as machine integers. A rule overrides this as well if many games ask it often."""
        return vector_of(self.options(game, decision))

    def allows(self, game: "ClassicGame", decision: Decision, choice: int) -> bool:
        """Return whether one of the rule's own decisions allows the choice."""
        return choice in self.options(game, decision)

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """Explain why one of the rule's own decisions does not allow the choice."""
        return ""

    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """List card and use of everything that one of the rule's own decisions could be about, possible or not."""
        return []

    def price(self, game: "ClassicGame", decision: Decision, card: int, use: int) -> int:
        """Return the coins to the bank for a use of a card in one of the rule's own decisions."""
        return 0

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a group of the rule's own decisions."""

    def asks_alone(self, kind: int) -> bool:
        """Return whether a decision of that kind is always a group of one."""
        return False

    def follows_others(self, kind: int) -> bool:
        """Return whether the options of a decision of that kind depend on other answers of its group."""
        return False

    def check_decision(self, game: "ClassicGame", decision: Decision) -> None:
        """Check a saved decision of the rule. Raises `BrokenSave` if it cannot be open there."""

    def secret_of(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Return the hidden cards that one of the rule's own decisions shows to its decider."""
        return []

    # Extras

    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        """Add the extras that the seat may choose now."""

    def extras_key(self, game: "ClassicGame", seat: i64) -> i64:
        """Return a number below 1 << KEY_BITS that covers everything `add_extras` looks at, or NO_KEY if there is none.

        Equal numbers mean equal extras, so that they are put together once for all games.
        """
        return NO_KEY

    def extra_price(self, game: "ClassicGame", seat: int, extra: int) -> int:
        """Return the coins to the bank for one of the rule's own extras."""
        return 0

    def extra_refusal(self) -> str:
        """Explain why none of the rule's own extras can go with a card or stage, at any price."""
        return ""

    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        """React after the effects of one answer's card or stage: the extra that went with it comes next."""

    def after_group(self, game: "ClassicGame") -> None:
        """Push the steps that come after the effects of all cards of a group."""

    def limit_hand(self, game: "ClassicGame", decision: Decision, hand: list[int]) -> list[int]:
        """Return the cards of a hand that the decision may use."""
        return hand

    def limit_options(self, game: "ClassicGame", seat: int, options: list[int]) -> list[int]:
        """Keep only the options for playing a card that the rule allows."""
        return options

    def limit_refusal(self) -> str:
        """Explain why the rule does not allow an option."""
        return ""

    # Coins and tokens

    def after_gain(self, game: "ClassicGame", seat: int) -> None:
        """React to coins that a city got from the bank."""

    def charge(self, game: "ClassicGame", seat: int, coins: int) -> None:
        """Make a city lose coins at the end of the turn."""

    def coins_due(self, cities: list[City], seat: int) -> int:
        """Return the coins that a city will lose at the end of this turn, as things are now."""
        return 0

    def at_peace(self, cities: list[City], ages_ahead: int) -> list[int]:
        """Return the seats that stay out of the conflicts of this Age, or of the Age that is `ages_ahead`."""
        return []

    def fights(self, cities: list[City], at_peace: list[int], fights: list[Fight], ages_ahead: int) -> list[Fight]:
        """Return the fights of an Age, unless they are simply those between neighbours."""
        return fights

    def end_age(self, game: "ClassicGame") -> None:
        """Push the steps that come between the last turn of an Age and its conflicts."""

    def after_conflicts(self, game: "ClassicGame") -> None:
        """React to the end of an Age's conflicts."""

    # Scoring

    def score(self, game: "ClassicGame", score: Score) -> None:
        """Add the rule's own points to a score."""

    def card_points(self, library: Library, card: int, points: int) -> int:
        """Return the points for a card, unless they are simply those of its effects."""
        return points

    def ranking(self, scores: Sequence[kernel_score.Score], places: list[list[int]]) -> list[list[int]]:
        """Rank the seats, unless it is simply by each seat's points."""
        return places

    def partner(self, seat: int) -> int:
        """Return the seat that also sees this seat's hand, or NO_PARTNER."""
        return NO_PARTNER

    def team(self, seat: int) -> int:
        """Return the number of the seat's team, or NO_TEAM."""
        return NO_TEAM

    # Views and phrases

    def follow(self, library: Library, view: "View", event: Event) -> None:
        """Update a view with one of the rule's own events."""

    def chapter(self, age: int, turn: int) -> str:
        """Name this moment if the rule adds it and it is not a turn. Empty otherwise."""
        return ""

    def heading(self, age: int, turn: int) -> Phrase | None:
        """Return the heading for this moment in a replay or log if the rule adds it, or None."""
        return None

    def city_name(self, seat: int) -> str:
        """Name a city that has no player. Empty for all others."""
        return ""

    def phrase(self, library: Library, event: Event) -> Phrase | None:
        """Return the phrase for one of the rule's own events, or None if it is not worth a line."""
        return None

    def cards_in(self, event: Event) -> list[int]:
        """List the cards in one of the rule's own events that its viewer may know."""
        return []
