"""The subcommand `check`: runs the scenarios in files and folders."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from sevenwonders.cli.file_options import (
    AnyEditionOption,
    AnyExpansionOption,
    AnyGameOption,
    AnyVariantOption,
    Wanted,
    existing_path,
)
from sevenwonders.cli.look import BAD_STYLE, CROSS
from sevenwonders.cli.words.errors import sentence
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import BadFile
from sevenwonders.record.scenario import Document, ScenarioResult, config_in, run_document, scenarios_in

SUFFIXES: Final = (".yaml", ".yml")


def check(
    paths: Annotated[list[Path], typer.Argument(show_default=False)],
    game: AnyGameOption = None,
    edition: AnyEditionOption = None,
    expansion: AnyExpansionOption = None,
    variant: AnyVariantOption = None,
) -> None:
    """Run the subcommand."""
    wanted = Wanted(game, edition, expansion, variant)
    documents = [document for file in files_in(paths) for document in scenarios_in(file)]
    if not documents:
        raise BadFile(Phrase("no-scenario", files=", ".join(map(str, paths))))
    outcomes = [run_document(document) for document in documents if is_wanted(document, wanted)]
    if not outcomes:
        raise BadFile(Phrase("no-such-scenario", count=len(documents)))
    failures = [outcome for outcome in outcomes if not outcome.passed]
    console = Console(soft_wrap=True, highlight=False)
    for failure in failures:
        console.print(Text.assemble((f"{CROSS} ", BAD_STYLE), report(failure)))
    passed = len(outcomes) - len(failures)
    words = told("terminal-checked", passed=str(passed), failed=str(len(failures)))
    print(words)  # noqa: T201 - others read this line
    if failures:
        raise typer.Exit(1)


def report(failure: ScenarioResult) -> str:
    """Return the file, the title and the faults."""
    return "\n    ".join([f"{failure.file}: {failure.title}", *sentence(failure.fault).splitlines()])


def is_wanted(document: Document, wanted: Wanted) -> bool:
    """Return whether the scenario is about such a table. An unreadable one counts, so that its fault is reported."""
    config = config_in(document)
    return config is None or wanted.fits(config)


def files_in(paths: list[Path]) -> list[Path]:
    """List the scenario files at these paths, each once. Folders are searched recursively."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        else:
            files.append(existing_path(path))
    return list(dict.fromkeys(files))
