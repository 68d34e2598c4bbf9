"""The library of each configuration, compiled once from the card data and the effects of all rules."""

from functools import cache

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.facts import CatalogueError, Fact
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.effects.effect import Effect, Reader
from sevenwonders.classic.effects.kinds import EFFECTS
from sevenwonders.classic.library import Library, compile_library
from sevenwonders.classic.rules import ALL_RULES
from sevenwonders.kernel.config import Config

EDITIONS = {1: "first_edition", 2: "second_edition"}


@cache
def effect_kinds() -> dict[str, Reader]:
    """Return every kind of effect by its name in the card data: those of the base game and of all rules."""
    kinds = dict(EFFECTS)
    for rule in ALL_RULES:
        kinds.update(rule.declaration().effects)
    return kinds


def make_effects(owner: str, facts: list[schema.Effect]) -> list[Effect]:
    """Make the effects of one card, stage or board, in the order of the data."""
    return [make_effect(owner, fact) for fact in facts]


def make_effect(owner: str, fact: schema.Effect) -> Effect:
    """Make the effect that one entry of the card data describes."""
    kind, value = schema.entry_of(fact)
    if kind not in effect_kinds():
        raise CatalogueError(f"{owner}: the effect '{kind}' has no class. Add one to classic/effects, or to its rule.")
    return effect_kinds()[kind](Fact(owner, value))


@cache
def library_of(edition: int, expansions: tuple[str, ...] = ()) -> Library:
    """Return the library of an edition with expansions."""
    return compile_library(load_catalogue(EDITIONS[edition], expansions), make_effects)


def library_for(config: Config) -> Library:
    """Return the library for a checked configuration."""
    return library_of(config.edition, tuple(config.expansions))
