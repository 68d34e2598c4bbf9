"""The catalogue compiled to tables. A card, wonder or token is a small integer that indexes them."""

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.architects.cards import COIN, PURSE_BITS
from sevenwonders.architects.payment import Offer, cost_key
from sevenwonders.catalogue import architects as catalogue_module
from sevenwonders.catalogue.architects import load_architects
from sevenwonders.catalogue.names import name_key
from sevenwonders.kernel.errors import BadNotation, BrokenSave
from sevenwonders.kernel.numbers import bits_from, numbers_in
from sevenwonders.kernel.wording import Phrase

# Effects of wonders
NO_EFFECT: Final = 0
ANY_DECK_EFFECT: Final = 1
CENTRAL_EFFECT: Final = 2
BOTH_SIDES_EFFECT: Final = 3
LOOK_EFFECT: Final = 4
TOKEN_EFFECT: Final = 5
SHIELD_EFFECT: Final = 6

EFFECTS: Final = ["none", "any_deck", "central", "both_sides", "look", "token", "shield"]


@final
class Card:
    """One kind of card."""

    __slots__ = ("cat", "colour", "horns", "ident", "name", "points", "shields")

    def __init__(self, ident: str, name: str, colour: str, shields: int, horns: int, points: int, cat: bool) -> None:
        self.ident = ident
        self.name = name
        self.colour = colour
        self.shields = shields
        self.horns = horns
        self.points = points
        self.cat = cat

    def __repr__(self) -> str:
        return f"<Card {self.ident}, {self.colour}>"


@final
class Stage:
    """One stage of a wonder. `needs` has a bit for each stage it rests on, `key` is its cost as part of a key."""

    __slots__ = ("count", "effect", "identical", "key", "needs", "place", "points")

    def __init__(
        self, place: str, count: i64, identical: bool, points: int, effect: bool, needs: int, key: i64
    ) -> None:
        self.place = place
        self.count = count
        self.identical = identical
        self.points = points
        self.effect = effect
        self.needs = needs
        self.key = key

    def rests_on(self, built: int) -> bool:
        """Return whether every stage that this one needs below it is among the built ones, given as bits (C1)."""
        return self.needs & built == self.needs


@final
class Board:
    """One wonder, named after its city.

    `available` lists, for every set of built stages, those that can be built next. `tiers` are the stages from the
    bottom up, side by side where they rest on the same level.
    """

    __slots__ = (
        "available",
        "complete",
        "deck",
        "effect",
        "ident",
        "name",
        "shield_stages",
        "stages",
        "tiers",
        "wonder",
    )

    def __init__(
        self,
        ident: str,
        name: str,
        wonder: str,
        effect: int,
        stages: list[Stage],
        deck: list[int],
        available: list[list[int]],
        tiers: list[list[int]],
    ) -> None:
        self.ident = ident
        self.name = name
        self.wonder = wonder
        self.effect = effect
        self.stages = stages
        self.deck = deck
        self.available = available
        self.tiers = tiers
        self.complete = (1 << len(stages)) - 1
        self.shield_stages = 0
        if effect == SHIELD_EFFECT:
            self.shield_stages = bits_from([number for number, stage in enumerate(stages) if stage.effect])


@final
class Token:
    """One kind of progress token: shields at once, points at the end."""

    __slots__ = (
        "by_number",
        "copies",
        "each_cat_card",
        "each_token",
        "each_victory",
        "finished",
        "ident",
        "name",
        "shields",
        "unfinished",
    )

    def __init__(
        self,
        ident: str,
        name: str,
        copies: int,
        shields: int,
        unfinished: int,
        finished: int,
        each_cat_card: int,
        each_victory: int,
        each_token: int,
        by_number: list[int],
    ) -> None:
        self.ident = ident
        self.name = name
        self.copies = copies
        self.shields = shields
        self.unfinished = unfinished
        self.finished = finished
        self.each_cat_card = each_cat_card
        self.each_victory = each_victory
        self.each_token = each_token
        self.by_number = by_number


@final
class Library:
    """All cards, wonders and tokens, and the numbers of the box."""

    def __init__(
        self, source: catalogue_module.Catalogue, cards: list[Card], boards: list[Board], tokens: list[Token]
    ) -> None:
        facts = source.facts
        self.name = facts.name
        self.cards = cards
        self.boards = boards
        self.tokens = tokens
        self.red_cards = [number for number, card in enumerate(cards) if card.shields]
        self.blue_cards = [number for number, card in enumerate(cards) if card.points]
        self.cat_cards = [number for number, card in enumerate(cards) if card.cat]
        self.horn_cards = [number for number, card in enumerate(cards) if card.horns]
        self.central = deck_of(source, catalogue_module.CENTRAL)
        self.all_tokens = [number for number, token in enumerate(tokens) for _ in range(token.copies)]
        self.conflict_tokens = dict(facts.conflict_tokens)
        self.face_up = facts.tokens_face_up
        self.look_at = facts.look_at
        self.victory_points = facts.points_of_victory_token
        self.cat_points = facts.points_of_cat
        # Tokens as bits: those that give an extra card after a card or a stage, and those that help to pay.
        self.after_card = [tokens_after(source, card.ident) for card in cards]
        self.after_stage: i64 = tokens_after(source, catalogue_module.STAGE)
        self.doubling: i64 = tokens_paying(source, "double_coin")
        self.freeing: i64 = tokens_paying(source, "any_resources")
        # The contribution of one card of each kind to a city's packed resources and coins.
        self.purse = [1 << PURSE_BITS * card if card <= COIN else 0 for card in range(len(cards))]
        self.offers: dict[int, Offer] = {}
        self.card_index: dict[str, int] = {}
        for number, fact in enumerate(source.cards):
            for text in [fact.id, fact.name, *fact.aliases]:
                self.card_index[name_key(text)] = number
        self.board_index = {board.ident: number for number, board in enumerate(boards)}
        self.token_index = {token.ident: number for number, token in enumerate(tokens)}
        self.names_in_text = {card.ident: name_in_text(card) for card in cards}
        self.names_in_text |= {token.ident: token.name for token in tokens}
        self.names_in_text |= {board.ident: board.name for board in boards}

    def __repr__(self) -> str:
        return f"<Library {self.name}: {len(self.cards)} cards, {len(self.boards)} boards, {len(self.tokens)} tokens>"

    def find_card(self, text: str) -> int:
        """Find a card by id or name, in upper or lower case. Raises `BadNotation` if there is none."""
        if name_key(text) not in self.card_index:
            names = ", ".join(card.name for card in self.cards)
            raise BadNotation(Phrase("box-no-card", name=text, names=names))
        return self.card_index[name_key(text)]

    def has_board(self, text: str) -> bool:
        """Return whether a wonder has that id or name, in upper or lower case."""
        return name_key(text) in self.board_index

    def find_board(self, text: str) -> int:
        """Find a wonder by id or name, in upper or lower case. Raises `BadNotation` if there is none."""
        if not self.has_board(text):
            names = ", ".join(board.name for board in self.boards)
            raise BadNotation(Phrase("no-wonder", name=text, names=names))
        return self.board_index[name_key(text)]

    def find_token(self, text: str) -> int:
        """Find a progress token by id or name, in upper or lower case. Raises `BadNotation` if there is none."""
        if name_key(text) not in self.token_index:
            names = ", ".join(token.name for token in self.tokens)
            raise BadNotation(Phrase("box-no-token", name=text, names=names))
        return self.token_index[name_key(text)]

    def saved_card(self, ident: str) -> int:
        """Find the card with exactly that id in a saved game. Raises `BrokenSave` if there is none."""
        number = self.card_index.get(ident, -1)
        if number < 0 or self.cards[number].ident != ident:
            raise BrokenSave(f"The saved data names an unknown card '{ident}'. Load an undamaged copy of the file.")
        return number

    def saved_board(self, ident: str) -> int:
        """Find the wonder with exactly that id in a saved game. Raises `BrokenSave` if there is none."""
        if ident not in self.board_index:
            raise BrokenSave(f"The saved data names an unknown wonder '{ident}'. Load an undamaged copy of the file.")
        return self.board_index[ident]

    def saved_token(self, ident: str) -> int:
        """Find the progress token with exactly that id in a saved game.

        Raises `BrokenSave` if there is none.
        """
        if ident not in self.token_index:
            raise BrokenSave(f"The saved data names an unknown token '{ident}'. Load an undamaged copy of the file.")
        return self.token_index[ident]


@cache
def library_of() -> Library:
    """Return the tables of the game, compiled once."""
    return compile_library(load_architects())


# Many cards or tokens by name


def card_idents(library: Library, cards: list[int]) -> list[str]:
    """List the permanent ids of cards."""
    return [library.cards[card].ident for card in cards]


def card_names(library: Library, cards: list[int]) -> list[str]:
    """List the names of cards as they are written inside a sentence."""
    return [library.cards[card].name.lower() for card in cards]


def name_in_text(card: Card) -> str:
    """Name a card inside a sentence: `wood`, `a coin`, `a shield with 1 horn`, `a card of 3 points`."""
    if card.points:
        return f"a card of {card.points} points" + (" with the cat" if card.cat else "")
    return card.name.lower() if card.colour == "grey" else f"a {card.name.lower()}"


def token_idents(library: Library, tokens: list[int]) -> list[str]:
    """List the permanent ids of progress tokens."""
    return [library.tokens[token].ident for token in tokens]


def token_names(library: Library, tokens: list[int]) -> list[str]:
    """List the names of progress tokens."""
    return [library.tokens[token].name for token in tokens]


# From the catalogue to tables


def compile_library(source: catalogue_module.Catalogue) -> Library:
    """Compile a catalogue to tables."""
    cards = [
        Card(card.id, card.name, card.colour, card.shields, card.horns, card.points, card.cat) for card in source.cards
    ]
    boards = [compile_board(source, wonder) for wonder in source.wonders]
    return Library(source, cards, boards, [compile_token(token) for token in source.tokens])


def compile_board(source: catalogue_module.Catalogue, wonder: catalogue_module.Wonder) -> Board:
    """Compile a wonder with its stages, and the stages that can be built next for every set of built ones."""
    stages = [
        Stage(
            stage.place,
            stage.count,
            stage.cost == "identical",
            stage.points,
            stage.effect,
            bits_from([need - 1 for need in stage.needs]),
            cost_key(stage.count, stage.cost == "identical"),
        )
        for stage in wonder.stages
    ]
    available = [
        [number for number, stage in enumerate(stages) if not built >> number & 1 and stage.rests_on(built)]
        for built in range(1 << len(stages))
    ]
    effect = EFFECTS.index(wonder.effect)
    deck = deck_of(source, wonder.id)
    return Board(wonder.id, wonder.name, wonder.wonder, effect, stages, deck, available, tiers_of(stages))


def tiers_of(stages: list[Stage]) -> list[list[int]]:
    """Group the stages from the bottom up: each is one tier above the highest stage that it rests on."""
    levels: list[int] = []
    for stage in stages:
        below = [levels[number] for number in numbers_in(stage.needs)]
        levels.append(1 + max(below, default=-1))
    return [[number for number, level in enumerate(levels) if level == tier] for tier in range(max(levels) + 1)]


def compile_token(token: catalogue_module.Token) -> Token:
    """Compile a progress token's shields and points."""
    return Token(
        token.id,
        token.name,
        token.copies,
        token.shields,
        token.unfinished,
        token.finished,
        token.each if token.per == "cat_card" else 0,
        token.each if token.per == "victory_token" else 0,
        token.each if token.per == "progress_token" else 0,
        list(token.by_number),
    )


def deck_of(source: catalogue_module.Catalogue, name: str) -> list[int]:
    """List the physical cards of a full deck one by one, sorted by kind."""
    counts = next(deck.cards for deck in source.decks if deck.deck == name)
    return [number for number, card in enumerate(source.cards) for _ in range(counts.get(card.id, 0))]


def tokens_after(source: catalogue_module.Catalogue, cause: str) -> int:
    """Return the tokens that give an extra card after a kind of card or a stage, as bits."""
    return sum(1 << number for number, token in enumerate(source.tokens) if cause in token.extra_card_after)


def tokens_paying(source: catalogue_module.Catalogue, payment: str) -> int:
    """Return the tokens that help to pay in that way, as bits."""
    return sum(1 << number for number, token in enumerate(source.tokens) if token.payment == payment)
