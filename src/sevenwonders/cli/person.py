"""One person at the terminal: told what happens, asked for choices until one is good."""

from collections.abc import Callable

from rich.console import Console, Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.choice import BUILD, BUILD_FREE, PASS, SELL, STAGE, TAKE
from sevenwonders.classic.kinds import DISCARD_PILE, FREE_CITY
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.notation import match_option
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.city import detail_panel
from sevenwonders.cli.hand import find_row, menu_cards, offers, payment_list
from sevenwonders.cli.look import BAD_STYLE, QUIET_STYLE, score_table
from sevenwonders.cli.prompt import (
    DECLINE,
    HELP,
    LOG,
    NOTHING,
    PICK,
    QUIT,
    SCORE,
    SHOW_CARD,
    SHOW_CITY,
    SHOW_TABLE,
    TAKE_BACK,
    Command,
    clean,
    parse_command,
    parse_payment,
)
from sevenwonders.cli.reference import card_panel, find_cards, find_city, help_table
from sevenwonders.cli.scene import Scene, scene_of, table_names
from sevenwonders.cli.screen import AGES, decision_screen, offer, prompt_words
from sevenwonders.cli.telling import tell
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import GameError

TOOK_BACK = -1
MOST_NAMES = 8


class Leave(Exception):
    """The person ends the game early."""


class Person:
    """The player at a seat, who reads the console and types lines. `read` gets a prompt and returns a line."""

    def __init__(self, seat: int, console: Console, read: Callable[[str], str]) -> None:
        self.seat = seat
        self.console = console
        self.read = read
        self.log: list[tuple[str, list[str]]] = []
        self.told = 0
        self.heading = ""

    # Telling

    def hear(self, game: ClassicGame) -> None:
        """Tell what happened since the last time."""
        lines = tell(game.library, table_names(game, self.seat), self.seat, game.events[self.told :])
        self.told = len(game.events)
        if lines:
            self.log.append((self.heading, lines))
            self.console.print()
            self.show_chapter(self.heading, lines)
            self.console.print()
        self.heading = f"Age {AGES[game.age]} · turn {game.turn}"

    def show_chapter(self, heading: str, lines: list[str]) -> None:
        """One part of the log."""
        self.console.print(Rule(Text(f"{heading}: what happened", style="bold"), align="left", style=QUIET_STYLE))
        for line in lines:
            self.console.print(Text(line, style="bold" if line.startswith("You ") else ""))

    def complain(self, words: str) -> None:
        """Say what was wrong with the last line."""
        self.console.print(Text(words, style=BAD_STYLE))

    def line(self) -> str:
        """The next typed line; the end of the input means to leave."""
        try:
            return self.read("> ")
        except EOFError as error:
            self.console.print()
            raise Leave from error

    # Asking

    def ask(self, game: ClassicGame, decision: Decision) -> int:
        """A choice for the decision, or TOOK_BACK when the own card is to be chosen again."""
        scene = scene_of(game, self.seat)
        menu = game.menu(decision.ident)
        if decision.kind == FREE_CITY:
            # The table is as it was when the own card was chosen, a few lines above.
            self.console.print(Group("", offer(scene, decision, menu)))
        else:
            self.console.print(decision_screen(scene, decision, menu, self.console.width))
        self.console.print()
        self.show_prompt(decision, menu)
        while True:
            command = parse_command(self.line())
            choice = self.obey(game, scene, decision, menu, command)
            if choice is not None:
                return choice

    def show_prompt(self, decision: Decision, menu: list[MenuRow]) -> None:
        """The commands in one line."""
        self.console.print(Text(prompt_words(decision, menu), style=QUIET_STYLE))

    def obey(
        self, game: ClassicGame, scene: Scene, decision: Decision, menu: list[MenuRow], command: Command
    ) -> int | None:
        """Do what was typed: a choice ends the question, everything else leaves it open."""
        kind = command.kind
        if kind == QUIT:
            raise Leave
        if kind == NOTHING:
            self.show_prompt(decision, menu)
        elif kind == PICK:
            return self.pick(scene, decision, menu, command)
        elif kind == DECLINE:
            return self.pass_on(menu)
        elif kind == TAKE_BACK:
            return self.take_back(decision)
        elif kind == SHOW_TABLE:
            self.console.print(decision_screen(scene, decision, menu, self.console.width))
            self.show_prompt(decision, menu)
        elif kind == SCORE:
            self.console.print(standings(game, scene))
        elif kind in (HELP, LOG, SHOW_CARD, SHOW_CITY):
            self.look_up(scene, menu, command)
        else:
            return self.typed(game, scene, decision, menu, command.words)
        return None

    def pick(self, scene: Scene, decision: Decision, menu: list[MenuRow], command: Command) -> int | None:
        """The choice behind a card's number, if it is possible."""
        cards = menu_cards(menu)
        if not 1 <= command.number <= len(cards):
            self.complain(f"There is no card {command.number}: {span(len(cards))}.")
            return None
        if decision.kind == DISCARD_PILE and command.use != BUILD:
            self.complain("A card of the discard pile can only be built: type its number, or p to pass.")
            return None
        use = TAKE if decision.kind == DISCARD_PILE else command.use
        row = find_row(menu, cards[command.number - 1], use)
        if row is None:
            self.complain("This city has no right to build a structure free.")
            return None
        if not row.choices:
            self.complain(f"{row.reason} {alternatives(menu, row, command.number)}".rstrip())
            return None
        return row.choices[0] if len(row.choices) == 1 else self.payment(scene, decision.seat, row)

    def payment(self, scene: Scene, seat: int, row: MenuRow) -> int | None:
        """Which of several payments; None to choose something else."""
        self.console.print(f"There are {len(row.choices)} ways to pay. Type a number, Enter for 1, 0 to go back.")
        self.console.print(payment_list(scene, seat, row))
        while True:
            line = self.line()
            position = parse_payment(line, len(row.choices))
            if parse_command(line).kind == QUIT:
                raise Leave
            if position is None:
                self.complain(f"Type a number from 1 to {len(row.choices)}, Enter for 1, or 0 to go back.")
            elif position < 0:
                self.console.print("Nothing is chosen yet.")
                return None
            else:
                return row.choices[position]

    def pass_on(self, menu: list[MenuRow]) -> int | None:
        """The choice to take nothing, where that is allowed."""
        for row in menu:
            if row.use == PASS:
                return row.choices[0]
        self.complain("Nobody passes here: build a card, use one for the stage, or sell one.")
        return None

    def take_back(self, decision: Decision) -> int | None:
        """Back to the own card while the Free City's is chosen."""
        if decision.kind == FREE_CITY:
            return TOOK_BACK
        self.complain("There is nothing to take back.")
        return None

    def typed(self, game: ClassicGame, scene: Scene, decision: Decision, menu: list[MenuRow], words: str) -> int | None:
        """The choice in words: a card's bare name builds it, all else is the notation of records."""
        for number, card in enumerate(menu_cards(menu), 1):
            if game.library.cards[card].name.lower() == words.lower():
                return self.pick(scene, decision, menu, Command(PICK, number=number))
        try:
            return match_option(game, decision, words)
        except GameError as error:
            self.complain(f"{error} Type ? for help.")
            return None

    # Looking up

    def look_up(self, scene: Scene, menu: list[MenuRow], command: Command) -> None:
        """Answer a question about the game."""
        if command.kind == HELP:
            self.console.print(help_table())
        elif command.kind == LOG:
            for heading, lines in self.log:
                self.show_chapter(heading, lines)
            if not self.log:
                self.console.print("Nothing has happened yet.")
        elif command.kind == SHOW_CARD:
            self.show_card(scene, menu, command.words)
        else:
            self.show_city(scene, command.words)

    def show_card(self, scene: Scene, menu: list[MenuRow], words: str) -> None:
        """A card by its number or name."""
        cards = menu_cards(menu)
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

    def show_city(self, scene: Scene, words: str) -> None:
        """A city by its name or side."""
        seat = find_city(scene, clean(words))
        if seat is None:
            self.complain(f"No city here is called '{words}'. Type d left, d right, or d and a name.")
        else:
            self.console.print(detail_panel(scene, seat))


def standings(game: ClassicGame, scene: Scene) -> Table:
    """The score sheet as if the game ended now: all that counts lies open on the table."""
    boards = [city.board for city in scene.cities]
    names = [scene.title(seat) for seat in range(len(boards))]
    return score_table(game.library, names, boards, game.score_sheet(), game.ranking())


def span(count: int) -> str:
    """Which numbers there are."""
    return "the only one is 1" if count == 1 else f"they go from 1 to {count}"


def alternatives(menu: list[MenuRow], row: MenuRow, number: int) -> str:
    """What else could be done with the card."""
    words = {BUILD: "builds it", BUILD_FREE: "builds it free", STAGE: "uses it for the stage", SELL: "sells it"}
    letters = {BUILD: "b", BUILD_FREE: "f", STAGE: "s", SELL: "x"}
    possible = [use for use in words if offers(menu, row.card, use)]
    return sentence_of([f"{letters[use]}{number} {words[use]}" for use in possible])


def sentence_of(parts: list[str]) -> str:
    """The parts as one sentence, if there are any."""
    return f"{', '.join(parts)}." if parts else ""
