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
from sevenwonders.bots.core.thinking import use_all_cores
from sevenwonders.bots.registry import make_bot
from sevenwonders.cli.human_player import HumanPlayer, Leave
from sevenwonders.cli.look import QUIET_STYLE, first_up, team_sums
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.prompt import clean
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    PlayersOption,
    RuleOption,
    VariantOption,
    WondersOption,
    config_of,
    default_bot,
    words_of,
)
from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.language import listed
from sevenwonders.cli.words.told import told
from sevenwonders.games import new_game
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig, GameError
from sevenwonders.kernel.game import Game
from sevenwonders.record.files import save_record

SEAT: Final = 0
WIDTH: Final = 100


def play(
    players: PlayersOption = DEFAULTS.players,
    wonders: WondersOption = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    bot: Annotated[str | None, typer.Option("--bots", "--bot")] = None,
    save: Annotated[Path | None, typer.Option("--save")] = None,
) -> None:
    """Run the subcommand."""
    if seed is None:
        seed = secrets.randbits(32)
    check_target(save)
    config = config_of(players, wonders, game, edition, expansion, variant, option)
    played = new_game(config, seed, keep_events=True)
    name = default_bot(config.game) if bot is None else bot
    others = [seat for seat in played.players() if seat != SEAT]
    bots = {seat: use_all_cores(make_bot(config.game, name, seed, seat)) for seat in others}
    console = make_console()
    welcome(console, played, name)
    try:
        run(played, bots, painter_of(config).person(played, SEAT, console, read_line))
        show_result(console, played, name)
    except (Leave, KeyboardInterrupt):
        console.print(f"\n{told('terminal-left', moment=painter_of(config).moment(played))}")
    keep_record(console, played, save)
    again = told("terminal-again", command=command_words(config, seed, name))
    console.print(Text(again, style=QUIET_STYLE), soft_wrap=True)


def check_target(save: Path | None) -> None:
    """Refuse a file that cannot be written, before the game starts, so that no finished game is lost."""
    if save is not None and (save.is_dir() or not save.absolute().parent.is_dir()):
        raise BadConfig(told("terminal-no-folder", file=str(save)))


def make_console() -> Console:
    """Return the terminal, no wider than is easy to read. Characters it cannot encode become question marks."""
    for flow in (sys.stdin, sys.stdout):
        if isinstance(flow, io.TextIOWrapper):
            flow.reconfigure(errors="replace")
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH)
    return console


def read_line(prompt: str) -> str:
    """Read a line from the terminal. A line from a file or pipe is echoed as if typed."""
    if sys.stdin is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{clean(line)}\n")
    return line


def command_words(config: Config, seed: int, bot: str) -> str:
    """Return the command that starts the same game again."""
    words = ["sevenwonders", "play", "--players", str(config.players), "--seed", str(seed), *words_of(config)]
    if bot != default_bot(config.game):
        words += ["--bot", bot]
    return shlex.join(words)


def welcome(console: Console, game: Game, bot: str) -> None:
    """Say who plays which board, and how to get help."""
    painter = painter_of(game.config)
    boards = painter.boards(game)
    others = [boards[seat] for seat in game.players() if seat != SEAT]
    console.print(told("terminal-welcome", own=boards[SEAT], bot=bot, others=listed(others)))
    for line in painter.introduction(game, SEAT):
        console.print(line)
    console.print(f"{told('terminal-seed', seed=str(game.seed))}\n")


def run(game: Game, bots: dict[int, Bot], person: HumanPlayer) -> None:
    """Ask the person first and then the bots, until the game is over."""
    while not game.finished():
        # The person answers before the bots, so the reveal comes without another wait.
        mine = [decision for decision in game.pending() if decision.decider == person.seat]
        if mine:
            person.hear()
            person.answer(mine[0])
        else:
            decision = game.pending()[0]
            question = Question(game, decision)
            game.answer(decision.ident, bots[decision.decider].choose(question))
    person.hear()


def show_result(console: Console, game: Game, bot: str) -> None:
    """Print the score sheet, how the free choices were made, and who won."""
    painter = painter_of(game.config)
    names = painter.names_for(game, SEAT)
    heads = [bot if seat in game.players() else first_up(name) for seat, name in enumerate(names)]
    heads[SEAT] = first_up(names[SEAT])
    console.print(Rule(Text(told("terminal-final"), style="bold"), align="left", style=QUIET_STYLE))
    console.print(painter.score_sheet(game, heads))
    for note in painter.notes(game, [first_up(name) for name in names]):
        console.print(note)
    console.print(Text(result_words(game, names), style="bold"))


def result_words(game: Game, names: list[str]) -> str:
    """Say who won, and in which place the person finished."""
    painter = painter_of(game.config)
    size = painter.team_size(game.config)
    places = game.ranking()
    totals = team_sums([score.total() for score in game.score_sheet()], size)
    best = places[0]
    points = totals[best[0]]
    # Partners share a place anyway; more seats than a team means a tie.
    if len(best) > size:
        return told("terminal-won-shared", names=first_up(listed([names[seat] for seat in best])), points=points)
    is_tie = any(totals[seat] == points for place in places[1:] for seat in place)
    won = told(
        "terminal-won",
        who=("your" if SEAT in best else "their") + ("_city" if size == 1 else "_team"),
        # To members of the team only the others have to be named.
        names=listed([names[seat] for seat in best if seat != SEAT]),
        points=points,
        more=painter.tiebreak if is_tie else "none",
    )
    if SEAT in best:
        return won
    place = sum(len(place) for place in places[: next(at for at, place in enumerate(places) if SEAT in place)])
    partner = listed([names[seat] for seat in range(SEAT + 1, SEAT + size)])
    lost = told("terminal-lost", partner=partner or "none", place=place // size + 1, points=totals[SEAT])
    return f"{won} {lost}"


def keep_record(console: Console, game: Game, save: Path | None) -> None:
    """Write the record if a file was named, and say how to look at it."""
    if save is None:
        return
    try:
        save_record(game, save)
    except (GameError, OSError) as error:
        reason = sentence_of(error) if isinstance(error, GameError) else str(error)
        console.print(told("terminal-record-failed", reason=reason), soft_wrap=True)
        return
    command = shlex.join(["sevenwonders", "replay", str(save)])
    console.print(told("terminal-record", file=str(save), command=command), soft_wrap=True)
