"""A seat's memory of leaders: the packs of the draft that it has passed on, and leaders that left the game.

A player keeps one leader of each pack that they hold, so each later holder of a pack that was seen has exactly one of
the leaders that were left in it. Only the player knows which leaders are later under the wonder or sold.
So every city has a mix of leaders that are not known, each of a known origin, and any of them may be in the hand, under
the wonder, or out of the game.
"""

from typing import TYPE_CHECKING, final

from typing_extensions import override

from sevenwonders.classic.leaders.draft import DEALT
from sevenwonders.classic.leaders.kinds import LEADER_BACK, WHITE
from sevenwonders.classic.leaders.part import deck_of, leaders_of
from sevenwonders.classic.memory.batch import ANYWHERE, batch_in, origins_from_data, origins_to_data
from sevenwonders.classic.memory.last_seen import MOST, new_stages, numbers_of
from sevenwonders.classic.memory.passed_hands import UNMARKED, UNSEEN, Packs, packs_from_data
from sevenwonders.classic.memory.rule_memory import RuleMemory
from sevenwonders.classic.turn import passing_direction
from sevenwonders.kernel.codec import Data, bounded, field_of, int_list, listed, mapping, sequence

if TYPE_CHECKING:
    from sevenwonders.classic.city import City
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.memory.unseen_cards import Stacks
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View


@final
class SeenLeaders:
    """The leaders of one city when it was seen last. It is never changed, only replaced.

    `known` are those that the seat knows: in a hand that it sees, in the city, buried for points, or under its own
    wonder. `hand` is the number of leaders in hand, and `stages` are the built stages.
    """

    __slots__ = ("hand", "known", "stages")

    def __init__(self, known: list[int], hand: int, stages: int) -> None:
        self.known = known
        self.hand = hand
        self.stages = stages


def seen_leaders(library: "Library", city: "City") -> SeenLeaders:
    """Return the leaders of a city in a view."""
    part = leaders_of(city)
    cards = part.hand + city.built + part.buried + city.buried
    known = [card for card in cards if card >= 0 and library.cards[card].colour == WHITE]
    return SeenLeaders(known, len(part.hand), int(city.built_stages))


@final
class LeadersMemory(RuleMemory):
    """The memory of leaders.

    `mixes` has for each city the origins of its leaders that are not known. `under` has for each leader under
    another player's wonder the card, or ANYWHERE if it is one of the city's mix. `gone` are leaders known to have left
    the game. `size` is the number of leaders in each pack of the draft, 0 after it. `cities` and `deck` are what was
    seen last.
    """

    __slots__ = ("cities", "deck", "gone", "mixes", "packs", "size", "under")

    def __init__(
        self,
        packs: Packs,
        size: int,
        deck: int,
        cities: list[SeenLeaders],
        mixes: list[list[int]],
        under: list[list[int]],
        gone: list[int],
    ) -> None:
        self.packs = packs
        self.size = size
        self.deck = deck
        self.cities = cities
        self.mixes = mixes
        self.under = under
        self.gone = gone

    @override
    def copy(self) -> "LeadersMemory":
        return LeadersMemory(
            self.packs.copy(),
            self.size,
            self.deck,
            self.cities[:],
            [mix[:] for mix in self.mixes],
            [under[:] for under in self.under],
            self.gone[:],
        )

    @override
    def to_data(self, library: "Library") -> Data:
        return {
            "packs": self.packs.to_data(library),
            "size": self.size,
            "deck": self.deck,
            "known": [origins_to_data(library, city.known) for city in self.cities],
            "hands": [city.hand for city in self.cities],
            "stages": [city.stages for city in self.cities],
            "mixes": [origins_to_data(library, mix) for mix in self.mixes],
            "under": [origins_to_data(library, under) for under in self.under],
            "gone": origins_to_data(library, self.gone),
        }

    # Observing

    @override
    def observe(self, view: "View") -> None:
        now = [seen_leaders(view.library, city) for city in view.cities]
        size = len(view.cities[0].hand) if view.age == 0 else 0
        if not self.cities or not self.follow(view, now, size):
            self.begin(view, now)
        for seat, city in enumerate(view.cities):
            if size and city.hand[0] >= 0:
                self.packs.see(self.pack_of(size, seat), LEADER_BACK, city.hand)
        self.size = size
        self.deck = len(deck_of(view.parts))
        self.cities = now

    def begin(self, view: "View", now: list[SeenLeaders]) -> None:
        """Begin with a view, knowing nothing of what came before."""
        self.packs = Packs([], [UNSEEN] * len(now))
        self.under = [[ANYWHERE] * city.buried.count(-LEADER_BACK) for city in view.cities]
        self.mixes = [[ANYWHERE] * self.places_in(city, seat) for seat, city in enumerate(view.cities)]
        self.gone = []

    def follow(self, view: "View", now: list[SeenLeaders], size: int) -> bool:
        """Work out what became of the leaders since the last view. Returns false if that makes no sense."""
        # Each player keeps one leader of their pack in each round, and the last one of a pack without a question.
        for kept in range(self.size, size, -1):
            for seat, mix in enumerate(self.mixes):
                mix.append(self.packs.origin(self.pack_of(kept, seat)))
        drawn = self.deck - len(deck_of(view.parts))
        if drawn > 0:
            # Only one wonder draws leaders, and more than its player can use in the meantime.
            growth = [seen.hand - before.hand for seen, before in zip(now, self.cities, strict=True)]
            self.mixes[growth.index(max(growth))].extend([ANYWHERE] * drawn)
        return all(self.follow_city(view.cities[seat], seat, seen) for seat, seen in enumerate(now))

    def follow_city(self, city: "City", seat: int, now: SeenLeaders) -> bool:
        """Take newly revealed leaders out of a city's mix, and note which have left a hand that the seat sees."""
        before = self.cities[seat]
        mix = self.mixes[seat]
        for card in now.known:
            if card not in before.known:
                origin = self.packs.origin_of(card)
                if origin not in mix:
                    return False
                self.packs.reveal(origin, card)
                mix.remove(origin)
        left = [card for card in before.known if card not in now.known]
        places = [place for place, card in enumerate(city.buried) if card == -LEADER_BACK]
        staged = [places.index(place) for place in new_stages(before.stages, city) if place in places]
        if len(left) == len(staged) == 1:
            self.under[seat].insert(staged[0], left[0])
            return True
        for number in staged:
            self.under[seat].insert(number, ANYWHERE)
        if staged:
            # One of these is under the wonder, and the others have left the game.
            mix.extend(left)
        else:
            self.gone.extend(left)
        return len(mix) >= self.places_in(city, seat)

    def places_in(self, city: "City", seat: int) -> int:
        """Count the places that are filled from the mix of a city."""
        return leaders_of(city).hand.count(-LEADER_BACK) + self.under[seat].count(ANYWHERE)

    def pack_of(self, size: int, seat: int) -> int:
        """Return the number of the pack that a seat holds when packs have that size: the seat it was dealt to."""
        return (seat - passing_direction(0) * (DEALT - size)) % len(self.mixes)

    # Sampling

    @override
    def mark(self, game: "ClassicGame", stacks: "Stacks") -> None:
        packs: list[int] = []
        for seat, city in enumerate(game.cities):
            hidden = city.hand.count(-LEADER_BACK)
            packs.extend([self.packs.origin(self.pack_of(self.size, seat))] * hidden)
        marks = self.packs.marks(packs + [origin for mix in self.mixes for origin in mix], stacks)
        for seat, city in enumerate(game.cities):
            origin = self.packs.origin(self.pack_of(self.size, seat))
            if origin != ANYWHERE and marks[batch_in(origin)] != UNMARKED:
                replace_backs(city.hand, marks[batch_in(origin)])
            self.mark_city(city, seat, marks, stacks)
        stacks.absent.extend(self.gone)

    def mark_city(self, city: "City", seat: int, marks: list[int], stacks: "Stacks") -> None:
        """Mark the leaders in a hand and under a wonder that come from the mix of their city."""
        cards: list[int] = []
        sources: list[int] = []
        for origin in self.mixes[seat]:
            mark = marks[batch_in(origin)] if origin < ANYWHERE else origin
            if mark in (ANYWHERE, UNMARKED):
                sources.append(LEADER_BACK)
            elif mark < 0:
                sources.append(-mark)
            else:
                cards.append(mark)
        mixed = stacks.add(cards, sources)
        if mixed >= 0 and not self.places_in(city, seat):
            # The last leader that is not known is neither in hand nor under the wonder.
            stacks.absent.append(mixed)
        number = 0
        for place, card in enumerate(city.buried):
            if card == -LEADER_BACK:
                known = self.under[seat][number]
                city.buried[place] = mixed if known == ANYWHERE else known
                number += 1
        replace_backs(leaders_of(city).hand, mixed)


def replace_backs(place: list[int], mark: int) -> None:
    """Put a mark in place of every hidden leader."""
    for number, card in enumerate(place):
        if card == -LEADER_BACK:
            place[number] = mark


def load_leaders_memory(library: "Library", data: Data) -> LeadersMemory:
    """Load the memory that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    hands = int_list(field_of(data, "hands"), "hands")
    seats = len(hands)
    packs = packs_from_data(library, mapping(field_of(data, "packs"), "packs"), seats)
    known = [origins_in(library, cards, packs) for cards in listed(data, "known", seats)]
    stages = numbers_of(data, "stages", seats)
    return LeadersMemory(
        packs,
        bounded(field_of(data, "size"), "size", 0, DEALT),
        bounded(field_of(data, "deck"), "deck", 0, MOST),
        [SeenLeaders(cards, hand, built) for cards, hand, built in zip(known, hands, stages, strict=True)],
        [origins_in(library, item, packs) for item in listed(data, "mixes", seats)],
        [origins_in(library, item, packs) for item in listed(data, "under", seats)],
        origins_in(library, field_of(data, "gone"), packs),
    )


def origins_in(library: "Library", value: object, packs: Packs) -> list[int]:
    """Read origins from plain data."""
    return origins_from_data(library, sequence(value, "origins"), len(packs.batches))
