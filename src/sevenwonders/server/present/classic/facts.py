"""Facts about the classic game for the page: cards and boards, editions, variants and options.

They have texts for people, and short codes for icons.
"""

from functools import cache
from typing import Final

import msgspec

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue
from sevenwonders.classic import libraries
from sevenwonders.classic.declaration import Option, Variant
from sevenwonders.classic.library import Board, Library
from sevenwonders.classic.settings import all_variants, options_for
from sevenwonders.server.present.classic.all_rules import card_fields, catalogue_fields, rule_numbers
from sevenwonders.server.present.classic.cards import icons_of, words_of
from sevenwonders.server.table_config import playable_counts
from sevenwonders.server.wire.classic.table import BoardFacts, CardFacts, CatalogueFacts, CostFacts, SetName, StageFacts
from sevenwonders.server.wire.facts import EditionFacts, RuleOption, VariantFacts

EDITIONS: Final = libraries.EDITIONS
# One answer serves every table of an edition: it includes all expansions.
EXPANSIONS_OF: Final[dict[int, tuple[str, ...]]] = {1: (), 2: tuple(EXPANSIONS)}


@cache
def catalogue_facts(edition: int) -> CatalogueFacts:
    """Describe all cards and boards of an edition and its expansions. Raises `CatalogueError` if there is none."""
    catalogue = load_catalogue(EDITIONS[edition], EXPANSIONS_OF[edition])
    library = libraries.library_of(edition, EXPANSIONS_OF[edition])
    sets = sets_of(catalogue, library)
    cards = [
        card_facts(card, library, number, catalogue.cards, sets.get(card.id, "base"))
        for number, card in enumerate(catalogue.cards)
    ]
    boards = [
        board_facts(wonder, board, sets.get(wonder.id, "base"))
        for wonder, board in zip(catalogue.wonders, library.boards, strict=True)
    ]
    numbers = {"victories": library.victories[1:], "defeats": [-value for value in library.defeats]}
    numbers |= rule_numbers(library.expansions)
    return CatalogueFacts(edition, catalogue.facts.name, cards, boards, numbers, **catalogue_fields(library.expansions))


def sets_of(catalogue: schema.Catalogue, library: Library) -> dict[str, SetName]:
    """Map cards and boards, by id, to the expansion they come from; all others belong to the base game."""
    found: dict[str, str] = {
        ident: extra.facts.id
        for extra in catalogue.expansions
        if extra.facts.id in library.expansions
        for ident in [card.id for card in extra.cards] + [wonder.id for wonder in extra.wonders]
    }
    return msgspec.convert(found, dict[str, SetName])


def card_facts(
    card: schema.Card, library: Library, number: int, cards: list[schema.Card], comes_from: SetName
) -> CardFacts:
    """Describe one card, with its chains in both directions."""
    effects = library.cards[number].effects
    return CardFacts(
        id=card.id,
        name=card.name,
        age=card.age,
        colour=card.colour,
        cost=CostFacts(card.cost.coins, card.cost.resources),
        effects=words_of(effects),
        icons=icons_of(effects),
        chain_from=[parent.id for parent in cards if card.id in parent.chain_to],
        chain_to=card.chain_to,
        copies=card.copies,
        set=comes_from,
        requires=list(card.requires),
        promo=card.promo,
        age_price=card.cost.age,
        level=card.level,
        reconstructed=card.reconstructed,
        **card_fields(library, number),
    )


def board_facts(wonder: schema.Wonder, board: Board, comes_from: SetName) -> BoardFacts:
    """Describe one side of a board."""
    # The first effect of a compiled board is its resource, which has its own field.
    effects = board.effects[1:] if wonder.produces else board.effects
    return BoardFacts(
        id=wonder.id,
        name=wonder.name,
        wonder=wonder.wonder,
        side=wonder.side,
        resource=wonder.produces,
        effects=words_of(effects),
        icons=icons_of(effects),
        stages=[
            StageFacts(
                CostFacts(stage.cost.coins, stage.cost.resources),
                words_of(compiled.effects),
                icons_of(compiled.effects),
            )
            for stage, compiled in zip(wonder.stages, board.stages, strict=True)
        ],
        aliases=wonder.aliases,
        set=comes_from,
        any_order=wonder.any_order,
    )


def classic_editions() -> list[EditionFacts]:
    """Describe both editions."""
    return [edition_facts(edition) for edition in EDITIONS]


def edition_facts(edition: int) -> EditionFacts:
    """Describe one edition with its expansions, variants and options."""
    expansions = list(EXPANSIONS_OF[edition])
    return EditionFacts(
        edition=edition,
        players=playable_counts("classic", edition),
        sides=list(load_catalogue(EDITIONS[edition]).facts.sides),
        expansions=expansions,
        variants=[variant_facts(variant) for variant in all_variants() if variant.edition == edition],
        options=[option_facts(option, edition, expansions) for option in options_for(edition, expansions)],
    )


def variant_facts(variant: Variant) -> VariantFacts:
    """Describe one variant."""
    return VariantFacts(variant.name, list(variant.players), variant.implied)


def option_facts(option: Option, edition: int, expansions: list[str]) -> RuleOption:
    """Describe one option, and the expansions that it needs."""
    needs = list(option.needs)
    if not needs and option not in options_for(edition, []):
        # None in particular: any expansion that offers the option will do.
        needs = [name for name in expansions if option in options_for(edition, [name])]
        return RuleOption(option.name, list(option.values), option.values[0], needs, False)
    return RuleOption(option.name, list(option.values), option.values[0], needs, len(needs) > 1)
