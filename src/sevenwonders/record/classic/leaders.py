"""Leaders in scenarios and golden texts."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.saving.save import idents
from sevenwonders.classic.table import ClassicGame
from sevenwonders.record.classic.rule_record import Readers, RuleRecord, names_in, read_names
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check, by_seat


@final
class LeadersRecord(RuleRecord):
    """Leaders in hand and buried ones."""

    @override
    def expectations(self) -> Readers:
        return {"leaders": read_leaders}

    @override
    def part_words(self, library: Library, part: Part) -> str:
        if not isinstance(part, LeadersPart):
            return ""
        buried = f" buried {' '.join(idents(library, part.buried))}" if part.buried else ""
        return f" leaders {' '.join(idents(library, part.hand)) or '-'}{buried}"


def read_leaders(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that a player has exactly these leaders in hand."""
    return by_seat(read_names, lambda now, seat: names_in(now, leaders_in_hand(now, seat)), node, game)


def leaders_in_hand(game: ClassicGame, seat: int) -> list[int]:
    """List a player's leaders in hand. Empty at a table without Leaders."""
    return [card for part in game.cities[seat].parts if isinstance(part, LeadersPart) for card in part.hand]
