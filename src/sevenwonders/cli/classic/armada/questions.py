"""The questions of Armada: which fleets sail, which island to take, whether to fight at sea."""

from collections.abc import Mapping
from typing import Final, final

from rich.console import Group, RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import FLEET, ISLANDS, NAVAL_CONFLICT
from sevenwonders.classic.armada.naval import naval_tokens
from sevenwonders.classic.armada.part import STEP_COUNT, armada_of, naval_strength
from sevenwonders.classic.choice import card_of
from sevenwonders.cli.classic.armada.harbour import fleet_text, next_square_words
from sevenwonders.cli.classic.question import Question, card_table
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import QUIET_STYLE, answer_table
from sevenwonders.kernel.decision import Decision


@final
class FleetQuestion(Question):
    """Asks which fleets make a free step."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        steps = armada_of(scene.cities[decision.seat]).free_steps
        count = steps[0] // STEP_COUNT if steps else 1
        if count == 1:
            return "A free step: which fleet sails?"
        return f"A free step for each of {count} different fleets: which sail?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        city = scene.cities[decision.seat]
        table = answer_table("Fleets", "Next square")
        for number, answer in enumerate(answers, 1):
            lanes = [lane for lane in range(len(FLEETS)) if card_of(answer) >> lane & 1]
            names = Text(", ").join(fleet_text(lane) for lane in lanes)
            table.add_row(str(number), names, "; ".join(next_square_words(city, lane) for lane in lanes))
        return Group(table)


@final
class IslandQuestion(Question):
    """Asks which of the islands on offer to take."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        level = armada_of(scene.cities[decision.seat]).exploring[0]
        return f"Which of these islands of level {level} do you take? The others go back."

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        return card_table(scene, "Island", answers)


@final
class NavalQuestion(Question):
    """Asks whether a city that may stay out of the naval conflict fights."""

    choosing = "fight"
    passing = "stay out"

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "Do you fight in the naval conflict of this Age, or stay out of it?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Answer", "If all others fight")
        token = naval_tokens(scene.cities, scene.view.age).get(decision.seat, 0)
        strength = f"naval strength {naval_strength(scene.cities[decision.seat])}"
        for number in range(1, len(answers) + 1):
            table.add_row(str(number), "fight", f"{strength}: {f'a token of {token:+d}' if token else 'no token'}")
        words = "If you stay out, you take no token, and the others are ranked without you."
        return Group(table, Text(), Text(words, style=QUIET_STYLE))


ARMADA_QUESTIONS: Final[Mapping[int, Question]] = {
    FLEET: FleetQuestion(),
    ISLANDS: IslandQuestion(),
    NAVAL_CONFLICT: NavalQuestion(),
}
