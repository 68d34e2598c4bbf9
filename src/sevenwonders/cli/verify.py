"""The subcommand `verify`: proves that a recorded game was dealt as committed to."""

from typing import Annotated

import typer
from rich.console import Console

from sevenwonders.cli.file_options import RecordArgument
from sevenwonders.cli.look import BAD_STYLE
from sevenwonders.record.files import load_record
from sevenwonders.record.proof import FalseDeal, prove_deal


def verify(
    file: RecordArgument,
    commitment: Annotated[
        str, typer.Option(help="The commitment that the lobby showed you. Without it the one in the record is used.")
    ] = "",
    unfinished: Annotated[
        bool,
        typer.Option("--unfinished", help="Accept a record that ends before its game does, and check what is there."),
    ] = False,
) -> None:
    """Run the subcommand.

    Exit code 0 means that it was, 1 that it was not, and 2 that the record cannot tell: it has no commitment, lacks
    the end of its game, or comes from other rules.
    """
    console = Console(highlight=False, markup=False, soft_wrap=True)
    data = load_record(file)
    try:
        game = prove_deal(data, commitment, unfinished)
    except FalseDeal as error:
        console.print(f"Not proved. {error}", style=BAD_STYLE)
        raise typer.Exit(1) from error
    answers = len(game.history) // 2
    console.print(
        f"Proved: the deal is the committed one. The secret has the commitment {data['commitment']}, and all "
        f"{answers} answers fit the deal that follows from it."
    )
    if not game.finished():
        console.print(f"The record ends at {game.moment()}, before the game does: nothing is proved about the rest.")
    if not commitment:
        console.print("Compare this commitment with the one that the lobby showed, or pass that one with --commitment.")
