"""Expectations about participation pawns in scenarios."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.edifice.part import EdificePart, Projects
from sevenwonders.classic.table import ClassicGame
from sevenwonders.record.classic.rule_record import Readers, RuleRecord
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check, at_table, by_seat


@final
class EdificeRecord(RuleRecord):
    """Pawns in the cities and on the Edifices."""

    @override
    def expectations(self) -> Readers:
        return {"pawns": read_pawns, "pawns_left": read_pawns_left}


def read_pawns(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check a city's participation pawns, one number per Age."""
    return by_seat(lambda item, _: item.integers(), pawns_in, node, game)


def pawns_in(game: ClassicGame, seat: int) -> list[int]:
    """Return a city's participation pawns. Empty at a table without Edifices."""
    return [count for part in game.cities[seat].parts if isinstance(part, EdificePart) for count in part.pawns]


def read_pawns_left(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check the pawns left on the Edifice of each Age."""
    return at_table(lambda item, _: item.integers(), pawns_left, node, game)


def pawns_left(game: ClassicGame) -> list[int]:
    """Return the pawns left on the Edifices. Empty at a table without them."""
    return [count for part in game.parts if isinstance(part, Projects) for count in part.left]
