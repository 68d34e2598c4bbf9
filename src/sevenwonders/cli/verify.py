"""The subcommand `verify`: proves that a recorded game was dealt as committed to."""

from typing import Annotated

import typer
from rich.console import Console

from sevenwonders.cli.file_options import FileArgument
from sevenwonders.cli.look import BAD_STYLE
from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.files import load_record
from sevenwonders.record.proof import CutShort, FalseDeal, prove_deal


def verify(
    file: FileArgument,
    commitment: Annotated[str, typer.Option("--commitment")] = "",
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
) -> None:
    """Run the subcommand."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    data = load_record(file)
    try:
        game = prove_deal(data, commitment, unfinished)
    except CutShort as error:
        # The engine names the moment in English.
        game = prove_deal(data, commitment, unfinished=True)
        raise CutShort(Phrase("cut-short", answers=len(game.history) // 2, moment=moment_of(game))) from error
    except FalseDeal as error:
        console.print(told("terminal-unproved", reason=sentence_of(error)), style=BAD_STYLE)
        raise typer.Exit(1) from error
    answers = len(game.history) // 2
    console.print(told("terminal-proved", commitment=str(data["commitment"]), answers=answers))
    if not game.finished():
        console.print(told("terminal-proved-part", moment=moment_of(game)))
    if not commitment:
        console.print(told("terminal-proved-compare"))


def moment_of(game: Game) -> str:
    """Name the moment at which a record ends."""
    # Imported late: few records end early.
    from sevenwonders.cli.painter import painter_of  # noqa: PLC0415

    return painter_of(game.config).moment(game)
