"""Evidence about Edifices."""

from tests.support.bot_positions import BotPositions
from tests.support.evidence_positions import pieces, said

TABLE = BotPositions("edifice")
FAR = "Altar, Loom, Press, Baths"
GAME = TABLE.position(
    TABLE.city(built="Lumber Yard, Tree Farm", hand="Altar, Barracks, Loom, Press", coins=9),
    TABLE.city("Rhodos Day", hand=FAR),
    TABLE.city("Babylon Day", hand=FAR),
    edifices=["Belvedere", "Factory", "Agora"],
)


def test_a_share_in_an_edifice() -> None:
    [item] = pieces(GAME, "stage Loom with edifice", "stage Loom", "edifice")
    assert (item.numbers, item.cards) == ([1.0, 2], ["belvedere"])
    assert said(GAME, item) == "It brings 1 pawn; 2 were still missing on Belvedere."
    [tempo] = pieces(GAME, "stage Loom with edifice", "stage Loom", "tempo_pawns")
    assert tempo.numbers[0] == 1
    assert not pieces(GAME, "stage Loom", "stage Loom with edifice", "edifice")
    assert not pieces(GAME, "stage Loom", "stage Press", "tempo_pawns")
