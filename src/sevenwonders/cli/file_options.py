"""Arguments that name files and options that select tables, for commands that read files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, final

import typer

from sevenwonders.cli.table_options import split_list, words_of
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import BadFile


def existing_file(path: Path) -> Path:
    """Return the path of a file. Raises `BadFile` if there is no file there."""
    if existing_path(path).is_dir():
        raise BadFile(Phrase("folder", file=str(path)))
    return path


def existing_path(path: Path) -> Path:
    """Return the path of a file or folder. Raises `BadFile` if neither is there."""
    if not path.exists():
        raise BadFile(Phrase("no-file", file=str(path)))
    return path


# A file to read. Where there is none, the command ends with a sentence that says so.
FileArgument = Annotated[Path, typer.Argument(show_default=False, callback=existing_file)]

AnyGameOption = Annotated[str | None, typer.Option("--game")]
AnyEditionOption = Annotated[int | None, typer.Option("--edition")]
AnyExpansionOption = Annotated[list[str] | None, typer.Option("--expansion")]
AnyVariantOption = Annotated[str | None, typer.Option("--variant")]


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
            raise BadFile(Phrase("other-table", file=str(file), options=words))
