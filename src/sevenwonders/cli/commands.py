"""The subcommands: their list, and the group that imports the one that is run and no other."""

import inspect
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter


# Name and summary. The function `simulate` in `cli/simulate.py` is the command `simulate`, and is only imported to run.
COMMANDS: Final = {
    "play": "Play a game against bots in the terminal: 7 Wonders, or Architects with `--game architects`.",
    "serve": "Serve the game to browsers: against bots, with friends, with spectators.",
    "simulate": "Let bots play many games and show scores, win rates and speed.",
    "arena": "Let bots and programs compete on the same deals from every seat, and measure the difference.",
    "train": "Train bots by self-play, and write the weights that they play with.",
    "evaluate": "Measure how strong a bot or program is, by a protocol that makes results comparable.",
    "selfplay": "Let bots play many games and save them as a data set for research.",
    "bot": "Run a bot that speaks the line protocol on its standard input and output.",
    "check": "Check the rules against scenario files: positions, choices, and the expected results.",
    "replay": "Go through a recorded game again, turn by turn or as a log.",
    "analyse": "Show what each move of a recorded game was worth, and what would have been better.",
    "puzzles": "Make puzzles of the day from games between bots, or describe those that come with the program.",
    "verify": "Prove that the deal of a recorded game was fixed before anybody sat down.",
    "score": "Score the cities of a real table: points by category, totals and places.",
    "cards": "Look up cards, wonders, chains and tokens.",
    "translations": "List what each language of the page lacks, and begin new languages.",
    "backup": "Save all games of the server to a file, even while it is running.",
    "restore": "Fill a database from a backup. Stop its servers first.",
    "doctor": "Check a server's settings, database, limits, clock, disk and proxy, and say what to do.",
}
# Commands in a module of another name.
MODULES: Final = {"restore": "backup"}

# The exit code that shells expect after Ctrl+C.
INTERRUPTED: Final = 130


# Overrides are not marked as such here: the package with the mark takes a fifth of the time that the help may take.
class CommandGroup(TyperGroup):
    """All subcommands by name. Their names and summaries are known without their modules."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]
        self.commands = {name: TyperCommand(name, help=summary) for name, summary in COMMANDS.items()}

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """Return the command of that name, from its module."""
        return load_command(cmd_name) if cmd_name in COMMANDS else None

    def invoke(self, ctx: "Context") -> object:
        """Run a command. Ctrl+C ends it with one line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            # The terminal has echoed ^C, and the cursor is after it.
            sys.stderr.write("\nStopped.\n" if sys.stderr.isatty() else "Stopped.\n")
            raise typer.Exit(INTERRUPTED) from stop

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write the usage and the list of commands."""
        # Plain text: drawing frames would need a package that takes longer to load than all the rest.
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        self.format_options(ctx, formatter)

    def format_commands(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write the name and the summary of every command."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def module_of(name: str) -> str:
    """Return the module of a command."""
    return f"sevenwonders.cli.{MODULES.get(name, name)}"


def load_command(name: str) -> "Command":
    """Return the command of that name, with its summary and the further paragraphs of its docstring as help."""
    function = getattr(import_module(module_of(name)), name)
    _, *details = (inspect.getdoc(function) or "").split("\n\n")
    single = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    single.command(name, help="\n\n".join([COMMANDS[name], *details]))(function)
    return typer.main.get_command(single)
