"""The commands `arena` and `bot`: tables, JSON and the report."""

import io
import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typing_extensions import override

from sevenwonders.bots.protocol.messages import hello, line_of
from sevenwonders.cli import main, many_games
from sevenwonders.cli.app import app
from sevenwonders.languages import languages, say
from tests.support.expansions import ALL
from tests.support.terminal import RUNNER, environment, printed, widest

HONEST = Path(__file__).parent.parent / "docs" / "examples" / "bots" / "builder.py"
# Elements without an end.
VOID = {"meta"}
# What depends on the machine and the moment.
CLOCKED = ("seconds", "jobs")
CLOCKED_OF_BOTS = ("ms_p50", "ms_p95")


def contested(*arguments: str) -> dict[str, object]:
    """What `arena --json` prints."""
    data = json.loads(printed("arena", *arguments, "--json"))
    assert isinstance(data, dict)
    return data


def bots_in(data: dict[str, object]) -> list[dict[str, object]]:
    bots = data["bots"]
    assert isinstance(bots, list)
    return bots


def unclocked(data: dict[str, object]) -> dict[str, object]:
    """Everything that has to be the same again."""
    bots = [{key: bot[key] for key in bot if key not in CLOCKED_OF_BOTS} for bot in bots_in(data)]
    return {key: data[key] for key in data if key not in CLOCKED} | {"bots": bots}


def test_json_holds_everything() -> None:
    data = contested("--bots", "greedy,random,random,random", "--games", "12", "--seed", "4")
    assert (data["games"], data["deals"], data["players"], data["seed"], data["even_share"]) == (12, 3, 4, 4, 0.25)
    assert [(bot["name"], bot["seats"]) for bot in bots_in(data)] == [("greedy", 1), ("random", 3)]
    for bot in bots_in(data):
        share, interval, median, slow = bot["seat_share"], bot["interval"], bot["ms_p50"], bot["ms_p95"]
        assert isinstance(interval, list)
        assert isinstance(share, float)
        assert interval[0] <= share <= interval[1]
        assert isinstance(median, float)
        assert isinstance(slow, float)
        assert 0 < median <= slow
        assert isinstance(bot["mean_score"], float)
        assert (bot["lost_moves"], bot["clock"]) == (0, "cpu")


def test_the_same_seed_gives_the_same_results() -> None:
    arguments = ["--bots", "greedy,random,random", "--games", "6", "--seed", "9"]
    assert unclocked(contested(*arguments)) == unclocked(contested(*arguments))


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (["--bots", "greedy,random"], 2),
        (["--bots", "greedy", "--players", "3"], 3),
        (["--bots", "greedy,greedy,random,random", "--edition", "2", "--variant", "teams"], 4),
        (["--bots", "greedy,random,random", "--game", "architects"], 3),
        (["--bots", "greedy,random,random", "--edition", "2", "--expansion", ",".join(ALL)], 3),
        (["--bots", "random", "--players", "3", "--iterations", "10"], 3),
    ],
)
def test_options_choose_the_table(arguments: list[str], players: int) -> None:
    data = contested(*arguments, "--games", "2")
    assert (data["players"], data["games"]) == (players, players)


def test_tables_are_for_people() -> None:
    text = printed("arena", "--bots", "greedy,random,random,random", "--games", "8", columns=80)
    for words in ("greedy", "random", "Seats", "95 %", "ms p95", "Conflicts", "Total", "8 games (2 deals", "digest"):
        assert words in " ".join(text.split())
    assert widest(text) <= 80
    assert "…" not in text


@pytest.mark.parametrize("code", [language.code for language in languages()])
def test_tables_fit_a_narrow_screen_in_every_language(code: str) -> None:
    text = printed("arena", "--bots", "greedy,random,random,random", "--games", "4", "--language", code, columns=80)
    assert say("terminal-column-rating", language=code) in text
    assert widest(text) <= 80
    assert "…" not in text
    text = printed("puzzles", "--language", code, columns=80)
    assert say("terminal-column-hard", language=code) in text
    assert "…" not in text


def test_teams_are_explained() -> None:
    arguments = ["--bots", "greedy,greedy,random,random", "--edition", "2", "--variant", "teams", "--games", "4"]
    assert "Partners win together" in printed("arena", *arguments)


def bad_program(folder: Path) -> str:
    """The command of a program that chooses what is not allowed."""
    bad = folder / "bad.py"
    bad.write_text(HONEST.read_text(encoding="utf-8").replace('best["choice"]', "-1"), encoding="utf-8")
    return f"{sys.executable} {bad}"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_program_lost_is_told_in_the_readers_language(jobs: str, tmp_path: Path) -> None:
    arguments = ["--bots", "bad,random,random", "--games", "3", "--jobs", jobs, "--limit-ms", "20000"]
    text = printed("arena", *arguments, "--bot-command", f"bad={bad_program(tmp_path)}", "--language", "de")
    assert "Das erste Mal: '-1' ist keine der Optionen." in " ".join(text.split())


def test_programs_are_shown_with_what_they_lost(tmp_path: Path) -> None:
    text = printed(
        *["arena", "--bots", "good,command:2,random", "--games", "3"],
        *["--bot-command", f"good={sys.executable} {HONEST}", "--bot-command", bad_program(tmp_path)],
        *["--limit-ms", "20000"],
    )
    words = " ".join(text.split())
    assert re.search(r"good lost none of its \d+ moves\.", words)
    assert re.search(r"command:2 lost (\d+) of \1 moves \(\1 garbage\), which the bot 'random' made instead", words)
    assert "The first time: '-1' is not one of the options." in words


# The report


class Page(HTMLParser):
    """Checks that elements are closed in the order in which they were opened, and collects the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.seen: list[str] = []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {name for name, _ in attrs} & {"src", "href"}, "the page needs nothing else"
        if tag not in VOID:
            self.open.append(tag)

    @override
    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    @override
    def handle_data(self, data: str) -> None:
        self.text += data


def page_in(path: Path) -> Page:
    page = Page()
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    page.feed(text)
    page.close()
    assert page.open == []
    return page


def test_the_report_is_a_whole_page(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    command = f"nice={sys.executable} {HONEST}"
    output = RUNNER.invoke(
        app,
        ["arena", "--bots", "greedy,random,nice", "-g", "6", "--bot-command", command, "--report", str(file)],
        env=environment(100),
    )
    assert output.exit_code == 0
    assert f"The report is in {file}." in " ".join(output.stderr.split())
    page = page_in(file)
    for name in ("greedy", "random", "nice"):
        assert page.text.count(name) > 3
    assert page.seen.count("svg") == 4
    assert {"table", "circle", "rect", "polyline"} <= set(page.seen)
    assert "sevenwonders arena --bots greedy,random,nice --players 3 --games 6 --seed 0" in page.text


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bots", "random", "-p", "2", "-g", "1"],
        ["--bots", "random", "-p", "3", "--game", "architects", "-g", "1", "--budget-ms", "5"],
        ["--bots", "random", "-p", "4", "--edition", "2", "--expansion", ALL[-1], "--variant", "teams", "-g", "1"],
    ],
)
def test_the_smallest_contests_have_a_report(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    printed("arena", *arguments, "--report", str(file), "--language", "de")
    page = page_in(file).text
    assert "random" in page
    assert "Rangliste" in page
    assert '<html lang="de">' in file.read_text(encoding="utf-8")


def test_names_are_escaped_in_the_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    script = tmp_path / "<b>.py"
    script.write_text(HONEST.read_text(encoding="utf-8"), encoding="utf-8")
    command = f"{sys.executable} '{script}'"
    printed("arena", "--bots", "command:1,random", "-g", "2", "--bot-command", command, "--report", str(file))
    page = page_in(file)
    assert "b" not in page.seen
    assert "<b>.py" in page.text


# Progress and refusals


def test_the_bar_shows_the_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        @override
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(many_games.sys, "stderr", screen)  # type: ignore[attr-defined]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    shown = [*many_games.with_bar(iter([1, 2]), 3, lambda size: size, lambda: "greedy 60%  random 13%")]
    assert shown == [1, 2]
    assert "3/3" in screen.getvalue()
    assert "greedy 60%  random 13%" in screen.getvalue()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["--bots", "clever,random,random"],
            "There is no bot 'clever'. Use random, easy, greedy, strong, search or expert.",
        ),
        (["--bots", "command:1,random,random"], "There is no bot 'command:1'."),
        (["--bots", "greedy,random", "--players", "3"], "2 bots for 3 players"),
        (["--bots", "random", "--games", "0"], "0 games cannot be played. Ask for 1 to 1,000,000."),
        (["--bots", "random", "--jobs", "0"], "0 processes are not possible."),
        (["--bots", "random", "--budget-ms", "5", "--iterations", "5"], "not both"),
        (["--bots", "random", "--iterations", "0"], "A budget of 0 is not possible."),
        (["--bots", "random", "--limit-ms", "0"], "A limit of 0 ms is not possible."),
        (["--bots", "random", "--game", "chess"], "There is no game 'chess'."),
        (["--bots", "random", "--bot-command", "greedy=true"], "There is a bot 'greedy' already."),
        (["--bots", "x,random", "--bot-command", "x=/nowhere/bot"], "The program '/nowhere/bot' cannot play."),
        (["--bots", "random", "--report", "/nowhere/report.html"], "there is no folder /nowhere"),
    ],
)
def test_bad_values_are_refused_with_a_sentence(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sevenwonders", "arena", *arguments])
    with pytest.raises(SystemExit) as ending:
        main()
    assert ending.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert words in captured.err


# The bot as a program


def test_a_bot_says_hello_and_leaves() -> None:
    result = RUNNER.invoke(app, ["bot", "greedy"], input=line_of(hello("arena")))
    assert result.exit_code == 0
    assert json.loads(result.stdout) == hello("greedy")


def test_a_bot_that_does_not_exist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["sevenwonders", "bot", "clever"])
    with pytest.raises(SystemExit):
        main()
    assert "There is no bot 'clever'. Use random, easy, greedy, strong, search or expert." in capsys.readouterr().err
