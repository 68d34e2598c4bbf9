"""How a decision is asked: its words, its numbered answers, and what may be typed."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table

from sevenwonders.classic.choice import PASS, PASSING, card_of, use_of
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.notation import describe
from sevenwonders.classic.rules import decision_names, verbs
from sevenwonders.cli.classic.look import card_name, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table, first_up
from sevenwonders.kernel.decision import Decision


class Use(NamedTuple):
    """Something that may be done with a numbered card: its letter, what that does, and an example for a hint."""

    letter: str
    use: int
    does: str
    example: str


class Question:
    """How one kind of decision is asked.

    Without `uses`, a number means one of the answers. With them it means a card of the menu, and a letter before it
    says what is done with the card; the first use needs no letter.
    """

    # What a number stands for.
    thing = "choice"
    uses: Sequence[Use] = ()
    # Whether a card of a passing hand is chosen, so that the screen says where the hands go.
    passes_hands = False
    # Whether the first look needs the whole table: not if it was drawn a moment ago.
    draws_table = True
    # Whether an earlier answer may be taken back instead.
    can_take_back = False
    # What is said to a player who may not pass.
    must_choose = "You cannot pass here: choose one of the answers."
    # What choosing by number, and passing, are called in the hints.
    choosing = "choose"
    passing = "pass"

    def words(self, scene: Scene, decision: Decision) -> str:
        """What is asked."""
        return f"{first_up(decision_names()[decision.kind].replace('_', ' '))}: choose one."

    def offer(self, scene: Scene, decision: Decision, menu: list[MenuRow], options: list[int]) -> RenderableType:
        """The numbered answers, with what each of them costs and brings."""
        return self.table(scene, decision, answers_in(options))

    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        """The numbered answers of a question without a menu; by default in the notation of records."""
        table = answer_table("Answer")
        for number, answer in enumerate(answers, 1):
            table.add_row(str(number), first_up(describe(scene.library, answer)))
        return Group(table)

    def cards(self, menu: list[MenuRow], options: list[int]) -> list[int]:
        """The cards that numbers stand for, if they do."""
        if self.uses:
            return menu_cards(menu)
        return [card_of(choice) for choice in answers_in(options) if verbs().by_use[use_of(choice)].has_card()]

    def hints(self, scene: Scene, menu: list[MenuRow], options: list[int]) -> str:
        """What may be typed, in one line."""
        count = len(answers_in(options))
        words = [f"1 {self.choosing}" if count == 1 else f"1 to {count} {self.choosing}"]
        words += [f"p {self.passing}"] if PASSING in options else []
        return " · ".join([*words, "c NAME card", "? help"])

    def use_of_letter(self, letter: str) -> int | None:
        """What a letter before a number does with the card; None for a letter that the question does not have."""
        if not letter:
            return self.uses[0].use
        return next((use.use for use in self.uses if use.letter == letter), None)

    def letter_refusal(self, letter: str) -> str:
        """Why the letter does not go with this question; empty if the rule that brings the letter should say it."""
        return ""


def answers_in(options: list[int]) -> list[int]:
    """The options that have a number: all but passing."""
    return [option for option in options if option != PASSING]


def card_table(scene: Scene, heading: str, answers: list[int]) -> Table:
    """Numbered cards with their effects, for answers that name a card each."""
    table = answer_table(heading, "Effect")
    for number, answer in enumerate(answers, 1):
        card = card_of(answer)
        table.add_row(str(number), card_name(scene.library, card), effects_words(scene.library.cards[card].effects))
    return table


def menu_cards(menu: list[MenuRow]) -> list[int]:
    """The cards of a menu in the order in which they are numbered, from 1."""
    return list(dict.fromkeys(row.card for row in menu if row.use != PASS))


def use_hints(uses: Sequence[Use], menu: list[MenuRow], number: int) -> list[str]:
    """Examples with a number for what can be done with the cards of the menu now."""
    possible = {row.use for row in menu if row.choices}
    return [use.example.format(min(number, len(menu_cards(menu)))) for use in uses if use.use in possible]
