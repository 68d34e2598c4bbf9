"""Hands that are passed around, as a seat remembers them: each with the batch of cards last seen in it."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from sevenwonders.classic.memory.batch import ANYWHERE, CardBatch, batch_from_data, batch_in, origin_in
from sevenwonders.kernel.codec import Data, bounded, field_of, int_list, mapping, sequence

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.memory.unseen_cards import Stacks

UNSEEN: Final = -1
# No card, and no number of a stack.
UNMARKED: Final = -(1 << 30)


@final
@mypyc_attr(acyclic=True)
class Packs:
    """All batches, and the number of the latest batch of each pack, or UNSEEN."""

    __slots__ = ("batches", "latest")

    def __init__(self, batches: list[CardBatch], latest: list[int]) -> None:
        self.batches = batches
        self.latest = latest

    def copy(self) -> "Packs":
        """Return an independent copy."""
        return Packs([batch.copy() for batch in self.batches], self.latest[:])

    def to_data(self, library: "Library") -> Data:
        """Return plain data with permanent ids."""
        return {"batches": [batch.to_data(library) for batch in self.batches], "latest": list(self.latest)}

    def origin(self, pack: int) -> int:
        """Return the origin of a card that leaves the pack now."""
        return ANYWHERE if self.latest[pack] == UNSEEN else origin_in(self.latest[pack])

    def see(self, pack: int, back: int, hand: list[int]) -> None:
        """Begin a batch for a pack, unless it is still complete since it was last seen."""
        if self.latest[pack] != UNSEEN:
            batch = self.batches[self.latest[pack]]
            if batch.cards == hand and not batch.unseen:
                return
            for card in hand:
                batch.remove(card)
        self.latest[pack] = len(self.batches)
        self.batches.append(CardBatch(back, hand[:], 0))

    def join(self, pack: int, count: int) -> None:
        """Add cards to a pack that the seat has not seen."""
        if self.latest[pack] != UNSEEN:
            self.batches[self.latest[pack]].unseen += count

    def reveal(self, origin: int, card: int) -> None:
        """Take a revealed card out of its batch."""
        if origin < ANYWHERE:
            self.batches[batch_in(origin)].remove(card)

    def merge(self, back: int, origins: list[int]) -> int:
        """Merge cards with these origins, which can no longer be told apart, into one batch, and return its origin."""
        merged = CardBatch(back, [origin for origin in origins if origin >= 0], origins.count(ANYWHERE))
        for number, batch in enumerate(self.batches):
            if origin_in(number) in origins:
                merged.cards += batch.cards
                merged.unseen += batch.unseen
                batch.cards = []
                batch.unseen = 0
                self.latest = [len(self.batches) if latest == number else latest for latest in self.latest]
        self.batches.append(merged)
        return origin_in(len(self.batches) - 1)

    def origin_of(self, card: int) -> int:
        """Return the origin of a card of which there is only one: the batch that has it, or ANYWHERE."""
        for number, batch in enumerate(self.batches):
            if card in batch.cards:
                return origin_in(number)
        return ANYWHERE

    def allow(self, origin: int, card: int, is_unseen: bool) -> bool:
        """Return whether a card of that origin may be this one; `is_unseen`: it may be a copy never seen before."""
        if origin == ANYWHERE:
            return is_unseen
        if origin > ANYWHERE:
            return origin == card
        batch = self.batches[batch_in(origin)]
        return card in batch.cards or (is_unseen and batch.unseen > 0)

    def marks(self, origins: list[int], stacks: "Stacks") -> list[int]:
        """Return a mark for each batch.

        It has a stack of its own if it fills the places with its origin, else UNMARKED.
        """
        counts = [0] * len(self.batches)
        for origin in origins:
            if origin < ANYWHERE:
                counts[batch_in(origin)] += 1
        found: list[int] = []
        for batch, count in zip(self.batches, counts, strict=True):
            fills = count > 0 and count == len(batch.cards) + batch.unseen
            found.append(stacks.add(batch.cards, [batch.back] * batch.unseen) if fills else UNMARKED)
        return found


def packs_from_data(library: "Library", data: Data, count: int) -> Packs:
    """Load the packs that `to_data` saved."""
    items = sequence(field_of(data, "batches"), "batches")
    batches = [batch_from_data(library, mapping(item, "batches")) for item in items]
    latest = int_list(field_of(data, "latest"), "latest")
    bounded(len(latest), "latest", count, count)
    return Packs(batches, [bounded(number, "latest", UNSEEN, len(batches) - 1) for number in latest])
