"""A person at the terminal, who reads what happens and types choices until one of them is valid."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.look import BAD_STYLE, COIN_STYLE, QUIET_STYLE
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
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game

# The most names that a question about a name lists.
MOST_NAMES: Final = 8


class Leave(Exception):
    """The person ends the game early."""


class HumanPlayer(ABC):
    """The player at a seat. `read` shows a prompt and returns the line that the person types.

    This class has what all games share. Each game adds how events read, how the table looks and how choices are made.
    """

    # The letters that may come before a number, such as `s` in `s3`.
    letters = ""
    # The complaint about the name of a card that cannot be found.
    card_hint = ""

    def __init__(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self.read = read
        self.log: list[tuple[str, list[str]]] = []
        self.told = 0
        self.heading = ""

    # Hooks for each game

    @abstractmethod
    def news(self, events: list[Event]) -> list[str]:
        """Tell this person what happened."""

    @abstractmethod
    def moment(self) -> str:
        """Name the current moment, as a heading for what happens next."""

    def chapter(self) -> str:
        """Return the heading of the events since the last question."""
        return self.heading

    @abstractmethod
    def show_question(self, decision: Decision) -> None:
        """Draw the first look at a decision."""

    @abstractmethod
    def show_table(self, decision: Decision) -> None:
        """Draw the whole table with the decision."""

    @abstractmethod
    def hints(self, decision: Decision) -> str:
        """List the commands that the decision understands, in one line."""

    @abstractmethod
    def standings(self) -> Table:
        """Draw the score sheet as if the game ended now.

        It reveals nothing, since everything that scores is public.
        """

    @abstractmethod
    def help(self) -> RenderableType:
        """Explain all commands and marks."""

    @abstractmethod
    def pick(self, decision: Decision, command: Command) -> int | None:
        """Return the choice with that number, or None if it is not possible."""

    @abstractmethod
    def decline(self, decision: Decision) -> int | None:
        """Return the choice to do nothing more, or None if that is not allowed."""

    @abstractmethod
    def take_back(self, decision: Decision) -> int | None:
        """Go back to an answer that can still be changed."""

    @abstractmethod
    def card_panels(self, decision: Decision, words: str) -> dict[str, Callable[[], RenderableType]]:
        """Find the cards that a number or some words may mean, by name, and how to draw each."""

    @abstractmethod
    def found_city(self, words: str) -> int | None:
        """Find the seat of the city with that name or side, or None."""

    @abstractmethod
    def city_panel(self, seat: int) -> RenderableType:
        """Draw one city in full."""

    def typed(self, decision: Decision, words: str) -> int | None:
        """Read a choice in the notation of docs/notation.md. None after a complaint."""
        try:
            return self.game.match_option(decision.ident, words)
        except GameError as error:
            self.complain(f"{error} Type ? for help.")
            return None

    # Telling

    def hear(self) -> None:
        """Print the events since the last time."""
        lines = self.news(self.game.events[self.told :])
        self.told = len(self.game.events)
        if lines:
            heading = self.chapter()
            self.log.append((heading, lines))
            self.console.print()
            self.show_chapter(heading, lines)
            self.console.print()
        self.heading = self.moment()

    def show_chapter(self, heading: str, lines: list[str]) -> None:
        """Print one part of the log."""
        self.console.print(Rule(Text(f"{heading}: what happened", style="bold"), align="left", style=QUIET_STYLE))
        for line in lines:
            self.console.print(Text(line, style="bold" if line.startswith("You ") else ""))

    def show_log(self) -> None:
        """Print all events so far."""
        for heading, lines in self.log:
            self.show_chapter(heading, lines)
        if not self.log:
            self.console.print("Nothing has happened yet.")

    def show_card(self, decision: Decision, words: str) -> None:
        """Show a card, given by its number or name."""
        found = self.card_panels(decision, words) if words else {}
        if len(found) == 1:
            self.console.print(next(iter(found.values()))())
        elif 1 < len(found) <= MOST_NAMES:
            self.complain(f"Which one: {', '.join(found)}?")
        else:
            self.complain(self.card_hint)

    def show_city(self, words: str) -> None:
        """Show a city, given by its name or side."""
        seat = self.found_city(clean(words))
        if seat is None:
            self.complain(f"No city here is called '{words}'. Type d left, d right, or d and a name.")
        else:
            self.console.print(self.city_panel(seat))

    def complain(self, words: str) -> None:
        """Say what was wrong with the last line."""
        self.console.print(Text(words, style=BAD_STYLE))

    # Asking

    def answer(self, decision: Decision) -> None:
        """Ask for a choice and answer the decision with it."""
        self.game.answer(decision.ident, self.ask(decision))

    def ask(self, decision: Decision) -> int:
        """Ask until a line is a valid choice for the decision. Other commands are carried out in between."""
        self.show_question(decision)
        self.console.print()
        self.show_hints(decision)
        while True:
            choice = self.carry_out(decision, parse_command(self.line(), self.letters))
            if choice is not None:
                return choice

    def line(self) -> str:
        """Read the next line that the person types. At the end of the input they leave the game."""
        try:
            return self.read("> ")
        except EOFError as error:
            self.console.print()
            raise Leave from error

    def show_hints(self, decision: Decision) -> None:
        """Print the commands in one line."""
        self.console.print(Text(self.hints(decision), style=QUIET_STYLE))

    def carry_out(self, decision: Decision, command: Command) -> int | None:
        """Carry out a command and return the choice that it makes, or None if the question stays open."""
        kind = command.kind
        if kind == PICK:
            return self.pick(decision, command)
        if kind == DECLINE:
            return self.decline(decision)
        if kind == TAKE_BACK:
            return self.take_back(decision)
        if kind in (QUIT, NOTHING, HELP, LOG, SCORE, SHOW_TABLE, SHOW_CARD, SHOW_CITY):
            self.look_up(decision, command)
            return None
        return self.typed(decision, command.words)

    def look_up(self, decision: Decision, command: Command) -> None:
        """Show what the person wants to see, or leave the game."""
        kind = command.kind
        if kind == QUIT:
            raise Leave
        if kind == NOTHING:
            self.show_hints(decision)
        elif kind == HELP:
            self.console.print(self.help())
        elif kind == LOG:
            self.show_log()
        elif kind == SCORE:
            self.console.print(self.standings())
        elif kind == SHOW_TABLE:
            self.show_table(decision)
            self.show_hints(decision)
        elif kind == SHOW_CARD:
            self.show_card(decision, command.words)
        else:
            self.show_city(command.words)

    def which_way(self, ways: list[str], noun: str = "ways to pay") -> int | None:
        """Ask for one of several ways and return its position, or None if the person goes back."""
        self.console.print(f"There are {len(ways)} {noun}. Type a number, Enter for 1, 0 to go back.")
        for number, words in enumerate(ways, 1):
            line = Text.assemble((f"  {number}  ", "bold"), (words, COIN_STYLE))
            self.console.print(line.append("  (Enter)", style=QUIET_STYLE) if number == 1 else line)
        while True:
            line_typed = self.line()
            position = parse_payment(line_typed, len(ways))
            if parse_command(line_typed).kind == QUIT:
                raise Leave
            if position is None:
                self.complain(f"Type a number from 1 to {len(ways)}, Enter for 1, or 0 to go back.")
            elif position < 0:
                self.console.print("Nothing is chosen yet.")
                return None
            else:
                return position


def span(count: int) -> str:
    """Describe the range of numbers that can be chosen."""
    return "the only one is 1" if count == 1 else f"they go from 1 to {count}"
