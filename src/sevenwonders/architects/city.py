"""A city: everything in front of one player. It is all public, so games and views share the type."""

from typing import final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from sevenwonders.architects.cards import CARDS, cards_in
from sevenwonders.architects.library import Library, card_names, library_of, token_names
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.numbers import add_at, bits_from, numbers_in


@final
@mypyc_attr(acyclic=True)
class City:
    """One player's wonder, cards and tokens.

    `board` is the wonder, `cards` counts cards by kind, `stages` has a bit for each built stage, `tokens` are the
    progress tokens in the order in which they were taken, `victories` counts victory tokens. Two totals follow from
    these: `purse` packs resources and coins, `owned` has a bit for each kind of progress token.
    """

    __slots__ = ("board", "cards", "owned", "purse", "stages", "tokens", "victories")

    def __init__(
        self, board: i64, cards: list[int], stages: int, tokens: list[int], victories: int, purse: i64, owned: i64
    ) -> None:
        self.board = board
        self.cards = cards
        self.stages = stages
        self.tokens = tokens
        self.victories = victories
        self.purse = purse
        self.owned = owned

    @override
    def __repr__(self) -> str:
        library = library_of()
        stages = [str(stage + 1) for stage in numbers_in(self.stages)]
        parts = [
            f"stages {' '.join(stages) or '-'}",
            f"cards {', '.join(card_names(library, cards_in(self.cards))) or '-'}",
            f"tokens {', '.join(token_names(library, self.tokens)) or '-'}",
            f"victories {self.victories}",
        ]
        return f"<City {library.boards[self.board].name}: {'; '.join(parts)}>"

    def copy(self) -> "City":
        """Return an independent copy."""
        return City(self.board, self.cards[:], self.stages, self.tokens[:], self.victories, self.purse, self.owned)

    def to_data(self) -> Data:
        """Return plain data, for comparing cities."""
        return {
            "board": self.board,
            "cards": list(self.cards),
            "stages": self.stages,
            "tokens": list(self.tokens),
            "victories": self.victories,
            "purse": self.purse,
            "owned": self.owned,
        }

    # Questions

    def stage_count(self) -> int:
        """Count the built stages."""
        return self.stages.bit_count()

    def has_built(self, stage: int) -> bool:
        """Return whether a stage (from 0) is built."""
        return self.stages >> stage & 1 != 0

    def open_stages(self, library: Library) -> list[int]:
        """List the stages (from 0) that can be built next because those below are built, affordable or not (C1)."""
        return library.boards[self.board].available[self.stages]

    def is_finished(self, library: Library) -> bool:
        """Return whether every stage of the wonder is built."""
        return self.stages == library.boards[self.board].complete

    def shields(self, library: Library) -> int:
        """Count the shields for a battle now: those of red cards, built stages and progress tokens."""
        total = (self.stages & library.boards[self.board].shield_stages).bit_count()
        for card in library.red_cards:
            total += library.cards[card].shields * self.cards[card]
        for token in self.tokens:
            total += library.tokens[token].shields
        return total

    def lasting_shields(self, library: Library) -> int:
        """Count the shields that remain after a battle, when the cards with horns are discarded (W2, X6)."""
        horned = 0
        for card in library.horn_cards:
            horned += library.cards[card].shields * self.cards[card]
        return self.shields(library) - horned

    def fresh_tokens(self, used: i64) -> i64:
        """Return the progress tokens that still work this turn, as bits, given those already used (P1, P4)."""
        return self.owned & ~used

    # Changes

    def gain_card(self, library: Library, card: int) -> None:
        """Add one card."""
        add_at(self.cards, card, 1)
        self.purse += library.purse[card]

    def discard(self, library: Library, card: int, count: int, pile: list[int]) -> None:
        """Move cards of one kind to the pile, which counts cards by kind."""
        add_at(self.cards, card, -count)
        self.purse -= library.purse[card] * count
        add_at(pile, card, count)

    def gain_token(self, token: int) -> None:
        """Add one progress token."""
        self.tokens.append(token)
        self.owned |= 1 << token


def empty_city(board: int) -> City:
    """Return a wonder at the start of the game."""
    return City(board, [0] * CARDS, 0, [], 0, 0, 0)


def city_with(library: Library, board: int, cards: list[int], stages: int, tokens: list[int], victories: int) -> City:
    """Return a city with its totals worked out from its contents; `cards` are counts by kind."""
    purse = sum(library.purse[card] * count for card, count in enumerate(cards))
    return City(board, cards[:], stages, tokens[:], victories, purse, bits_from(tokens))


def city_names(library: Library, cities: list[City]) -> list[str]:
    """Name each city after the place of its wonder."""
    return [library.boards[city.board].name for city in cities]
