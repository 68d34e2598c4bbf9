"""Arguments that name files and options that select tables, for commands that read files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, final

import typer

from sevenwonders.cli.table_options import GAME_NAMES, split_list, variant_names, words_of
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.record.document import BadFile


def file_argument(words: str) -> Any:
    """Return an argument that names a file to read.

    Where there is none, the command ends with a sentence that says so.
    """
    return typer.Argument(help=words, show_default=False, callback=existing_file)


def existing_file(path: Path) -> Path:
    """Return the path of a file. Raises `BadFile` if there is no file there."""
    if existing_path(path).is_dir():
        raise BadFile(f"{path} is a folder. Name a file.")
    return path


def existing_path(path: Path) -> Path:
    """Return the path of a file or folder. Raises `BadFile` if neither is there."""
    if not path.exists():
        raise BadFile(f"There is no file {path}. Check its name.")
    return path


RecordArgument = Annotated[Path, file_argument("The file with the record.")]

AnyGameOption = Annotated[
    str | None, typer.Option("--game", help=f"Only tables of this game: {' or '.join(GAME_NAMES)}.")
]
AnyEditionOption = Annotated[int | None, typer.Option("--edition", help="Only tables of this edition: 1 or 2.")]
AnyExpansionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--expansion", help="Only tables with these expansions; separate them with commas, or repeat the option."
    ),
]
AnyVariantOption = Annotated[str | None, typer.Option("--variant", help=f"Only this variant: {variant_names()}.")]


@final
class Wanted:
    """The table that the options require: keys of a file's `config`, without those that were left out."""

    def __init__(
        self, game: str | None, edition: int | None, expansion: Sequence[str] | None, variant: str | None
    ) -> None:
        self.keys: dict[str, object] = {}
        if game is not None:
            self.keys["game"] = ruleset_of(game.strip().lower()).name
        if edition is not None:
            self.keys["edition"] = edition
        if expansion:
            self.keys["expansions"] = [name.lower() for name in split_list(expansion)]
        if variant is not None:
            self.keys["variant"] = variant.strip().lower()

    def fits(self, config: Config) -> bool:
        """Return whether a table meets the requirements. It may have more expansions than were named."""
        names = self.keys.get("expansions", [])
        if isinstance(names, list) and not set(names) <= set(config.expansions):
            return False
        return all(getattr(config, key) == value for key, value in self.keys.items() if key != "expansions")

    def check(self, file: Path, config: Config) -> None:
        """Check the table of a file. Raises `BadFile` if it does not meet the requirements."""
        if not self.fits(config):
            words = " ".join(words_of(config)) or "--game classic --edition 1"
            raise BadFile(
                f"{file} is about a different table from the one the options ask for. It is a table of {words}."
            )
