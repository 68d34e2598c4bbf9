"""The catalogue compiled to tables. A card or board is a small integer that indexes them."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.names import name_key
from sevenwonders.classic.colours import COLOURS, DECK_COLOURS, FACTS, PURPLE, back_of, colour_of
from sevenwonders.classic.effects.effect import Effect, any_scores
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.trade.resources import ALL_KINDS, one_unit_less, pack
from sevenwonders.kernel.errors import BadNotation, BrokenSave
from sevenwonders.kernel.numbers import copy_of, vector_of
from sevenwonders.kernel.wording import Phrase

# Names of structures are bits in a few words: `is_built` is one AND. More bits would not fit a machine word.
WORD_BITS: Final = 60

# The lines of the score sheet in every edition; expansions append their own.
BASE_CATEGORIES: Final = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]

# Makes the effects of one card, stage or board.
MakeEffects = Callable[[str, list[schema.Effect]], list[Effect]]


@final
class Card:
    """One kind of card; all its physical copies share it."""

    __slots__ = (
        "age",
        "age_price",
        "back",
        "chain_from",
        "chain_to",
        "cheaper_costs",
        "coins",
        "colour",
        "copies",
        "cost",
        "costs",
        "effects",
        "from_deck",
        "ident",
        "level",
        "name",
        "name_bit",
        "name_word",
        "promo",
        "scores",
    )

    def __init__(
        self,
        ident: str,
        name: str,
        age: i64,
        colour: i64,
        coins: i64,
        cost: i64,
        name_word: i64,
        name_bit: i64,
        chain_from: i64,
        chain_to: i64,
        copies: list[int],
        effects: list[Effect],
        age_price: bool,
        promo: bool,
        level: i64,
    ) -> None:
        self.ident = ident
        self.name = name
        self.age = age
        self.back = back_of(colour, age, level)
        self.level = level
        self.age_price = age_price
        self.promo = promo
        self.colour = colour
        # Whether the card is dealt in an Age.
        self.from_deck = colour in DECK_COLOURS
        self.coins = coins
        self.cost = cost
        # The possible costs as lists, usually and where one unit may be left out.
        self.costs: list[int] = [cost]
        self.cheaper_costs = one_unit_less(cost, ALL_KINDS)
        self.name_word = name_word
        self.name_bit = name_bit
        self.chain_from = chain_from
        self.chain_to = chain_to
        self.copies = copies
        self.effects = effects
        # Whether the card can have points by itself: most cards have none.
        self.scores = any_scores(effects)

    def __repr__(self) -> str:
        return f"<Card {self.ident}, {COLOURS[self.colour]}>"


@final
class Stage:
    """One stage of a wonder."""

    __slots__ = ("cheaper_costs", "coins", "cost", "costs", "effects")

    def __init__(self, coins: i64, cost: i64, effects: list[Effect]) -> None:
        self.coins = coins
        self.cost = cost
        # As those of a card.
        self.costs: list[int] = [cost]
        self.cheaper_costs = one_unit_less(cost, ALL_KINDS)
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


@final
class Pool:
    """The Age cards of an expansion, by Age, of which each game draws some per player."""

    __slots__ = ("by_age", "drawn_per_player", "stream")

    def __init__(self, by_age: list[list[int]], drawn_per_player: int, stream: int) -> None:
        self.by_age = by_age
        self.drawn_per_player = drawn_per_player
        self.stream = stream


@final
class Library:
    """All cards and boards of an edition with expansions, and the numbers of the box."""

    def __init__(self, catalogue: schema.Catalogue, cards: list[Card], boards: list[Board]) -> None:
        facts = catalogue.facts
        # A set that is dealt only along with others is part of the edition, not an expansion that a table names.
        added = [extra.facts for extra in catalogue.expansions if extra.facts.dealt_with is None]
        self.name = ", ".join([facts.name, *[extra.name for extra in added]])
        self.expansions = [extra.id for extra in added]
        self.categories = BASE_CATEGORIES + [name for extra in added for name in extra.categories]
        self.cards = cards
        self.boards = boards
        self.sides = list(facts.sides)
        # Some expansions add a card to every hand (R7). The last card of a hand is not played (R2.4).
        self.hand_size = facts.hand_size + sum([extra.hand_size for extra in added])
        self.last_turn = self.hand_size - 1
        self.last_age = max(facts.cards_of_age)
        self.coins = facts.coins + sum([extra.coins for extra in added])
        # The value of a victory token, by Age.
        self.victories = [0, *facts.victories]
        self.defeats = list(facts.defeats)
        self.chains_at_once = facts.chains_open == "at_once"
        self.by_colour = [
            [index for index, card in enumerate(cards) if card.colour == colour] for colour in range(len(COLOURS))
        ]
        self.last_back = max([card.back for card in cards])
        # The kinds of cards with each back.
        self.by_back = [
            [index for index, card in enumerate(cards) if card.back == back] for back in range(self.last_back + 1)
        ]
        self.guilds = [index for index in self.by_colour[PURPLE] if not cards[index].promo]
        self.promos = [index for index, card in enumerate(cards) if card.promo]
        self.pools = pools_of(catalogue, cards, self.last_age)
        self.guilds_beyond_players = facts.guilds_beyond_players
        self.name_words = max(card.name_word for card in cards) + 1
        self.decks: dict[int, list[int]] = {}
        self.copies_by_players: dict[int, vec[i64]] = {}
        self.category_of = category_table(self.categories)
        # Wonders that are never dealt at random, only named, come after all others.
        named = named_only(catalogue)
        names = sorted({board.name for board in boards}, key=lambda name: (name in named, name))
        self.dealt = len([name for name in names if name not in named])
        self.wonders = [[self._side_of(name, side) for side in self.sides] for name in names]
        self.wonder_of = [names.index(board.name) for board in boards]
        self.card_index = _index_of_cards(catalogue.cards)
        self.board_index = {board.ident: index for index, board in enumerate(boards)}
        # Only a card of a deck has an article.
        self.names_in_text = {
            card.ident: card.name if self.thing_of(number) else f"the {card.name}" for number, card in enumerate(cards)
        }

    def __repr__(self) -> str:
        return f"<Library {self.name}: {len(self.cards)} cards, {len(self.boards)} boards>"

    def _side_of(self, name: str, side: str) -> int:
        """Return that side of the wonder."""
        return [(board.name, board.side) for board in self.boards].index((name, side))

    def deck(self, age: int, players: int) -> list[int]:
        """List the cards of an Age for that many players, without guilds: an entry per physical card, sorted."""
        key = age * 10 + players
        if key not in self.decks:
            cards = [index for index, card in enumerate(self.cards) if card.age == age and card.copies]
            self.decks[key] = [index for index in cards for copy in self.cards[index].copies if copy <= players]
        return self.decks[key][:]

    def copies(self, players: int) -> vec[i64]:
        """Count the physical cards of each kind for that many players; a card without copies exists once."""
        if players not in self.copies_by_players:
            counts = [len([copy for copy in card.copies if copy <= players]) for card in self.cards]
            exist = [count if card.copies else 1 for card, count in zip(self.cards, counts, strict=True)]
            self.copies_by_players[players] = vector_of(exist)
        return copy_of(self.copies_by_players[players])

    def thing_of(self, card: int) -> str:
        """Return the word for a card that does not belong to a deck. Empty for all other cards."""
        return FACTS[COLOURS[self.cards[card].colour]].thing

    def has_card(self, text: str) -> bool:
        """Return whether a card has that id, name or alias, in upper or lower case."""
        return name_key(text) in self.card_index

    def find_card(self, text: str) -> int:
        """Find a card by id, name or alias, in upper or lower case; of cards that share a name, the earliest."""
        if not self.has_card(text):
            raise BadNotation(Phrase("no-card", name=text))
        return self.card_index[name_key(text)]

    def card_of_age(self, text: str, age: int) -> int:
        """Find a card by id or name; of cards that share a name, the one of that Age if any, or the earliest."""
        card = self.find_card(text)
        if self.cards[card].ident == text or self.cards[card].age == age:
            return card
        for index, facts in enumerate(self.cards):
            if facts.age == age and facts.name == self.cards[card].name:
                return index
        return card

    def saved_card(self, ident: str) -> int:
        """Find the card with exactly that id in a saved game or record."""
        if ident not in self.card_index or self.cards[self.card_index[ident]].ident != ident:
            raise BrokenSave(f"The saved data names an unknown card '{ident}'. Load an undamaged copy of the file.")
        return self.card_index[ident]

    def saved_board(self, ident: str) -> int:
        """Find the board with exactly that id in a saved game."""
        if ident not in self.board_index:
            raise BrokenSave(f"The saved data names an unknown board '{ident}'. Load an undamaged copy of the file.")
        return self.board_index[ident]

    def boards_of(self, name: str) -> list[int]:
        """List the boards of a wonder by the name of its city, one for each side."""
        found = [index for index, board in enumerate(self.boards) if name_key(name) in board.names]
        if not found:
            names = ", ".join(sorted({board.name for board in self.boards}))
            raise BadNotation(Phrase("no-wonder", name=name, names=names))
        return found

    def find_board(self, text: str, side: str = "") -> int:
        """Find a board by id (`giza_a`) or by city and side (`Giza`, `A`, or `Giza A`)."""
        if name_key(text) in self.board_index:
            return self.board_index[name_key(text)]
        words = text.split()
        if not side and len(words) > 1:
            text, side = " ".join(words[:-1]), words[-1]
        for index in self.boards_of(text):
            if self.boards[index].side.lower() == side.lower():
                return index
        raise BadNotation(Phrase("no-side", wonder=text, side=side, sides=", ".join(self.sides)))


def pools_of(catalogue: schema.Catalogue, cards: list[Card], last_age: int) -> list[Pool]:
    """Return the pool of each expansion that uses only some of its Age cards in a game."""
    index = {card.ident: number for number, card in enumerate(cards)}
    pools: list[Pool] = []
    for extra in catalogue.expansions:
        drawn = [card for card in extra.cards if card.id in index and not card.promo and not card.copies]
        by_age = [
            [index[card.id] for card in drawn if card.age == age and colour_of(card.colour) in DECK_COLOURS]
            for age in range(last_age + 1)
        ]
        # Cards without an Age are never dealt.
        by_age[0] = []
        if any(by_age):
            pools.append(Pool(by_age, extra.facts.drawn_per_player, extra.facts.drawn_stream))
    return pools


def named_only(catalogue: schema.Catalogue) -> list[str]:
    """List the wonders that this table never deals at random, only by name."""
    here = [extra.facts.id for extra in catalogue.expansions]
    names: list[str] = []
    for extra in catalogue.expansions:
        dealt_with = extra.facts.dealt_with
        if dealt_with is not None and not any(name in here for name in dealt_with):
            names.extend([wonder.name for wonder in extra.wonders])
    return names


def category_table(categories: list[str]) -> list[int]:
    """Return the score sheet's line for cards of each colour, or -1 if this table has no such line."""
    lines = [FACTS[name].line for name in COLOURS]
    return [categories.index(line) if line in categories else -1 for line in lines]


def open_stages(board: Board, built_stages: int) -> list[int]:
    """List the numbers of the stages that may be built next, from 0."""
    free = [number for number in range(len(board.stages)) if not built_stages >> number & 1]
    return free if board.any_order else free[:1]


def _index_of_cards(facts: list[schema.Card]) -> dict[str, int]:
    index: dict[str, int] = {}
    for number, card in enumerate(facts):
        for text in [card.id, card.name, *card.aliases]:
            index.setdefault(name_key(text), number)
    return index


def compile_library(catalogue: schema.Catalogue, make_effects: MakeEffects) -> Library:
    """Compile a catalogue to tables: names, chains and costs become bits and packed integers."""
    names = list(dict.fromkeys(card.name for card in catalogue.cards))
    parents = [card for card in catalogue.cards if card.chain_to]
    cards = [_compile_card(card, names, parents, make_effects) for card in catalogue.cards]
    boards = [_compile_board(wonder, make_effects) for wonder in catalogue.wonders]
    return Library(catalogue, cards, boards)


def _compile_card(card: schema.Card, names: list[str], parents: list[schema.Card], make_effects: MakeEffects) -> Card:
    number = names.index(card.name)
    # Each parent has a bit. A card is free if the bit of any of its parents is set in the city.
    chain_from = 0
    for bit, parent in enumerate(parents):
        if card.id in parent.chain_to:
            chain_from |= 1 << bit
    return Card(
        card.id,
        card.name,
        card.age,
        colour_of(card.colour),
        card.cost.coins,
        pack(card.cost.resources),
        number // WORD_BITS,
        1 << (number % WORD_BITS),
        chain_from,
        1 << parents.index(card) if card in parents else 0,
        sorted(card.copies),
        make_effects(card.id, card.effects),
        card.cost.age,
        card.promo,
        card.level,
    )


def _compile_board(wonder: schema.Wonder, make_effects: MakeEffects) -> Board:
    stages = [
        Stage(stage.cost.coins, pack(stage.cost.resources), make_effects(wonder.id, stage.effects))
        for stage in wonder.stages
    ]
    effects = make_effects(wonder.id, wonder.effects)
    if wonder.produces:
        effects = [Produce(wonder.produces, reserved=False), *effects]
    names = [name_key(name) for name in [wonder.name, *wonder.aliases]]
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
