"""The subcommand `analyse`: the value of each move of a recorded game, and better ones, in tables or on a page."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from sevenwonders.bots.analysis.move import Move
from sevenwonders.bots.analysis.study import PlayerReport, Study, new_study
from sevenwonders.bots.analysis.walk import WORLDS
from sevenwonders.bots.budget import budget_of
from sevenwonders.cli.file_options import RecordArgument
from sevenwonders.cli.many_games import JobsOption, JsonOption, SeedOption, check_jobs, with_bar
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.report import curve_plot, key_html, page_of, section, table_html
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.record.files import load_record

PLAYER_HEADS: Final = ("City", "Points", "Accuracy", "Luck", "Made", "Blunders", "Mistakes", "Inaccuracies")
MOVE_HEADS: Final = ("Moment", "City", "Mark", "Move", "Better", "Chance", "Points", "Place", "Why")
# The figures of a move that follow from its options.
FIGURES: Final = ("loss", "loss_points", "loss_place", "mark")
# The columns with words.
WORDS: Final = {"City", "Moment", "Mark", "Move", "Better", "Why"}


def analyse(
    file: RecordArgument,
    budget_ms: Annotated[int | None, typer.Option(help="How long to think about each move.")] = None,
    worlds: Annotated[
        int | None, typer.Option(help=f"Worlds in which the options of each move are tried; {WORLDS} by default.")
    ] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    report: Annotated[Path | None, typer.Option(help="Write tables and plots into this HTML file.")] = None,
) -> None:
    """Run the subcommand.

    Each move is judged from what its player knew at the time: all its options are tried in the same imagined worlds.
    What it cost against the best of them counts chance to win, place and points, so that a lost game still has good and
    bad moves. A cost that could be chance is not marked. docs/analysis.md says how to read the tables.
    """
    check_jobs(jobs)
    if report is not None and not report.parent.is_dir():
        raise BadConfig(f"The report cannot be written: there is no folder {report.parent}.")
    study = new_study(load_record(file), budget_of(worlds, budget_ms), seed)
    for _ in with_bar(study.findings(jobs), study.answers(), lambda found: found.answers, doing="Thinking"):
        pass
    if as_json:
        typer.echo(json.dumps(study_data(study), indent=2))
    else:
        print_study(Console(emoji=False), study)
    if report is not None:
        write_report(report, study)


def study_data(study: Study) -> dict[str, object]:
    """Return the results of the analysis as data for JSON."""
    return {
        "config": study.game.config.to_data(),
        "finished": study.game.finished(),
        "players": [asdict(player) for player in study.players()],
        "moves": [asdict(move) | {name: getattr(move, name) for name in FIGURES} for move in study.moves],
        "course": [point._asdict() for point in study.course],
        "moments": study.moments(),
    }


def print_study(console: Console, study: Study) -> None:
    """Print how well each player played, and every costly move."""
    console.print(printed_table(PLAYER_HEADS, [player_cells(player) for player in study.players()]))
    costly = [move_cells(study, move) for move in study.costly()]
    console.print(printed_table(MOVE_HEADS, costly) if costly else "No move was costly.")
    for step in study.moments():
        console.print(moment_line(study, step))


def moment_line(study: Study, step: int) -> str:
    """Return a line about a move that decided the game."""
    move = next(move for move in study.moves if move.step == step)
    swing = change_of(-100 * move.swing, " %")
    return f"{move.moment}: {study.names()[move.seat]}, {move.choice.text}, {swing} against an ordinary choice."


def printed_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table for the terminal; columns of numbers are on the right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in heads:
        table.add_column(title, justify="left" if title in WORDS else "right")
    for row in rows:
        table.add_row(*row)
    return table


def player_cells(player: PlayerReport) -> list[str]:
    """Return a player's report as a row of a table."""
    marks = [str(count) for count in player.marks.values()]
    figures = [f"{player.accuracy:.0f}", f"{player.luck:+.0f}", f"{player.made:+.0f}"]
    return [player.name, str(player.score), *figures, *marks]


def move_cells(study: Study, move: Move) -> list[str]:
    """Return a costly move as a row of a table."""
    lost = [change_of(move.loss * 100, " %"), change_of(move.loss_points), f"{move.loss_place:+.1f}"]
    words = [move.mark.capitalize(), move.choice.text, move.best.text]
    return [move.moment, study.names()[move.seat], *words, *lost, " ".join(study.sentences(move))]


def change_of(loss: float, unit: str = "") -> str:
    """Write a loss as a change in whole numbers, with a sign unless it is 0."""
    amount = round(-loss)
    return f"{amount:+d}{unit}" if amount else f"0{unit}"


def write_report(path: Path, study: Study) -> None:
    """Write the report and say where it is."""
    try:
        path.write_text(report_page(study), encoding="utf-8")
    except OSError as error:
        raise BadConfig(f"The report cannot be written: {error}") from error
    sys.stderr.write(f"The report is in {path}.\n")


def report_page(study: Study) -> str:
    """Return the whole page."""
    config = study.game.config
    title = f"Analysis: {painter_of(config).title(config)}"
    costly = [move_cells(study, move) for move in study.costly()]
    sections = [
        f"<h1>{escape(title)}</h1>",
        section("How everybody played", players_html(study)),
        section("The chance to win over the game", course_html(study)),
        section("What decided the game", moments_html(study)),
        section("Costly moves", table_html(MOVE_HEADS, costly)),
        section("All moves", moves_html(study)),
    ]
    return page_of(title, sections)


def players_html(study: Study) -> str:
    """Show the accuracy and marks of all players."""
    return table_html(PLAYER_HEADS, [player_cells(player) for player in study.players()])


def moments_html(study: Study) -> str:
    """Show the moves that changed most who wins."""
    lines = [f"<li>{escape(moment_line(study, step))}</li>" for step in study.moments()]
    return f"<ul>{''.join(lines)}</ul>"


def course_html(study: Study) -> str:
    """Show all players' chances to win, from the deal to the end."""
    seats = study.game.players()
    curves = [[(float(point.step), point.chances[at]) for point in study.course] for at in range(len(seats))]
    plot = curve_plot("The chance to win after each answer", curves, (0.0, float(study.answers())), (0.0, 1.0))
    return plot + key_html([study.names()[seat] for seat in seats])


def moves_html(study: Study) -> str:
    """Show every move with its promise."""
    names = study.names()
    rows = [
        [
            move.moment,
            names[move.seat],
            move.choice.text,
            f"{move.rank} of {move.options}",
            f"{move.choice.chance:.0%}",
            f"{move.choice.points:.1f}",
            f"{move.choice.place:.1f}",
            *better_cells(move),
        ]
        for move in study.moves
    ]
    own, best = ["Rank", "Chance", "Points", "Place"], ["Better", "Chance", "Points", "Place", "Cost", "Error"]
    return table_html(["Moment", "City", "Move", *own, *best], rows)


def better_cells(move: Move) -> list[str]:
    """Return the better option of a move and what the move cost, or empty cells if there was none."""
    if move.choice.choice == move.best.choice:
        return [""] * 6
    best = move.best
    figures = [f"{best.chance:.0%}", f"{best.points:.1f}", f"{best.place:.1f}"]
    return [best.text, *figures, f"{move.cost:.0%}", f"{move.error:.1%}"]
