"""The stacks from which a sampler deals the hidden cards of a world."""

from typing import Final, final

from sevenwonders.kernel.rng import Rng

WHOLE_DECK: Final = -1


@final
class Draw:
    """Cards of which only some are in the game, and how many of the unseen ones are."""

    __slots__ = ("cards", "count")

    def __init__(self, cards: list[int], count: int) -> None:
        self.cards = cards
        self.count = count


@final
class Pool:
    """The cards that may be behind one back.

    All of `cards` and some of each of the `draws` are in the game. `wanted` of them are needed, or WHOLE_DECK.
    `padding` cards are missing: a position set up by hand may hide more cards than are left.
    """

    __slots__ = ("back", "cards", "draws", "padding", "spares", "wanted")

    def __init__(
        self, back: int, cards: list[int], draws: list[Draw], wanted: int, padding: int, spares: list[int]
    ) -> None:
        self.back = back
        self.cards = cards
        self.draws = draws
        self.wanted = wanted
        self.padding = padding
        # Cards that fill up the pool: any of the Age.
        self.spares = spares

    def shuffled(self, rng: Rng) -> list[int]:
        """Shuffle the cards, as far as they are wanted: those to be taken first come last."""
        cards = self.cards[:]
        for draw in self.draws:
            if draw.count:
                drawn = draw.cards[:]
                rng.shuffle_last(drawn, draw.count)
                cards += drawn[-draw.count :]
        rng.shuffle_last(cards, len(cards) if self.wanted == WHOLE_DECK else self.wanted)
        if self.padding > 0:
            return [self.spares[rng.below(len(self.spares))] for _ in range(self.padding)] + cards
        return cards


@final
class Stack:
    """Cards to be dealt in random order: `cards`, and one from each of the stacks with the numbers in `sources`."""

    __slots__ = ("cards", "sources")

    def __init__(self, cards: list[int], sources: list[int]) -> None:
        self.cards = cards
        self.sources = sources


@final
class Stacks:
    """All stacks beyond those for a whole back, whose numbers are the backs. Sources come before what they feed.

    `absent` are cards that lie nowhere on the table.
    """

    __slots__ = ("absent", "first", "stacks")

    def __init__(self, first: int) -> None:
        # The number of the first stack.
        self.first = first
        self.stacks: list[Stack] = []
        self.absent: list[int] = []

    def add(self, cards: list[int], sources: list[int]) -> int:
        """Add a stack, and return the mark for a place to be filled from it: its only card, or else a number.

        Places hold cards, or minus the number of a stack.
        """
        if len(cards) == 1 and not sources:
            return cards[0]
        self.stacks.append(Stack(cards, sources))
        return -(self.first + len(self.stacks) - 1)
