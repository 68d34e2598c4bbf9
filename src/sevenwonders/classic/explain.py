"""Why something is not possible, in one sentence for a person."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.choice import BUILD, BUILD_FREE, SELL, STAGE, TAKE, card_of, coins_of, use_of
from sevenwonders.classic.kinds import DISCARD_PILE
from sevenwonders.classic.options import market_of, needs_right, stands, structure_payments
from sevenwonders.classic.payment import Market, after_choices, units
from sevenwonders.classic.resources import KINDS, lacking, words_of
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

PLENTY: Final = 100


def explain_choice(game: "ClassicGame", decision: Decision, choice: int) -> str:
    """Why the decision does not allow the choice; empty when it does."""
    if choice < 0:
        return "A choice is a number from the list of options. Ask for the options and take one of them."
    if game.can_choose(decision, choice):
        return ""
    if decision.kind == DISCARD_PILE:
        return why_not_take(game, card_of(choice), use_of(choice))
    return why_not_play(game, decision, card_of(choice), use_of(choice))


def why_not_take(game: "ClassicGame", card: int, use: int) -> str:
    """Why a card cannot be built from the discard pile."""
    if use != TAKE:
        return "This decision is about the discard pile: take one of its cards, or pass."
    if card not in game.discard:
        return "That card is not in the discard pile."
    name = game.library.cards[card].name
    return f"{name} is already built in this city, and no name may stand there twice."


def why_not_play(game: "ClassicGame", decision: Decision, card: int, use: int) -> str:
    """Why a card of the hand cannot be used so."""
    if card not in game.hand_for(decision):
        return "That card is not in the hand."
    if use >= TAKE:
        return "A card of the hand can be built, used for a stage of the wonder, or sold."
    reason = ""
    if use == BUILD:
        reason = why_not_build(game, decision.seat, card)
    elif use == BUILD_FREE:
        reason = why_not_free(game, decision.seat, card)
    elif use == STAGE:
        reason = why_not_stage(game, decision.seat)
    if reason:
        return reason
    if use == SELL and not game.rules:
        return "Selling costs nothing: leave the payment out."
    for choice in game.options_of(decision):
        if card_of(choice) == card and use_of(choice) == use:
            return "That payment is not offered. Ask for the options and take one of them."
    return "The Free City has to build when it can, and has to use a chain; it sells only what is left."


def why_not_build(game: "ClassicGame", seat: int, card: int) -> str:
    """Why a structure cannot be built; empty when it can."""
    city = game.seats[seat]
    facts = game.library.cards[card]
    if stands(city, facts):
        return f"{facts.name} is already built in this city, and no name may stand there twice."
    market = market_of(game, seat)
    if structure_payments(city, market, facts):
        return ""
    return what_is_short(market, facts.cost, facts.coins, city.coins)


def why_not_free(game: "ClassicGame", seat: int, card: int) -> str:
    """Why the right to build free cannot be used on this card; empty when it can."""
    city = game.seats[seat]
    facts = game.library.cards[card]
    if not city.free_build_each_age:
        return "This city has no right to build a structure free."
    if not city.free_build_ready:
        return "The right to build free is used up until the next Age."
    if stands(city, facts):
        return f"{facts.name} is already built in this city, and no name may stand there twice."
    if needs_right(city, facts, structure_payments(city, market_of(game, seat), facts)):
        return ""
    return f"{facts.name} is free anyway; the right is kept for something dearer."


def why_not_stage(game: "ClassicGame", seat: int) -> str:
    """Why the next stage cannot be built; empty when it can."""
    city = game.seats[seat]
    stages = game.library.boards[city.board].stages
    if city.stages == len(stages):
        return "The wonder is finished: all its stages are built."
    stage = stages[city.stages]
    market = market_of(game, seat)
    if stage.coins <= city.coins and market.payments(stage.cost, city.coins - stage.coins):
        return ""
    return what_is_short(market, stage.cost, stage.coins, city.coins)


def shortage(game: "ClassicGame", seat: int, card: int, use: int) -> tuple[int, int]:
    """What the city lacks to build the card or its next stage: resources, packed, or else coins."""
    city = game.seats[seat]
    stages = game.library.boards[city.board].stages
    if use == BUILD and not stands(city, game.library.cards[card]):
        facts = game.library.cards[card]
        return what_is_missing(market_of(game, seat), facts.cost, facts.coins, city.coins)
    if use == STAGE and city.stages < len(stages):
        stage = stages[city.stages]
        return what_is_missing(market_of(game, seat), stage.cost, stage.coins, city.coins)
    return 0, 0


def what_is_missing(market: Market, cost: int, bank: int, coins: int) -> tuple[int, int]:
    """Resources that cannot be had at any price, packed; when there are none, the coins that are short."""
    payments = market.payments(cost, PLENTY)
    if not payments:
        return missing_resources(market, cost), 0
    return 0, max(0, coins_of(payments[0]) + bank - coins)


def what_is_short(market: Market, cost: int, bank: int, coins: int) -> str:
    """The same as a sentence."""
    missing, short = what_is_missing(market, cost, bank, coins)
    if missing:
        return f"Missing {words_of(missing)}: neither this city nor its neighbours have it."
    return f"Not enough coins: {coins + short} needed, {coins} there, {short} short."


def missing_resources(market: Market, cost: int) -> int:
    """The fewest resources that stay missing even if money were no object."""
    rests = [bundle.packed for bundle in market.bundles(cost)]
    for goods, choices in ((market.left_goods, market.left_choices), (market.right_goods, market.right_choices)):
        rests = [rest for before in rests for rest in after_choices(lacking(before, goods), choices)]
    return min(rests, key=lambda rest: units(rest, 0, KINDS))
