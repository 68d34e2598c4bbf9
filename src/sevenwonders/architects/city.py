"""What lies in front of one player."""

from typing import TYPE_CHECKING, final

from sevenwonders.architects.cards import CARDS

if TYPE_CHECKING:
    from sevenwonders.architects.library import Library


@final
class City:
    """One player's wonder, cards by kind and tokens. `stages` has a bit for each built stage.

    `purse` (resources and coins, packed) and `owned` (progress tokens as bits) follow from the rest.
    """

    __slots__ = ("board", "cards", "owned", "purse", "stages", "tokens", "victories")

    def __init__(
        self, board: int, cards: list[int], stages: int, tokens: list[int], victories: int, purse: int, owned: int
    ) -> None:
        self.board = board
        self.cards = cards
        self.stages = stages
        self.tokens = tokens
        self.victories = victories
        self.purse = purse
        self.owned = owned

    def copy(self) -> "City":
        """An independent seat with the same content."""
        return City(self.board, self.cards[:], self.stages, self.tokens[:], self.victories, self.purse, self.owned)

    def stage_count(self) -> int:
        """How many stages are built."""
        return self.stages.bit_count()


def empty_city(board: int) -> City:
    """A wonder at the start of the game."""
    return City(board, [0] * CARDS, 0, [], 0, 0, 0)


def seat_with(library: "Library", board: int, cards: list[int], stages: int, tokens: list[int], victories: int) -> City:
    """A seat with all that follows from what lies there; `cards` are counts by kind."""
    purse = sum(library.purse[card] * count for card, count in enumerate(cards))
    owned = 0
    for token in tokens:
        owned |= 1 << token
    return City(board, cards[:], stages, tokens[:], victories, purse, owned)


def shields_of(library: "Library", city: City) -> int:
    """The shields of red cards, of built stages and of tokens."""
    total = (city.stages & library.boards[city.board].shield_stages).bit_count()
    for card in library.red_cards:
        total += library.cards[card].shields * city.cards[card]
    for token in city.tokens:
        total += library.tokens[token].shields
    return total
