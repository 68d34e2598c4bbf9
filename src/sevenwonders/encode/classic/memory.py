"""A seat's memory in a row: cards that it has seen but its view no longer shows."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.library import Library
from sevenwonders.classic.memory.batch import CardBatch
from sevenwonders.classic.memory.passed_hands import UNSEEN
from sevenwonders.classic.memory.seat_memory import ClassicMemory
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.layout import card_labels
from sevenwonders.encode.layout import Field, count_cards, number_field, put


@final
class MemoryEncoding:
    """The fields for remembered cards: in the hands of others, on the discard pile, and under wonders."""

    __slots__ = ("at", "cards", "seats")

    def __init__(self, library: Library, seats: int) -> None:
        self.cards: i64 = len(library.cards)
        self.seats: i64 = seats
        # Where the fields begin; set when they join a layout.
        self.at: i64 = 0

    def fields(self, library: Library) -> list[Field]:
        """List the fields, in order."""
        cards = card_labels(library)
        fields = [
            Field("remembered pile", cards, "cards that the viewer knows to be on the discard pile", private=True),
            Field(
                "remembered stages",
                cards,
                "cards that the viewer knows to be under the wonders of others",
                private=True,
            ),
            Field(
                "remembered face down",
                cards,
                "cards that are under a wonder or on the discard pile; the viewer does not know which of them is where",
                private=True,
            ),
        ]
        for seat in range(1, self.seats):
            fields.append(
                Field(
                    f"remembered hand {seat}",
                    cards,
                    f"cards that the viewer has seen in the hand of city {seat}, and that nobody has built since",
                    private=True,
                )
            )
            fields.append(
                number_field(f"unseen in hand {seat}", "cards that have joined this hand since then", private=True)
            )
        return fields

    def write(self, view: View, memory: ClassicMemory, row: vec[u8], at: i64) -> None:
        """Write the memory. Before its first question a seat remembers nothing."""
        if memory.table is None:
            return
        count_cards(row, at, memory.pile.origins)
        for seat in range(self.seats):
            if seat != view.seat:
                count_cards(row, at + self.cards, memory.buried[seat])
        packs = memory.packs
        in_hands = vec[i64](capacity=self.seats)
        hands_at = at + 3 * self.cards
        for place in range(self.seats):
            seat = (view.seat + place) % self.seats
            batch = packs.latest[memory.pack_of(memory.table.age, memory.table.turn, int(seat))]
            in_hands = append(in_hands, batch)
            # The viewer's own hand has a field already.
            if place > 0:
                if batch != UNSEEN:
                    self.write_hand(packs.batches[batch], row, hands_at)
                hands_at += self.cards + 1
        for number in range(len(packs.batches)):
            cards = packs.batches[number].cards
            if cards and number not in in_hands:
                count_cards(row, at + 2 * self.cards, cards)

    def write_hand(self, batch: CardBatch, row: vec[u8], at: i64) -> None:
        """Write the cards that were seen in a hand, and the number of unseen ones."""
        count_cards(row, at, batch.cards)
        put(row, at + self.cards, batch.unseen)
