"""The subcommand `score`: the score sheet of a table that was played with real cards."""

import json

from rich.console import Console

from sevenwonders.cli.file_options import (
    AnyEditionOption,
    AnyExpansionOption,
    AnyGameOption,
    AnyVariantOption,
    FileArgument,
    Wanted,
)
from sevenwonders.cli.many_games import JsonOption
from sevenwonders.cli.painter import painter_of
from sevenwonders.record.score_file import ScoredTable, read_tables


def score(
    file: FileArgument,
    as_json: JsonOption = False,
    game: AnyGameOption = None,
    edition: AnyEditionOption = None,
    expansion: AnyExpansionOption = None,
    variant: AnyVariantOption = None,
) -> None:
    """Run the subcommand."""
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
    names = shown_names(table)
    console.print(painter.score_sheet(table.game, names, table.scores))
    for note in painter.notes(table.game, names):
        console.print(note, markup=False, soft_wrap=True)


def shown_names(table: ScoredTable) -> list[str]:
    """Return the names of the players; a seat without one has that of its city, which has one in each language."""
    cities = painter_of(table.game.config).cities(table.game)
    known = zip(table.names, table.game.city_names(), cities, strict=True)
    return [city if name == english else name for name, english, city in known]
