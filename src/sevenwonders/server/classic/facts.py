"""The classic catalogue as the page needs it: words for people, and icons as short codes that the page draws."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.library import Board, Card, Library
from sevenwonders.server.classic.harbour import FLEETS, square_facts
from sevenwonders.server.classic.wire import (
    BoardFacts,
    CardFacts,
    CatalogueFacts,
    CostFacts,
    LaneFacts,
    SetName,
    ShipyardFacts,
    StageFacts,
)

EDITIONS: Final = {1: "first_edition", 2: "second_edition"}
# One answer serves every table of an edition: it holds all that can be added to it.
ADDED: Final[dict[int, tuple[str, ...]]] = {1: (), 2: tuple(EXPANSIONS)}


@cache
def catalogue_facts(edition: int) -> CatalogueFacts:
    """All cards and boards of an edition and its expansions, or CatalogueError."""
    catalogue = load_catalogue(EDITIONS[edition], ADDED[edition])
    library = library_of(edition, ADDED[edition])
    sets = sets_of(catalogue)
    cards = [
        card_facts(card, compiled, catalogue.cards, sets.get(card.id, "base"))
        for card, compiled in zip(catalogue.cards, library.cards, strict=True)
    ]
    boards = [
        board_facts(wonder, board, sets.get(wonder.id, "base"))
        for wonder, board in zip(catalogue.wonders, library.boards, strict=True)
    ]
    return CatalogueFacts(
        edition, catalogue.facts.name, cards, boards, shipyard_facts(catalogue), lane_facts(catalogue, library)
    )


@cache
def facts_by_id(edition: int) -> dict[str, CardFacts]:
    """The cards of an edition and its expansions by id."""
    return {card.id: card for card in catalogue_facts(edition).cards}


def sets_of(catalogue: schema.Catalogue) -> dict[str, SetName]:
    """The expansion that brings a card or board, by its id; the rest belongs to the base game."""
    return {
        ident: extra.facts.id
        for extra in catalogue.expansions
        for ident in [card.id for card in extra.cards] + [wonder.id for wonder in extra.wonders]
    }


def card_facts(card: schema.Card, compiled: Card, cards: list[schema.Card], brought_by: SetName) -> CardFacts:
    """One card, with the chains in both directions."""
    return CardFacts(
        id=card.id,
        name=card.name,
        age=card.age,
        colour=card.colour,
        cost=CostFacts(card.cost.coins, card.cost.resources),
        effects=words_of(compiled.effects),
        icons=icons_of(card.effects),
        chain_from=[parent.id for parent in cards if card.id in parent.chain_to],
        chain_to=card.chain_to,
        copies=card.copies,
        set=brought_by,
        requires=list(card.requires),
        promo=card.promo,
        age_price=card.cost.age,
        maritime=card.maritime,
        level=card.level,
        penalty=penalty_words(card.penalty),
        penalty_icon=penalty_icon(card.penalty),
        reconstructed=card.reconstructed,
    )


def penalty_words(penalty: schema.Penalty | None) -> str:
    """What an Edifice that fails takes away; nothing for any other card."""
    if penalty is None:
        return ""
    if penalty.discard is not None:
        return f"lose a {penalty.discard} card"
    return f"lose {penalty.coins} coins" if penalty.coins else f"lose {penalty.victory_tokens} victory tokens"


def penalty_icon(penalty: schema.Penalty | None) -> str:
    """The same as a code."""
    if penalty is None:
        return ""
    if penalty.discard is not None:
        return f"lose_card:{penalty.discard}"
    return f"lose_coins:{penalty.coins}" if penalty.coins else f"lose_tokens:{penalty.victory_tokens}"


def board_facts(wonder: schema.Wonder, board: Board, brought_by: SetName) -> BoardFacts:
    """One side of a board."""
    stages = [
        StageFacts(
            CostFacts(stage.cost.coins, stage.cost.resources), words_of(compiled.effects), icons_of(stage.effects)
        )
        for stage, compiled in zip(wonder.stages, board.stages, strict=True)
    ]
    # The compiled board begins with what it produces, which is told by its resource.
    own = board.effects[1:] if wonder.produces else board.effects
    return BoardFacts(
        id=wonder.id,
        name=wonder.name,
        wonder=wonder.wonder,
        side=wonder.side,
        resource=wonder.produces,
        effects=words_of(own),
        icons=icons_of(wonder.effects),
        stages=stages,
        aliases=wonder.aliases,
        set=brought_by,
        any_order=wonder.any_order,
    )


def shipyard_facts(catalogue: schema.Catalogue) -> list[ShipyardFacts]:
    """The shipyards of Armada."""
    return [
        ShipyardFacts(yard.id, yard.wonder_fleet, {fleet: yard.costs[fleet] for fleet in FLEETS}, yard.reconstructed)
        for extra in catalogue.expansions
        for yard in extra.shipyards
    ]


def lane_facts(catalogue: schema.Catalogue, library: Library) -> list[LaneFacts]:
    """The lanes of Armada in the order of the fleets."""
    lanes = {fleet: lane for extra in catalogue.expansions for fleet, lane in extra.lanes.items()}
    return [
        LaneFacts(fleet, [square_facts(square) for square in squares], lanes[fleet].reconstructed)
        for fleet, squares in zip(FLEETS, library.harbour.squares, strict=False)
    ]


def words_of(effects: Sequence[Effect]) -> list[str]:
    """What effects do, each in words."""
    return [effect.words() for effect in effects]


def icons_of(effects: Sequence[schema.Effect]) -> list[str]:
    """The codes of effects."""
    return [icon_of(effect) for effect in effects]


def icon_of(effect: schema.Effect) -> str:
    """A code such as `points:3`, `goods:W/C` or `coins_per:brown:own+left+right:1`; docs/server.md lists them."""
    if effect.produce is not None:
        return f"{'reserved' if effect.produce.reserved else 'goods'}:{effect.produce.goods}"
    kind = effect.kind()
    value = getattr(effect, kind)
    values = msgspec.structs.astuple(value) if isinstance(value, msgspec.Struct) else [value]
    # What is left at its default (nothing) says nothing.
    parts = [part for part in values if part not in (0, "", False)]
    return ":".join([kind, *("+".join(part) if isinstance(part, list) else str(part) for part in parts)])
