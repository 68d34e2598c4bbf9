"""Expectations about fleets, naval tokens and islands in scenarios."""

from functools import partial
from typing import final

from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.part import ArmadaPart
from sevenwonders.classic.table import ClassicGame
from sevenwonders.record.classic.rule_record import Readers, RuleRecord, names_in, read_names
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check, by_seat, same, seats_at


@final
class ArmadaRecord(RuleRecord):
    """Fleets, naval tokens and the islands on offer."""

    @override
    def expectations(self) -> Readers:
        return {"fleets": read_fleet_squares, "naval": read_naval_tokens, "offered": read_offered}


def shipyard_of(game: ClassicGame, seat: int) -> ArmadaPart:
    """Return a city's shipyard; at a table without Armada, one whose fleets have never moved."""
    for part in game.cities[seat].parts:
        if isinstance(part, ArmadaPart):
            return part
    return ArmadaPart(0, 0, 0, False, [0, 0, 0, 0], [], [], [], [], [])


def read_fleet_squares(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check the square of each named fleet."""
    return [
        same(item, item.integer(), partial(square_of, game, seat, FLEETS.index(name)))
        for seat, fleets in node.by_seat(seats_at(game)).items()
        for name, item in fleets.fields(FLEETS).items()
    ]


def square_of(game: ClassicGame, seat: int, lane: int) -> int:
    """Return the fleet's square."""
    return shipyard_of(game, seat).squares[lane]


def read_naval_tokens(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that a city has exactly these naval tokens."""
    return by_seat(
        lambda item, _: sorted(item.integers()), lambda now, seat: sorted(shipyard_of(now, seat).tokens), node, game
    )


def read_offered(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that exactly these islands are offered."""
    return by_seat(read_names, lambda now, seat: names_in(now, shipyard_of(now, seat).offered), node, game)
