"""The questions of Edifice: the Age of a pawn, and what to give up for a penalty."""

from collections.abc import Mapping
from typing import Final, final

from rich.console import Group, RenderableType
from typing_extensions import override

from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.edifice.kinds import LOSE, PAWN, PENALTY
from sevenwonders.classic.edifice.part import edifice_part_of, penalty_of, projects_of
from sevenwonders.cli.classic.edifice.projects import edifice_now, edifice_of, owners_words, state_text
from sevenwonders.cli.classic.look import AGE_NAMES, card_name, effects_words
from sevenwonders.cli.classic.question import Question
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table
from sevenwonders.kernel.decision import Decision


@final
class PawnQuestion(Question):
    """Asks for which Age's Edifice to take a pawn."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "A participation pawn: for the Edifice of which Age?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Edifice", "State", "Pawns", "Reward")
        order = scene.around()
        names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
        for number, answer in enumerate(answers, 1):
            age = card_of(answer)
            edifice = edifice_of(scene, age)
            table.add_row(
                str(number),
                f"Age {AGE_NAMES[age]}: {edifice.name}",
                state_text(projects_of(scene.view.parts), age),
                owners_words(names, cities, age) or "nobody",
                effects_words(edifice.effects),
            )
        return Group(table)


@final
class PenaltyQuestion(Question):
    """Asks which card or token to give up for an Edifice that failed."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        penalty = penalty_of(scene.library, projects_of(scene.view.parts).cards[scene.view.age - 1])
        owing = edifice_part_of(scene.cities[decision.seat]).owing
        # Tokens are given up one at a time.
        is_second = penalty.victory_tokens > owing
        what = "lose another victory token" if is_second else penalty.penalty_words()
        return f"{edifice_now(scene).name} was not built, and you have no pawn: you {what}. Which?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Give up", "What you lose")
        for number, answer in enumerate(answers, 1):
            thing = card_of(answer)
            if use_of(answer) == LOSE:
                words = effects_words(scene.library.cards[thing].effects)
                table.add_row(str(number), card_name(scene.library, thing), words)
            else:
                owned = scene.cities[decision.seat].tokens.count(thing)
                table.add_row(str(number), f"victory of {thing}", f"one of {owned}" if owned > 1 else "the only one")
        return Group(table)


EDIFICE_QUESTIONS: Final[Mapping[int, Question]] = {PAWN: PawnQuestion(), PENALTY: PenaltyQuestion()}
