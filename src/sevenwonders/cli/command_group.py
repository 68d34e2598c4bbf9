"""The group of all subcommands, which imports the one that is run and no other."""

import inspect
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

import typer
from typer.core import TyperCommand, TyperGroup

from sevenwonders.cli.commands import COMMANDS

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter

# What a shell expects of a program that was ended by Ctrl+C.
INTERRUPTED: Final = 130


# Overrides are not marked as such here: the package with the mark takes a fifth of the time that the help may take.
class CommandGroup(TyperGroup):
    """All subcommands by name. Their names and summaries are known without their modules."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]
        self.commands = {name: TyperCommand(name, help=summary) for name, summary in COMMANDS.items()}

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """The command of that name, from its module."""
        return load_command(cmd_name) if cmd_name in COMMANDS else None

    def invoke(self, ctx: "Context") -> object:
        """Run a command. Ctrl+C ends it with one line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            # A terminal has shown ^C, and the cursor is behind it.
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


def load_command(name: str) -> "Command":
    """The command of that name, with the help that its summary and the further paragraphs of its docstring make."""
    function = getattr(import_module(f"sevenwonders.cli.{name}"), name)
    _, *details = (inspect.getdoc(function) or "").split("\n\n")
    single = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    single.command(name, help="\n\n".join([COMMANDS[name], *details]))(function)
    return typer.main.get_command(single)
