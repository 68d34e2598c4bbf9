"""Reasons for refusals, each as a sentence for a person."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.build import stage_number
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    SELL,
    STAGE,
    TAKE,
    card_of,
    coins_of,
    extra_of,
    stage_of,
    use_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.library import Card, open_stages
from sevenwonders.classic.options import (
    NOTHING,
    bank_due,
    card_costs,
    extras_of,
    has_right,
    is_built,
    market_of,
    needs_right,
    payments_for,
    stage_costs,
    structure_payments,
)
from sevenwonders.classic.trade.payment import Market, after_choices, size_of
from sevenwonders.classic.trade.rebates import payments_of, wide_bundles
from sevenwonders.classic.trade.resources import lacking, words_of
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# More coins than any construction costs: to find out whether only coins are missing.
PLENTY: Final = 100


def explain_choice(game: "ClassicGame", decision: Decision, choice: int) -> str:
    """Explain why the decision does not allow the choice. Returns an empty text if it does."""
    if choice < 0:
        return "A choice is a number from the list of options. Ask for the options and take one of them."
    if game.can_choose(decision, choice):
        return ""
    return game.rule_of(decision).refusal(game, decision, choice)


def why_not_take(game: "ClassicGame", card: int, use: int) -> str:
    """Explain why a card cannot be built from the discard pile."""
    if use != TAKE:
        return "This decision is about the discard pile: take one of its cards, or pass."
    if card not in game.discard:
        return "That card is not in the discard pile."
    return twice(game.library.cards[card])


def twice(card: Card) -> str:
    """Explain that the city cannot build the same structure twice (R4)."""
    return f"{card.name} is already built in this city, and no city may have two cards of one name."


def why_not_play(game: "ClassicGame", decision: Decision, choice: int) -> str:
    """Explain why a card of the hand cannot be used as the choice says."""
    card = card_of(choice)
    use = use_of(choice)
    if card not in game.hand_for(decision):
        return "That card is not in the hand."
    if use >= TAKE:
        return "A card from the hand can be built, used for a stage of the wonder, or sold."
    seat = decision.seat
    reason = why_not_extra(game, seat, choice) if extra_of(choice) else why_not_use(game, seat, choice)
    if reason:
        return reason
    if use == SELL and not game.hooks.limit_options:
        return "Selling costs nothing: leave the payment out."
    for option in game.options_of(decision):
        if card_of(option) == card and use_of(option) == use:
            return "That payment is not offered. Ask for the options and take one of them."
    # Nothing is wrong with the card itself, so a rule must have taken the option away.
    return " ".join([rule.limit_refusal() for rule in game.hooks.limit_options])


def why_not_use(game: "ClassicGame", seat: int, choice: int) -> str:
    """Explain why a card cannot be built, or used for a stage. Empty if it can."""
    if use_of(choice) == BUILD:
        return why_not_build(game, seat, card_of(choice))
    if use_of(choice) == BUILD_FREE:
        return why_not_free(game, seat, card_of(choice))
    return why_not_stage(game, seat, choice) if use_of(choice) == STAGE else ""


def why_not_extra(game: "ClassicGame", seat: int, choice: int) -> str:
    """Explain why an extra cannot go with that use of a card. Empty if it can. Both are paid for together."""
    extras = extras_of(game, seat, use_of(choice), card_of(choice))
    found = [extra for extra in extras if extra.code == extra_of(choice)]
    if not found:
        return game.hooks.owner_of_extra(extra_of(choice)).extra_refusal() or "Nothing of that kind can go with a card."
    city = game.cities[seat]
    card = game.library.cards[card_of(choice)]
    if use_of(choice) == STAGE:
        reason = why_no_such_stage(game, city, choice)
        if reason:
            return reason
        stage = game.library.boards[city.board].stages[stage_number(game, city, choice)]
        costs, bank = stage_costs(city, stage), stage.coins
    elif use_of(choice) == BUILD:
        if is_built(city, card):
            return twice(card)
        costs, bank = card_costs(game, city, card), bank_due(game, city, card)
    elif use_of(choice) == BUILD_FREE and not has_right(city, card):
        return why_not_free(game, seat, card_of(choice))
    else:
        costs, bank = NOTHING, 0
    together = [cost + more for cost in costs for more in found[0].costs]
    return what_is_short(market_of(game, seat), together, bank + found[0].coins, city.coins)


def why_not_build(game: "ClassicGame", seat: int, card: int) -> str:
    """Explain why a structure cannot be built. Empty if it can."""
    city = game.cities[seat]
    facts = game.library.cards[card]
    if is_built(city, facts):
        return twice(facts)
    market = market_of(game, seat)
    if structure_payments(game, city, market, facts):
        return ""
    return what_is_short(market, card_costs(game, city, facts), facts.coins, city.coins)


def why_not_free(game: "ClassicGame", seat: int, card: int) -> str:
    """Explain why the right to build free cannot be used on this card. Empty if it can."""
    city = game.cities[seat]
    facts = game.library.cards[card]
    if not city.free_build_each_age:
        return "This city has no right to build a structure free."
    if not city.free_build_ready:
        return "The right to build free is used up until the next Age."
    if is_built(city, facts):
        return twice(facts)
    if needs_right(game, city, facts, structure_payments(game, city, market_of(game, seat), facts)):
        return ""
    if city.free_build_colour >= 0 and city.free_build_colour != facts.colour:
        return f"The right to build free is for {COLOURS[city.free_build_colour]} cards only."
    return f"{facts.name} is free anyway; the right is kept for something that costs more."


def why_no_such_stage(game: "ClassicGame", city: City, choice: int) -> str:
    """Explain why the stage of the choice cannot be built at any price. Empty if it can."""
    board = game.library.boards[city.board]
    number = stage_number(game, city, choice)
    if city.stages == len(board.stages):
        return "The wonder is finished: all its stages are built."
    if number >= len(board.stages):
        return f"This wonder has {len(board.stages)} stages: there is no stage {number + 1}."
    if city.built_stages >> number & 1:
        return f"Stage {number + 1} is already built."
    if stage_of(choice) and not board.any_order:
        return "The stages of this wonder are built in order: leave the number out."
    return ""


def why_not_stage(game: "ClassicGame", seat: int, choice: int) -> str:
    """Explain why the stage of the choice cannot be built. Empty if it can."""
    city = game.cities[seat]
    reason = why_no_such_stage(game, city, choice)
    if reason:
        return reason
    stage = game.library.boards[city.board].stages[stage_number(game, city, choice)]
    costs = stage_costs(city, stage)
    market = market_of(game, seat)
    if payments_for(market, costs, city.coins - stage.coins):
        return ""
    return what_is_short(market, costs, stage.coins, city.coins)


def shortage(game: "ClassicGame", seat: int, card: int, use: int) -> tuple[int, int]:
    """Return what the city lacks to build the card or its next stage: resources (packed), or coins."""
    city = game.cities[seat]
    stages = game.library.boards[city.board].stages
    if use == BUILD and not is_built(city, game.library.cards[card]):
        facts = game.library.cards[card]
        return what_is_missing(market_of(game, seat), card_costs(game, city, facts), facts.coins, city.coins)
    if use == STAGE and city.stages < len(stages):
        stage = stages[open_stages(game.library.boards[city.board], city.built_stages)[0]]
        return what_is_missing(market_of(game, seat), stage_costs(city, stage), stage.coins, city.coins)
    return 0, 0


def what_is_missing(market: Market, costs: list[int], bank: int, coins: int) -> tuple[int, int]:
    """Return the resources that cannot be had at any price (packed); if there are none, the missing coins."""
    # With unlimited coins: is everything for sale at all, and for how much?
    prices = [coins_of(payments[0]) for payments in [payments_of(market, cost, PLENTY) for cost in costs] if payments]
    if not prices:
        rests = [missing_resources(market, cost) for cost in costs]
        return min(rests, key=size_of), 0
    return 0, max(0, min(prices) + bank - coins)


def what_is_short(market: Market, costs: list[int], bank: int, coins: int) -> str:
    """Say in a sentence what is missing."""
    missing, short = what_is_missing(market, costs, bank, coins)
    if missing:
        return f"It needs {words_of(missing, more=True)}."
    if not short:
        return "That payment is not offered. Ask for the options and take one of them."
    return f"Not enough coins: {coins + short} needed, {coins} there, {short} short."


def missing_resources(market: Market, cost: int) -> int:
    """Find the fewest resources that would still be missing if money were no object."""
    rests = [bundle.packed for bundle in wide_bundles(market, cost)]
    for goods, choices in ((market.left_goods, market.left_choices), (market.right_goods, market.right_choices)):
        rests = [rest for before in rests for rest in after_choices(lacking(before, goods), choices)]
    return min(rests, key=size_of)
