"""The questions of the base game: the card of a turn, a card of the discard pile, and a bonus."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import BUILD, BUILD_FREE, PASSING, SELL, STAGE, TAKE
from sevenwonders.classic.kinds import BONUS, CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.menu import MenuRow
from sevenwonders.cli.classic.hand import footer, hand_table
from sevenwonders.cli.classic.question import Question, Use, card_table, use_hints
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.kernel.decision import Decision

# The number of the card in an example, if there are that many.
EXAMPLE: Final = 3


class HandQuestion(Question):
    """Asks which card of a hand to play, and how."""

    thing = "card"
    passes_hands = True
    must_choose = "You cannot pass here: build a card, use one for a stage, or sell one."
    uses: Sequence[Use] = (
        Use("b", BUILD, "builds it", "{0} build card {0}"),
        Use("f", BUILD_FREE, "builds it free", "f{0} build it free"),
        Use("s", STAGE, "uses it for the stage", "s{0} stage with card {0}"),
        Use("x", SELL, "sells it", "x{0} sell card {0} for 3 coins"),
    )

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return " ".join(words for screen in scene.screens if (words := screen.task(scene)))

    @override
    def offer(self, scene: Scene, decision: Decision, menu: list[MenuRow], options: list[int]) -> RenderableType:
        parts: list[RenderableType] = [hand_table(scene, decision.seat, menu)]
        blocks = [footer(scene, decision.seat, menu), *[screen.offer_lines(scene) for screen in scene.screens]]
        for lines in blocks:
            parts += [Text(), *lines] if lines else []
        return Group(*parts)

    @override
    def hints(self, scene: Scene, menu: list[MenuRow], options: list[int]) -> str:
        words = use_hints(self.uses, menu, EXAMPLE)
        words += [words for screen in scene.screens for words in screen.prompts(menu)]
        words += [f"p {self.passing}"] if PASSING in options else []
        return " · ".join([*words, *self.last_hints(), "? help"])

    def last_hints(self) -> list[str]:
        """Commands to list just before the one for help."""
        return []

    @override
    def letter_refusal(self, letter: str) -> str:
        return "This city has no right to build a structure free." if letter == "f" else ""


@final
class LastCardQuestion(HandQuestion):
    """Asks how to play the last card of an Age."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        whom = "" if scene.has_player(decision.seat) else f", for {scene.names[decision.seat]}"
        return f"The last card of the Age is played as well{whom}."


@final
class PileQuestion(HandQuestion):
    """Asks which card of the discard pile to build."""

    uses = (Use("b", TAKE, "builds it", "{0} take card {0}"),)

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return f"{scene.title(decision.seat)} may build one card of the discard pile free of charge, or pass."

    @override
    def letter_refusal(self, letter: str) -> str:
        return "A card of the discard pile can only be built: type its number, or p to pass."


@final
class BonusQuestion(Question):
    """Asks which of the bonuses of a stage to take."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "Your stage gives you one of these: which?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        return card_table(scene, "Bonus", answers)


BASE_QUESTIONS: Final[Mapping[int, Question]] = {
    CARD: HandQuestion(),
    LAST_CARD: LastCardQuestion(),
    DISCARD_PILE: PileQuestion(),
    BONUS: BonusQuestion(),
}
