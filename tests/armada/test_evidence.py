"""Evidence about Armada: fleets, islands and naval strength."""

from sevenwonders.classic.table import ClassicGame
from tests.support.bot_positions import BotPositions
from tests.support.evidence_positions import pieces, said

TABLE = BotPositions("armada")
GOODS = "Ore Vein, Stone Pit, Lumber Yard, Clay Pool, Loom, Press, Glassworks"
FAR = "Altar, Loom, Press, Baths"


def sea(green: int = 0) -> ClassicGame:
    """A city that can pay for every ship; only Rhodos is stronger at sea."""
    return TABLE.position(
        TABLE.city(built=GOODS, hand="Altar, Barracks, Workshop, Baths", fleets={"green": green}),
        TABLE.city("Rhodos Day", hand=FAR, fleets={"red": 1}),
        TABLE.city("Babylon Day", hand=FAR),
    )


def test_steps_of_fleets() -> None:
    game = sea()
    [item] = pieces(game, "build Altar with blue ship", "build Altar", "fleets")
    assert item.numbers == [1.0]
    assert said(game, item) == "It moves fleets 1 square further."
    assert not pieces(game, "build Altar", "build Altar with blue ship", "fleets")
    assert not pieces(game, "build Altar", "build Baths", "fleets")


def test_islands_now_and_later() -> None:
    game = sea(green=1)
    [item] = pieces(game, "build Workshop with green ship", "build Workshop", "islands")
    assert item.numbers == [1.0]
    assert said(game, item) == "It explores 1 island more right now."
    [tempo] = pieces(game, "build Workshop with green ship", "build Workshop", "tempo_islands", worlds=20)
    assert tempo.numbers[0] == 1
    assert tempo.numbers[1] >= 1.0
    assert not pieces(sea(green=2), "build Workshop with green ship", "build Workshop", "islands")


def test_naval_strength_that_changes_a_token() -> None:
    game = sea()
    [item] = pieces(game, "build Barracks with red ship", "build Barracks", "naval")
    assert item.numbers == [1.0, 0.0, 1.0, -1.0], "a tie for the first place in place of the last one"
    assert said(game, item) == "As things stand, naval strength 1 is worth 2 points more in Age I."
    assert not pieces(game, "build Barracks", "build Barracks with red ship", "naval")
    assert not pieces(game, "build Altar with blue ship", "build Altar", "naval")
