"""Put the subcommands together. Every expected error ends in one sentence and exit code 2."""

import sys

import typer
from rich.console import Console
from rich.markup import escape

from sevenwonders.cli.backup import backup
from sevenwonders.cli.cards import cards
from sevenwonders.cli.check import check
from sevenwonders.cli.doctor import doctor
from sevenwonders.cli.play import play
from sevenwonders.cli.replay import replay
from sevenwonders.cli.restore import restore
from sevenwonders.cli.score import score
from sevenwonders.cli.serve import serve
from sevenwonders.cli.simulate import simulate
from sevenwonders.cli.verify import verify
from sevenwonders.kernel.errors import GameError

app = typer.Typer(
    name="sevenwonders",
    help="The 7 Wonders family of board games: play, simulate, check the rules, replay, score.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for command in (play, serve, simulate, check, replay, verify, score, cards, backup, restore, doctor):
    app.command()(command)


def main() -> None:
    """Run the command line."""
    try:
        app()
    except GameError as error:
        Console(stderr=True).print(f"[bold red]Error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
