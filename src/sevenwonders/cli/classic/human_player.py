"""A person at a classic table, who picks cards by number or name, chooses payments and answers questions."""

from collections.abc import Callable
from functools import partial
from typing import Final, final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from typing_extensions import override

from sevenwonders.classic.choice import PASSING, extra_of, trade_in
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.rules import verbs
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.text.notation import parse
from sevenwonders.cli.classic.all_rules import question_of, screens_of
from sevenwonders.cli.classic.city import detail_panel
from sevenwonders.cli.classic.hand import find_row, offers, way_list
from sevenwonders.cli.classic.look import name_of
from sevenwonders.cli.classic.notation import card_in_english, in_english
from sevenwonders.cli.classic.question import TerminalQuestion, answers_in, hint_line
from sevenwonders.cli.classic.reasons import reason_of
from sevenwonders.cli.classic.reference import card_panel, find_cards, find_city, help_table
from sevenwonders.cli.classic.rule_screen import Letter
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.classic.screen import decision_screen, moment_words, offer, scene_of, score_sheet, table_names
from sevenwonders.cli.classic.telling import tell
from sevenwonders.cli.human_player import HumanPlayer, Line
from sevenwonders.cli.prompt import PICK, Command
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import GameError, IllegalChoice
from sevenwonders.kernel.event import Event

TOOK_BACK: Final = -1
# The letters of the base game; rules add their own.
LETTERS: Final = "bfsx"


@final
class ClassicPlayer(HumanPlayer):
    """The player at a seat of the classic game."""

    game: ClassicGame
    card_hint = "terminal-card-hint"

    def __init__(self, game: ClassicGame, seat: int, console: Console, read: Callable[[str], str]) -> None:
        super().__init__(game, seat, console, read)
        self.game = game
        self.rule_letters: dict[str, Letter] = {
            letter.letter: letter for screen in screens_of(game.hooks) for letter in screen.letters
        }
        self.letters = LETTERS + "".join(self.rule_letters)

    def scene(self) -> Scene:
        """Return the table as the person may see it now."""
        return scene_of(self.game, self.seat)

    def menu(self, decision: Decision) -> list[MenuRow]:
        """Return the menu of the decision."""
        return self.game.menu(decision.ident)

    def options(self, decision: Decision) -> list[int]:
        """Return the options of the decision."""
        return self.game.options(decision.ident)

    def numbered(self, decision: Decision) -> list[int]:
        """List the cards that numbers mean, if they mean cards."""
        return question_of(decision.kind).cards(self.menu(decision), self.options(decision))

    # Telling

    @override
    def news(self, events: list[Event]) -> list[Line]:
        return tell(self.game, table_names(self.game, self.seat), self.seat, events)

    @override
    def moment(self) -> str:
        return moment_words(self.scene())

    @override
    def show_question(self, decision: Decision) -> None:
        question = question_of(decision.kind)
        if question.draws_table:
            self.show_table(decision)
            return
        below = offer(self.scene(), decision, question, self.menu(decision), self.options(decision))
        self.console.print(Group("", below))

    @override
    def show_table(self, decision: Decision) -> None:
        question, menu, options = question_of(decision.kind), self.menu(decision), self.options(decision)
        self.console.print(decision_screen(self.scene(), decision, question, menu, options, self.console.width))

    @override
    def hints(self, decision: Decision) -> str:
        return question_of(decision.kind).hints(self.scene(), self.menu(decision), self.options(decision))

    @override
    def standings(self) -> Table:
        scene = self.scene()
        return score_sheet(self.game, [scene.title(seat) for seat in range(len(scene.cities))])

    @override
    def help(self) -> RenderableType:
        return help_table(self.scene())

    # Choosing

    @override
    def answer(self, decision: Decision) -> None:
        # A card that was taken back is chosen again.
        choice = self.ask(decision)
        if choice != TOOK_BACK:
            self.game.answer(decision.ident, choice)
            return
        own = next(item for item in self.game.decisions if item.seat == self.seat and item.kind == CARD)
        self.game.change(own.ident, self.ask(own))

    @override
    def pick(self, decision: Decision, command: Command) -> int | None:
        question = question_of(decision.kind)
        if question.uses:
            return self.pick_card(decision, command, question)
        answers = answers_in(self.options(decision))
        if command.letter or not 1 <= command.number <= len(answers):
            self.complain_about_number(f"{command.letter}{command.number}", len(answers))
            return None
        return answers[command.number - 1]

    def pick_card(self, decision: Decision, command: Command, question: TerminalQuestion) -> int | None:
        """Return the choice for a card of the menu, given by its number."""
        menu = self.menu(decision)
        cards = question.cards(menu, [])
        if not 1 <= command.number <= len(cards):
            self.complain_about_number(str(command.number), len(cards))
            return None
        row = find_row(menu, cards[command.number - 1], self.use_for(question, command.letter))
        if row is None:
            self.complain(
                question.letter_refusal(command.letter) or told_by_id(self.rule_letters[command.letter].refusal)
            )
            return None
        if not row.choices:
            reason = reason_of(self.scene().lacks.of_row(decision.seat, row))
            self.complain(" ".join([reason, *alternatives(question, menu, row, command.number)]))
            return None
        return self.way_with(decision, row, command.letter)

    def use_for(self, question: TerminalQuestion, letter: str) -> int | None:
        """Return the use of a card that a letter means, if the question knows it."""
        wanted = self.rule_letters.get(letter)
        if wanted is not None and any(use.use == wanted.use for use in question.uses):
            return wanted.use
        return question.use_of_letter(letter)

    def way_with(self, decision: Decision, row: MenuRow, letter: str) -> int | None:
        """Return the choice of a row with the extra that a letter asks for.

        The person is asked if there are several.
        """
        wanted = self.rule_letters.get(letter)
        if wanted is not None and wanted.extras:
            choices = [choice for choice in row.choices if extra_of(choice) in wanted.extras]
            if not choices:
                self.complain(told_by_id(wanted.refusal))
                return None
            row = MenuRow(row.card, row.use, choices, row.bank, row.by_chain, row.reason)
        return row.choices[0] if len(row.choices) == 1 else self.way(decision, row)

    def way(self, decision: Decision, row: MenuRow) -> int | None:
        """Let the person pick among payments, stages and extras. None to choose something else."""
        position = self.which_way(way_list(self.scene(), decision.seat, row), question_for_ways(row))
        return None if position is None else row.choices[position]

    @override
    def decline(self, decision: Decision) -> int | None:
        if PASSING in self.options(decision):
            return PASSING
        self.complain(told_by_id(question_of(decision.kind).must_choose))
        return None

    @override
    def take_back(self, decision: Decision) -> int | None:
        if question_of(decision.kind).can_take_back:
            return TOOK_BACK
        self.complain(told("terminal-nothing-to-take-back"))
        return None

    @override
    def in_english(self, decision: Decision, words: str) -> str:
        return in_english(self.game.library, self.numbered(decision), words)

    @override
    def typed(self, decision: Decision, words: str) -> int | None:
        # A bare card name means the same as its number; everything else is the notation of records.
        library = self.game.library
        cards = self.numbered(decision)
        known = card_in_english(library, cards, words)
        name = library.cards[library.find_card(known)].name if known else ""
        for number, card in enumerate(cards, 1):
            if library.cards[card].name == name:
                return self.pick(decision, Command(PICK, number=number))
        return super().typed(decision, words)

    @override
    def refusal(self, decision: Decision, words: str, english: str, error: GameError) -> str:
        if isinstance(error, IllegalChoice):
            cards = self.game.library.cards
            use, card, _ = parse(self.game.library, english)
            for row in self.menu(decision) if verbs().by_use[use].has_card() else []:
                if row.use == use and not row.choices and cards[row.card].name == cards[card].name:
                    return reason_of(self.scene().lacks.of_row(decision.seat, row))
        return super().refusal(decision, words, english, error)

    # Looking up

    @override
    def card_panels(self, decision: Decision, words: str) -> dict[str, Callable[[], RenderableType]]:
        scene = self.scene()
        cards = self.numbered(decision)
        is_number = words.isdecimal() and len(words) <= 3 and 1 <= int(words) <= len(cards)
        found = [cards[int(words) - 1]] if is_number else find_cards(scene, words)
        return {name_of(scene.library, card): partial(card_panel, scene, card) for card in found}

    @override
    def found_city(self, words: str) -> int | None:
        return find_city(self.scene(), words)

    @override
    def city_panel(self, seat: int) -> RenderableType:
        return detail_panel(self.scene(), seat)


def alternatives(question: TerminalQuestion, menu: list[MenuRow], row: MenuRow, number: int) -> list[str]:
    """Return the hints for other uses of the card, as one, if there are any."""
    possible = [told_by_id(use.example, number=number) for use in question.uses if offers(menu, row.card, use.use)]
    return [hint_line(possible)] if possible else []


def question_for_ways(row: MenuRow) -> str:
    """Return the message that asks for one of the ways of a row."""
    is_payment = len({choice - trade_in(choice) for choice in row.choices}) == 1
    return "terminal-ways-to-pay" if is_payment else "terminal-ways"
