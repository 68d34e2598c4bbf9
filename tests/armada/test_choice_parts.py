"""A ship that goes with a card is a part of the choice and of its price."""

from tests.support.positions import Positions

TABLE = Positions(["armada"])


def test_a_ship_is_part_of_the_choice_and_its_price() -> None:
    mine = TABLE.city(built=["Loom", "Lumber Yard"], hand=["Apothecary", "Altar"], fleets={"green": 1})
    game = TABLE.position(mine)
    decision = game.pending()[0]
    plain, shipped = game.choice(decision, "build Apothecary"), game.choice(decision, "build Apothecary with ship")
    assert (plain.extra, shipped.extra) == ("", "green ship")
    assert shipped.price == sum(shipped.payments.values()) >= plain.price
