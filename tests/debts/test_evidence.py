"""Evidence about debts that a city takes."""

import pytest

from sevenwonders.bots.analysis.evidence import OTHER
from sevenwonders.classic.table import ClassicGame
from tests.support.bot_positions import BotPositions
from tests.support.evidence_positions import pieces, said
from tests.support.expansions import ALL

TABLE = BotPositions("cities") if "cities" in ALL else None


@pytest.mark.skipif(TABLE is None, reason="no other rule of the program makes cities lose coins so plainly")
def test_debts_that_are_not_taken() -> None:
    game = losing_table()
    [item] = pieces(game, "pay 2", "pay 0", "debts")
    assert (item.numbers, item.about) == ([2.0], OTHER)
    assert said(game, item) == "Otherwise new debts cost 2 points."
    assert not pieces(game, "pay 0", "pay 2", "debts")


def losing_table() -> ClassicGame:
    """A table at which the first seat has to lose two coins, and may take debts instead."""
    assert TABLE is not None
    lair = TABLE.city(
        "Rhodos Day", built="Lumber Yard, Clay Pool, Loom, Sawmill, Press, Glassworks", hand="Lair, Altar"
    )
    game = TABLE.position(TABLE.city(coins=5, hand="Altar, Loom"), lair, TABLE.city("Babylon Day"), age=2)
    for decision, words in zip(list(game.pending()), ("sell Loom", "build Lair", "sell Altar"), strict=True):
        game.answer(decision.ident, game.match_option(decision.ident, words))
    return game
