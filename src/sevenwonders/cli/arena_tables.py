"""The results of a contest as tables in the terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sevenwonders.bots.arena.play import milliseconds
from sevenwonders.bots.arena.standings import Results, Standing
from sevenwonders.bots.protocol.program import FALLBACK
from sevenwonders.cli.look import category_text
from sevenwonders.cli.many_games import games_words, new_table
from sevenwonders.cli.painter import painter_of


def print_results(console: Console, results: Results, seconds: float) -> None:
    """Print the standings, the points, and how to repeat them."""
    standings = results.standings()
    console.print(standings_table(standings))
    console.print(points_table(results, standings))
    for sentence in remarks(results, standings):
        console.print(Text(sentence))
    console.print(Text(summary_of(results, seconds)))


def standings_table(standings: list[Standing]) -> Table:
    """Return a row for each bot, the best first."""
    table = new_table("Bot", ["Seats", "Wins", "95 %", "Mean", "Rating", "ms p50", "ms p95"], least_width=12)
    for standing in standings:
        table.add_row(Text(standing.name), *standing_cells(standing))
    return table


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
    table = new_table("Points", [])
    for standing in standings:
        table.add_column(Text(standing.name), justify="right", no_wrap=True)
    for category in results.categories:
        means = [f"{standing.categories[category].mean():.2f}" for standing in standings]
        table.add_row(category_text(category, marks), *means)
    table.add_section()
    table.add_row("Total", *[f"{standing.scores.mean():.2f}" for standing in standings], style="bold")
    return table


def remarks(results: Results, standings: list[Standing]) -> list[str]:
    """List the remarks that readers of these numbers need."""
    sentences: list[str] = []
    if painter_of(results.contest.config).team_size(results.contest.config) > 1:
        sentences.append("Partners win together: a team's victory counts as a win for each of its seats.")
    if len(standings) > 1 and standings[0].rating is None:
        sentences.append("There are no ratings: they need the package openskill (pip install 'sevenwonders[bots]').")
    return sentences + [lost_moves_of(standing) for standing in standings if standing.is_program]


def lost_moves_of(standing: Standing) -> str:
    """Say how many moves a program lost, in which ways, and who made them."""
    if not standing.faults:
        return f"{standing.name} lost none of its {standing.times.total():,} moves."
    ways = ", ".join(f"{count:,} {kind}" for kind, count in sorted(standing.faults.items()))
    return (
        f"{standing.name} lost {standing.lost_moves():,} of {standing.times.total():,} moves ({ways}), "
        f"which the bot '{FALLBACK}' made instead. The first time: {standing.first_fault}"
    )


def summary_of(results: Results, seconds: float) -> str:
    """Sum up the contest, with the digest that identifies it."""
    contest = results.contest
    deals = "1 deal" if contest.deals == 1 else f"{contest.deals:,} deals"
    return (
        f"{games_words(contest.games)} ({deals} from every seat), {contest.config.players} players, "
        f"seed {contest.seed}; an even share is {contest.even_share():.1%}. {seconds:.1f} s, digest {results.digest()}"
    )
