"""The lanes of the four fleets and the shipyards with the costs of their steps, the same at every table."""

from typing import Final, final

from sevenwonders.catalogue.facts import Fact
from sevenwonders.catalogue.loader import load_facts
from sevenwonders.classic.armada.kinds import RED_FLEET
from sevenwonders.classic.extra import NONE, Extra
from sevenwonders.classic.trade.resources import ALL_KINDS, LETTERS, one_unit_less, pack

FLEETS: Final = ["red", "yellow", "blue", "green"]
RED_LANE: Final = 0
YELLOW_LANE: Final = 1
BLUE_LANE: Final = 2
GREEN_LANE: Final = 3

SQUARE_KEYS: Final = ["naval", "level", "points", "coins", "tax", "island"]


@final
class Square:
    """A square of a lane. Naval strength, level and points last; coins, a tax or an island come once."""

    __slots__ = ("coins", "island", "level", "naval", "points", "tax")

    def __init__(self, fact: Fact) -> None:
        fields = fact.fields([], SQUARE_KEYS)
        numbers = {key: fields[key].integer() if key in fields else 0 for key in SQUARE_KEYS}
        self.naval = numbers["naval"]
        self.level = numbers["level"]
        self.points = numbers["points"]
        self.coins = numbers["coins"]
        self.tax = numbers["tax"]
        self.island = numbers["island"]


@final
class Lane:
    """The squares of one fleet from the start on. They are `reconstructed` if no source shows them."""

    __slots__ = ("reconstructed", "squares")

    def __init__(self, fact: Fact) -> None:
        fields = fact.fields(["squares"], ["reconstructed"])
        self.squares = [Square(square) for square in fields["squares"].items()]
        self.reconstructed = "reconstructed" in fields


@final
class Shipyard:
    """A shipyard: the fleet with its wonder symbol, and the packed costs of the steps of each fleet.

    `steps` has, for each fleet and the square it is on, the next step as an extra; there is none on the last square
    (AR13). `cheaper_steps` are the same with one resource less. `reconstructed` names what no source shows.
    """

    __slots__ = ("cheaper_steps", "costs", "ident", "reconstructed", "steps", "wonder_fleet")

    def __init__(self, fact: Fact) -> None:
        fields = fact.fields(["id", "wonder_fleet", "costs"], ["reconstructed"])
        self.ident = fields["id"].text()
        self.wonder_fleet = fields["wonder_fleet"].index_in(FLEETS)
        by_fleet = fields["costs"].fields(FLEETS)
        self.costs = [[packed(cost) for cost in by_fleet[fleet].items()] for fleet in FLEETS]
        self.steps = [
            [*[[Extra(RED_FLEET + lane, [cost], 0)] for cost in costs], NONE] for lane, costs in enumerate(self.costs)
        ]
        self.cheaper_steps = [
            [*[[Extra(RED_FLEET + lane, one_unit_less(cost, ALL_KINDS), 0)] for cost in costs], NONE]
            for lane, costs in enumerate(self.costs)
        ]
        marks = fields["reconstructed"].items() if "reconstructed" in fields else []
        self.reconstructed = [mark.text() for mark in marks]


def packed(cost: Fact) -> int:
    """Pack a cost in resources."""
    if not cost.text() or any(letter not in LETTERS for letter in cost.text()):
        raise cost.error(f"resources of {LETTERS}")
    return pack(cost.text())


@final
class Harbour:
    """All lanes and shipyards."""

    def __init__(self) -> None:
        lanes = load_facts("armada", "lanes.yaml").fields([*FLEETS, "value_rule"])
        self.lanes = [Lane(lanes[fleet]) for fleet in FLEETS]
        self.squares = [lane.squares for lane in self.lanes]
        self.shipyards = [Shipyard(fact) for fact in load_facts("armada", "shipyards.yaml").items()]
        self.last_square = len(self.squares[0]) - 1
        # Every step of every fleet has a cost, on every shipyard.
        for shipyard in self.shipyards:
            for costs in shipyard.costs:
                if len(costs) != self.last_square:
                    raise Fact(shipyard.ident, costs).error(f"the costs of {self.last_square} steps")


HARBOUR: Final = Harbour()


def harbour() -> Harbour:
    """Return the lanes and shipyards of the box."""
    return HARBOUR
