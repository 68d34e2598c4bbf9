"""The subcommand `score`: the score sheet of a table that was played with real cards."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sevenwonders.cli.file_options import (
    AnyEditionOption,
    AnyExpansionOption,
    AnyGameOption,
    AnyVariantOption,
    Wanted,
    file_argument,
)
from sevenwonders.cli.painter import painter_of
from sevenwonders.record.score_file import ScoredTable, read_tables


def score(
    file: Annotated[Path, file_argument("Cities in clockwise order as YAML, or score sheets that the page saved.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per table instead.")] = False,
    game: AnyGameOption = None,
    edition: AnyEditionOption = None,
    expansion: AnyExpansionOption = None,
    variant: AnyVariantOption = None,
) -> None:
    """Run the subcommand.

    Options can supply what the file leaves out of its `config`.
    """
    wanted = Wanted(game, edition, expansion, variant)
    for table in read_tables(file, wanted.keys):
        wanted.check(file, table.game.config)
        if as_json:
            print(json.dumps(table.to_data(), ensure_ascii=False))  # noqa: T201 - for other programs, without markup
        else:
            show(table)


def show(table: ScoredTable) -> None:
    """Print the score sheet, and how the free choices were made."""
    painter = painter_of(table.game.config)
    console = Console(highlight=False)
    if table.title:
        console.print(table.title, style="bold", markup=False)
    console.print(painter.score_sheet(table.game, table.names, table.scores))
    for note in painter.notes(table.game, table.names):
        console.print(note, markup=False, soft_wrap=True)
