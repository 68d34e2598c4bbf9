"""The command line. Every expected error ends in one sentence and exit code 2."""

import sys
from typing import Annotated

import typer

from sevenwonders.cli.commands import MISUSED, CommandGroup
from sevenwonders.cli.words.errors import complain, sentence_of
from sevenwonders.version import package_version

app = typer.Typer(
    name="sevenwonders",
    cls=CommandGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    # The help is as wide as the terminal.
    context_settings={"max_content_width": 1000},
)


def tell_version(asked: bool) -> None:
    """Print the version and exit, if that was the request."""
    if asked:
        typer.echo(f"sevenwonders {package_version()}")
        raise typer.Exit


@app.callback()
def sevenwonders(
    version: Annotated[bool, typer.Option("--version", callback=tell_version, is_eager=True)] = False,
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
        complain(sentence_of(error))
        sys.exit(MISUSED)
