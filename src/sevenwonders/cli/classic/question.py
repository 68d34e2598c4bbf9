"""How a decision is asked: its words, its numbered answers, its commands; and the questions of the base game."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import BUILD, BUILD_FREE, PASSING, SELL, STAGE, TAKE, card_of, use_of
from sevenwonders.classic.kinds import BONUS, CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.rules import decision_names, verbs
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.text.notation import describe
from sevenwonders.cli.classic.hand import footer, hand_table, menu_cards
from sevenwonders.cli.classic.look import card_effects, card_name
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table, first_up
from sevenwonders.cli.words.language import named, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision


class Use(NamedTuple):
    """A use of a numbered card: its letter, and the message of an example for the hints."""

    letter: str
    use: int
    example: str


class TerminalQuestion:
    """How one kind of decision is asked in the terminal.

    Without `uses`, a number means an answer. With them, it means a card of the menu, and a letter before the number
    says what to do with the card; the first use needs no letter. What is kept names its message.
    """

    uses: Sequence[Use] = ()
    # Whether hands are passed afterwards, so that the screen says where they go.
    passes_hands = False
    # Whether to draw the whole table first: not if it was drawn a moment ago.
    draws_table = True
    # Whether an earlier answer may be taken back instead.
    can_take_back = False
    # The complaint to a player who tries to pass and may not.
    must_choose = "terminal-must-choose"
    # The hints for choosing by number and for passing.
    choosing = "terminal-hint-choose"
    passing = "terminal-hint-pass"

    def words(self, scene: Scene, decision: Decision) -> str:
        """Put the question into words."""
        kind = decision_names()[decision.kind]
        return named("prompt", kind, told("table-unknown-prompt"))

    def offer(self, scene: Scene, decision: Decision, menu: list[MenuRow], options: list[int]) -> RenderableType:
        """Draw the numbered answers with their costs and benefits."""
        return self.table(scene, decision, answers_in(options))

    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        """Draw the numbered answers of a question without a menu; by default in the notation of records."""
        table = answer_table(told("terminal-column-answer"))
        for number, answer in enumerate(answers, 1):
            table.add_row(str(number), first_up(describe(scene.library, answer)))
        return Group(table)

    def cards(self, menu: list[MenuRow], options: list[int]) -> list[int]:
        """List the cards that numbers mean, if they mean cards."""
        if self.uses:
            return menu_cards(menu)
        return [card_of(choice) for choice in answers_in(options) if verbs().by_use[use_of(choice)].has_card()]

    def hints(self, scene: Scene, menu: list[MenuRow], options: list[int]) -> str:
        """List the commands that the question understands, in one line."""
        words = [told_by_id(self.choosing, count=len(answers_in(options)))]
        words += [told_by_id(self.passing)] if PASSING in options else []
        return hint_line([*words, told("terminal-hint-card"), told("terminal-hint-help")])

    def use_of_letter(self, letter: str) -> int | None:
        """Return the use of a card that a letter means, or None if the question does not know the letter."""
        if not letter:
            return self.uses[0].use
        return next((use.use for use in self.uses if use.letter == letter), None)

    def letter_refusal(self, letter: str) -> str:
        """Explain why the letter is not possible here. Empty if the rule that adds the letter says why."""
        return ""


def hint_line(hints: Sequence[str]) -> str:
    """Put hints next to each other."""
    return " · ".join(hints)


def answers_in(options: list[int]) -> list[int]:
    """List the options that have a number: all except passing."""
    return [option for option in options if option != PASSING]


def card_table(scene: Scene, heading: str, answers: list[int]) -> Table:
    """Draw numbered cards with their effects, for answers that name a card each. `heading` is the column's."""
    table = answer_table(heading, told("terminal-column-effect"))
    for number, answer in enumerate(answers, 1):
        card = card_of(answer)
        table.add_row(str(number), card_name(scene.library, card), card_effects(scene.library, card))
    return table


def use_hints(uses: Sequence[Use], menu: list[MenuRow], number: int) -> list[str]:
    """Give examples, with that number, of uses of the cards of the menu now."""
    possible = {row.use for row in menu if row.choices}
    return [told_by_id(use.example, number=min(number, len(menu_cards(menu)))) for use in uses if use.use in possible]


# The base game


# The number of the card in an example, if there are that many.
EXAMPLE: Final = 3


class HandQuestion(TerminalQuestion):
    """Asks which card of a hand to play, and how."""

    passes_hands = True
    must_choose = "terminal-must-choose-card"
    uses: Sequence[Use] = (
        Use("b", BUILD, "terminal-hint-build"),
        Use("f", BUILD_FREE, "terminal-hint-build-free"),
        Use("s", STAGE, "terminal-hint-stage"),
        Use("x", SELL, "terminal-hint-sell"),
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
        words += [told_by_id(self.passing)] if PASSING in options else []
        return hint_line([*words, *self.last_hints(), told("terminal-hint-help")])

    def last_hints(self) -> list[str]:
        """List commands to show just before the one for help."""
        return []

    @override
    def letter_refusal(self, letter: str) -> str:
        return told("terminal-no-free-build") if letter == "f" else ""


@final
class LastCardQuestion(HandQuestion):
    """Asks how to play the last card of an Age."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        if scene.has_player(decision.seat):
            return told("terminal-ask-last-card")
        return told("terminal-ask-last-card-for", name=scene.names[decision.seat])


@final
class PileQuestion(HandQuestion):
    """Asks which card of the discard pile to build."""

    uses = (Use("b", TAKE, "terminal-hint-take"),)

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return told("terminal-ask-pile", **scene.about(decision.seat))

    @override
    def letter_refusal(self, letter: str) -> str:
        return told("terminal-only-take")


@final
class BonusQuestion(TerminalQuestion):
    """Asks which of the bonuses of a stage to take."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return told("terminal-ask-bonus")

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        return card_table(scene, told("terminal-column-bonus"), answers)


BASE_QUESTIONS: Final[Mapping[int, TerminalQuestion]] = {
    CARD: HandQuestion(),
    LAST_CARD: LastCardQuestion(),
    DISCARD_PILE: PileQuestion(),
    BONUS: BonusQuestion(),
}
