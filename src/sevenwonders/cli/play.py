"""The subcommand `play`: a game against bots in the terminal."""

import io
import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.registry import BOTS, make_bot
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.setup import checked_config, new_classic_game, seats_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.look import QUIET_STYLE, board_name, ordinal, score_notes, score_table
from sevenwonders.cli.person import TOOK_BACK, Leave, Person
from sevenwonders.cli.prompt import clean
from sevenwonders.cli.scene import first_up, table_names
from sevenwonders.cli.screen import AGES
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadConfig, GameError
from sevenwonders.record.record import save_record

SEAT: Final = 0
WIDTH: Final = 100
DEFAULT_BOT: Final = "greedy"


def play(
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=7, help="How many play, you included.")] = 4,
    wonders: Annotated[
        str,
        typer.Option(help="'random', a side 'A' or 'B' for all, or wonders from yours on: 'Giza A,random,Rhodes B'."),
    ] = "random",
    seed: Annotated[int | None, typer.Option(help="Repeats a deal; without it a new one is drawn and shown.")] = None,
    bot: Annotated[str, typer.Option(help=f"How the others play: {', '.join(BOTS)}.")] = DEFAULT_BOT,
    save: Annotated[Path | None, typer.Option(help="Write the game's record to this file at the end.")] = None,
) -> None:
    """Play a game of 7 Wonders against bots in the terminal.

    With 2 players you and a bot run the Free City between you in turns.
    """
    if seed is None:
        seed = secrets.randbits(32)
    check_target(save)
    game = new_classic_game(config_of(players, wonders), seed, keep_events=True)
    bots = {seat: make_bot(bot, seed, seat) for seat in game.drafting if seat != SEAT}
    console = make_console()
    person = Person(SEAT, console, read_line)
    again = command_words(players, wonders, seed, bot)
    welcome(console, game, bot, seed)
    try:
        run(game, bots, person)
        show_result(console, game, bot)
    except (Leave, KeyboardInterrupt):
        console.print(f"\nYou leave the game in Age {AGES[game.age]}, turn {game.turn}.")
    keep_record(console, game, save)
    console.print(Text(f"The same deal again: {again}", style=QUIET_STYLE), soft_wrap=True)


def config_of(players: int, wonders: str) -> Config:
    """The configuration; wonders that are not named are dealt at random."""
    wishes = [wish.strip() for wish in wonders.split(",")]
    if any(not wish for wish in wishes):
        raise BadConfig(f"'{wonders}' has an empty place: write 'random' where chance shall decide.")
    general = len(wishes) == 1 and wishes[0].lower() in ("random", "a", "b")
    if not general:
        cities = seats_of(checked_config(Config(players)))
        wishes += ["random"] * (cities - len(wishes))
    return Config(players, wonders=wishes)


def check_target(save: Path | None) -> None:
    """Refuse a file that could not be written before the game is played, not after."""
    if save is not None and (save.is_dir() or not save.absolute().parent.is_dir()):
        raise BadConfig(f"The record cannot be written to {save}: name a file in a folder that exists.")


def make_console() -> Console:
    """The terminal, at most as wide as is easy to read. What it cannot show or read becomes a question mark."""
    for flow in (sys.stdin, sys.stdout):
        if isinstance(flow, io.TextIOWrapper):
            flow.reconfigure(errors="replace")
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH)
    return console


def read_line(prompt: str) -> str:
    """A line from the terminal. What comes from a file or pipe is shown, as if somebody had typed it."""
    if sys.stdin is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{clean(line)}\n")
    return line


def command_words(players: int, wonders: str, seed: int, bot: str) -> str:
    """The command that begins the same game."""
    words = ["sevenwonders", "play", "--players", str(players), "--seed", str(seed)]
    if wonders != "random":
        words += ["--wonders", wonders]
    if bot != DEFAULT_BOT:
        words += ["--bot", bot]
    return shlex.join(words)


def welcome(console: Console, game: ClassicGame, bot: str, seed: int) -> None:
    """Who plays what, and how to get help."""
    names = table_names(game, SEAT)
    boards = [board_name(game.library, city.board) for city in game.seats]
    others = [board for seat, board in enumerate(boards) if seat in game.drafting and seat != SEAT]
    console.print(f"You are {boards[SEAT]}. The {bot} bot plays {' and '.join(listed(others))}.")
    for seat, name in enumerate(names):
        if seat not in game.drafting:
            console.print(f"{first_up(name)} is {boards[seat]}; you and the bot run it in turns.")
    console.print(f"Seed {seed}. Type ? for help at any time.\n")


def listed(names: list[str]) -> list[str]:
    """All but the last name in one piece, for an `and` in between."""
    return [", ".join(names[:-1]), names[-1]] if len(names) > 1 else names


def run(game: ClassicGame, bots: dict[int, Bot], person: Person) -> None:
    """Ask the person first and then the bots, until the game is over."""
    while not game.finished():
        mine = [decision for decision in game.pending() if decision.decider == person.seat]
        if mine:
            person.hear(game)
            settle(game, person, mine[0])
        else:
            decision = game.pending()[0]
            question = Question(game, decision, game.options(decision.ident))
            game.answer(decision.ident, bots[decision.decider].choose(question))
    person.hear(game)


def settle(game: ClassicGame, person: Person, decision: Decision) -> None:
    """Give the person's answer; a card that was taken back is chosen again."""
    choice = person.ask(game, decision)
    if choice != TOOK_BACK:
        game.answer(decision.ident, choice)
        return
    own = next(item for item in game.decisions if item.seat == person.seat and item.kind == CARD)
    game.change(own.ident, person.ask(game, own))


def show_result(console: Console, game: ClassicGame, bot: str) -> None:
    """The score sheet, how free choices were used, and who won."""
    names = table_names(game, SEAT)
    heads = ["You" if seat == SEAT else bot if seat in game.drafting else "Free City" for seat in range(len(names))]
    scores = game.score_sheet()
    console.print(Rule(Text("Final score", style="bold"), align="left", style=QUIET_STYLE))
    console.print(score_table(game.library, heads, [city.board for city in game.seats], scores, game.ranking()))
    for note in score_notes(game.library, [first_up(name) for name in names], scores):
        console.print(note)
    console.print(Text(result_words(game, names), style="bold"))


def result_words(game: ClassicGame, names: list[str]) -> str:
    """Who won, and where the person came in."""
    places = game.ranking()
    totals = [score.total() for score in game.score_sheet()]
    best = places[0]
    points = f"{totals[best[0]]} points"
    if len(best) > 1:
        return f"{first_up(' and '.join(names[seat] for seat in best))} share the victory with {points}."
    equal = [seat for place in places[1:] for seat in place if totals[seat] == totals[best[0]]]
    by_coins = " and more coins" if equal else ""
    if best[0] == SEAT:
        return f"You win with {points}{by_coins}."
    before = sum(len(place) for place in places[: next(at for at, place in enumerate(places) if SEAT in place)])
    return f"{names[best[0]]} wins with {points}{by_coins}. You come {ordinal(before + 1)} with {totals[SEAT]}."


def keep_record(console: Console, game: ClassicGame, save: Path | None) -> None:
    """Write the record if a file was named, and say how to look at it."""
    if save is None:
        return
    try:
        save_record(save, game)
    except (GameError, OSError) as error:
        console.print(f"The record could not be written: {error}", soft_wrap=True)
        return
    console.print(
        f"The record is in {save}. Look at it again: {shlex.join(['sevenwonders', 'replay', str(save)])}",
        soft_wrap=True,
    )
