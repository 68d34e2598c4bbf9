"""Rows for the classic game: the table, every city from the viewer's own to the left, and the viewer's memory."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.choice import (
    PASS,
    bank_of,
    card_of,
    coins_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.effects.special import ORDER_STEP
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.memory.seat_memory import ClassicMemory
from sevenwonders.classic.rules import decision_names, rules_of, step_names
from sevenwonders.classic.settings import seats_of
from sevenwonders.classic.trade.resources import BITS, KINDS, UNIT_MASK
from sevenwonders.classic.view import View
from sevenwonders.encode.actions import Asked
from sevenwonders.encode.classic.actions import CARDS, FORMS_AT, PAYMENTS_AT, StepActions, card_numbers, form_bits
from sevenwonders.encode.classic.all_rules import encodings_of
from sevenwonders.encode.classic.layout import TOKENS, city_fields, kinds_at, table_fields
from sevenwonders.encode.classic.memory import MemoryEncoding
from sevenwonders.encode.layout import Layout, clear, count_backs, count_cards, put, put_all
from sevenwonders.encode.observation import Encoder, OptionTable
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.agenda import kind_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.numbers import vector_of

# Minus the lowest value of a military token, and the room for all of them.
LOWEST: Final = -min(TOKENS)
TOKEN_PLACES: Final = [TOKENS.index(value) if value in TOKENS else 0 for value in range(-LOWEST, max(TOKENS) + 1)]
# More than any kind of decision or step.
KINDS_IN_ALL: Final = 256
NOWHERE: Final = -1


def places_of(kinds: list[int]) -> vec[i64]:
    """List the position of each kind in a field, by kind."""
    return vector_of([kinds.index(kind) if kind in kinds else NOWHERE for kind in range(KINDS_IN_ALL)])


@final
class ClassicEncoder(Encoder):
    """The rows of one configuration."""

    def __init__(self, config: Config) -> None:
        layout = Layout()
        super().__init__(layout)
        library = library_for(config)
        names = [rule.name() for rule in rules_of(config)]
        seats = seats_of(config)
        self.seats: i64 = seats
        self.decisions = places_of(kinds_at(names, decision_names()))
        self.steps = places_of(kinds_at(names, step_names()))
        self.rules = encodings_of(names, library, seats)
        layout.add_all(table_fields(library, seats, names))
        for rule in self.rules:
            rule.table_at = layout.add_all(rule.table_fields())
        self.backs = vector_of([int(card.back) for card in library.cards])
        # All cities have the same fields, so that each is found by counting.
        self.cities_at = layout.size
        for number in range(seats):
            start = layout.add_all(city_fields(library), f"city {number}: ")
            for rule in self.rules:
                rule.city_at = layout.add_all(rule.city_fields(), f"city {number}: ") - start
        self.city_size = (layout.size - self.cities_at) // self.seats
        self.memory = MemoryEncoding(library, seats)
        self.memory.at = layout.add_all(self.memory.fields(library))
        for rule in self.rules:
            rule.memory_at = layout.add_all(rule.memory_fields())
        self.find_fields(layout)
        # The card of the table for each action.
        numbers = card_numbers(library, config.edition)
        cards = [NOWHERE] * CARDS
        for card in range(len(numbers)):
            cards[numbers[card]] = card
        self.card_of_action = vector_of(cards)

    def find_fields(self, layout: Layout) -> None:
        """Note where the fields are. Those of a city are counted from its first."""
        self.decision_at = layout.field("decision").start
        self.about_at = layout.field("about").start
        self.step_at = layout.field("step").start
        self.chosen_card_at = layout.field("chosen card").start
        self.chosen_form_at = layout.field("chosen form").start
        self.agenda_at = layout.field("agenda").start
        self.hand_at = layout.field("hand").start
        self.buried_at = layout.field("under the wonder").start
        self.discard_at = layout.field("discard pile").start
        self.discard_backs_at = layout.field("discard backs").start
        self.coins_at = self.of_city(layout, "coins")
        self.stages_at = self.of_city(layout, "stages")
        self.stage_backs_at = self.of_city(layout, "stage backs")
        self.shields_at = self.of_city(layout, "shields")
        self.tokens_at = self.of_city(layout, "tokens")
        self.symbols_at = self.of_city(layout, "symbols")
        self.goods_at = self.of_city(layout, "goods")
        self.prices_at = self.of_city(layout, "choices of goods")
        self.colours_at = self.of_city(layout, "colours")
        self.rights_at = self.of_city(layout, "rights")
        self.discarded_at = self.of_city(layout, "discarded")
        self.built_at = self.of_city(layout, "built")

    def of_city(self, layout: Layout, name: str) -> i64:
        """Return the position of a field of a city, counted from the city's first."""
        return layout.field(f"city 0: {name}").start - self.cities_at

    @override
    def write(self, view: kernel_view.View, memory: Memory, asked: Asked | None, row: vec[u8], at: i64) -> None:
        assert isinstance(view, View)
        assert isinstance(memory, ClassicMemory)
        self.write_table(view, row, at)
        if asked is not None:
            self.write_decision(view, asked, row, at)
        seat: i64 = view.seat
        place = at + self.cities_at
        for _ in range(self.seats):
            city = view.cities[seat]
            self.write_city(city, row, place)
            for rule in self.rules:
                rule.write_city(view, seat, row, place + rule.city_at)
            place += self.city_size
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.write_discard(view, row, at)
        for rule in self.rules:
            rule.write_table(view, row, at + rule.table_at)
        self.memory.write(view, memory, row, at + self.memory.at)
        # Memories of rules are in the order of the rules, and so are encodings.
        for number in range(len(self.rules)):
            self.rules[number].write_memory(view, memory.parts[number], row, at + self.rules[number].memory_at)

    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        """Write the fields that exist once."""
        put(row, at, view.age)
        put(row, at + 1, view.turn)
        own = view.cities[view.seat]
        count_cards(row, at + self.hand_at, own.hand)
        count_cards(row, at + self.buried_at, own.buried)
        for step in view.agenda:
            row[at + self.agenda_at + self.steps[kind_of(step)]] += 1

    def write_decision(self, view: View, asked: Asked, row: vec[u8], at: i64) -> None:
        """Write the viewer's decision, and the actions of earlier steps."""
        for decision in view.decisions:
            if decision.ident == asked.ident:
                row[at + self.decision_at + self.decisions[decision.kind]] = 1
                row[at + self.about_at + self.relative(view, decision.seat)] = 1
        self.write_steps(asked, row, at)

    @override
    def write_next_step(self, asked: Asked, row: vec[u8], at: i64) -> None:
        # The step, the chosen card and the chosen form are next to each other.
        clear(row, at + self.step_at, self.agenda_at - self.step_at)
        self.write_steps(asked, row, at)

    def write_steps(self, asked: Asked, row: vec[u8], at: i64) -> None:
        """Write the number of this step, and the actions of earlier ones."""
        row[at + self.step_at + asked.level] = 1
        self.write_action(asked.first, row, at)
        self.write_action(asked.second, row, at)

    def write_action(self, action: i64, row: vec[u8], at: i64) -> None:
        """Write the action of an earlier step: a card or a form. Numbers are never followed by another step."""
        if 0 <= action < CARDS:
            row[at + self.chosen_card_at + self.card_of_action[action]] = 1
        elif FORMS_AT <= action < PAYMENTS_AT:
            row[at + self.chosen_form_at + action - FORMS_AT] = 1

    def relative(self, view: View, seat: i64) -> i64:
        """Return a seat relative to the viewer."""
        place = seat - view.seat
        return place if place >= 0 else place + self.seats

    def write_discard(self, view: View, row: vec[u8], at: i64) -> None:
        """Write the discard pile, and how many of its cards each city threw away."""
        count_cards(row, at + self.discard_at, view.discard)
        count_backs(row, at + self.discard_backs_at, view.discard)
        first = at + self.cities_at + self.discarded_at
        for seat in view.discarders:
            row[first + self.relative(view, seat) * self.city_size] += 1
        for builder in view.discard_builders:
            row[first + 1 + self.relative(view, builder % ORDER_STEP) * self.city_size] += 1

    def write_city(self, city: City, row: vec[u8], at: i64) -> None:
        """Write the fields of a city."""
        row[at + city.board] = 1
        put(row, at + self.coins_at, city.coins)
        put(row, at + self.coins_at + 1, len(city.hand))
        for stage in range(4):
            if city.built_stages >> stage & 1:
                row[at + self.stages_at + stage] = 1
        for item in city.buried:
            card: i64 = item
            # The backs are public, and the viewer sees the cards under their own wonder.
            back = -card if card < 0 else self.backs[card]
            row[at + self.stage_backs_at + back - 1] += 1
        put(row, at + self.shields_at, city.shields)
        for token in city.tokens:
            place: i64 = TOKEN_PLACES[token + LOWEST]
            row[at + self.tokens_at + place] += 1
        put_all(row, at + self.symbols_at, city.symbols)
        put(row, at + self.symbols_at + 3, city.wild_symbols)
        self.write_goods(city, row, at)
        put_all(row, at + self.colours_at, city.colours)
        self.write_rights(city, row, at + self.rights_at)
        count_cards(row, at + self.built_at, city.built)

    def write_goods(self, city: City, row: vec[u8], at: i64) -> None:
        """Write the goods that the city produces and sells, and the prices that it pays."""
        for kind in range(KINDS):
            row[at + self.goods_at + kind] = u8((city.own_goods >> kind * BITS) & UNIT_MASK)
            row[at + self.goods_at + KINDS + kind] = u8((city.sold_goods >> kind * BITS) & UNIT_MASK)
        put(row, at + self.prices_at, city.own_choice_count)
        put(row, at + self.prices_at + 1, city.raw_left)
        put(row, at + self.prices_at + 2, city.raw_right)
        put(row, at + self.prices_at + 3, city.manufactured_left)
        put(row, at + self.prices_at + 4, city.manufactured_right)

    def write_rights(self, city: City, row: vec[u8], at: i64) -> None:
        """Write the rights that are spent or counted."""
        if city.free_build_ready:
            row[at] = 1
        if city.plays_last_card:
            row[at + 1] = 1
        put(row, at + 2, city.guild_copies)


# Cards, numbers and forms count from 1, as in `steps`; 0 means that there is none.
COLUMNS: Final = ["card", "number", "form", "coins", "left", "right", "bank", "far left", "far right"]


@final
class ClassicOptionTable(OptionTable):
    """The card or number, the form, and the payment of an option."""

    def __init__(self, steps: StepActions) -> None:
        super().__init__(COLUMNS)
        self.steps = steps

    @override
    def write(self, option: i64, table: vec[u8], at: i64) -> None:
        steps = self.steps
        use = use_of(option)
        if steps.has_card[use]:
            put(table, at, steps.cards[card_of(option)] + 1)
        elif use != PASS:
            put(table, at + 1, card_of(option) + 1)
        put(table, at + 2, steps.forms[form_bits(option)] + 1)
        trade = trade_in(option)
        put(table, at + 3, coins_of(trade))
        put(table, at + 4, left_of(trade))
        put(table, at + 5, right_of(trade))
        put(table, at + 6, bank_of(trade))
        put(table, at + 7, far_left_of(trade))
        put(table, at + 8, far_right_of(trade))
