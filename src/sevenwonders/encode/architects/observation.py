"""Rows for Architects: the table, then every city from the viewer's own to the left with the deck on its left."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.architects.cards import CARDS, COIN, NO_CARD
from sevenwonders.architects.choice import DOUBLED, FREED, STAGE, argument_of, paid, payment_of, stage_of, use_of
from sevenwonders.architects.kinds import DECISIONS, STEPS
from sevenwonders.architects.library import Library, library_of
from sevenwonders.architects.view import View
from sevenwonders.encode.actions import Asked
from sevenwonders.encode.layout import Field, Layout, number_field, put, put_all
from sevenwonders.encode.observation import Encoder, OptionTable
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.agenda import kind_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.memory import Memory

STAGES: Final = 5


def table_fields(library: Library, seats: int) -> list[Field]:
    """List the fields that exist once, from the viewer's side."""
    cards = [card.ident for card in library.cards]
    tokens = [token.ident for token in library.tokens]
    cities = [f"city {seat}" for seat in range(seats)]
    return [
        Field("decision", DECISIONS, "1 for the decision to be made"),
        Field("active", cities, "1 for the city whose turn it is"),
        Field("cat", cities, "1 for the city with the cat"),
        number_field("peace", "conflict tokens on their peace side"),
        Field("agenda", STEPS, "the steps of this kind still to come"),
        Field("face-up tokens", tokens, "progress tokens that lie face up"),
        Field("stack of tokens", tokens, "progress tokens in the stack"),
        Field("ready tokens", tokens, "1 for a token that gives the active city another card"),
        Field("used tokens", tokens, "1 for a token that has been used this turn"),
        Field("discard pile", cards, "discarded cards"),
        Field("taken up", cards, "cards taken up to choose from that the viewer can see", private=True),
        number_field("cards taken up", "the number of cards taken up"),
        Field("central deck", cards, "cards left in the central deck"),
        Field(
            "top of the central deck",
            cards,
            "1 for the top card of the central deck, if the viewer knows it",
            private=True,
        ),
        Field("knows the central deck", cities, "1 for every city that knows the top of the central deck"),
    ]


def city_fields(library: Library) -> list[Field]:
    """List the fields of every city and of the deck on its left."""
    cards = [card.ident for card in library.cards]
    return [
        Field("wonder", [board.ident for board in library.boards], "1 for the wonder of the city"),
        Field("stages", [str(stage + 1) for stage in range(STAGES)], "1 for each stage that is built"),
        number_field("victories", "victory tokens"),
        number_field("shields", "shields"),
        Field("progress", [token.ident for token in library.tokens], "progress tokens"),
        Field("cards", cards, "cards"),
        Field("deck", cards, "cards left in the deck on the left of the city"),
        Field("top", cards, "1 for the top card of this deck, if there is one"),
    ]


@final
class ArchitectsEncoder(Encoder):
    """The rows for one number of players."""

    def __init__(self, config: Config) -> None:
        layout = Layout()
        super().__init__(layout)
        self.library = library_of()
        self.seats: i64 = config.players
        self.tokens: i64 = len(self.library.tokens)
        layout.add_all(table_fields(self.library, config.players))
        self.cities_at = layout.size
        for number in range(config.players):
            layout.add_all(city_fields(self.library), f"city {number}: ")
        self.city_size = (layout.size - self.cities_at) // self.seats
        self.active_at = layout.field("active").start
        self.agenda_at = layout.field("agenda").start
        self.tokens_at = layout.field("face-up tokens").start
        self.discard_at = layout.field("discard pile").start
        self.central_at = layout.field("central deck").start

    @override
    def write(self, view: kernel_view.View, memory: Memory, asked: Asked | None, row: vec[u8], at: i64) -> None:
        # Views of this game show all that there is to remember.
        assert isinstance(view, View)
        if asked is not None:
            row[at + view.decisions[0].kind] = 1
        self.write_table(view, row, at)
        self.write_tokens(view, row, at + self.tokens_at)
        self.write_central(view, row, at + self.central_at)
        seat: i64 = view.seat
        place = at + self.cities_at
        for _ in range(self.seats):
            self.write_city(view, seat, row, place)
            place += self.city_size
            seat = seat + 1 if seat + 1 < self.seats else 0

    @override
    def write_next_step(self, asked: Asked, row: vec[u8], at: i64) -> None:
        """Do nothing: a decision of this game has a single step."""

    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        """Write turn, cat, peace, agenda, and the cards lying apart."""
        row[at + self.active_at + self.relative(view, view.active)] = 1
        if view.cat >= 0:
            row[at + self.active_at + self.seats + self.relative(view, view.cat)] = 1
        put(row, at + self.agenda_at - 1, view.peace)
        for step in view.agenda:
            row[at + self.agenda_at + kind_of(step)] += 1
        put_all(row, at + self.discard_at, view.discard)
        for card in view.looked:
            if card != NO_CARD:
                row[at + self.discard_at + CARDS + card] += 1
        put(row, at + self.discard_at + 2 * CARDS, len(view.looked))

    def write_tokens(self, view: View, row: vec[u8], at: i64) -> None:
        """Write the progress tokens: face up, in the stack, ready, used."""
        for token in view.row:
            row[at + token] += 1
        for token in view.stack:
            row[at + self.tokens + token] += 1
        for token in range(self.tokens):
            if view.armed >> token & 1:
                row[at + 2 * self.tokens + token] = 1
            if view.used >> token & 1:
                row[at + 3 * self.tokens + token] = 1

    def write_central(self, view: View, row: vec[u8], at: i64) -> None:
        """Write the central deck, and which seats know its top card."""
        put_all(row, at, view.decks[self.seats])
        if view.tops[self.seats] != NO_CARD:
            row[at + CARDS + view.tops[self.seats]] = 1
        for seat in range(self.seats):
            if view.central_known >> seat & 1:
                row[at + 2 * CARDS + self.relative(view, seat)] = 1

    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        """Write a city and the deck on its left."""
        city = view.cities[seat]
        row[at + city.board] = 1
        at += len(self.library.boards)
        for stage in range(STAGES):
            if city.has_built(stage):
                row[at + stage] = 1
        put(row, at + STAGES, city.victories)
        put(row, at + STAGES + 1, city.shields(self.library))
        at += STAGES + 2
        for token in city.tokens:
            row[at + token] += 1
        at += self.tokens
        put_all(row, at, city.cards)
        put_all(row, at + CARDS, view.decks[seat])
        if view.tops[seat] != NO_CARD:
            row[at + 2 * CARDS + view.tops[seat]] = 1

    def relative(self, view: View, seat: i64) -> i64:
        """Return a seat relative to the viewer."""
        place = seat - view.seat
        return place if place >= 0 else place + self.seats


# Arguments and stages count from 1; 0 means that there is none.
FIRST_COLUMNS: Final = ["use", "argument", "stage", "doubled coin", "any goods"]


@final
class ArchitectsOptionTable(OptionTable):
    """The use and its argument, or the stage and its payment."""

    def __init__(self) -> None:
        cards = library_of().cards
        super().__init__([*FIRST_COLUMNS, *[f"pays {cards[card].ident}" for card in range(COIN + 1)]])

    @override
    def write(self, option: i64, table: vec[u8], at: i64) -> None:
        use = use_of(option)
        put(table, at, use)
        if use != STAGE:
            put(table, at + 1, argument_of(option) + 1)
            return
        put(table, at + 2, stage_of(option) + 1)
        payment = payment_of(option)
        if payment & DOUBLED:
            table[at + 3] = 1
        if payment & FREED:
            table[at + 4] = 1
        for card in range(COIN + 1):
            put(table, at + len(FIRST_COLUMNS) + card, paid(payment, card))
