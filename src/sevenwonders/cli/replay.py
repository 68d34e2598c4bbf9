"""The subcommand `replay`: shows a recorded game as a log, or turn by turn at the keyboard."""

import re
import sys
from collections.abc import Callable
from typing import Annotated, Final, final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sevenwonders.cli.file_options import (
    AnyEditionOption,
    AnyExpansionOption,
    AnyGameOption,
    AnyVariantOption,
    FileArgument,
    Wanted,
)
from sevenwonders.cli.look import BAD_STYLE, QUIET_STYLE
from sevenwonders.cli.painter import Painter, painter_of
from sevenwonders.cli.prompt import QUIT, parse_command
from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import GameError, UnknownSeat
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import seed_to_data
from sevenwonders.record.files import load_record
from sevenwonders.record.log import OPEN, Chapter, chapters_of, phrases_of
from sevenwonders.record.record import replay as replay_record

TURN: Final = re.compile(r"[0-9]{1,4}")
SEAT: Final = re.compile(r"-1|[0-9]{1,2}")


@final
class Story:
    """A recorded game cut into turns, as one seat sees it or with everything open."""

    def __init__(self, data: Data, seat: int) -> None:
        self.moves = replay_record(data, keep_events=True)
        self.chapters: list[Chapter] = chapters_of(self.moves)
        self.painter: Painter = painter_of(self.moves.game.config)
        self.names = self.painter.cities(self.moves.game)
        self.teller = self.painter.teller(self.moves.game, self.names)
        self.seat = seat
        self.look_from(seat)

    def look_from(self, seat: int) -> None:
        """Show the game as that seat saw it: -1 is a spectator, and OPEN shows everything."""
        if seat != OPEN:
            self.moves.game.view(seat)
        self.seat = seat

    def game_before(self, number: int) -> Game:
        """Return the game at the first choice of that turn, counted from 0."""
        self.moves.jump(self.chapters[number - 1].end if number else 0)
        return self.moves.game

    def game_after(self, number: int) -> Game:
        """Return the game when that turn is over."""
        self.moves.jump(self.chapters[number].end)
        return self.moves.game

    def heading(self, number: int) -> str:
        """Return the name of the turn, and its position in the record."""
        heading = self.teller.sentence(self.chapters[number].heading)
        return told("terminal-replay-heading", moment=heading, number=number + 1, count=len(self.chapters))

    def lines(self, number: int) -> list[str]:
        """Tell what happened in that turn."""
        phrases = phrases_of(self.moves.game, self.chapters[number].events, self.seat)
        return [self.teller.sentence(phrase) for phrase in phrases]


def replay(
    file: FileArgument,
    seat: Annotated[int | None, typer.Option("--seat", min=-1)] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    game: AnyGameOption = None,
    edition: AnyEditionOption = None,
    expansion: AnyExpansionOption = None,
    variant: AnyVariantOption = None,
) -> None:
    """Run the subcommand."""
    story = Story(load_record(file), OPEN if seat is None else seat)
    Wanted(game, edition, expansion, variant).check(file, story.moves.game.config)
    console = Console(highlight=False)
    show_table(console, story)
    if everything or not sys.stdin.isatty():
        print_all(console, story)
    else:
        step_through(console, story, lambda: console.input(Text("> ", style="bold")))


def show_table(console: Console, story: Story) -> None:
    """Print the seats with their wonders."""
    game = story.moves.game
    title = told(
        "terminal-replay-title",
        game=story.painter.title(game.config),
        players=game.config.players,
        seed=str(seed_to_data(game.seed)),
    )
    console.print(title, style="bold", markup=False)
    for place, wonder in zip(short_names(story), story.painter.wonders(game), strict=True):
        console.print(f"  {told('terminal-labelled', name=place, words=wonder)}", markup=False)


def print_all(console: Console, story: Story) -> None:
    """Print the log of all turns and the score sheet."""
    for number in range(len(story.chapters)):
        console.print(f"\n{story.heading(number)}", style="bold")
        show_log(console, story, number)
    show_end(console, story)


def show_log(console: Console, story: Story, number: int) -> None:
    """Print the events of that turn, one sentence per line."""
    for line in story.lines(number):
        console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))


def show_end(console: Console, story: Story) -> None:
    """Print the score sheet at the end of the record."""
    game = story.game_after(len(story.chapters) - 1)
    console.print()
    if not game.finished():
        console.print(told("terminal-replay-cut"), style=BAD_STYLE)
    console.print(story.painter.score_sheet(game, short_names(story)))
    for note in story.painter.notes(game, story.names):
        console.print(note, markup=False)


def short_names(story: Story) -> list[str]:
    """Return short names for headings, in tables that show the wonders anyway."""
    players = story.moves.game.players()
    return [told("terminal-seat", seat=seat) if seat in players else name for seat, name in enumerate(story.names)]


# Turn by turn


def step_through(console: Console, story: Story, read: Callable[[], str]) -> None:
    """Show the first turn, and then whichever turn the person asks for."""
    number = 0
    show_turn(console, story, number)
    console.print(told("terminal-replay-keys"), style=QUIET_STYLE, markup=False)
    while True:
        try:
            words = folded(read())
        except (EOFError, KeyboardInterrupt):
            return
        if parse_command(words).kind == QUIT:
            return
        number = carry_out(console, story, number, words)


def carry_out(console: Console, story: Story, number: int, words: str) -> int:
    """Carry out a typed line and return the number of the turn to show; one past the last is the end."""
    wanted = number
    try:
        if not words:
            wanted = number + 1
        elif words == "b":
            wanted = number - 1
        elif TURN.fullmatch(words):
            wanted = int(words) - 1
        elif words[0] == "s" and not words[1:2].isalpha():
            story.look_from(seat_in(words))
        else:
            console.print(told("terminal-replay-keys"), style=QUIET_STYLE, markup=False)
            return number
    except GameError as error:
        console.print(sentence_of(error), style=BAD_STYLE, markup=False)
        return number
    wanted = max(0, min(wanted, len(story.chapters)))
    if wanted == len(story.chapters):
        show_end(console, story)
    else:
        show_turn(console, story, wanted)
    return wanted


def seat_in(words: str) -> int:
    """Return the seat named by `s 2`; `s` alone shows everything."""
    number = words[1:].strip()
    if not number:
        return OPEN
    if SEAT.fullmatch(number) is None:
        raise UnknownSeat(told("terminal-replay-seat"))
    return int(number)


def show_turn(console: Console, story: Story, number: int) -> None:
    """Print one turn: the choices at its start, the events, and the cities afterwards."""
    console.print(f"\n{story.heading(number)}", style="bold", markup=False)
    for line in story.painter.before_turn(story.game_before(number), story.names, story.seat):
        console.print(Padding(line, (0, 0, 0, 2), expand=False))
    show_log(console, story, number)
    console.print(story.painter.after_turn(story.game_after(number), story.names))
