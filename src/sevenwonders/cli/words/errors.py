"""Errors of the engine and of commands, in one sentence for the person at the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from sevenwonders.cli.words.language import any_of, told_by_id
from sevenwonders.cli.words.told import told

if TYPE_CHECKING:
    from typer._click import Parameter

    from sevenwonders.kernel.errors import GameError
    from sevenwonders.kernel.wording import Argument, Phrase


def complain(sentence: str) -> None:
    """Print an error."""
    # Imported late: only errors need it.
    from rich.console import Console  # noqa: PLC0415
    from rich.markup import escape  # noqa: PLC0415

    title = told("error-title")
    Console(stderr=True).print(f"[bold red]{title}[/] {escape(sentence)}", highlight=False, soft_wrap=True)


def sentence_of(error: "GameError") -> str:
    """Say an error in the reader's language; what the engine has no message for is said in English."""
    return sentence(error.said())


def sentence(said: "str | Phrase") -> str:
    """Say a phrase of an error, or pass on a sentence."""
    if isinstance(said, str):
        return said
    return told_by_id(f"error-{said.ident}", **{name: filled(argument) for name, argument in said.arguments.items()})


def filled(argument: "Argument") -> float | str:
    """Return what fills a blank. Of the words in a list, one is enough."""
    if isinstance(argument, int):
        return argument
    if isinstance(argument, Sequence) and not isinstance(argument, str):
        return any_of(str(filled(part)) for part in argument)
    return sentence(argument)


def misuse(error: typer.TyperException, parameters: "Sequence[Parameter]") -> str:
    """Say what does not fit on a command line with these options and arguments.

    The library has no names for its errors, and says them in English only.
    """
    kind = type(error).__name__
    option: str = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        near = ", ".join(sorted(getattr(error, "possibilities", None) or []))
        return (
            told("error-usage-near-option", name=option, near=near) if near else told("error-usage-option", name=option)
        )
    if kind == "BadOptionUsage":
        is_flag = any(option in each.opts and getattr(each, "is_flag", False) for each in parameters)
        return told("error-usage-no-value" if is_flag else "error-usage-value", name=option)
    parameter: Parameter | None = getattr(error, "param", None)
    if parameter is None:
        return error.format_message()
    name = " / ".join(f"'{option}'" for option in parameter.opts)
    if kind == "MissingParameter":
        return told_by_id(f"error-usage-missing-{parameter.param_type_name}", name=name)
    return not_fitting(parameter, name, error.message)


def not_fitting(parameter: "Parameter", name: str, why: str) -> str:
    """Say which values an option takes."""
    if not parameter.type.name.startswith("int"):
        return told("error-usage-unfit", name=name, why=why)
    least, most = getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)
    if least is None:
        return told("error-usage-number", name=name)
    if most is None:
        return told("error-usage-least", name=name, least=str(least))
    return told("error-usage-range", name=name, least=str(least), most=str(most))
