"""The subcommand `check`: scenarios, run from files and folders."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from sevenwonders.cli.look import BAD_STYLE, CROSS
from sevenwonders.record.document import BadFile
from sevenwonders.record.scenario import run_file

SUFFIXES: Final = (".yaml", ".yml")


def check(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.", show_default=False)],
) -> None:
    """Check the rules against scenario files: positions, choices, and what must follow."""
    outcomes = [outcome for file in files_in(paths) for outcome in run_file(file)]
    if not outcomes:
        raise BadFile(f"No scenario was found in {', '.join(map(str, paths))}. Scenarios are *.yaml or *.yml files.")
    failures = [outcome for outcome in outcomes if not outcome.passed]
    console = Console(soft_wrap=True, highlight=False)
    for failure in failures:
        console.print(Text.assemble((f"{CROSS} ", BAD_STYLE), failure.report()))
    print(f"{len(outcomes) - len(failures)} passed, {len(failures)} failed")  # noqa: T201 - others read this line
    if failures:
        raise typer.Exit(1)


def files_in(paths: list[Path]) -> list[Path]:
    """The scenario files at these paths, each once, folders searched to the bottom."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        elif path.exists():
            files.append(path)
        else:
            raise BadFile(f"{path} does not exist.")
    return list(dict.fromkeys(files))
