"""The benchmarks: what they write, and the yardstick in C against the engine."""

import json
import math
from pathlib import Path
from statistics import fmean, variance
from typing import Final
from xml.etree import ElementTree

import pytest
from benchmarks import arena, evidence, report
from benchmarks.builds import ROOT
from benchmarks.charts import bar_chart
from benchmarks.measure import action_of, decisions, spread_of
from benchmarks.pages import rewritten
from benchmarks.run import FIGURES
from benchmarks.sections import ACTIONS
from benchmarks.tables import ALL_TABLES, USUAL, Table, against
from benchmarks.yardstick.program import Yardstick
from benchmarks.yardstick.tables import card_row, effect_fields, table_source

from sevenwonders import new_game, stream
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.games import checked_config
from tests.support.budgets import budget
from tests.support.expansions import FAMILY, taken_out

# The means of two samples this many standard errors apart are not means of the same thing.
FAR: Final = 5.0


# Reports


def test_a_chart_has_a_bar_and_a_value_for_each_figure() -> None:
    drawing = bar_chart("Coins & <goods>", {"Giza": {"new": 1234.5, "old": 617.0}, "Rhodes": {"new": 0.0}})
    root = ElementTree.fromstring(drawing)
    words = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words == ["Coins & <goods>", "new", "old", "Giza", "1,234", "617", "Rhodes", "0"]
    widths = [float(shape.get("width", "")) for shape in root.iter("{http://www.w3.org/2000/svg}rect")][2:]
    assert math.isclose(widths[0], 2 * widths[1], rel_tol=0.01)
    assert widths[2] == 1


def test_a_report_replaces_what_is_between_its_markers() -> None:
    page = "a\n<!-- figures: seats -->\nold\n<!-- end -->\nb\n<!-- figures: boxes -->\nkept\n<!-- end -->\n"
    changed = report.between_markers(page, "seats", "new\n")
    assert changed == page.replace("old", "new")
    with pytest.raises(SystemExit, match="no markers for 'teams'"):
        report.between_markers(page, "teams", "new")


@pytest.mark.skipif(bool(taken_out(FAMILY)), reason="the page has figures of all expansions")
def test_the_page_shows_the_figures_of_the_last_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = json.loads(FIGURES.read_text(encoding="utf-8"))
    page = tmp_path / "performance.md"
    page.write_text(report.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    shown = report.PAGE.read_text(encoding="utf-8")
    plots = {name: (report.PLOTS / f"{name}.svg").read_text(encoding="utf-8") for name in report.CHARTS}
    monkeypatch.setattr(report, "PAGE", page)
    monkeypatch.setattr(report, "PLOTS", tmp_path)
    report.write_report(written["figures"], written["machine"])
    assert page.read_text(encoding="utf-8") == shown, "run make bench"
    assert {name: (tmp_path / f"{name}.svg").read_text(encoding="utf-8") for name in report.CHARTS} == plots


def test_a_missed_bar_is_called_missed() -> None:
    games = {table.name: {"compiled": 100.0} for table in ALL_TABLES}
    games["second edition"] = {"compiled": 50.0}
    rows = report.boxes_table({"games": games}).splitlines()
    assert "| second edition | 50.0 | 0.50 | 0.85 missed |" in rows
    assert "| with all four | 100 | 1.00 | 0.25 |" in rows
    starts = {"--help": {"compiled": 151.0}, "library, MB": {"compiled": 5.0}}
    assert "150 missed" in report.starts_table({"starts": starts})


@pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: table.name)
def test_every_measured_table_can_be_played(table: Table) -> None:
    checked_config(table.config)
    assert against(table).config.edition == 1


@pytest.mark.parametrize("name", ACTIONS)
def test_every_measured_action_can_be_done(name: str) -> None:
    work = action_of(name)
    assert work is not None
    work()


def test_the_worst_decisions_are_found() -> None:
    assert spread_of([5.0, 1.0, 3.0]) == [3.0, 5.0, 5.0]
    measured = decisions(USUAL.name, 1)
    assert measured["options"][0] <= measured["options"][1] <= measured["options"][2]
    assert measured["time"][2] > 0


# The yardstick


def test_the_tables_of_the_yardstick_come_from_the_catalogue() -> None:
    source = table_source()
    assert f"#define CARDS {len(load_catalogue('first_edition').cards)}" in source
    assert effect_fields("points", 7) == [".points = 7"]
    with pytest.raises(SystemExit, match="does not know the effect glory"):
        effect_fields("glory", 1)


def test_the_yardstick_knows_that_two_ages_have_a_loom() -> None:
    """A city builds only one card of a name (R4). Without this, mean scores differ by only a thousandth."""
    catalogue = load_catalogue("first_edition")
    number_of = {card.id: number for number, card in enumerate(catalogue.cards)}
    for one, other in (("loom_1", "loom_2"), ("press_1", "press_2")):
        row = card_row(catalogue, catalogue.cards[number_of[other]])
        assert f".name = {number_of[one]}," in row


@pytest.mark.long
def test_the_yardstick_plays_the_engine_s_game(tmp_path: Path) -> None:
    games = budget(1_500, 60_000)
    played = Yardstick(tmp_path).play(20 * games, 1)
    scores, counts, options = engine_means(games)
    assert_close("score", played.mean_score, scores)
    assert_close("square of a score", played.mean_square, [value * value for value in scores])
    assert_close("decisions of a game", played.decisions, counts)
    # What the options of a game have beyond the yardstick's mean for as many decisions is 0 on average.
    beyond = [found - played.options * count for found, count in zip(options, counts, strict=True)]
    assert_close("options of a decision", 0, beyond)


def engine_means(games: int) -> tuple[list[float], list[float], list[float]]:
    """Every score, and the number of decisions and of options of each game."""
    scores: list[float] = []
    counts: list[float] = []
    options: list[float] = []
    for seed in range(games):
        game = new_game(USUAL.config, seed)
        rng = stream(seed, 99)
        listed = [0, 0]
        while not game.finished():
            for decision in game.pending():
                found = game.options_of(decision)
                listed = [listed[0] + 1, listed[1] + len(found)]
                game.answer(decision.ident, found[rng.below(len(found))])
        scores += [score.total() for score in game.score_sheet()]
        counts.append(listed[0])
        options.append(listed[1])
    return scores, counts, options


def assert_close(what: str, expected: float, values: list[float]) -> None:
    """The mean of the values is what the yardstick found, as far as chance allows."""
    error = math.sqrt(variance(values) / len(values))
    assert abs(fmean(values) - expected) < FAR * error, what


# The arena


def test_a_match_is_measured_once_for_the_same_weights() -> None:
    match = arena.MATCHES[0]
    found: dict[str, float | str] = {"games": 400, "seed": 1, "weights": match.weights()}
    assert arena.is_known(match, {match.key: found}, 400, 1)
    assert not arena.is_known(match, {match.key: found}, 800, 1)
    assert not arena.is_known(match, {match.key: {**found, "weights": "others"}}, 400, 1)
    assert not arena.is_known(match, {}, 400, 1)


def test_a_row_says_whether_the_bar_was_reached() -> None:
    match = next(item for item in arena.MATCHES if item.bot == "strong")
    found: dict[str, float | str] = {"games": 400, "share": 0.9, "low": 0.8, "high": 1.0, "ms_p50": 1.5, "ms_p95": 3.0}
    assert "| yes | 90.0 % | 80.0 to 100.0 % | 1.5 / 3 | 400 |" in arena.row_of(match, {match.key: found})
    for worse in ({"low": 0.01}, {"games": 100}, {"ms_p50": 9.0}):
        assert "| **no** |" in arena.row_of(match, {match.key: {**found, **worse}})
    assert "| not measured |" in arena.row_of(match, {})


def test_the_page_of_bots_shows_the_figures_of_the_arena() -> None:
    rows = "\n".join(arena.rows_of(arena.read_figures()))
    assert rows in arena.PAGE.read_text(encoding="utf-8"), "run make arena"


def test_evidence_is_counted_for_marked_moves() -> None:
    found = [evidence.Counted("second edition", [4, 0, 2], 0), evidence.Counted("Architects", [1], 1)]
    rows = evidence.rows_of(found)
    assert rows[-1] == ["all", "2", "4", "1.8", "25.0 %", "1"]
    assert ["second edition", "1", "3", "2.0", "33.3 %", "0"] in rows


@pytest.mark.parametrize(
    ("name", "writer"),
    [
        ("bots", "make arena"),
        ("environments", "make results"),
        ("analysis", "python -m benchmarks.analysis"),
        ("analysis", evidence.WRITER),
    ],
)
def test_a_program_rewrites_its_own_part_of_a_page(name: str, writer: str) -> None:
    text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    begin, end = f"<!-- written by {writer} -->\n", f"<!-- end of what {writer} writes -->\n"
    before, _, after = rewritten(text, writer, "| new |\n").partition(f"{begin}| new |\n{end}")
    assert text.startswith(before)
    assert text.endswith(after)
    assert len(text) > len(before + after) > 0
    with pytest.raises(SystemExit, match="no place"):
        rewritten(text, "make play", "")


@pytest.mark.above
def test_games_of_every_kind_are_looked_at_for_evidence() -> None:
    count = sum(len(configs) for configs in evidence.TABLES.values())
    sittings = evidence.sittings(count, 2)
    assert {sitting.title for sitting in sittings} == set(evidence.TABLES)
    found = evidence.count(sittings[0])
    assert found.title == sittings[0].title
    assert found.against == 0
