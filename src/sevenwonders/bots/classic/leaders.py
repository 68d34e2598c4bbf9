"""The greedy bot's knowledge of Leaders."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.borders import lost_defeats, token_worth
from sevenwonders.bots.classic.counting import colours_with
from sevenwonders.bots.classic.effects import card_value, lost_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.prospects import to_come, to_use
from sevenwonders.bots.classic.rights import FREE_CARD
from sevenwonders.bots.classic.rivals import all_lose, gain_worth, trade_cost
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.bots.classic.symbols import set_points_value
from sevenwonders.bots.classic.wonder import open_stage_values
from sevenwonders.classic.build import SALE
from sevenwonders.classic.choice import NO_EXTRA, STAGE, card_of, extra_of, stage_of, trade_in, use_of
from sevenwonders.classic.city import victories_of
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.tally import STAGES, VICTORIES
from sevenwonders.classic.leaders.effects import (
    BuryLeader,
    DrawLeaders,
    DropTokens,
    ExtraLeader,
    FreeLeaders,
    PointsAlone,
)
from sevenwonders.classic.leaders.kinds import (
    BURY,
    BURY_LEADER,
    EXTRA_LEADER,
    LEADER_DRAFT,
    RECRUIT,
    RECRUITS,
    VICTORY_TOKEN,
    WHITE,
)
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.perks import (
    BankBonus,
    Cheaper,
    CoinsOn,
    FreeColour,
    PointsPerPair,
    PointsPerSet,
    SetPoints,
    pair_points,
)
from sevenwonders.classic.leaders.rule import LeadersRule, recruited_in
from sevenwonders.classic.library import Card
from sevenwonders.classic.perks import ON_CHAIN, ON_PURCHASE, ON_STAGE, ON_VICTORY, STAGE_BIT

# Which leader to recruit in which Age, and what each of them costs


# No leader in an Age: one is sold instead.
IDLE: Final = SALE * COIN


def leaders_rule(outlook: Outlook) -> LeadersRule:
    """Return the table's rule of Leaders, which knows the prices."""
    return next(rule for rule in outlook.rules if isinstance(rule, LeadersRule))


def leaders_in_hand(outlook: Outlook) -> list[int]:
    """List the leaders that the city has not recruited yet."""
    return [card for card in leaders_of(outlook.city).hand if card >= 0]


def leader_value(outlook: Outlook, card: int, age: int) -> float:
    """Return the value of recruiting a leader in that Age, less the price."""
    price = leaders_rule(outlook).price_in(outlook.library, outlook.cities, outlook.seat, card, age)
    return card_value(outlook.later(age), outlook.library.cards[card]) - price * COIN


def ages_to_come(outlook: Outlook) -> list[int]:
    """List the Ages whose recruitment is still to come."""
    return list(range(outlook.view.age + 1, outlook.library.last_age + 1))


def plan_value(outlook: Outlook, leaders: list[int], ages: list[int]) -> float:
    """Return the value of the best plan that recruits at most one of the leaders in each of these Ages."""
    values = {card: [leader_value(outlook, card, age) for age in ages] for card in leaders}
    lone = [card for card in leaders if is_lone(outlook.library.cards[card])]
    rest = [card for card in leaders if card not in lone]
    best = best_order(values, rest, 0, len(ages))
    if lone and ages:
        # A leader that scores only alone is recruited alone, while the others are sold.
        alone = max(max(values[card]) for card in lone)
        best = max(best, alone + IDLE * min(len(ages) - 1, len(leaders) - 1))
    return best


def is_lone(card: Card) -> bool:
    """Return whether the leader scores only if it is alone (Agrippina)."""
    return any(isinstance(effect, PointsAlone) for effect in card.effects)


def best_order(values: dict[int, list[float]], leaders: list[int], place: int, places: int) -> float:
    """Return the best total with a leader in each place from this one on; a place may stay empty."""
    if place == places or not leaders:
        return 0.0
    best = IDLE + best_order(values, leaders[1:], place + 1, places)
    for card in leaders:
        others = [other for other in leaders if other != card]
        best = max(best, values[card][place] + best_order(values, others, place + 1, places))
    return best


# Effects that only leaders have


# A set needs all its colours: the share of the sets that usual numbers of cards would give.
SURE_SETS: Final = 0.6

# The points that pairs of equal victory tokens score again in a typical game.
PAIRS: Final = 3.0

# The value of a resource saved, each time.
UNIT_SAVED: Final = 0.8

# How often an occasion for coins comes over a whole game; colours, stages and victories are counted elsewhere.
CHAINS: Final = 3.0
BANK_TURNS: Final = 6.0
PURCHASES: Final = 7.0

# One more leader to choose from.
LEADER_DRAWN: Final = 0.5

# The usual printed price of a leader in coins.
PRINTED_PRICE: Final = 3


# Sets and pairs


def set_value(outlook: Outlook, effect: PointsPerSet, colours: list[int]) -> float:
    """Return the value of sets to a city with these cards by colour: those complete, and those likely to be."""
    complete = min(colours[colour] for colour in effect.colours)
    likely = min(colours[colour] + to_come(outlook, colour) for colour in effect.colours)
    return effect.each * (complete + SURE_SETS * (likely - complete))


def sets_value(outlook: Outlook, effect: PointsPerSet) -> float:
    """Return the value of points for sets to the city."""
    return set_value(outlook, effect, outlook.city.colours)


def added_to_sets(outlook: Outlook, effect: PointsPerSet, thing: int) -> float:
    """Return the value that one more card adds to the sets."""
    return set_value(outlook, effect, colours_with(outlook, thing)) - sets_value(outlook, effect)


def pairs_value(outlook: Outlook) -> float:
    """Return the points that pairs of equal victory tokens score again, now and later."""
    return pair_points(outlook.city) + PAIRS * outlook.growth


# A leader that wants to be alone


def alone_value(outlook: Outlook, effect: PointsAlone) -> float:
    """Return the value of points for a lone leader; 0 in a city that has another."""
    return 0.0 if outlook.city.colours[WHITE] else float(effect.amount)


def added_to_lone(outlook: Outlook, effect: PointsAlone, thing: int) -> float:
    """Return the cost of another leader to one that scores only alone."""
    alone = outlook.city.colours[WHITE] == 1
    return float(effect.amount * ((colours_with(outlook, thing)[WHITE] == 1) - alone))


# Saved and earned


def cheaper_value(outlook: Outlook, effect: Cheaper) -> float:
    """Return the value of one resource less for some cards, or for stages."""
    bit = effect.bit
    things = [STAGES] if bit == STAGE_BIT else [colour for colour in range(len(COLOURS)) if bit >> colour & 1]
    return UNIT_SAVED * sum(to_use(outlook, thing) for thing in things)


def free_colour_value(outlook: Outlook, effect: FreeColour) -> float:
    """Return the value of free cards of a colour."""
    return FREE_CARD * to_use(outlook, effect.colour)


def coins_on_value(outlook: Outlook, effect: CoinsOn) -> float:
    """Return the value of coins on every occasion of one kind, and of the others' losses then."""
    often = occasions(outlook, effect.occasion)
    return often * (effect.coins * COIN + (all_lose(outlook, effect.others_lose) if effect.others_lose else 0.0))


def occasions(outlook: Outlook, occasion: int) -> float:
    """Estimate how often an occasion for coins is still to come."""
    if occasion < len(COLOURS):
        return to_use(outlook, occasion)
    things = {ON_STAGE: STAGES, ON_VICTORY: VICTORIES}
    if occasion in things:
        return to_use(outlook, things[occasion])
    often = {ON_CHAIN: CHAINS, ON_PURCHASE: PURCHASES}
    return often[occasion] * outlook.rest


def bank_bonus_value(outlook: Outlook, effect: BankBonus) -> float:
    """Return the value of an extra coin with coins from the bank."""
    return BANK_TURNS * outlook.rest * (effect.coins * COIN)


# Leaders to come


def free_leaders_value(outlook: Outlook) -> float:
    """Return the savings from free leaders; 0 if they are free already."""
    return 0.0 if leaders_of(outlook.city).free else COIN * prices_to_come(outlook)


def prices_to_come(outlook: Outlook) -> int:
    """Return the coins for one leader in each later Age."""
    ages = outlook.ages_to_play()[1:]
    return sum(age if leaders_rule(outlook).price_is_age else PRINTED_PRICE for age in ages)


# Tokens


def dropped_tokens_value(outlook: Outlook) -> float:
    """Return the value of discarding all defeats while all others lose their smallest victory token."""
    value = lost_defeats(outlook)
    for seat in outlook.others():
        victories = victories_of(outlook.cities[seat])
        if victories:
            value += gain_worth(outlook, seat, -min(victories))
    return value


# Choices about leaders: keep, recruit, put under the wonder, sell, bury or give up


# A stage built with a leader could be built with a card later: it is worth no more than the turn that it saves.
TURN: Final = 4.0


def draft_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value that each leader adds to those already kept."""
    kept = leaders_in_hand(outlook)
    ages = ages_to_come(outlook)
    return [plan_value(outlook, [*kept, card_of(option)], ages) for option in options]


# Recruiting


def recruit_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of each use of a leader, with the later value of the other leaders."""
    hand = leaders_in_hand(outlook)
    return [leader_use_value(outlook, option, hand) for option in options]


def leader_use_value(outlook: Outlook, option: int, hand: list[int]) -> float:
    """Return the value of one use of a leader. Passing, if it is allowed, leaves all of them for later."""
    card = card_of(option)
    use = use_of(option)
    if use == RECRUIT:
        return recruit_value(outlook, card, hand)
    later = plan_value(outlook, [other for other in hand if other != card], ages_to_come(outlook))
    extra = extra_of(option)
    if use == STAGE:
        staged = min(TURN, open_stage_values(outlook)[stage_of(option)])
        return staged + outlook.extra_value(extra) - trade_cost(outlook, trade_in(option)) + later
    if extra != NO_EXTRA:
        return later + outlook.extra_value(extra)
    return later + IDLE if card in hand else later


def recruit_value(outlook: Outlook, card: int, hand: list[int]) -> float:
    """Return the value of recruiting a leader now, with the later value of the others."""
    others = [other for other in hand if other != card]
    return leader_value(outlook, card, outlook.age) + plan_value(outlook, others, ages_to_come(outlook))


def extra_leader_value(outlook: Outlook) -> float:
    """Return the value of recruiting another leader right away."""
    hand = leaders_in_hand(outlook)
    without = plan_value(outlook, hand, ages_to_come(outlook))
    return max([0.0, *[recruit_value(outlook, card, hand) - without for card in hand]])


# Burying


def bury_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of burying each leader; 0 for burying none."""
    return [bury_value(outlook, card_of(option)) if use_of(option) == BURY else 0.0 for option in options]


def best_burial(outlook: Outlook) -> float:
    """Return the value of burying the leader for which it pays most."""
    leaders = recruited_in(outlook.library, outlook.city)
    return max([0.0, *[bury_value(outlook, card) for card in leaders]])


def bury_value(outlook: Outlook, card: int) -> float:
    """Return the value of burying a leader: its points, less its future value for the city."""
    place = recruited_in(outlook.library, outlook.city).index(card)
    age = leaders_of(outlook.city).ages[place]
    return leaders_rule(outlook).buried_points(outlook.library, card, age) - lost_value(outlook, card)


# Tokens


def token_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of discarding each victory token: the less it brings, the better."""
    return [-token_worth(outlook, card_of(option)) for option in options]


# All together


@final
class LeadersValues(RuleValues):
    """The draft, recruitment, and the effects of leaders."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {
            LEADER_DRAFT: draft_values,
            RECRUITS: recruit_values,
            EXTRA_LEADER: recruit_values,
            BURY_LEADER: bury_values,
            VICTORY_TOKEN: token_values,
        }

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(PointsPerSet, sets_value, added_to_sets),
            worth_of(PointsPerPair, lambda outlook, effect: pairs_value(outlook)),
            worth_of(PointsAlone, alone_value, added_to_lone),
            worth_of(SetPoints, lambda outlook, effect: set_points_value(outlook, effect.amount)),
            worth_of(Cheaper, cheaper_value),
            worth_of(FreeColour, free_colour_value),
            worth_of(CoinsOn, coins_on_value),
            worth_of(BankBonus, bank_bonus_value),
            worth_of(DrawLeaders, lambda outlook, effect: LEADER_DRAWN * effect.amount),
            worth_of(FreeLeaders, lambda outlook, effect: free_leaders_value(outlook)),
            worth_of(ExtraLeader, lambda outlook, effect: extra_leader_value(outlook)),
            worth_of(BuryLeader, lambda outlook, effect: best_burial(outlook)),
            worth_of(DropTokens, lambda outlook, effect: dropped_tokens_value(outlook)),
        ]

    @override
    def typical(self) -> dict[int, float]:
        return {WHITE: 3.0}

    @override
    def bank_bonus(self, outlook: Outlook) -> int:
        return leaders_of(outlook.city).bank_bonus
