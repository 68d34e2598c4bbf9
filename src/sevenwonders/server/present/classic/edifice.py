"""Edifices and pawns on the wire."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.edifice.kinds import EDIFICE, EDIFICE_BUILT, EDIFICE_FAILED, JOINED, REWARDED
from sevenwonders.classic.edifice.part import (
    BUILT,
    FAILED,
    OPEN,
    debts_of_ages,
    edifice_part_of,
    penalty_of,
    projects_of,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.cards import NOBODY, icons_of, words_of
from sevenwonders.server.present.classic.rule_presenter import RulePresenter, SheetField
from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.classic.edifice import (
    EdificeEndScene,
    EdificeStage,
    EdificeState,
    PawnScene,
    PawnState,
    PenaltyFacts,
    ProjectsState,
)
from sevenwonders.server.wire.classic.table import MoveScene

STATES: Final[dict[int, EdificeStage]] = {OPEN: "open", BUILT: "built", FAILED: "failed"}


@final
class EdificePresenter(RulePresenter):
    """Shows the Edifices of the Ages, and who takes part."""

    @override
    def name(self) -> str:
        return "edifice"

    @override
    def card_facts(self, library: Library, card: int) -> PenaltyFacts | None:
        if library.cards[card].colour != EDIFICE:
            return None
        penalty = penalty_of(library, card)
        return PenaltyFacts(penalty.penalty_words(), penalty.penalty_code())

    @override
    def city_state(self, game: ClassicGame, view: View, seat: int) -> PawnState:
        part = edifice_part_of(view.cities[seat])
        return PawnState(part.pawns, part.joined, part.owing)

    @override
    def table_state(self, game: ClassicGame, view: View) -> ProjectsState:
        ages = range(1, len(projects_of(view.parts).cards) + 1)
        return ProjectsState([edifice_state(game.library, view, age) for age in ages])

    @override
    def extra_gives(self, game: ClassicGame, seat: int, extra: int) -> list[str]:
        return words_of(game.library.cards[projects_of(game.parts).cards[game.age - 1]].effects)

    @override
    def sheet_fields(self) -> list[SheetField]:
        # Every pawn on a built Edifice brings its reward once.
        return [SheetField("built", "treasury", "built", values=[1, 2, 3], colour=COLOURS[EDIFICE])]

    @override
    def scene(self, game: ClassicGame, event: Event) -> Wire:
        if event.kind == JOINED:
            return PawnScene(event.values[0])
        if event.kind in (EDIFICE_BUILT, EDIFICE_FAILED):
            return EdificeEndScene(event.kind == EDIFICE_BUILT, event.values[1], event.values[2:])
        age = game.library.cards[event.values[0]].age
        return MoveScene("reward" if event.kind == REWARDED else "lose", age, 0, NOBODY)


def stage_of(state: int, age: int, now: int) -> EdificeStage:
    """Return the state of a project; a later Age's cannot be joined with a stage yet.

    Before Age I it is the first one.
    """
    return "later" if state == OPEN and age > max(1, now) else STATES[state]


def edifice_state(library: Library, view: View, age: int) -> EdificeState:
    """Describe the Edifice of an Age."""
    projects = projects_of(view.parts)
    number = projects.cards[age - 1]
    card = library.cards[number]
    penalty = penalty_of(library, number)
    return EdificeState(
        age=age,
        card=card.ident,
        state=stage_of(projects.states[age - 1], age, view.age),
        pawns_left=projects.left[age - 1],
        price=card.coins,
        reward=words_of(card.effects),
        icons=icons_of(card.effects),
        penalty=penalty.penalty_words(),
        penalty_icon=penalty.penalty_code(),
        debt=debts_of_ages()[age - 1],
    )
