"""The catalogue compiled to tables: a card or board is a small integer that indexes them."""

from functools import cache
from typing import Final, final

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.colours import COLOURS, PURPLE
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.factory import make_effects
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.resources import pack
from sevenwonders.kernel.errors import BadNotation, BrokenSave

WORD_BITS: Final = 60


@final
class Card:
    """One kind of structure; several physical copies share it."""

    __slots__ = (
        "age",
        "chain_from",
        "chain_to",
        "coins",
        "colour",
        "copies",
        "cost",
        "effects",
        "ident",
        "name",
        "name_bit",
        "name_word",
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
    ) -> None:
        self.ident = ident
        self.name = name
        self.age = age
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

    __slots__ = ("ident", "letter", "name", "produce", "side", "stages", "wonder")

    def __init__(
        self, ident: str, name: str, wonder: str, side: str, letter: str, produce: Effect, stages: list[Stage]
    ) -> None:
        self.ident = ident
        self.name = name
        self.wonder = wonder
        self.side = side
        self.letter = letter
        self.produce = produce
        self.stages = stages


@final
class Library:
    """All cards and boards of an edition, and the numbers of its box."""

    def __init__(self, catalogue: schema.Catalogue, cards: list[Card], boards: list[Board]) -> None:
        facts = catalogue.facts
        self.name = facts.name
        self.cards = cards
        self.boards = boards
        self.sides = list(facts.sides)
        self.hand_size = facts.hand_size
        self.last_turn = facts.hand_size - 1
        self.last_age = max(facts.cards_of_age)
        self.coins = facts.coins
        self.chains_at_once = facts.chains_open == "at_once"
        self.guilds = [index for index, card in enumerate(cards) if card.colour == PURPLE]
        self.guilds_beyond_players = facts.guilds_beyond_players
        self.name_words = max(card.name_word for card in cards) + 1
        self.decks: dict[int, list[int]] = {}
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
            cards = [index for index, card in enumerate(self.cards) if card.age == age]
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
        found = [index for index, board in enumerate(self.boards) if _key(board.name) == _key(name)]
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


def _key(text: str) -> str:
    """Names are compared without case, blanks and apostrophes."""
    return text.strip().lower().replace("'", "").replace("’", "").replace(" ", "_").replace("-", "_")


def _index_of_cards(facts: list[schema.Card]) -> dict[str, int]:
    index: dict[str, int] = {}
    for number, card in enumerate(facts):
        for text in [card.id, card.name, *card.aliases]:
            index.setdefault(_key(text), number)
    return index


@cache
def library_of(edition: int) -> Library:
    """The tables of an edition, compiled once."""
    return compile_library(load_catalogue("first_edition" if edition == 1 else "second_edition"))


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
    )


def _compile_board(wonder: schema.Wonder) -> Board:
    stages = [
        Stage(stage.cost.coins, pack(stage.cost.resources), make_effects(stage.effects)) for stage in wonder.stages
    ]
    produce = Produce(wonder.produces, reserved=False)
    return Board(wonder.id, wonder.name, wonder.wonder, wonder.side, wonder.produces, produce, stages)
