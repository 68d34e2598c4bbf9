"""The facts about 7 Wonders Architects: the schema of its files, and a loader that refuses contradictory data."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.catalogue.files import check_ids, data_folder, expect, read_yaml
from sevenwonders.catalogue.names import check_aliases
from sevenwonders.catalogue.schema import Fact

CENTRAL = "central"
STAGE = "stage"
# The number of kinds of each colour, in the order in which the engine numbers cards.
KINDS_OF_COLOUR = {"grey": 5, "yellow": 1, "green": 3, "red": 3, "blue": 2}


class Card(Fact, frozen=True):
    """One kind of card. A grey card is one resource and a green card one symbol; the fields say the rest."""

    id: str
    name: str
    colour: Literal["grey", "yellow", "green", "red", "blue"]
    total: int
    coins: int = 0
    shields: int = 0
    horns: int = 0
    points: int = 0
    cat: bool = False
    aliases: list[str] = msgspec.field(default_factory=list)


class Deck(Fact, frozen=True):
    """The number of cards of each kind in the deck of a wonder, or in the central deck."""

    deck: str
    cards: dict[str, int]
    uncertain: list[str] = msgspec.field(default_factory=list)


class Stage(Fact, frozen=True):
    """One piece of a wonder: its cost, its points, and the numbers of the stages it rests on."""

    place: str
    count: int
    cost: Literal["different", "identical"]
    points: int = 0
    effect: bool = False
    needs: list[int] = msgspec.field(default_factory=list)


class Wonder(Fact, frozen=True):
    """One wonder. Stages with `effect` trigger its effect."""

    id: str
    name: str
    wonder: str
    effect: Literal["none", "any_deck", "central", "both_sides", "look", "token", "shield"]
    points: int
    stages: list[Stage]


class Token(Fact, frozen=True):
    """One kind of progress token."""

    id: str
    name: str
    copies: int = 1
    extra_card_after: list[str] = msgspec.field(default_factory=list)
    payment: Literal["", "double_coin", "any_resources"] = ""
    shields: int = 0
    unfinished: int = 0
    finished: int = 0
    per: Literal["", "cat_card", "victory_token", "progress_token"] = ""
    each: int = 0
    by_number: list[int] = msgspec.field(default_factory=list)


class SetFacts(Fact, frozen=True):
    """The contents of the box. The loader checks the other files against it."""

    id: str
    name: str
    players: tuple[int, int]
    cards: int
    wonders: int
    cards_of_wonder_deck: int
    cards_of_central_deck: int
    stages: int
    tokens: int
    tokens_face_up: int
    conflict_tokens: dict[int, int]
    look_at: int
    points_of_victory_token: int
    points_of_cat: int


class Catalogue(Fact, frozen=True):
    """The whole set, read and checked."""

    facts: SetFacts
    cards: list[Card]
    decks: list[Deck]
    wonders: list[Wonder]
    tokens: list[Token]


@cache
def load_architects() -> Catalogue:
    """Return the set from the package's own data, read and checked once."""
    return read_architects(data_folder() / "architects")


def read_architects(folder: Path) -> Catalogue:
    """Return the set from any folder with its five files."""
    catalogue = Catalogue(
        read_yaml(folder / "set.yaml", SetFacts),
        read_yaml(folder / "cards.yaml", list[Card]),
        read_yaml(folder / "decks.yaml", list[Deck]),
        read_yaml(folder / "wonders.yaml", list[Wonder]),
        read_yaml(folder / "tokens.yaml", list[Token]),
    )
    check_architects(catalogue)
    return catalogue


def check_architects(catalogue: Catalogue) -> None:
    """Check the set. Raises `CatalogueError` on a wrong id, order, deck, stage graph, token or total."""
    named = [(card.id, card.name, card.aliases) for card in catalogue.cards]
    named += [(wonder.id, wonder.name, []) for wonder in catalogue.wonders]
    named += [(token.id, token.name, []) for token in catalogue.tokens]
    check_ids([ident for ident, _, _ in named])
    # Typed choices name all three kinds, so none may be mistaken for another.
    check_aliases(named)
    _check_colours(catalogue.cards)
    _check_decks(catalogue)
    expect("wonders", catalogue.facts.wonders, len(catalogue.wonders))
    for wonder in catalogue.wonders:
        _check_wonder(wonder, catalogue.facts)
    _check_tokens(catalogue)
    least, most = catalogue.facts.players
    if list(catalogue.facts.conflict_tokens) != list(range(least, most + 1)):
        raise CatalogueError(f"conflict_tokens: expected one entry for each number of players from {least} to {most}")


def _check_colours(cards: Sequence[Card]) -> None:
    expected = [colour for colour, count in KINDS_OF_COLOUR.items() for _ in range(count)]
    if [card.colour for card in cards] != expected:
        raise CatalogueError(f"cards: expected these kinds by colour, in this order: {KINDS_OF_COLOUR}")


def _check_decks(catalogue: Catalogue) -> None:
    facts = catalogue.facts
    names = [wonder.id for wonder in catalogue.wonders] + [CENTRAL]
    if [deck.deck for deck in catalogue.decks] != names:
        raise CatalogueError(f"decks: expected one each, in this order: {names}")
    totals: Counter[str] = Counter()
    for deck in catalogue.decks:
        size = facts.cards_of_central_deck if deck.deck == CENTRAL else facts.cards_of_wonder_deck
        expect(f"deck {deck.deck}: cards", size, sum(deck.cards.values()))
        totals.update(deck.cards)
        for card in [*deck.cards, *deck.uncertain]:
            if card not in {known.id for known in catalogue.cards}:
                raise CatalogueError(f"deck {deck.deck}: {card} is not a card of this set")
    for known in catalogue.cards:
        expect(f"{known.id}: cards in all decks", known.total, totals[known.id])
    expect("cards", facts.cards, sum(totals.values()))


def _check_wonder(wonder: Wonder, facts: SetFacts) -> None:
    expect(f"{wonder.id}: stages", facts.stages, len(wonder.stages))
    expect(f"{wonder.id}: points", wonder.points, sum(stage.points for stage in wonder.stages))
    if any(stage.effect for stage in wonder.stages) != (wonder.effect != "none"):
        raise CatalogueError(f"{wonder.id}: a wonder has stages that trigger an effect if and only if it has an effect")
    # Stages are listed from the bottom up, so one can only rest on those before it.
    for number, stage in enumerate(wonder.stages, 1):
        if len(set(stage.needs)) < len(stage.needs) or any(not 1 <= need < number for need in stage.needs):
            raise CatalogueError(f"{wonder.id}: stage {number} can rest only on stages before it, each named once")
        if not 2 <= stage.count <= 4:
            raise CatalogueError(f"{wonder.id}: stage {number} costs {stage.count} resources, not 2 to 4")


def _check_tokens(catalogue: Catalogue) -> None:
    expect("tokens", catalogue.facts.tokens, sum(token.copies for token in catalogue.tokens))
    known = {card.id for card in catalogue.cards} | {STAGE}
    for token in catalogue.tokens:
        for cause in token.extra_card_after:
            if cause not in known:
                raise CatalogueError(f"{token.id}: {cause} is neither a card of this set nor '{STAGE}'")
        if token.by_number and len(token.by_number) != token.copies:
            raise CatalogueError(f"{token.id}: by_number needs one entry for each of its {token.copies} copies")
