"""The subcommand `doctor`: looks at the set-up of a server and says what to do."""

from typing import Annotated, Final

import msgspec
import typer
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from sevenwonders.cli.look import BAD_STYLE, COIN_STYLE, CROSS, GOOD_STYLE, TICK
from sevenwonders.cli.operations import Database, finding_words, server_parts
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.server.operations.findings import Finding

MARKS: Final = {"ok": (TICK, GOOD_STYLE), "warning": ("!", COIN_STYLE), "problem": (CROSS, BAD_STYLE)}
# All that findings are about.
SUBJECTS: Final = (
    *("addresses", "clock", "database", "descriptors", "disk", "exposure", "games", "host", "https", "journal"),
    *("metrics", "page", "processes", "program", "proxy", "rules", "secrets", "settings", "sockets", "soundness"),
    *("tables", "writing"),
)


def doctor(
    url: Annotated[str | None, typer.Option("--url")] = None,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check the set-up of a server."""
    with server_parts():
        from sevenwonders.server.operations.doctor import examine  # noqa: PLC0415
    console = Console(highlight=False, markup=False, soft_wrap=True)
    findings: list[Finding] = []
    for finding in examine(database, url):
        findings.append(finding)
        if not as_json:
            show(console, finding)
    if as_json:
        data = [finding.to_data() for finding in findings]
        console.print(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        console.print(summary(findings))
    if any(finding.level == "problem" for finding in findings):
        raise typer.Exit(1)


def show(console: Console, finding: Finding) -> None:
    """Print one finding, and what to do about it."""
    mark, style = MARKS[finding.level]
    level = in_column(f"terminal-level-{finding.level}", [f"terminal-level-{name}" for name in MARKS])
    subject = in_column(f"terminal-subject-{finding.subject}", [f"terminal-subject-{name}" for name in SUBJECTS])
    console.print(Text.assemble((f"{mark} {level}", style), subject, finding_words("found", finding.said)))
    if finding.level != "ok":
        indent = " " * cell_len(f"{mark} {level}{subject}")
        console.print(indent + finding_words("advice", finding.said))


def in_column(ident: str, idents: list[str]) -> str:
    """Say a message in a column that has room for each of several."""
    return set_cell_size(told_by_id(ident), max(cell_len(told_by_id(each)) for each in idents) + 1)


def summary(findings: list[Finding]) -> str:
    """Say how many things need attention."""
    problems, warnings = (sum(found.level == level for found in findings) for level in ("problem", "warning"))
    if not problems and not warnings:
        return told("terminal-doctor-well")
    return told("terminal-doctor-sum", problems=problems, warnings=warnings)
