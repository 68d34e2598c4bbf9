"""Leaders on the wire."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.leaders.draft import pack_size
from sevenwonders.classic.leaders.effects import BuryLeader
from sevenwonders.classic.leaders.kinds import KEPT_LEADER, LEADER_BURIED, LEADER_DRAFT, LEADER_SOLD, RECRUITED, WHITE
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import BURIED, LeadersRule
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.cards import NOBODY, idents
from sevenwonders.server.present.classic.rule_presenter import RulePresenter, SheetField
from sevenwonders.server.wire.classic.leaders import LeadersState, LeadersTableState
from sevenwonders.server.wire.classic.table import MoveName, MoveScene

BURY: Final = BuryLeader().code()
MOVES: Final[dict[int, MoveName]] = {
    RECRUITED: "recruit",
    KEPT_LEADER: "keep",
    LEADER_SOLD: "sell",
    LEADER_BURIED: "bury",
}


@final
class LeadersPresenter(RulePresenter):
    """Shows leaders in hand and buried ones. Recruited leaders are among their city's cards."""

    @override
    def name(self) -> str:
        return "leaders"

    @override
    def city_state(self, game: ClassicGame, view: View, seat: int) -> LeadersState:
        library = game.library
        part = leaders_of(view.cities[seat])
        rule = rule_of(game)
        worth = [
            rule.buried_points(library, card, age) for card, age in zip(part.buried, part.buried_ages, strict=True)
        ]
        return LeadersState(len(part.hand), idents(library, part.hand), idents(library, part.buried), worth)

    @override
    def table_state(self, game: ClassicGame, view: View) -> LeadersTableState:
        return LeadersTableState(pack_size(game), rule_of(game).price_is_age)

    @override
    def scene(self, game: ClassicGame, event: Event) -> MoveScene | None:
        # Leaders that can no longer be recruited just leave the game.
        use = MOVES.get(event.kind)
        return None if use is None else MoveScene(use, 0, 0, event.seat if event.kind != LEADER_BURIED else NOBODY)

    @override
    def sheet_fields(self) -> list[SheetField]:
        return [SheetField("buried", "wonder", "cards", values=[1, 2, 3], colour=COLOURS[WHITE], effect=BURY)]

    @override
    def is_about_card(self, what: str) -> bool:
        return what == BURIED


def rule_of(game: ClassicGame) -> LeadersRule:
    """Return the leaders rule of a table that plays with it."""
    rule = game.hooks.owner_of(LEADER_DRAFT)
    assert isinstance(rule, LeadersRule)
    return rule
