"""A person at the terminal, who reads what happens and types choices until one of them is valid."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, NamedTuple

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
from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.language import in_row, spoken_language, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadNotation, GameError
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase
from sevenwonders.languages import ORIGINAL

# The most names that a question about a name lists.
MOST_NAMES: Final = 8


class Line(NamedTuple):
    """A line of the log, and whether it tells what the person's own city did."""

    words: str
    is_own: bool


class Leave(Exception):
    """The person ends the game early."""


class HumanPlayer(ABC):
    """The player at a seat. `read` shows a prompt and returns the line that the person types.

    This class has what all games share. Each game adds how events read, how the table looks and how choices are made.
    """

    # The letters that may come before a number, such as `s` in `s3`.
    letters = ""
    # The message of the complaint about the name of a card that cannot be found.
    card_hint = ""

    def __init__(self, game: Game, seat: int, console: Console, read: Callable[[str], str]) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self.read = read
        self.log: list[tuple[str, list[Line]]] = []
        self.told = 0
        self.heading = ""

    # Hooks for each game

    @abstractmethod
    def news(self, events: list[Event]) -> list[Line]:
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

    def in_english(self, decision: Decision, words: str) -> str:
        """Return a typed choice in the words of the notation, if it is in those of the reader's language."""
        return words

    def typed(self, decision: Decision, words: str) -> int | None:
        """Read a choice in the notation of docs/notation.md. None after a complaint."""
        english = self.in_english(decision, words)
        try:
            return self.game.match_option(decision.ident, english)
        except GameError as error:
            is_english = spoken_language() == ORIGINAL
            refused = sentence_of(error) if is_english else self.refusal(decision, words, english, error)
            self.complain(f"{refused} {told('terminal-type-help')}")
            return None

    def refusal(self, decision: Decision, words: str, english: str, error: GameError) -> str:
        """Say why a choice in these words is not possible, in a language that the engine does not speak."""
        if isinstance(error.said(), Phrase):
            return sentence_of(error)
        return told("terminal-unread", words=words) if isinstance(error, BadNotation) else told("terminal-not-now")

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

    def show_chapter(self, heading: str, lines: list[Line]) -> None:
        """Print one part of the log."""
        title = told("terminal-chapter", moment=heading)
        self.console.print(Rule(Text(title, style="bold"), align="left", style=QUIET_STYLE))
        for line in lines:
            self.console.print(Text(line.words, style="bold" if line.is_own else ""))

    def show_log(self) -> None:
        """Print all events so far."""
        for heading, lines in self.log:
            self.show_chapter(heading, lines)
        if not self.log:
            self.console.print(told("table-no-log"))

    def show_card(self, decision: Decision, words: str) -> None:
        """Show a card, given by its number or name."""
        found = self.card_panels(decision, words) if words else {}
        if len(found) == 1:
            self.console.print(next(iter(found.values()))())
        elif 1 < len(found) <= MOST_NAMES:
            self.complain(told("terminal-which", names=in_row(found)))
        else:
            self.complain(told_by_id(self.card_hint))

    def show_city(self, words: str) -> None:
        """Show a city, given by its name or side."""
        seat = self.found_city(clean(words))
        if seat is None:
            self.complain(told("terminal-no-city", words=words))
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

    def which_way(self, ways: list[str], question: str = "terminal-ways-to-pay") -> int | None:
        """Ask for one of several ways with that message. Return its position, or None if the person goes back."""
        self.console.print(told_by_id(question, count=len(ways)))
        for number, words in enumerate(ways, 1):
            line = Text.assemble((f"  {number}  ", "bold"), (words, COIN_STYLE))
            self.console.print(line.append(f"  ({told('terminal-enter')})", style=QUIET_STYLE) if number == 1 else line)
        while True:
            line_typed = self.line()
            position = parse_payment(line_typed, len(ways))
            if parse_command(line_typed).kind == QUIT:
                raise Leave
            if position is None:
                self.complain(told("terminal-type-way", count=len(ways)))
            elif position < 0:
                self.console.print(told("terminal-nothing-chosen"))
                return None
            else:
                return position

    def complain_about_number(self, typed: str, count: int) -> None:
        """Say that there is no answer with that number."""
        self.complain(told("terminal-no-number", typed=typed, count=count))
