"""The subcommand `analyse`: the value of each move of a recorded game, and better ones, in tables or on a page."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from sevenwonders.bots.analysis.move import Move
from sevenwonders.bots.analysis.study import PlayerReport, Study, new_study
from sevenwonders.bots.analysis.walk import WORLDS  # noqa: F401 - the help says it
from sevenwonders.bots.budget import budget_of
from sevenwonders.cli.file_options import FileArgument
from sevenwonders.cli.many_games import (
    JobsOption,
    JsonOption,
    ReportOption,
    SeedOption,
    check_jobs,
    with_bar,
    write_report,
)
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.report import curve_plot, key_html, page_of, section, table_html
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.study import StudyWords
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.files import load_record

# The messages of headings.
CITY: Final = "terminal-column-city"
MOMENT: Final = "analysis-moment"
MOVE: Final = "terminal-column-move"
BETTER: Final = "terminal-column-better"
MARK: Final = "terminal-column-verdict"
WHY: Final = "terminal-column-why"
CHANCE: Final = "terminal-column-chance"
POINTS: Final = "terminal-column-points"
PLACE: Final = "terminal-places"
PLAYER_HEADS: Final = (
    *(CITY, POINTS, "terminal-column-accuracy", "terminal-column-luck", "terminal-column-made"),
    *("terminal-column-blunders", "terminal-column-mistakes", "terminal-column-inaccuracies"),
)
MOVE_HEADS: Final = (MOMENT, CITY, MARK, MOVE, BETTER, CHANCE, POINTS, PLACE, WHY)
ALL_HEADS: Final = (
    *(MOMENT, CITY, MOVE, "terminal-column-rank", CHANCE, POINTS, PLACE),
    *(BETTER, CHANCE, POINTS, PLACE, "terminal-column-loss", "terminal-column-error"),
)
# The figures of a move that follow from its options.
FIGURES: Final = ("loss", "loss_points", "loss_place", "mark")
# The columns with words.
WORDS: Final = {CITY, MOMENT, MARK, MOVE, BETTER, WHY}


def analyse(
    file: FileArgument,
    budget_ms: Annotated[int | None, typer.Option("--budget-ms")] = None,
    worlds: Annotated[int | None, typer.Option("--worlds")] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    report: ReportOption = None,
) -> None:
    """Run the subcommand."""
    check_jobs(jobs)
    if report is not None and not report.parent.is_dir():
        raise BadConfig(Phrase("report-folder", folder=str(report.parent)))
    study = new_study(load_record(file), budget_of(worlds, budget_ms), seed)
    for _ in with_bar(study.findings(jobs), study.answers(), lambda found: found.answers, doing="terminal-thinking"):
        pass
    if as_json:
        typer.echo(json.dumps(study_data(study), indent=2))
    else:
        print_study(Console(emoji=False), study)
    if report is not None:
        write_report(report, report_page(study))


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
    words = StudyWords(study)
    console.print(printed_table(PLAYER_HEADS, [player_cells(words, player) for player in study.players()]))
    costly = [move_cells(words, move) for move in study.costly()]
    console.print(printed_table(MOVE_HEADS, costly) if costly else told("terminal-analyse-fine"))
    for step in study.moments():
        console.print(moment_line(words, step))


def moment_line(words: StudyWords, step: int) -> str:
    """Return a line about a move that decided the game."""
    move = next(move for move in words.study.moves if move.step == step)
    return told(
        "terminal-analyse-moment",
        moment=words.moment(move),
        name=words.city(move),
        move=words.option(move.choice),
        change=change_of(-100 * move.swing, " %"),
    )


def printed_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table for the terminal; columns of numbers are on the right. `heads` are messages."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        table.add_column(told_by_id(head), justify="left" if head in WORDS else "right")
    for row in rows:
        table.add_row(*row)
    return table


def player_cells(words: StudyWords, player: PlayerReport) -> list[str]:
    """Return a player's report as a row of a table."""
    marks = [str(count) for count in player.marks.values()]
    figures = [f"{player.accuracy:.0f}", f"{player.luck:+.0f}", f"{player.made:+.0f}"]
    return [words.names[player.seat], str(player.score), *figures, *marks]


def move_cells(words: StudyWords, move: Move) -> list[str]:
    """Return a costly move as a row of a table."""
    lost = [change_of(move.loss * 100, " %"), change_of(move.loss_points), f"{move.loss_place:+.1f}"]
    what = [told_by_id(f"analysis-mark-{move.mark}"), words.option(move.choice), words.option(move.best)]
    return [words.moment(move), words.city(move), *what, *lost, " ".join(words.reasons(move))]


def change_of(loss: float, unit: str = "") -> str:
    """Write a loss as a change in whole numbers, with a sign unless it is 0."""
    amount = round(-loss)
    return f"{amount:+d}{unit}" if amount else f"0{unit}"


def report_page(study: Study) -> str:
    """Return the whole page."""
    config = study.game.config
    words = StudyWords(study)
    title = told("terminal-analyse-title", game=painter_of(config).title(config))
    costly = [move_cells(words, move) for move in study.costly()]
    sections = [
        f"<h1>{escape(title)}</h1>",
        section(told("terminal-analyse-players"), players_html(words)),
        section(told("analysis-curve"), course_html(words)),
        section(told("terminal-analyse-decided"), moments_html(words)),
        section(told("terminal-analyse-costly"), table_html([told(head) for head in MOVE_HEADS], costly)),
        section(told("terminal-analyse-all"), moves_html(words)),
    ]
    return page_of(title, sections)


def players_html(words: StudyWords) -> str:
    """Show the accuracy and marks of all players."""
    rows = [player_cells(words, player) for player in words.study.players()]
    return table_html([told(head) for head in PLAYER_HEADS], rows)


def moments_html(words: StudyWords) -> str:
    """Show the moves that changed most who wins."""
    lines = [f"<li>{escape(moment_line(words, step))}</li>" for step in words.study.moments()]
    return f"<ul>{''.join(lines)}</ul>"


def course_html(words: StudyWords) -> str:
    """Show all players' chances to win, from the deal to the end."""
    study = words.study
    seats = study.game.players()
    curves = [[(float(point.step), point.chances[at]) for point in study.course] for at in range(len(seats))]
    plot = curve_plot(told("terminal-analyse-plot"), curves, (0.0, float(study.answers())), (0.0, 1.0))
    return plot + key_html([words.names[seat] for seat in seats])


def moves_html(words: StudyWords) -> str:
    """Show every move with its promise."""
    rows = [
        [
            words.moment(move),
            words.city(move),
            words.option(move.choice),
            told("terminal-analyse-rank", rank=move.rank, options=move.options),
            f"{move.choice.chance:.0%}",
            f"{move.choice.points:.1f}",
            f"{move.choice.place:.1f}",
            *better_cells(words, move),
        ]
        for move in words.study.moves
    ]
    return table_html([told(head) for head in ALL_HEADS], rows)


def better_cells(words: StudyWords, move: Move) -> list[str]:
    """Return the better option of a move and what the move cost, or empty cells if there was none."""
    if move.choice.choice == move.best.choice:
        return [""] * 6
    best = move.best
    figures = [f"{best.chance:.0%}", f"{best.points:.1f}", f"{best.place:.1f}"]
    return [words.option(best), *figures, f"{move.cost:.0%}", f"{move.error:.1%}"]
