"""What the greedy bot makes of diplomacy where fleets land."""

from sevenwonders.bots.classic.cities import diplomacy_value
from sevenwonders.classic.armada.part import armada_of
from tests.support.bot_positions import BotPositions, outlook_at

TABLE = BotPositions("cities", "armada")


def test_diplomacy_does_not_keep_a_city_out_of_a_landing() -> None:
    others = [TABLE.city(name, built="Walls, Fortifications") for name in ("Rhodos Day", "Ephesos Day", "Babylon Day")]
    outlook = outlook_at(TABLE.last_turn(TABLE.city(), *others))
    peace = diplomacy_value(outlook)
    assert peace == 2 * 3.0
    # The neighbour lands here and will be fought all the same.
    invaded = outlook_at(TABLE.last_turn(TABLE.city(), *others))
    armada_of(invaded.left).landings.append(0)
    assert diplomacy_value(invaded) == 3.0
