"""One person at a classic table: cards picked by number or name, payments, the Free City's card."""

from collections.abc import Callable
from typing import Final, final

from rich.console import Console, Group, RenderableType
from rich.table import Table

from sevenwonders.classic.armada.kinds import GREEN_FLEET, ISLANDS, RED_FLEET
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    card_of,
    extra_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.edifice.kinds import BONUS, EDIFICE, PENALTY
from sevenwonders.classic.free_city.kinds import FREE_CITY
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.leaders.kinds import BURY_LEADER, LEADER_DRAFT, RECRUIT, RECRUITS
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.notation import NUMBER_VERBS
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.city import detail_panel
from sevenwonders.cli.classic.hand import find_row, menu_cards, offers, way_list
from sevenwonders.cli.classic.look import score_sheet
from sevenwonders.cli.classic.questions import (
    ABOUT_LEADERS,
    RECRUIT_USES,
    question_hints,
    question_table,
    question_words,
)
from sevenwonders.cli.classic.reference import card_panel, find_cards, find_city, help_table
from sevenwonders.cli.classic.scene import Scene, scene_of, table_names
from sevenwonders.cli.classic.screen import decision_screen, moment_words, offer, plain_screen, prompt_words
from sevenwonders.cli.classic.telling import tell
from sevenwonders.cli.person import Person, span
from sevenwonders.cli.prompt import PICK, Command, clean
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event

TOOK_BACK: Final = -1
MOST_NAMES: Final = 8
# Decisions about the cards of a hand or pile; expansions ask all others.
ABOUT_CARDS: Final = (CARD, LAST_CARD, DISCARD_PILE, FREE_CITY)
# Decisions whose numbered answers are cards.
ABOUT_OPTIONS: Final = (LEADER_DRAFT, BURY_LEADER, ISLANDS, BONUS, PENALTY)
USES: Final = {"": BUILD, "b": BUILD, "f": BUILD_FREE, "s": STAGE, "x": SELL, "w": BUILD, "e": STAGE}
# What a letter wants to go along with the card or stage, and what is said where that cannot be.
WITH: Final = {
    "w": (range(RED_FLEET, GREEN_FLEET + 1), "No fleet can move with that card now."),
    "e": ((EDIFICE,), "A stage cannot join an Edifice now."),
}
# Why a letter does not go with what is asked.
NO_SUCH_USE: Final = {
    "b": "Leaders are not built but recruited: type the number alone.",
    "e": "This leader can only be recruited: type the number alone, or p to pass.",
    "f": "This city has no right to build a structure free.",
    "r": "Leaders are recruited before an Age begins, and no card of the hand is one.",
    "s": "This leader can only be recruited: type the number alone, or p to pass.",
    "x": "This leader can only be recruited: type the number alone, or p to pass.",
    "w": "A fleet moves with a leader only where it is used for a stage: type s and the number.",
}


@final
class ClassicPerson(Person):
    """The player at a seat of the classic game."""

    letters = "befrswx"
    game: ClassicGame

    def __init__(self, game: ClassicGame, seat: int, console: Console, read: Callable[[str], str]) -> None:
        super().__init__(game, seat, console, read)
        self.game = game

    def scene(self) -> Scene:
        """The table as the person may see it now."""
        return scene_of(self.game, self.seat)

    def menu(self, decision: Decision) -> list[MenuRow]:
        """What the decision offers and refuses."""
        return self.game.menu(decision.ident)

    def numbered(self, decision: Decision) -> list[int]:
        """The cards that numbers stand for, if they do."""
        if decision.kind in ABOUT_CARDS or decision.kind in ABOUT_LEADERS:
            return menu_cards(self.menu(decision))
        if decision.kind in ABOUT_OPTIONS:
            uses = [choice for choice in self.answers(decision) if use_of(choice) not in NUMBER_VERBS]
            return [card_of(choice) for choice in uses]
        return []

    def answers(self, decision: Decision) -> list[int]:
        """The options that have a number where no cards of a menu have one: all but passing."""
        return [choice for choice in self.game.options(decision.ident) if choice != PASSING]

    # Telling

    def news(self, events: list[Event]) -> list[str]:
        """One sentence a city and reveal."""
        return tell(self.game.library, table_names(self.game, self.seat), self.seat, events)

    def moment(self) -> str:
        """Age and turn."""
        return moment_words(self.scene()).removesuffix(f" of {self.game.library.last_turn}")

    def show_question(self, decision: Decision) -> None:
        """The whole table; for the Free City, the table is as it was a few lines above."""
        if decision.kind == FREE_CITY:
            self.console.print(Group("", offer(self.scene(), decision, self.menu(decision))))
        else:
            self.show_table(decision)

    def show_table(self, decision: Decision) -> None:
        """Cities and the hand, or what an expansion asks."""
        scene = self.scene()
        menu = self.menu(decision)
        width = self.console.width
        if decision.kind in ABOUT_CARDS:
            self.console.print(decision_screen(scene, decision, menu, width))
            return
        answers = question_table(scene, decision, menu, self.game.options(decision.ident))
        self.console.print(plain_screen(scene, question_words(scene, decision), answers, width))

    def hints(self, decision: Decision) -> str:
        """The commands in one line."""
        if decision.kind in ABOUT_CARDS:
            return prompt_words(decision, self.menu(decision))
        return question_hints(decision, self.menu(decision), self.game.options(decision.ident))

    def standings(self) -> Table:
        """The score sheet as if the game ended now."""
        scene = self.scene()
        return score_sheet(self.game, [scene.title(seat) for seat in range(len(scene.cities))])

    def help(self) -> RenderableType:
        """Commands and marks."""
        return help_table(self.game.library)

    # Choosing

    def answer(self, decision: Decision) -> None:
        """Give the person's answer; a card that was taken back is chosen again."""
        choice = self.ask(decision)
        if choice != TOOK_BACK:
            self.game.answer(decision.ident, choice)
            return
        own = next(item for item in self.game.decisions if item.seat == self.seat and item.kind == CARD)
        self.game.change(own.ident, self.ask(own))

    def pick(self, decision: Decision, command: Command) -> int | None:
        """The choice behind a number, if it is possible."""
        if decision.kind in ABOUT_LEADERS:
            return self.pick_card(decision, command, RECRUIT_USES, "leader")
        if decision.kind not in ABOUT_CARDS:
            return self.pick_answer(decision, command)
        if decision.kind == DISCARD_PILE and command.letter not in ("", "b"):
            self.complain("A card of the discard pile can only be built: type its number, or p to pass.")
            return None
        uses = {"": TAKE, "b": TAKE} if decision.kind == DISCARD_PILE else USES
        return self.pick_card(decision, command, uses, "card")

    def pick_card(self, decision: Decision, command: Command, uses: dict[str, int], word: str) -> int | None:
        """The choice behind the number of a card or leader of the menu."""
        menu = self.menu(decision)
        cards = menu_cards(menu)
        if not 1 <= command.number <= len(cards):
            self.complain(f"There is no {word} {command.number}: {span(len(cards))}.")
            return None
        use = uses.get(command.letter)
        row = None if use is None else find_row(menu, cards[command.number - 1], use)
        if row is None:
            self.complain(NO_SUCH_USE[command.letter])
            return None
        if not row.choices:
            self.complain(f"{row.reason} {alternatives(menu, row, command.number)}".rstrip())
            return None
        return self.way_with(decision, row, command.letter)

    def way_with(self, decision: Decision, row: MenuRow, letter: str) -> int | None:
        """The choice of a row that the letter narrows down; asked where there are several."""
        if letter in WITH:
            extras, words = WITH[letter]
            choices = [choice for choice in row.choices if extra_of(choice) in extras]
            if not choices:
                self.complain(words)
                return None
            row = MenuRow(row.card, row.use, choices, row.bank, row.by_chain, row.reason)
        return row.choices[0] if len(row.choices) == 1 else self.way(decision, row)

    def pick_answer(self, decision: Decision, command: Command) -> int | None:
        """The answer with that number; letters mean nothing here."""
        answers = self.answers(decision)
        if command.letter or not 1 <= command.number <= len(answers):
            self.complain(f"There is no choice {command.letter}{command.number}: {span(len(answers))}.")
            return None
        return answers[command.number - 1]

    def way(self, decision: Decision, row: MenuRow) -> int | None:
        """Which of several ways: payments, stages, and what goes along; None to choose something else."""
        position = self.which_way(way_list(self.scene(), decision.seat, row), choices_words(row))
        return None if position is None else row.choices[position]

    def decline(self, decision: Decision) -> int | None:
        """The choice to take nothing, where that is allowed."""
        if PASSING in self.game.options(decision.ident):
            return PASSING
        self.complain(no_pass_words(decision))
        return None

    def take_back(self, decision: Decision) -> int | None:
        """Back to the own card while the Free City's is chosen."""
        if decision.kind == FREE_CITY:
            return TOOK_BACK
        self.complain("There is nothing to take back.")
        return None

    def typed(self, decision: Decision, words: str) -> int | None:
        """The choice in words: a card's bare name builds it, all else is the notation of records."""
        for number, card in enumerate(self.numbered(decision), 1):
            if self.game.library.cards[card].name.lower() == words.lower():
                return self.pick(decision, Command(PICK, number=number))
        return super().typed(decision, words)

    # Looking up

    def show_card(self, decision: Decision, words: str) -> None:
        """A card by its number or name."""
        scene = self.scene()
        cards = self.numbered(decision)
        if words.isdecimal() and len(words) <= 3 and 1 <= int(words) <= len(cards):
            self.console.print(card_panel(scene, cards[int(words) - 1]))
            return
        found = find_cards(scene, words) if words else []
        if len(found) == 1:
            self.console.print(card_panel(scene, found[0]))
        elif 1 < len(found) <= MOST_NAMES:
            self.complain(f"Which one: {', '.join(scene.library.cards[card].name for card in found)}?")
        else:
            self.complain("Type c and a card's name or number, for instance: c Library")

    def show_city(self, words: str) -> None:
        """A city by its name or side."""
        scene = self.scene()
        seat = find_city(scene, clean(words))
        if seat is None:
            self.complain(f"No city here is called '{words}'. Type d left, d right, or d and a name.")
        else:
            self.console.print(detail_panel(scene, seat))


def alternatives(menu: list[MenuRow], row: MenuRow, number: int) -> str:
    """What else could be done with the card."""
    words = {
        RECRUIT: "recruits it",
        BUILD: "builds it",
        BUILD_FREE: "builds it free",
        STAGE: "uses it for the stage",
        SELL: "sells it",
    }
    letters = {RECRUIT: "r", BUILD: "b", BUILD_FREE: "f", STAGE: "s", SELL: "x"}
    possible = [use for use in words if offers(menu, row.card, use)]
    return sentence_of([f"{letters[use]}{number} {words[use]}" for use in possible])


def choices_words(row: MenuRow) -> str:
    """What the ways of a row are."""
    return "ways to pay" if len({choice - trade_in(choice) for choice in row.choices}) == 1 else "ways"


def no_pass_words(decision: Decision) -> str:
    """What there is to do where nobody passes."""
    if decision.kind == RECRUITS:
        return "Nobody passes here: recruit a leader, use one for the stage, or sell one."
    if decision.kind in ABOUT_CARDS:
        return "Nobody passes here: build a card, use one for the stage, or sell one."
    return "Nobody passes here: one of the answers has to be chosen."


def sentence_of(parts: list[str]) -> str:
    """The parts as one sentence, if there are any."""
    return f"{', '.join(parts)}." if parts else ""
