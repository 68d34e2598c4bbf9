"""From a catalogue entry to its effect object: the one place where data meets code."""

from sevenwonders.catalogue import schema
from sevenwonders.classic.effects.coins import Coins, CoinsPer
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import Shields
from sevenwonders.classic.effects.points import Points, PointsPer
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.effects.special import BuildFromDiscard, CopyGuild, FreeBuildEachAge, PlayLastCard
from sevenwonders.classic.effects.tally import COUNTED, Tally
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.kernel.errors import BadConfig


def make_effects(facts: list[schema.Effect]) -> list[Effect]:
    """The effects of one card or stage, in the order of the data."""
    return [make_effect(fact) for fact in facts]


def make_effect(fact: schema.Effect) -> Effect:
    """The effect that one entry describes."""
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
    if fact.coins_per is not None:
        return CoinsPer(make_tally(fact.coins_per), fact.coins_per.each)
    if fact.points_per is not None:
        return PointsPer(make_tally(fact.points_per), fact.points_per.each)
    return make_special(fact.special or "")


def make_tally(per: schema.Per) -> Tally:
    """What a `..._per` entry counts."""
    return Tally(
        [COUNTED.index(name) for name in per.count], "own" in per.boards, "left" in per.boards, "right" in per.boards
    )


def make_special(name: str) -> Effect:
    """The effect of a single wonder, by its name in the data."""
    if name == "play_last_card":
        return PlayLastCard()
    if name == "build_from_discard":
        return BuildFromDiscard()
    if name == "free_build_each_age":
        return FreeBuildEachAge()
    if name == "copy_guild":
        return CopyGuild()
    raise BadConfig(f"The catalogue names an effect without a class: {name!r}. Add it to classic/effects.")
