"""What an expansion or a variant may change, as hooks that do nothing unless overridden."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A plug-in to the classic game. It holds no game data: that lives in Parts."""

    def setup(self, game: "ClassicGame") -> None:
        """After the seats are there and before the first Age."""

    def part_from_data(self, library: Library, data: Data) -> Part | None:
        """The rule's part on the table from a saved game."""
        return None

    def sample_part(self, game: "ClassicGame", seen: list[int], pool: list[int]) -> None:
        """Fill the rule's part of a sampled game from what was seen of it, taking hidden cards off the pool's end."""

    def after_deal(self, game: "ClassicGame", rest: list[int]) -> None:
        """When the hands of an Age are dealt; `rest` are the cards that nobody got."""

    def before_turn(self, game: "ClassicGame") -> None:
        """Before the cards of a turn are chosen."""

    def sealed(self, game: "ClassicGame", decision: Decision) -> None:
        """After an answer was laid face down: a further decision may join the group."""

    def unsealed(self, game: "ClassicGame", decision: Decision) -> None:
        """Before an answer is replaced: what followed from it may be withdrawn."""

    def before_last_cards(self, game: "ClassicGame") -> None:
        """On the last turn of an Age, before the last cards are played or thrown away."""

    def decider(self, game: "ClassicGame", seat: int) -> int:
        """Who decides for that seat; the seat itself unless the rule says otherwise."""
        return seat

    def limit_hand(self, game: "ClassicGame", decision: Decision, hand: list[int]) -> list[int]:
        """The cards of a hand that a decision may use."""
        return hand

    def limit_options(self, game: "ClassicGame", seat: int, options: list[int]) -> list[int]:
        """The options of a card to play that this rule leaves over."""
        return options
