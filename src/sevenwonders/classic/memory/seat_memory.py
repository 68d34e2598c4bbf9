"""Knowledge that a seat gained earlier and that its view no longer shows.

Cards lie face down in hands, under wonders and on the discard pile. A player who held a hand knows its cards, and sees
every card that is built out of it later. So the cards that have not come to light since are exactly those that were
played from it face down, and those still in it: a batch. It is impossible to know which of them is where, and every
distribution is possible. When the hand comes back, what is missing from it is under the wonders and on the pile, and a
new batch begins. A card from a hand that was never seen can be any card that was seen nowhere.

All this follows from the views at the seat's own questions: the seat is asked in every turn, so at most one card per
city was played in between, and one more when an Age ends. If a view cannot follow from the one before, as when a seat
was not asked for a whole turn, the memory starts over with it.
"""

from typing import TYPE_CHECKING, final

from typing_extensions import override

from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.memory.batch import ANYWHERE, batch_in, origins_from_data, origins_to_data
from sevenwonders.classic.memory.last_seen import (
    Move,
    SeenTable,
    back_in_view,
    move_of,
    numbers_of,
    seen_table,
    seen_table_from_data,
)
from sevenwonders.classic.memory.passed_hands import UNMARKED, UNSEEN, Packs, packs_from_data
from sevenwonders.classic.memory.pile import Pile, Reading, orders_of, pile_in_view, readings
from sevenwonders.classic.memory.rule_memory import RuleMemory
from sevenwonders.classic.memory.unseen_cards import Stacks
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.settings import checked_config, seats_of
from sevenwonders.classic.turn import passing_direction
from sevenwonders.classic.view import View
from sevenwonders.kernel import memory as kernel_memory
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.codec import Data, bounded, field_of, listed, mapping, sequence
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class ClassicMemory(kernel_memory.Memory):
    """The memory of one seat.

    `table` is the open part of the table at the last question, or None before the first. `pile` and `buried` have the
    origins of discarded cards and of those under wonders. `packs` has the batch of each hand that is passed around, by
    the seat that it was dealt to, and of the hand of each city without a player; UNSEEN for hands not seen in this Age.
    """

    __slots__ = ("buried", "config", "packs", "parts", "pile", "seat", "table")

    def __init__(
        self,
        config: Config,
        seat: int,
        table: SeenTable | None,
        pile: Pile,
        buried: list[list[int]],
        packs: Packs,
        parts: list[RuleMemory],
    ) -> None:
        self.config = config
        self.seat = seat
        self.table = table
        self.pile = pile
        self.buried = buried
        self.packs = packs
        self.parts = parts

    @override
    def copy(self) -> "ClassicMemory":
        return ClassicMemory(
            self.config,
            self.seat,
            self.table,
            self.pile.copy(),
            [origins[:] for origins in self.buried],
            self.packs.copy(),
            [part.copy() for part in self.parts],
        )

    @override
    def to_data(self) -> Data:
        library = library_for(self.config)
        return {
            "config": self.config.to_data(),
            "seat": self.seat,
            "table": None if self.table is None else self.table.to_data(library),
            "pile": origins_to_data(library, self.pile.origins),
            "backs": list(self.pile.backs),
            "discarders": list(self.pile.seats),
            "buried": [origins_to_data(library, origins) for origins in self.buried],
            "packs": self.packs.to_data(library),
            "parts": [part.to_data(library) for part in self.parts],
        }

    # Observing

    @override
    def observe(self, view: kernel_view.View) -> None:
        assert isinstance(view, View)
        kernel_memory.check_seat(view, self.seat)
        before = self.table
        now = seen_table(view)
        self.table = now
        if before is None or not can_follow(view, before) or not self.follow(view, before, now):
            self.begin(view)
        self.see_cards(view)
        self.see_hands(view)
        for part in self.parts:
            part.observe(view)

    def begin(self, view: View) -> None:
        """Begin with a view, knowing nothing of what came before."""
        self.pile = pile_in_view(view.library, view.discard, view.discarders, ANYWHERE)
        self.buried = [[ANYWHERE] * len(city.buried) for city in view.cities]
        self.packs = Packs([], [UNSEEN] * len(view.cities))

    def follow(self, view: View, before: SeenTable, now: SeenTable) -> bool:
        """Work out what became of the cards since the last view. Returns false if that makes no sense."""
        library = view.library
        moves = [move_of(library, before, city, seat) for seat, city in enumerate(view.cities)]
        left = self.find_sources(view, before, now, moves)
        for move in moves:
            if move.plays > 1 and len(set(move.sources)) > 1:
                # The city played two cards from two hands, and there is no telling which is which.
                self.blur(before.age, move.sources, [other.sources for other in moves])
        for seat, move in enumerate(moves):
            if not self.follow_city(view, before, seat, move):
                return False
        if not self.follow_pile(view, before, moves):
            return False
        if view.age != before.age or not before.turn:
            self.packs.latest = [UNSEEN] * len(view.cities)
        elif view.turn != before.turn:
            return self.follow_draws(view, before, left)
        return True

    def find_sources(self, view: View, before: SeenTable, now: SeenTable, moves: list[Move]) -> list[int]:
        """Find out from which hands each city's cards came, and how many cards have left each hand."""
        played = before.asked >= 0 and all(item.ident != before.asked for item in view.decisions)
        is_last = before.turn == view.library.last_turn
        lent = [0] * len(moves)
        if played:
            # A city without a player is played for from the hand of the player who controls it.
            for seat in range(self.config.players, len(moves)):
                holder = seat
                for rule in view.hooks.decider:
                    holder = rule.decider(before.age, before.turn, seat)
                if before.hands[holder] > 1:
                    lent[holder] += 1
                    moves[seat].sources.append(self.packs.origin(self.pack_of(before.age, before.turn, holder)))
        left: list[int] = []
        for seat, size in enumerate(before.hands):
            if view.age != before.age:
                left.append(size + before.held_back[seat])
            elif view.turn != before.turn:
                left.append(1 + lent[seat] if played and size else 0)
            else:
                left.append(size + before.held_back[seat] - now.hands[seat] - now.held_back[seat])
            origin = self.packs.origin(self.pack_of(before.age, before.turn, seat))
            for _ in range(left[seat] - lent[seat]):
                moves[seat].sources.append(origin)
            moves[seat].plays = (1 if played else 0) + (1 if is_last and view.cities[seat].plays_last_card else 0)
        return left

    def follow_city(self, view: View, before: SeenTable, seat: int, move: Move) -> bool:
        """Give the new cards under a wonder their origins, and take built cards out of the hands they came from.

        What is left of `gained` was taken from the discard pile, and what is left of `sources` was put there.
        """
        library = view.library
        city = view.cities[seat]
        plays = move.plays
        for place in move.staged:
            origin = ANYWHERE
            if back_in_view(library, city.buried[place]) <= library.last_age:
                if not move.sources:
                    return False
                origin = move.sources.pop(0)
                plays -= 1
            self.buried[seat].insert(place, origin)
        # Cards from the hand come first.
        while plays > 0 and move.sources and move.gained:
            card = move.gained[0]
            if library.cards[card].back != before.age or not self.packs.allow(move.sources[0], card, is_unseen=True):
                break
            self.packs.reveal(move.sources.pop(0), card)
            move.gained.pop(0)
            plays -= 1
        return True

    def blur(self, back: int, sources: list[int], others: list[list[int]]) -> None:
        """Give indistinguishable cards the same origin, wherever else cards of their batches are."""
        mixed = sources[:]
        merged = self.packs.merge(back, mixed)
        sources[:] = [merged] * len(sources)
        for origins in [self.pile.origins, *self.buried, *others]:
            for number, origin in enumerate(origins):
                if origin < ANYWHERE and origin in mixed:
                    origins[number] = merged

    def follow_pile(self, view: View, before: SeenTable, moves: list[Move]) -> bool:
        """Put discarded and lost cards on the discard pile, and find the cards that were taken from it."""
        library = view.library
        count = len(self.pile.backs)
        for seat, move in enumerate(moves):
            for origin in move.sources:
                self.pile.add(origin, before.age, seat)
        taken: list[int] = []
        for seat, move in enumerate(moves):
            taken += move.gained
            for card in move.lost:
                self.pile.add(card, library.cards[card].back, seat)
        if not taken:
            return self.pile.settle(library, count, view.discard, view.discarders)
        if len(self.pile.backs) - len(view.discard) != len(taken):
            return False
        now = pile_in_view(library, view.discard, view.discarders, ANYWHERE)
        return self.take_cards(view, readings(self.pile, count, now), taken)

    def take_cards(self, view: View, ways: list[Reading], taken: list[int]) -> bool:
        """Take cards from the discard pile. Returns false if they cannot have been there.

        Cards that lie there in a row, from the same discarder and Age, look alike. If it is unclear which of them was
        taken, their batches become one.
        """
        unseen = [self.has_unseen_copy(view, card, taken) for card in taken]
        stayed: list[list[int]] = []
        found: list[list[int]] = []
        for way in ways:
            for numbers in orders_of(way.taken):
                if all(
                    self.may_be(view, number, card, is_unseen)
                    for number, card, is_unseen in zip(numbers, taken, unseen, strict=True)
                ):
                    stayed.append(way.stayed)
                    found.append(numbers)
        if not found:
            return False
        for back in sorted({self.pile.backs[number] for number in found[0]}):
            self.blur_pile(back, sorted({number for numbers in found for number in numbers}))
        for card, number in zip(taken, found[0], strict=True):
            self.packs.reveal(self.pile.origins[number], card)
        self.pile = self.pile.only(stayed[0])
        return True

    def may_be(self, view: View, number: int, card: int, is_unseen: bool) -> bool:
        """Return whether a card of the discard pile may be this one."""
        has_back = view.library.cards[card].back == self.pile.backs[number]
        return has_back and self.packs.allow(self.pile.origins[number], card, is_unseen)

    def blur_pile(self, back: int, numbers: list[int]) -> None:
        """Give all cards of the discard pile with that back the same origin."""
        alike = [number for number in numbers if self.pile.backs[number] == back]
        sources = [self.pile.origins[number] for number in alike]
        if len(set(sources)) > 1:
            self.blur(back, sources, [])
            for number, origin in zip(alike, sources, strict=True):
                self.pile.origins[number] = origin

    def has_unseen_copy(self, view: View, card: int, taken: list[int]) -> bool:
        """Return whether a taken card may be a copy that was never seen before."""
        seen = [place for city in view.cities for place in city.built] + self.pile.origins
        seen = seen + [place for origins in self.buried for place in origins]
        for batch in self.packs.batches:
            seen = seen + batch.cards
        return view.library.copies(len(view.cities))[card] > seen.count(card) - taken.count(card)

    def follow_draws(self, view: View, before: SeenTable, left: list[int]) -> bool:
        """Add the cards that joined a hand when it was passed on. Returns false if a hand is too small."""
        players = self.config.players
        for seat in range(players):
            giver = (seat - passing_direction(view.age)) % players
            drawn = len(view.cities[seat].hand) - before.hands[giver] + left[giver]
            if drawn < 0:
                return False
            self.packs.join(self.pack_of(view.age, view.turn, seat), drawn)
        return True

    def see_cards(self, view: View) -> None:
        """Learn the visible cards under wonders and on the discard pile."""
        self.learn(self.pile.origins, view.discard)
        for seat, city in enumerate(view.cities):
            self.learn(self.buried[seat], city.buried)

    def learn(self, origins: list[int], cards: list[int]) -> None:
        """Learn the visible cards in one place."""
        for number, card in enumerate(cards):
            if card >= 0 and origins[number] != card:
                self.packs.reveal(origins[number], card)
                origins[number] = card

    def see_hands(self, view: View) -> None:
        """Begin a batch for every visible hand. Cards missing from it lie where they were put face down."""
        for seat, city in enumerate(view.cities):
            if view.turn and city.hand and city.hand[0] >= 0:
                self.packs.see(self.pack_of(view.age, view.turn, seat), view.age, city.hand)

    def pack_of(self, age: int, turn: int, seat: int) -> int:
        """Return the number of the pack in a seat's hand: the seat it was dealt to. Others have a pack of their own."""
        players = self.config.players
        return (seat - passing_direction(age) * (turn - 1)) % players if seat < players else seat

    # Sampling

    def mark(self, game: "ClassicGame", stacks: Stacks) -> None:
        """Fill hidden places with what is remembered: cards, or numbers of stacks to be dealt from."""
        places = [game.discard, *[city.buried for city in game.cities]]
        origins = [self.pile.origins, *self.buried]
        for seat, city in enumerate(game.cities):
            if game.turn:
                places.append(city.hand)
                origins.append([self.packs.origin(self.pack_of(game.age, game.turn, seat))] * len(city.hand))
        hidden = [
            origin
            for place, known in zip(places, origins, strict=True)
            for card, origin in zip(place, known, strict=True)
            if card < 0
        ]
        marks = self.packs.marks(hidden, stacks)
        for place, known in zip(places, origins, strict=True):
            for number, origin in enumerate(known):
                if place[number] < 0 and origin >= 0:
                    place[number] = origin
                elif place[number] < 0 and origin < ANYWHERE and marks[batch_in(origin)] != UNMARKED:
                    place[number] = marks[batch_in(origin)]
        for part in self.parts:
            part.mark(game, stacks)


def can_follow(view: View, before: SeenTable) -> bool:
    """Return whether a view is of the same turn as another, or of the next."""
    if view.age == before.age:
        return before.turn <= view.turn <= before.turn + 1
    last_turn = view.library.last_turn if before.age else 0
    return view.age == before.age + 1 and view.turn <= 1 and before.turn == last_turn


def new_classic_memory(config: Config, seat: int) -> ClassicMemory:
    """Return the memory of a seat that has seen nothing yet, for a checked configuration."""
    parts = [kind.memory() for kind in hooks_of(config).part_types]
    return ClassicMemory(config, seat, None, Pile([], [], []), [], Packs([], []), parts)


def load_classic_memory(data: Data) -> ClassicMemory:
    """Load the memory that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    config = checked_config(config_from_data(mapping(field_of(data, "config"), "config")))
    library = library_for(config)
    types = hooks_of(config).part_types
    table = field_of(data, "table")
    seats = seats_of(config) if table is not None else 0
    packs = packs_from_data(library, mapping(field_of(data, "packs"), "packs"), seats)
    count = len(packs.batches)
    origins = origins_from_data(library, sequence(field_of(data, "pile"), "pile"), count)
    buried = [sequence(item, "buried") for item in listed(data, "buried", seats)]
    parts = zip(types, listed(data, "parts", len(types)), strict=True)
    return ClassicMemory(
        config,
        bounded(field_of(data, "seat"), "seat", SPECTATOR, config.players - 1),
        None if table is None else seen_table_from_data(library, mapping(table, "table"), seats),
        Pile(origins, numbers_of(data, "backs", len(origins)), numbers_of(data, "discarders", len(origins))),
        [origins_from_data(library, item, count) for item in buried],
        packs,
        [kind.load_memory(library, mapping(item, "parts")) for kind, item in parts],
    )
