"""The catalogue compiled to tables: a card or board is a small integer that indexes them."""

from functools import cache
from typing import Final, final
from unicodedata import combining, normalize

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.colours import BLACK, COLOURS, EDIFICE, ISLAND, ISLAND_BACK, LEADER_BACK, PURPLE, WHITE
from sevenwonders.classic.effect_kinds import make_effects
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.extra import NONE, Extra
from sevenwonders.classic.payment import one_unit_less
from sevenwonders.classic.resources import ALL_KINDS, pack
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadNotation, BrokenSave

WORD_BITS: Final = 60

# The lines of the score sheet that every edition has; expansions add theirs behind them.
BASE_CATEGORIES: Final = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]


@final
class Card:
    """One kind of structure; several physical copies share it."""

    __slots__ = (
        "age",
        "age_price",
        "back",
        "chain_from",
        "chain_to",
        "coins",
        "colour",
        "copies",
        "cost",
        "effects",
        "ident",
        "level",
        "maritime",
        "name",
        "name_bit",
        "name_word",
        "penalty",
        "promo",
    )

    def __init__(
        self,
        ident: str,
        name: str,
        age: int,
        colour: int,
        coins: int,
        cost: int,
        name_word: int,
        name_bit: int,
        chain_from: int,
        chain_to: int,
        copies: list[int],
        effects: list[Effect],
        age_price: bool,
        promo: bool,
        maritime: bool,
        level: int,
        penalty: schema.Penalty | None,
    ) -> None:
        self.ident = ident
        self.name = name
        self.age = age
        self.back = age or (ISLAND_BACK + level if level else LEADER_BACK)
        self.level = level
        self.maritime = maritime
        self.penalty = penalty
        self.age_price = age_price
        self.promo = promo
        self.colour = colour
        self.coins = coins
        self.cost = cost
        self.name_word = name_word
        self.name_bit = name_bit
        self.chain_from = chain_from
        self.chain_to = chain_to
        self.copies = copies
        self.effects = effects


@final
class Stage:
    """One stage of a wonder."""

    __slots__ = ("coins", "cost", "effects")

    def __init__(self, coins: int, cost: int, effects: list[Effect]) -> None:
        self.coins = coins
        self.cost = cost
        self.effects = effects


@final
class Board:
    """One side of a wonder board."""

    __slots__ = ("any_order", "effects", "ident", "letter", "name", "names", "resource", "side", "stages", "wonder")

    def __init__(
        self,
        ident: str,
        name: str,
        names: list[str],
        wonder: str,
        side: str,
        letter: str,
        effects: list[Effect],
        stages: list[Stage],
        any_order: bool,
    ) -> None:
        self.any_order = any_order
        self.ident = ident
        self.name = name
        self.names = names
        self.wonder = wonder
        self.side = side
        self.letter = letter
        # The resource of the board, packed; 0 when it has none.
        self.resource = pack(letter)
        self.effects = effects
        self.stages = stages


FLEETS: Final = ["red", "yellow", "blue", "green"]


@final
class Square:
    """What a square of a lane shows."""

    __slots__ = ("coins", "island", "level", "naval", "points", "tax")

    def __init__(self, facts: schema.Square) -> None:
        self.naval = facts.naval
        self.level = facts.level
        self.points = facts.points
        self.coins = facts.coins
        self.tax = facts.tax
        self.island = facts.island


@final
class Harbour:
    """The lanes of the four fleets, and what their steps cost on each shipyard; empty without Armada."""

    def __init__(self, catalogue: schema.Catalogue) -> None:
        shipyards = [yard for extra in catalogue.expansions for yard in extra.shipyards]
        self.shipyards = [yard.id for yard in shipyards]
        self.wonder_fleets = [FLEETS.index(yard.wonder_fleet) for yard in shipyards]
        self.costs = [
            [
                [pack(goods) for goods in costs]
                for fleet in FLEETS
                for name, costs in yard.costs.items()
                if name == fleet
            ]
            for yard in shipyards
        ]
        lanes = [
            lane.squares
            for fleet in FLEETS
            for extra in catalogue.expansions
            for name, lane in extra.lanes.items()
            if name == fleet
        ]
        # The next step of a fleet as what goes with a card, as it is and with one resource less; none at the end.
        self.steps = [
            [[*[[Extra(lane + 1, [cost], 0)] for cost in costs], NONE] for lane, costs in enumerate(yard)]
            for yard in self.costs
        ]
        self.cheaper_steps = [
            [
                [*[[Extra(lane + 1, one_unit_less(cost, ALL_KINDS), 0)] for cost in costs], NONE]
                for lane, costs in enumerate(yard)
            ]
            for yard in self.costs
        ]
        self.squares = [[Square(square) for square in lane] for lane in lanes]
        self.last_square = len(lanes[0]) - 1 if lanes else 0


@final
class Library:
    """All cards and boards of an edition, and the numbers of its box."""

    def __init__(self, catalogue: schema.Catalogue, cards: list[Card], boards: list[Board]) -> None:
        facts = catalogue.facts
        added = [expansion.facts for expansion in catalogue.expansions]
        self.name = ", ".join([facts.name, *[extra.name for extra in added]])
        self.expansions = [str(extra.id) for extra in added]
        self.categories = BASE_CATEGORIES + [name for extra in added for name in extra.categories]
        self.cards = cards
        self.boards = boards
        self.sides = list(facts.sides)
        self.hand_size = facts.hand_size + sum([extra.hand_size for extra in added])
        self.last_turn = self.hand_size - 1
        self.last_age = max(facts.cards_of_age)
        self.coins = facts.coins + sum([extra.coins for extra in added])
        self.defeats = list(facts.defeats)
        self.chains_at_once = facts.chains_open == "at_once"
        self.guilds = [index for index, card in enumerate(cards) if card.colour == PURPLE and not card.promo]
        self.promos = [index for index, card in enumerate(cards) if card.promo]
        self.black_cards = [
            [index for index, card in enumerate(cards) if card.colour == BLACK and card.age == age]
            for age in range(self.last_age + 1)
        ]
        self.maritime_cards = [
            [index for index, card in enumerate(cards) if card.maritime and card.age == age]
            for age in range(self.last_age + 1)
        ]
        self.islands = [
            [index for index, card in enumerate(cards) if card.colour == ISLAND and card.level == level]
            for level in range(self.last_age + 1)
        ]
        self.edifices = [
            [index for index, card in enumerate(cards) if card.colour == EDIFICE and card.age == age]
            for age in range(self.last_age + 1)
        ]
        self.guild_cap = max([0, *[extra.guild_cap for extra in added]])
        self.pawns = {players: pawns for extra in added for players, pawns in extra.pawns.items()}
        self.edifice_debts = [debt for extra in added for debt in extra.debts]
        self.harbour = Harbour(catalogue)
        self.leaders = [index for index, card in enumerate(cards) if card.colour == WHITE]
        self.guilds_beyond_players = facts.guilds_beyond_players
        self.name_words = max(card.name_word for card in cards) + 1
        self.decks: dict[int, list[int]] = {}
        self.category_of = category_table(self.categories)
        names = sorted({board.name for board in boards})
        self.wonders = [[self._side_of(name, side) for side in self.sides] for name in names]
        self.wonder_of = [names.index(board.name) for board in boards]
        self.card_index = _index_of_cards(catalogue.cards)
        self.board_index = {board.ident: index for index, board in enumerate(boards)}

    def _side_of(self, name: str, side: str) -> int:
        """The board of that wonder and side."""
        return [(board.name, board.side) for board in self.boards].index((name, side))

    def deck(self, age: int, players: int) -> list[int]:
        """The cards of an Age for so many players, guilds apart: one entry a physical card, sorted, yours to change."""
        key = age * 10 + players
        if key not in self.decks:
            cards = [index for index, card in enumerate(self.cards) if card.age == age and card.copies]
            self.decks[key] = [index for index in cards for copy in self.cards[index].copies if copy <= players]
        return self.decks[key][:]

    def find_card(self, text: str) -> int:
        """The card of that id or name, whatever the case; of cards that share a name the earliest."""
        key = _key(text)
        if key not in self.card_index:
            raise BadNotation(f"No card is called '{text}'. `sevenwonders cards` lists them all.")
        return self.card_index[key]

    def saved_card(self, ident: str) -> int:
        """The card of exactly that id, in a saved game or record."""
        if ident not in self.card_index or self.cards[self.card_index[ident]].ident != ident:
            raise BrokenSave(f"The saved data names an unknown card '{ident}'. Load an undamaged copy of the file.")
        return self.card_index[ident]

    def saved_board(self, ident: str) -> int:
        """The board of exactly that id, in a saved game."""
        if ident not in self.board_index:
            raise BrokenSave(f"The saved data names an unknown board '{ident}'. Load an undamaged copy of the file.")
        return self.board_index[ident]

    def boards_of(self, name: str) -> list[int]:
        """The boards of a wonder by its city's name, one a side."""
        found = [index for index, board in enumerate(self.boards) if _key(name) in board.names]
        if not found:
            names = ", ".join(sorted({board.name for board in self.boards}))
            raise BadNotation(f"No wonder is called '{name}'. There are {names}.")
        return found

    def find_board(self, text: str, side: str = "") -> int:
        """The board by id (`giza_a`) or by city and side (`Giza`, `A`, or `Giza A`)."""
        if _key(text) in self.board_index:
            return self.board_index[_key(text)]
        words = text.split()
        if not side and len(words) > 1:
            text, side = " ".join(words[:-1]), words[-1]
        for index in self.boards_of(text):
            if self.boards[index].side.lower() == side.lower():
                return index
        raise BadNotation(f"{text} has no side '{side}'. The sides are {' and '.join(self.sides)}.")


def category_table(categories: list[str]) -> list[int]:
    """Where the points of a card are written down, by colour. Yellow points are commerce; the rest has none."""
    lines = {
        "blue": "civilian",
        "purple": "guilds",
        "black": "cities",
        "white": "leaders",
        "island": "islands",
        "edifice": "treasury",
        "bonus": "wonder",
    }
    names = [lines.get(colour, "commerce") for colour in COLOURS]
    return [categories.index(name) if name in categories else -1 for name in names]


def open_stages(board: Board, built_stages: int) -> list[int]:
    """The numbers of the stages that may be built next, from 0."""
    free = [number for number in range(len(board.stages)) if not built_stages >> number & 1]
    return free if board.any_order else free[:1]


def _key(text: str) -> str:
    """Names are compared without case, accents, blanks and apostrophes."""
    plain = "".join(letter for letter in normalize("NFKD", text.strip()) if not combining(letter))
    return plain.lower().replace("'", "").replace("’", "").replace(" ", "_").replace("-", "_")


def _index_of_cards(facts: list[schema.Card]) -> dict[str, int]:
    index: dict[str, int] = {}
    for number, card in enumerate(facts):
        for text in [card.id, card.name, *card.aliases]:
            index.setdefault(_key(text), number)
    return index


@cache
def library_of(edition: int, expansions: tuple[str, ...] = ()) -> Library:
    """The tables of an edition with expansions, compiled once."""
    return compile_library(load_catalogue("first_edition" if edition == 1 else "second_edition", expansions))


def library_for(config: Config) -> Library:
    """The tables for a checked configuration."""
    return library_of(config.edition, tuple(config.expansions))


def compile_library(catalogue: schema.Catalogue) -> Library:
    """Tables from a catalogue: names, chains and costs become bits and packed integers."""
    names = list(dict.fromkeys(card.name for card in catalogue.cards))
    parents = [card for card in catalogue.cards if card.chain_to]
    cards = [_compile_card(card, names, parents) for card in catalogue.cards]
    boards = [_compile_board(wonder) for wonder in catalogue.wonders]
    return Library(catalogue, cards, boards)


def _compile_card(card: schema.Card, names: list[str], parents: list[schema.Card]) -> Card:
    number = names.index(card.name)
    chain_from = 0
    for bit, parent in enumerate(parents):
        if card.id in parent.chain_to:
            chain_from |= 1 << bit
    return Card(
        card.id,
        card.name,
        card.age,
        COLOURS.index(card.colour),
        card.cost.coins,
        pack(card.cost.resources),
        number // WORD_BITS,
        1 << (number % WORD_BITS),
        chain_from,
        1 << parents.index(card) if card in parents else 0,
        sorted(card.copies),
        make_effects(card.effects),
        card.cost.age,
        card.promo,
        card.maritime,
        card.level,
        card.penalty,
    )


def _compile_board(wonder: schema.Wonder) -> Board:
    stages = [
        Stage(stage.cost.coins, pack(stage.cost.resources), make_effects(stage.effects)) for stage in wonder.stages
    ]
    effects = make_effects(wonder.effects)
    if wonder.produces:
        effects = [Produce(wonder.produces, reserved=False), *effects]
    names = [_key(name) for name in [wonder.name, *wonder.aliases]]
    return Board(
        wonder.id,
        wonder.name,
        names,
        wonder.wonder,
        wonder.side,
        wonder.produces,
        effects,
        stages,
        wonder.any_order,
    )
