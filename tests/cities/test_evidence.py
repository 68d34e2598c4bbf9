"""Evidence about Cities: coins and debts of other players, and peace."""

from sevenwonders.bots.analysis.evidence import BETTER
from tests.support.bot_positions import BotPositions
from tests.support.evidence_positions import pieces, said

TABLE = BotPositions("cities")
FAR = "Altar, Loom, Press, Baths, Theater"
HAND = "Hideout, Altar, Residence, Raider Camp, Dive"
GAME = TABLE.position(
    TABLE.city(hand=HAND, built="Clay Pool"),
    TABLE.city("Rhodos Day", coins=3, hand=FAR),
    TABLE.city("Babylon Day", coins=0, hand=FAR),
)


def test_a_token_that_keeps_the_peace() -> None:
    [item] = pieces(GAME, "build Residence", "build Altar", "peace")
    assert (item.numbers, item.about) == ([1.0], BETTER)
    assert said(GAME, item) == "It brings 1 diplomacy token, which keeps the city out of a conflict."
    assert not pieces(GAME, "build Altar", "build Residence", "peace")


def test_debts_that_others_take() -> None:
    both = pieces(GAME, "build Raider Camp", "build Altar", "debts_taken")
    assert [(item.numbers, item.seats) for item in both] == [([1.0], [1]), ([1.0], [2])]
    assert said(GAME, both[1]) == "It gives Babylon debts of 1 point."
    [poor] = pieces(GAME, "build Hideout", "build Altar", "debts_taken")
    assert poor.seats == [2], "only a city without coins has to take a debt"
    assert not pieces(GAME, "build Altar", "build Raider Camp", "debts_taken")


def test_coins_that_others_do_not_get() -> None:
    found = pieces(GAME, "build Altar", "build Dive", "coins_taken")
    assert [(item.numbers, item.seats) for item in found] == [([1.0], [1]), ([1.0], [2])]
    assert said(GAME, found[0]) == "It leaves Rhódos with 1 coin fewer."
    assert not pieces(GAME, "build Dive", "build Altar", "coins_taken")


def test_a_victory_token_without_a_fight() -> None:
    [item] = pieces(GAME, "build Raider Camp", "build Altar", "conflicts")
    assert item.numbers == [1.0]
    assert said(GAME, item) == "It is worth 1 point more in military tokens by the end of this turn."
