"""The command line. Every expected error ends in one sentence and exit code 2."""

import sys
from typing import Annotated

import typer

from sevenwonders.cli.commands import CommandGroup
from sevenwonders.version import package_version

app = typer.Typer(
    name="sevenwonders",
    cls=CommandGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    # The help is as wide as the terminal.
    context_settings={"max_content_width": 1000},
)


def tell_version(asked: bool) -> None:
    """Print the version and exit, if that was the request."""
    if asked:
        typer.echo(f"sevenwonders {package_version()}")
        raise typer.Exit


@app.callback(help="The 7 Wonders family of board games: play, simulate, check the rules, replay, score.")
def sevenwonders(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Run a subcommand, or show the version."""


def main() -> None:
    """Run the command line."""
    try:
        app()
    except Exception as error:
        # Imported late: a command without an engine does not need it.
        from sevenwonders.kernel.errors import GameError  # noqa: PLC0415

        if not isinstance(error, GameError):
            raise
        complain(str(error))
        sys.exit(2)


def complain(sentence: str) -> None:
    """Print an error."""
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.markup import escape  # noqa: PLC0415 - as above

    Console(stderr=True).print(f"[bold red]Error:[/] {escape(sentence)}", highlight=False, soft_wrap=True)
