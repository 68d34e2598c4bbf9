"""The catalogue as the page needs it: words for people, and icons as short codes that the page draws."""

from functools import cache

from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.effects.factory import make_effect
from sevenwonders.server.wire import BoardFacts, CardFacts, CatalogueFacts, CostFacts, StageFacts


@cache
def catalogue_facts(edition: int) -> CatalogueFacts:
    """All cards and boards of an edition."""
    catalogue = load_catalogue("first_edition" if edition == 1 else "second_edition")
    cards = [card_facts(card, catalogue.cards) for card in catalogue.cards]
    boards = [board_facts(wonder) for wonder in catalogue.wonders]
    return CatalogueFacts(edition, catalogue.facts.name, cards, boards)


def card_facts(card: schema.Card, cards: list[schema.Card]) -> CardFacts:
    """One card, with the chains in both directions."""
    parents = [parent.id for parent in cards if card.id in parent.chain_to]
    return CardFacts(
        card.id,
        card.name,
        card.age,
        card.colour,
        CostFacts(card.cost.coins, card.cost.resources),
        [make_effect(effect).words() for effect in card.effects],
        [icon_of(effect) for effect in card.effects],
        parents,
        card.chain_to,
        card.copies,
    )


def board_facts(wonder: schema.Wonder) -> BoardFacts:
    """One side of a board."""
    stages = [
        StageFacts(
            CostFacts(stage.cost.coins, stage.cost.resources),
            [make_effect(effect).words() for effect in stage.effects],
            [icon_of(effect) for effect in stage.effects],
        )
        for stage in wonder.stages
    ]
    return BoardFacts(wonder.id, wonder.name, wonder.wonder, wonder.side, wonder.produces, stages)


def icon_of(effect: schema.Effect) -> str:
    """A code such as `points:3`, `goods:W/C` or `coins_per:brown:own+left+right:1`."""
    if effect.produce is not None:
        return f"{'reserved' if effect.produce.reserved else 'goods'}:{effect.produce.goods}"
    if effect.discount is not None:
        return f"discount:{effect.discount.goods}:{effect.discount.side}:{effect.discount.price}"
    for name, per in (("coins_per", effect.coins_per), ("points_per", effect.points_per)):
        if per is not None:
            return f"{name}:{'+'.join(per.count)}:{'+'.join(per.boards)}:{per.each}"
    kind = effect.kind()
    return f"{kind}:{getattr(effect, kind)}"
