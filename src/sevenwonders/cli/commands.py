"""The subcommands: their list, and the group that imports the one that is run and no other."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from sevenwonders.cli.help_page import text_of_command, text_of_parameter, write_commands, write_options, write_usage
from sevenwonders.cli.words.errors import complain, misuse
from sevenwonders.cli.words.language import language_of, language_of_machine, speak
from sevenwonders.cli.words.told import told
from sevenwonders.languages import languages

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter


# The function `simulate` in `cli/simulate.py` is the command `simulate`, and is only imported to run.
COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "arena",
    "train",
    "evaluate",
    "selfplay",
    "bot",
    "check",
    "replay",
    "analyse",
    "puzzles",
    "verify",
    "score",
    "cards",
    "translations",
    "backup",
    "restore",
    "doctor",
)
# Commands in a module of another name.
MODULES: Final = {"restore": "backup"}

LANGUAGE: Final = "--language"

# The exit codes for a command line that cannot be understood, and the one that shells expect after Ctrl+C.
MISUSED: Final = 2
INTERRUPTED: Final = 130


# Overrides are not marked as such here: the package with the mark takes a fifth of the time that the help may take.
class Subcommand(TyperCommand):
    """A subcommand, whose help and refusals are in the reader's language."""

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        """Read the arguments, and refuse what is too much."""
        ctx.allow_extra_args = True
        with refusing(ctx):
            super().parse_args(ctx, args)
        if ctx.args:
            refuse(ctx, told("error-usage-extra", words=" ".join(ctx.args)))
        return ctx.args

    def format_usage(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write how the command is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write arguments and options."""
        write_options(self, ctx, formatter)


class CommandGroup(TyperGroup):
    """All subcommands by name. Their names and summaries are known without their modules."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]
        self.commands = {name: TyperCommand(name) for name in COMMANDS}

    def make_context(
        self, info_name: str | None, args: list[str], parent: "Context | None" = None, **extra: object
    ) -> "Context":
        """Speak the reader's language from the first word on."""
        words = heard(args)
        self.help = told("command-sevenwonders")
        self.options_metavar = told("command-usage-options")
        self.subcommand_metavar = told("command-usage-command")
        for parameter in self.params:
            parameter.help = text_of_parameter("sevenwonders", parameter)  # type: ignore[attr-defined]
        return super().make_context(info_name, words, parent, **extra)

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        """Read what stands before the subcommand. Without anything, the help is shown."""
        if not args:
            typer.echo(ctx.get_help(), err=True)
            raise typer.Exit(MISUSED)
        with refusing(ctx):
            return super().parse_args(ctx, args)

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """Return the command of that name, from its module."""
        return load_command(cmd_name) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: "Context", args: list[str]) -> "tuple[str | None, Command | None, list[str]]":
        """Find the subcommand. One that does not exist is answered with those of nearly that name."""
        if args[0] not in COMMANDS:
            refuse(ctx, no_command(args[0]))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: "Context") -> object:
        """Run a command. Ctrl+C ends it with one line."""
        try:
            return super().invoke(ctx)
        except typer.TyperException:
            refuse(ctx, told("error-usage-no-command"))
        except KeyboardInterrupt as stop:
            # The terminal has echoed ^C, and the cursor is after it.
            sys.stderr.write("\n" * sys.stderr.isatty() + told("terminal-stopped") + "\n")
            raise typer.Exit(INTERRUPTED) from stop

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write the usage and the list of commands."""
        # Plain text: drawing frames would need a package that takes longer to load than all the rest.
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        self.format_options(ctx, formatter)

    def format_usage(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write how the program is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """Write the options, and the name and the summary of every command."""
        write_options(self, ctx, formatter)
        write_commands(COMMANDS, formatter)


def module_of(name: str) -> str:
    """Return the module of a command."""
    return f"sevenwonders.cli.{MODULES.get(name, name)}"


def load_command(name: str) -> "Command":
    """Return the command of that name, with its help in the language that is spoken."""
    function = getattr(import_module(module_of(name)), name)
    single = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    metavar = told("command-usage-options")
    single.command(name, cls=Subcommand, help=text_of_command(name), options_metavar=metavar)(function)
    command = typer.main.get_command(single)
    for parameter in command.params:
        parameter.help = text_of_parameter(name, parameter)  # type: ignore[attr-defined]
    return command


def heard(args: Sequence[str]) -> list[str]:
    """Speak the language that the arguments name, or else that of the machine; return the other arguments."""
    others: list[str] = []
    wish: str | None = None
    words = iter(args)
    for word in words:
        name, sign, value = word.partition("=")
        if word == "--":
            others += [word, *words]
        elif name == LANGUAGE:
            wish = value if sign else next(words, "")
        else:
            others.append(word)
    language = language_of_machine() if wish is None else language_of(wish)
    speak(language or language_of_machine())
    if language is None:
        codes = ", ".join(each.code for each in languages())
        complain(told("error-usage-language", language=str(wish), languages=codes))
        raise typer.Exit(MISUSED)
    return others


@contextmanager
def refusing(ctx: "Context") -> Iterator[None]:
    """End the program with a sentence if the arguments that are read in this block do not fit."""
    try:
        yield
    except typer.TyperException as error:
        refuse(ctx, misuse(error, ctx.command.params))


def refuse(ctx: "Context", sentence: str) -> NoReturn:
    """Say why the command line cannot be understood and where there is help, and end the program."""
    typer.echo(ctx.get_usage(), err=True)
    typer.echo(told("command-usage-help", command=f"{ctx.command_path} {ctx.help_option_names[0]}") + "\n", err=True)
    complain(sentence)
    raise typer.Exit(MISUSED)


def no_command(name: str) -> str:
    """Say that there is no such command, and which were perhaps meant."""
    # Imported late: few runs need it.
    from difflib import get_close_matches  # noqa: PLC0415

    near = ", ".join(f"'{found}'" for found in get_close_matches(name, COMMANDS))
    return told("error-usage-near-command", name=name, near=near) if near else told("error-usage-command", name=name)
