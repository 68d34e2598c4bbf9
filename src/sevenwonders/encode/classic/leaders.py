"""Leaders as numbers: hands, prices and draft packs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.leaders.kinds import KEEP, RECRUIT, WHITE
from sevenwonders.classic.leaders.memory import LeadersMemory
from sevenwonders.classic.leaders.part import LeadersPart, deck_of, leaders_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.memory.batch import ANYWHERE, batch_in
from sevenwonders.classic.memory.rule_memory import RuleMemory
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.features.option_features import AGES, LAST_AGE, MOST_COINS, OptionFeatures, within
from sevenwonders.encode.classic.rule_encoding import RuleEncoding, RuleFeatures
from sevenwonders.encode.features import Names, Terms, numbered
from sevenwonders.encode.layout import Field, number_field, put
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import vector_of

PRICES: Final = ["discount", "discount for neighbours", "free", "bank bonus", "bonus taken"]
NO_LEADER: Final = -1


@final
class LeadersEncoding(RuleEncoding):
    """The leaders of every city, and the size of the deck."""

    def __init__(self, library: Library, seats: int) -> None:
        super().__init__(library, seats)
        self.leaders = library.by_colour[WHITE]
        self.count: i64 = len(self.leaders)
        self.places = vector_of(
            [self.leaders.index(card) if card in self.leaders else NO_LEADER for card in range(len(library.cards))]
        )

    @override
    def table_fields(self) -> list[Field]:
        return [number_field("leaders in the deck", "leaders that nobody was dealt")]

    @override
    def city_fields(self) -> list[Field]:
        names = [self.library.cards[card].ident for card in self.leaders]
        return [
            number_field("leaders in hand", "the number of leaders in hand"),
            Field("hand of leaders", names, "the leaders in hand that the viewer can see", private=True),
            Field("recruited", names, "the Age in which the city recruited the leader"),
            Field("buried leaders", names, "the Age in which the city had recruited the leader that it buried"),
            Field("prices of leaders", PRICES, "what changes the price of leaders and the coins of the bank"),
        ]

    @override
    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        put(row, at, len(deck_of(view.parts)))

    @override
    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        city = view.cities[seat]
        part = leaders_of(city)
        put(row, at, len(part.hand))
        for card in part.hand:
            if card >= 0:
                row[at + 1 + self.places[card]] += 1
        # The Ages of recruitment are in the order of the city's leaders.
        recruited = 0
        for card in city.built:
            place = self.places[card]
            if place != NO_LEADER:
                put(row, at + 1 + self.count + place, part.ages[recruited])
                recruited += 1
        for number in range(len(part.buried)):
            put(row, at + 1 + 2 * self.count + self.places[part.buried[number]], part.buried_ages[number])
        self.write_prices(part, row, at + 1 + 3 * self.count)

    @override
    def memory_fields(self) -> list[Field]:
        names = [self.library.cards[card].ident for card in self.leaders]
        words = "leaders of which this city may have some: in hand, under its wonder, or used up"
        fields = [Field("leaders gone", names, "leaders that the viewer knows to have left the game", private=True)]
        for seat in range(1, self.seats):
            fields.append(Field(f"remembered leaders {seat}", names, words, private=True))
        return fields

    @override
    def write_memory(self, view: View, memory: RuleMemory, row: vec[u8], at: i64) -> None:
        assert isinstance(memory, LeadersMemory)
        for card in memory.gone:
            row[at + self.places[card]] += 1
        if not memory.cities:
            return
        for place in range(1, self.seats):
            at += self.count
            seat = (view.seat + place) % self.seats
            for origin in memory.mixes[seat]:
                self.write_origin(memory, origin, row, at)

    def write_origin(self, memory: LeadersMemory, origin: int, row: vec[u8], at: i64) -> None:
        """Mark the leaders that a leader of that origin may be."""
        if origin >= 0:
            row[at + self.places[origin]] = 1
        elif origin < ANYWHERE:
            for card in memory.packs.batches[batch_in(origin)].cards:
                row[at + self.places[card]] = 1

    def write_prices(self, part: LeadersPart, row: vec[u8], at: i64) -> None:
        """Write the discounts on leaders."""
        put(row, at, part.discount)
        put(row, at + 1, part.neighbour_discount)
        if part.free:
            row[at + 2] = 1
        put(row, at + 3, part.bank_bonus)
        if part.bonus_taken:
            row[at + 4] = 1


@final
class LeadersFeatures(RuleFeatures):
    """The leaders in hand of a city; for a leader to recruit, the coins that are left and its gains."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        self.base = base
        self.recruit = options.table("recruit", AGES, numbered(0, MOST_COINS))
        self.in_hand = cities.table("in_hand", [card.ident for card in library.cards])

    @override
    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        use = use_of(choice)
        if use == RECRUIT:
            age: i64 = min(game.age, LAST_AGE)
            card = card_of(choice)
            price = game.rule_of(decision).price(game, decision, card, use)
            left = within(game.cities[decision.seat].coins - price, 0, MOST_COINS)
            terms.add(self.recruit + age * (MOST_COINS + 1) + left)
            self.base.add_gift(game, decision.seat, age, self.base.gifts[card], terms)
        elif use == KEEP:
            self.base.add_gift(game, decision.seat, 0, self.base.gifts[card_of(choice)], terms)

    @override
    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        for card in leaders_of(city).hand:
            terms.add(self.in_hand + card)
