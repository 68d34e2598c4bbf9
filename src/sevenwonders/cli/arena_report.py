"""The results of a contest: tables in the terminal, and one self-contained HTML page."""

import shlex
from html import escape
from itertools import accumulate
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sevenwonders.bots.arena.play import milliseconds
from sevenwonders.bots.arena.standings import Results, Standing
from sevenwonders.bots.protocol.program import FALLBACK
from sevenwonders.cli.look import category_name, category_text
from sevenwonders.cli.many_games import new_table
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.report import curve_plot, key_html, page_of, section, share_plot, stack_plot, table_html
from sevenwonders.cli.table_options import words_of
from sevenwonders.cli.words.errors import sentence
from sevenwonders.cli.words.language import in_row, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.record.statistics import Spread

# The messages of the headings of `standing_cells`; times have the same ones everywhere.
STANDING: Final = (
    "terminal-column-seats",
    "score-victories-of",
    "terminal-column-interval",
    "terminal-column-mean",
    "terminal-column-rating",
)
TIMES: Final = ("ms p50", "ms p95")
NONE: Final = "none"


def print_results(console: Console, results: Results, seconds: float) -> None:
    """Print the standings, the points, and how to repeat them."""
    standings = results.standings()
    console.print(standings_table(standings))
    console.print(points_table(results, standings))
    for remark in remarks(results, standings):
        console.print(Text(remark))
    console.print(Text(summary_of(results, seconds)))


def standings_table(standings: list[Standing]) -> Table:
    """Return a row for each bot, the best first."""
    table = new_table(told("terminal-column-bot"), standing_headings(), least_width=10)
    for standing in standings:
        table.add_row(Text(standing.name), *standing_cells(standing))
    return table


def standing_headings() -> list[str]:
    """Return the headings of the numbers of a bot."""
    return [*[told(heading) for heading in STANDING], *TIMES]


def standing_cells(standing: Standing) -> list[str]:
    """Return the numbers of one bot: seats, share with interval, score, rating, times."""
    low, high = standing.interval
    share = [f"{standing.seat_share:.1%}", f"{100 * low:.1f}–{100 * high:.1f}"]
    rating = "–" if standing.rating is None else f"{standing.rating.mu:.1f}"
    times = [time_cell(milliseconds(standing.times.quantile(share))) for share in (0.5, 0.95)]
    return [str(standing.seats), *share, f"{standing.scores.mean():.1f}", rating, *times]


def time_cell(ms: float) -> str:
    """Write a time with two or three significant digits."""
    return f"{ms:.3f}" if ms < 0.1 else f"{ms:.2f}" if ms < 10 else f"{ms:.0f}"


def points_table(results: Results, standings: list[Standing]) -> Table:
    """Return the mean points of each bot by category."""
    marks = painter_of(results.contest.config).marks
    table = new_table(told("terminal-column-points"), [])
    for standing in standings:
        table.add_column(Text(standing.name), justify="right", no_wrap=True)
    for category in results.categories:
        means = [f"{standing.categories[category].mean():.2f}" for standing in standings]
        table.add_row(category_text(category, marks), *means)
    table.add_section()
    table.add_row(told("score-total"), *[f"{standing.scores.mean():.2f}" for standing in standings], style="bold")
    return table


def remarks(results: Results, standings: list[Standing]) -> list[str]:
    """List the remarks that readers of these numbers need."""
    sentences: list[str] = []
    if painter_of(results.contest.config).team_size(results.contest.config) > 1:
        sentences.append(told("terminal-arena-partners"))
    if len(standings) > 1 and standings[0].rating is None:
        sentences.append(told("terminal-arena-unrated"))
    return sentences + [lost_moves_of(standing) for standing in standings if standing.is_program]


def lost_moves_of(standing: Standing) -> str:
    """Say how many moves a program lost, in which ways, and who made them."""
    if not standing.faults:
        return told("terminal-arena-no-faults", name=standing.name, moves=standing.times.total())
    return told(
        "terminal-arena-faults",
        name=standing.name,
        lost=standing.lost_moves(),
        moves=standing.times.total(),
        ways=in_row(
            told_by_id(f"terminal-fault-{kind}", count=count) for kind, count in sorted(standing.faults.items())
        ),
        bot=FALLBACK,
        reason=sentence(standing.first_fault),
    )


def summary_of(results: Results, seconds: float) -> str:
    """Sum up the contest, with the digest that identifies it."""
    contest = results.contest
    return told(
        "terminal-arena-played",
        games=contest.games,
        deals=contest.deals,
        players=contest.config.players,
        seed=str(contest.seed),
        share=f"{contest.even_share():.1%}",
        seconds=f"{seconds:.1f}",
        digest=results.digest(),
    )


def report_page(results: Results, seconds: float) -> str:
    """Return the whole page."""
    standings = results.standings()
    bots = in_row(f"{standing.name} × {standing.seats}" for standing in standings)
    title = told("terminal-arena-title", bots=bots)
    sections = [
        f"<h1>{escape(title)}</h1>",
        *[f"<p>{escape(words)}</p>" for words in (game_of(results), summary_of(results, seconds))],
        section(told("terminal-arena-standings"), standings_html(standings)),
        section(told("terminal-arena-intervals"), shares_html(results, standings)),
        section(told("terminal-arena-by-seat"), by_seat_html(standings)),
        section(told("terminal-arena-points"), points_html(results, standings)),
        section(told("terminal-arena-scores"), scores_html(standings)),
        section(told("terminal-arena-course"), course_html(standings)),
        *[f"<p>{escape(words)}</p>" for words in remarks(results, standings)],
        section(told("terminal-arena-again"), f"<p><code>{escape(command_of(results))}</code></p>"),
    ]
    return page_of(title, sections)


def game_of(results: Results) -> str:
    """Describe the game in a sentence."""
    config = results.contest.config
    return told("terminal-arena-game", game=painter_of(config).title(config), variant=config.variant or NONE)


def command_of(results: Results) -> str:
    """Return the command that plays the same contest again."""
    contest = results.contest
    words = ["sevenwonders", "arena", "--bots", ",".join(contest.lineup), "--players", str(contest.config.players)]
    words += ["--games", str(contest.games), "--seed", str(contest.seed), *words_of(contest.config)]
    for name, command in contest.commands.items():
        words += ["--bot-command", command if name.startswith("command:") else f"{name}={command}"]
    if contest.budget.iterations:
        words += ["--iterations", str(contest.budget.iterations)]
    if contest.budget.milliseconds:
        words += ["--budget-ms", str(contest.budget.milliseconds)]
    if contest.commands:
        words += ["--limit-ms", str(contest.limits.move_ms)]
    return shlex.join(words)


def standings_html(standings: list[Standing]) -> str:
    """Return the standings as a table."""
    own = [told(heading) for heading in ("terminal-column-clock", "terminal-column-lost-moves")]
    heads = [told("terminal-column-bot"), *standing_headings(), *own]
    clocks = {True: told("terminal-clock-wall"), False: told("terminal-clock-cpu")}
    rows = [
        [standing.name, *standing_cells(standing), clocks[standing.is_program], str(standing.lost_moves())]
        for standing in standings
    ]
    return table_html(heads, rows)


def shares_html(results: Results, standings: list[Standing]) -> str:
    """Return the shares as a plot."""
    rows = [(standing.name, standing.seat_share, standing.interval) for standing in standings]
    return share_plot(told("terminal-plot-shares"), rows, results.contest.even_share())


def by_seat_html(standings: list[Standing]) -> str:
    """Return the shares in each seat as a table."""
    seats = range(len(standings[0].by_seat))
    heads = [told("terminal-column-bot"), *[told("terminal-seat", seat=seat) for seat in seats]]
    rows = [
        [standing.name, *["–" if share is None else f"{share:.1%}" for share in standing.by_seat]]
        for standing in standings
    ]
    return table_html(heads, rows)


def points_html(results: Results, standings: list[Standing]) -> str:
    """Return the points by category as bars and as a table."""
    names = [category_name(category) for category in results.categories]
    means = [(standing.name, [spread.mean() for spread in standing.categories.values()]) for standing in standings]
    rows = [[name, *[f"{value:.2f}" for value in values], f"{sum(values):.2f}"] for name, values in means]
    plot = stack_plot(told("terminal-plot-points"), means, names)
    return plot + key_html(names) + table_html([told("terminal-column-bot"), *names, told("score-total")], rows)


def scores_html(standings: list[Standing]) -> str:
    """Show how often each score came up, as curves."""
    curves = [curve_of(standing.scores) for standing in standings]
    points = [point for curve in curves for point in curve]
    x_range = min(x for x, _ in points), max(x for x, _ in points)
    y_range = 0.0, max(y for _, y in points)
    plot = curve_plot(told("terminal-plot-scores"), curves, x_range, y_range)
    return plot + key_html([standing.name for standing in standings])


def curve_of(scores: Spread) -> list[tuple[float, float]]:
    """Return the share of scores in each step of five points."""
    steps: dict[int, int] = {}
    for score, count in scores.counts().items():
        steps[score // 5 * 5] = steps.get(score // 5 * 5, 0) + count
    first, last = min(steps), max(steps)
    return [(float(step), steps.get(step, 0) / scores.total()) for step in range(first - 5, last + 10, 5)]


def course_html(standings: list[Standing]) -> str:
    """Return the share of wins after each deal, as curves."""
    curves = [
        [(float(deal), total / deal) for deal, total in enumerate(accumulate(standing.shares), 1)]
        for standing in standings
    ]
    plot = curve_plot(told("terminal-plot-course"), curves, (1.0, float(len(curves[0]))), (0.0, 1.0))
    return plot + key_html([standing.name for standing in standings])
