"""From a catalogue entry to its effect object: what the base game knows. Expansions have makers of their own."""

from sevenwonders.catalogue import schema
from sevenwonders.classic.colours import BLACK, COLOURS
from sevenwonders.classic.effects.coins import Coins, CoinsPer, OthersGain
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import THIS_AGE, DropDefeats, Shields, VictoryToken
from sevenwonders.classic.effects.perks import (
    REBATES,
    RIGHTS,
    SPARES,
    Cheaper,
    CoinsOn,
    FreeColour,
    LeaderDiscount,
    RepeatSymbol,
    Right,
    SetPoints,
    Spy,
    TradeRight,
    bank_unit,
)
from sevenwonders.classic.effects.points import Points, PointsIf, PointsPer, PointsPerPair, PointsPerSet
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.effects.special import (
    ANY_COLOUR,
    DISCARD_ORDER,
    BuildFromDiscard,
    CopyGuild,
    FreeBuildEachAge,
    PlayLastCard,
)
from sevenwonders.classic.effects.tally import COUNTED, Tally
from sevenwonders.classic.science import SYMBOLS


def make_base_effect(fact: schema.Effect) -> Effect | None:
    """The effect that one entry describes; None when the base game has no class for it."""
    effect = make_number(fact) or make_deed(fact) or make_count(fact) or make_perk(fact)
    if effect is None and fact.special is not None:
        return make_special(fact.special)
    return effect


def make_number(fact: schema.Effect) -> Effect | None:
    """Goods, points, coins, shields and symbols."""
    if fact.produce is not None:
        return Produce(fact.produce.goods, fact.produce.reserved)
    if fact.discount is not None:
        return Discount(fact.discount.goods == "raw", fact.discount.side, fact.discount.price)
    if fact.points is not None:
        return Points(fact.points)
    if fact.coins is not None:
        return Coins(fact.coins)
    if fact.shields is not None:
        return Shields(fact.shields)
    if fact.science is not None:
        return WildSymbol() if fact.science == "any" else Symbol(SYMBOLS.index(fact.science))
    return None


def make_deed(fact: schema.Effect) -> Effect | None:
    """What happens once."""
    if fact.victory_token is not None:
        return VictoryToken(fact.victory_token if isinstance(fact.victory_token, int) else THIS_AGE)
    if fact.from_discard is not None:
        return BuildFromDiscard(DISCARD_ORDER.index(fact.from_discard))
    if fact.others_gain is not None:
        return OthersGain(fact.others_gain, neighbours_only=False)
    if fact.neighbours_gain is not None:
        return OthersGain(fact.neighbours_gain, neighbours_only=True)
    return None


def make_count(fact: schema.Effect) -> Effect | None:
    """Coins and points for what stands on the table."""
    if fact.coins_per is not None:
        return CoinsPer(make_tally(fact.coins_per), fact.coins_per.each)
    if fact.points_per is not None:
        return PointsPer(make_tally(fact.points_per), fact.points_per.each, fact.points_per.most)
    if fact.points_per_set is not None:
        colours = [COLOURS.index(colour) for colour in fact.points_per_set.colours]
        return PointsPerSet(colours, fact.points_per_set.each)
    if fact.points_per_pair is not None:
        return PointsPerPair()
    if fact.points_if is not None:
        return PointsIf(fact.points_if.condition, fact.points_if.points)
    return None


def make_perk(fact: schema.Effect) -> Effect | None:
    """Standing advantages."""
    if fact.cheaper is not None:
        return Cheaper(fact.cheaper)
    if fact.free_colour is not None:
        return FreeColour(COLOURS.index(fact.free_colour))
    if fact.rebate is not None:
        return TradeRight(*REBATES[fact.rebate])
    if fact.spare is not None:
        return TradeRight(*SPARES[fact.spare])
    if fact.bank_unit is not None:
        return bank_unit(fact.bank_unit)
    if fact.coins_on is not None:
        return CoinsOn(fact.coins_on.occasion, fact.coins_on.coins, fact.coins_on.others_lose)
    if fact.set_points is not None:
        return SetPoints(fact.set_points)
    if fact.spy is not None:
        return Spy()
    if fact.leader_discount is not None:
        return LeaderDiscount(fact.leader_discount.own, fact.leader_discount.neighbours)
    return None


def make_tally(per: schema.Per) -> Tally:
    """What a `..._per` entry counts."""
    return Tally(
        [COUNTED.index(name) for name in per.count], "own" in per.boards, "left" in per.boards, "right" in per.boards
    )


def make_special(name: str) -> Effect | None:
    """What has a name and no number."""
    if name in RIGHTS:
        return Right(name)
    if name == "play_last_card":
        return PlayLastCard()
    if name == "free_build_each_age":
        return FreeBuildEachAge(ANY_COLOUR)
    if name == "free_black_each_age":
        return FreeBuildEachAge(BLACK)
    if name == "copy_guild":
        return CopyGuild()
    if name == "repeat_symbol":
        return RepeatSymbol()
    if name == "drop_defeats":
        return DropDefeats()
    return None
