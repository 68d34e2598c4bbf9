"""The reference of the command line, made from what `--help` knows, in English."""

from typing import TYPE_CHECKING, Final

from typer.core import TyperArgument, TyperOption

from sevenwonders.cli.commands import COMMANDS, load_command
from sevenwonders.languages import say

if TYPE_CHECKING:
    from typer._click import Command

HEAD: Final = """# Commands

`sevenwonders COMMAND --help` says the same in the terminal. In a clone of the repository, the command is
`.venv/bin/sevenwonders`.

"""


def commands_page() -> str:
    """Every command with its arguments and options."""
    rows = [f"| [`{name}`](#{name}) | {say(f'command-{name}')} |" for name in COMMANDS]
    table = "\n".join(["| command | what it does |", "| --- | --- |", *rows])
    return HEAD + "\n\n".join([table, *(command_part(name, load_command(name)) for name in COMMANDS)]) + "\n"


def command_part(name: str, command: "Command") -> str:
    """A command: how it is called, what it does, and a table of its options."""
    arguments = [argument for argument in command.params if isinstance(argument, TyperArgument)]
    options = [option for option in command.params if isinstance(option, TyperOption) and not option.hidden]
    called = " ".join([f"sevenwonders {name}", *map(placeholder, arguments), "[OPTIONS]" if options else ""])
    rows = [f"| `{placeholder(argument)}` | {cell(argument.help)} | |" for argument in arguments]
    rows += [f"| {names_of(option)} | {cell(option.help)} | {default_of(option)} |" for option in options]
    parts = [f"## {name}", f"```\n{called.rstrip()}\n```", command.help or ""]
    return "\n\n".join([*parts, "\n".join(["| option | meaning | default |", "| --- | --- | --- |", *rows])])


def placeholder(argument: TyperArgument) -> str:
    """An argument as it stands in the usage line."""
    word = (argument.name or "").upper()
    word = f"{word}..." if argument.nargs == -1 else word
    return word if argument.required else f"[{word}]"


def names_of(option: TyperOption) -> str:
    """The ways to write an option."""
    return ", ".join(f"`{name}`" for name in sorted(option.opts, key=len, reverse=True))


def default_of(option: TyperOption) -> str:
    """What holds if the option is left out; nothing if that is a matter of words."""
    value = None if callable(option.default) else option.default
    if isinstance(value, list | tuple):
        value = ",".join(map(str, value))
    return "required" if option.required else f"`{value}`" if value not in (None, "", False) else ""


def cell(words: str | None) -> str:
    """Words that fit into a cell of a table."""
    return (words or "").replace("\n", " ").replace("|", "\\|")
