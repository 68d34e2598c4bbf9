"""The subcommand `doctor`: looks at the set-up of a server and says what to do."""

from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from sevenwonders.cli.look import BAD_STYLE, COIN_STYLE, CROSS, GOOD_STYLE, TICK
from sevenwonders.cli.operations import server_parts
from sevenwonders.server.operations.findings import Finding

MARKS: Final = {"ok": (TICK, GOOD_STYLE), "warning": ("!", COIN_STYLE), "problem": (CROSS, BAD_STYLE)}


def doctor(
    url: Annotated[
        str | None, typer.Option(help="The public address, such as https://example.org, to try as a browser would.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="The database, if not the one in SEVENWONDERS_DATABASE_URL.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Check a server's settings, database, limits, clock, disk and proxy, and say what to do.

    Run it as the server's user and with its environment. Exit code 1 means that there is a problem.
    """
    with server_parts():
        from sevenwonders.server.operations.doctor import examine  # noqa: PLC0415
    console = Console(highlight=False, markup=False, soft_wrap=True)
    findings: list[Finding] = []
    for finding in examine(database, url):
        findings.append(finding)
        if not as_json:
            show(console, finding)
    if as_json:
        console.print(msgspec.json.format(msgspec.json.encode(findings)).decode())
    else:
        console.print(summary(findings))
    if any(finding.level == "problem" for finding in findings):
        raise typer.Exit(1)


def show(console: Console, finding: Finding) -> None:
    """Print one finding, and what to do about it."""
    mark, style = MARKS[finding.level]
    line = Text.assemble((f"{mark} {finding.level:<8}", style), f"{finding.subject:<12}", finding.text)
    console.print(line)
    if finding.advice:
        console.print(f"{'':22}{finding.advice}")


def summary(findings: list[Finding]) -> str:
    """Say how many things need attention."""
    problems, warnings = (sum(found.level == level for found in findings) for level in ("problem", "warning"))
    if not problems and not warnings:
        return "All is well."
    return f"Problems: {problems}. Warnings: {warnings}."
