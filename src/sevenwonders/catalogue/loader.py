"""Read the YAML files of a set, and refuse contradictions; list the colours of cards in all boxes."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

from sevenwonders.catalogue.facts import CatalogueError, Fact
from sevenwonders.catalogue.files import check_ids, data_folder, expect, read_yaml
from sevenwonders.catalogue.names import check_aliases
from sevenwonders.catalogue.schema import (
    Card,
    Catalogue,
    ColourFacts,
    Cost,
    Effect,
    ExpansionFacts,
    ExpansionSet,
    SetFacts,
    Wonder,
)

RESOURCES = "WSOCGPT"
CARD_FILES = ("age_1.yaml", "age_2.yaml", "age_3.yaml", "guilds.yaml")

# The expansions in the order of the second edition rulebook, which is also the order of their score lines.
EXPANSIONS = (
    "leaders",
    "cities",
    "armada",
    "edifice",
)

# Sets that are part of every second edition, whichever expansions are added.
SECOND_EDITION = "second_edition"
EDITIONS = ("first_edition", SECOND_EDITION)
SEPARATE = ("carthage",)
# Colour categories: cards of an Age's deck, other cards of a city, or things that are kept like cards.
DECK: Final[Literal["deck"]] = "deck"
CARDS: Final[Literal["cards"]] = "cards"

BASE_COLOURS: Final = {
    "brown": ColourFacts(line="commerce", of=DECK),
    "gray": ColourFacts(line="commerce", of=DECK),
    "blue": ColourFacts(line="civilian", of=DECK),
    "yellow": ColourFacts(line="commerce", of=DECK),
    "red": ColourFacts(line="commerce", of=DECK),
    "green": ColourFacts(line="commerce", of=DECK),
    "purple": ColourFacts(line="guilds", of=DECK),
    # Bonuses that a stage lets its owner choose from.
    "bonus": ColourFacts(line="wonder", thing="bonus"),
}


@cache
def load_catalogue(name: str, expansions: tuple[str, ...] = ()) -> Catalogue:
    """Return the set of that name with expansions from the data of the package, read and checked once."""
    base = read_catalogue(data_folder() / name)
    added = [read_expansion(data_folder() / expansion) for expansion in expansions]
    if name == SECOND_EDITION:
        added += [read_expansion(data_folder() / separate) for separate in SEPARATE]
    # A card that needs another expansion stays in the box without it.
    whole = Catalogue(
        base.facts,
        base.cards + [card for extra in added for card in extra.cards if set(card.requires) <= set(expansions)],
        base.wonders + [wonder for extra in added for wonder in extra.wonders],
        added,
    )
    # Ids and names are unique in the whole family, not only within a set.
    _check_names(whole.cards, whole.wonders)
    return whole


@cache
def read_expansion_facts(name: str) -> ExpansionFacts:
    """Return the contents of an expansion's box, without its cards."""
    return read_yaml(data_folder() / name / "set.yaml", ExpansionFacts)


@cache
def token_values() -> list[int]:
    """List the values of military tokens in all editions, the lowest first."""
    facts = [read_yaml(data_folder() / name / "set.yaml", SetFacts) for name in EDITIONS]
    return sorted({value for edition in facts for value in [*edition.victories, *edition.defeats]})


@cache
def load_facts(expansion: str, file: str) -> Fact:
    """Read a file that only one expansion has. Its rule knows the contents."""
    path = data_folder() / expansion / file
    return Fact(f"{expansion}/{file}", read_yaml(path, object))


def read_catalogue(folder: Path) -> Catalogue:
    """Read a set from any folder with the five kinds of file."""
    cards = [card for file in CARD_FILES for card in read_yaml(folder / file, list[Card])]
    wonders = read_yaml(folder / "wonders.yaml", list[Wonder])
    catalogue = Catalogue(read_yaml(folder / "set.yaml", SetFacts), cards, wonders)
    check_catalogue(catalogue)
    return catalogue


def read_expansion(folder: Path) -> ExpansionSet:
    """Read an expansion from any folder with its files."""
    facts = read_yaml(folder / "set.yaml", ExpansionFacts)
    if facts.id != folder.name:
        raise CatalogueError(f"set.yaml: the id {facts.id} should be the name of its folder, {folder.name}")
    cards = [card for file in facts.card_files for card in read_yaml(folder / f"{file}.yaml", list[Card])]
    expansion = ExpansionSet(facts, cards, read_yaml(folder / "wonders.yaml", list[Wonder]))
    _check_facts(cards, expansion.wonders)
    for age, count in facts.cards_of_age.items():
        expect(f"{facts.name}, Age {age}", count, sum(card.age == age and not card.promo for card in cards))
    expect(f"{facts.name}: promos", facts.promos, sum(card.promo for card in cards))
    expect(f"{facts.name}: wonders", facts.wonders, len({wonder.name for wonder in expansion.wonders}))
    return expansion


def check_catalogue(catalogue: Catalogue) -> None:
    """Check the set. Raises `CatalogueError` on a wrong id, effect, cost, chain or total."""
    _check_facts(catalogue.cards, catalogue.wonders)
    _check_chains(catalogue.cards)
    _check_totals(catalogue)
    _check_sides(catalogue)


def _check_facts(cards: Sequence[Card], wonders: Sequence[Wonder]) -> None:
    _check_names(cards, wonders)
    for card in cards:
        _check_cost(card.id, card.cost)
        _check_effects(card.id, card.effects)
    for wonder in wonders:
        if wonder.produces:
            _check_goods(wonder.id, wonder.produces)
        _check_effects(wonder.id, wonder.effects)
        for stage in wonder.stages:
            _check_cost(wonder.id, stage.cost)
            _check_effects(wonder.id, stage.effects)


def _check_names(cards: Sequence[Card], wonders: Sequence[Wonder]) -> None:
    named = [(card.id, card.name, card.aliases) for card in cards]
    named += [(wonder.id, wonder.name, wonder.aliases) for wonder in wonders]
    check_ids([ident for ident, _, _ in named])
    check_aliases(named)


def _check_goods(owner: str, goods: str) -> None:
    if not goods or any(letter not in RESOURCES for letter in goods.replace("/", "")):
        raise CatalogueError(f"{owner}: {goods!r} names a resource that is not among {RESOURCES}")


def _check_cost(owner: str, cost: Cost) -> None:
    if cost.coins < 0:
        raise CatalogueError(f"{owner}: a cost cannot be negative")
    if cost.resources:
        _check_goods(owner, cost.resources)


def _check_effects(owner: str, effects: Sequence[Effect]) -> None:
    for effect in effects:
        if len(effect) != 1:
            raise CatalogueError(f"{owner}: every entry under effects names exactly one effect")


def _check_chains(cards: Sequence[Card]) -> None:
    by_id = {card.id: card for card in cards}
    for card in cards:
        for child in card.chain_to:
            if child not in by_id:
                raise CatalogueError(f"{card.id}: chain_to names {child}, which is not a card of this set")
            if by_id[child].age <= card.age:
                raise CatalogueError(f"{card.id}: chain_to names {child}, which is not of a later Age")


def _check_totals(catalogue: Catalogue) -> None:
    facts = catalogue.facts
    least, most = facts.players
    for age, total in facts.cards_of_age.items():
        cards = [card for card in catalogue.cards if card.age == age and card.colour != "purple"]
        expect(f"Age {age}: names", facts.names_of_age.get(age, 0), len(cards))
        expect(f"Age {age}: physical cards", total, sum(len(card.copies) for card in cards))
        # With any number of players, the deck of an Age is dealt out completely.
        for players in range(least, most + 1):
            guilds = players + facts.guilds_beyond_players if age == max(facts.cards_of_age) else 0
            count = guilds + sum(1 for card in cards for copy in card.copies if copy <= players)
            expect(f"Age {age} with {players} players: cards", facts.hand_size * players, count)
    expect("guilds", facts.guilds, sum(card.colour == "purple" for card in catalogue.cards))


def _check_sides(catalogue: Catalogue) -> None:
    sides: dict[str, list[str]] = {}
    for wonder in catalogue.wonders:
        sides.setdefault(wonder.name, []).append(wonder.side)
    expect("wonders", catalogue.facts.wonders, len(sides))
    for name, found in sides.items():
        if sorted(found) != sorted(catalogue.facts.sides):
            raise CatalogueError(f"{name}: has sides {found}, the set has {catalogue.facts.sides}")


def all_colours() -> dict[str, ColourFacts]:
    """Return every colour by name, in the order of their numbers."""
    found = dict(BASE_COLOURS)
    for name in EXPANSIONS:
        found.update(read_expansion_facts(name).colours)
    return found
