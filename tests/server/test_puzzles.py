"""The routes of puzzles: what they tell, what they keep to themselves, and playing on."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from sevenwonders.bots.puzzles.shipped import FIRST_DAY, day_of, number_on, puzzle_numbered
from sevenwonders.games import remembered, sampler
from sevenwonders.kernel.rng import stream
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables import puzzles as served
from sevenwonders.server.tables.puzzles import daily_puzzle, puzzle_row
from sevenwonders.server.tables.table_snapshot import About, table_state
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.puzzles import DailyPuzzle, PuzzleList
from tests.server.house import House, Person, choices_in_menu, open_house, quick_settings

# Noon of a Wednesday in Greenwich. In the easternmost zone it is Thursday already.
NOON_S = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
TODAY = 17
WEEK = range(1, 8)
OTHER_WORLDS = 3


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server that keeps nothing."""
    with open_house(quick_settings()) as house:
        yield house


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A certain moment, whenever the tests run."""
    monkeypatch.setattr(served, "now_s", lambda: NOON_S)


def puzzle_at(house: House, day: str) -> DailyPuzzle:
    answer = house.get(f"/api/puzzles/{day}")
    assert answer.status_code == 200, answer.text
    assert "max-age" in answer.headers["cache-control"]
    return msgspec.json.decode(answer.content, type=DailyPuzzle)


def test_a_puzzle_is_found_by_its_day_and_by_its_number(house: House) -> None:
    puzzle = puzzle_at(house, "2026-11-18")
    assert puzzle == puzzle_at(house, str(TODAY))
    assert (puzzle.about.number, puzzle.about.date) == (TODAY, "2026-11-18")
    assert puzzle.about.options == len(puzzle.options)
    chances = [choice.option.chance for choice in puzzle.options]
    assert chances == sorted(chances, reverse=True)
    assert puzzle.options[0].evidence == puzzle.options[1].evidence


@pytest.mark.parametrize(
    ("day", "status", "code"),
    [
        ("2026-11-20", 409, "puzzle_to_come"),
        (str(TODAY + 2), 409, "puzzle_to_come"),
        ("2026-11-01", 404, "no_puzzle"),
        ("0", 404, "no_puzzle"),
        ("2026-13-01", 404, "no_puzzle"),
        ("2026", 409, "puzzle_to_come"),
        ("today", 404, "no_path"),
    ],
)
def test_other_days_are_refused(day: str, status: int, code: str, house: House) -> None:
    answer = house.get(f"/api/puzzles/{day}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_day_that_has_begun_somewhere_is_there(house: House) -> None:
    assert puzzle_at(house, "2026-11-19").about.number == TODAY + 1


@pytest.mark.parametrize("number", WEEK)
def test_the_menu_of_the_table_has_exactly_the_ranked_options(number: int) -> None:
    puzzle = daily_puzzle(number)
    (decision,) = [item for item in puzzle.state.decisions if not item.answered]
    assert decision.decider == puzzle.state.me
    offered = choices_in_menu(decision.menu or [])
    offered += [way.choice for action in decision.actions or [] for way in action.ways]
    assert sorted(set(offered)) == sorted(choice for option in puzzle.options for choice in option.choices)


@pytest.mark.parametrize("number", WEEK)
def test_a_puzzle_shows_nothing_that_its_seat_cannot_know(number: int) -> None:
    """At any table that looks the same to the seat, the page would get the same."""
    told = daily_puzzle(number)
    puzzle = puzzle_numbered(number)
    game = puzzle.position(keep_events=True)
    row = puzzle_row(puzzle, game)
    about = About(row, layout_of(row), told.state.seats, points=False)
    worlds = sampler(game.view(puzzle.seat), remembered(game, puzzle.seat))
    rng = stream(number, 0)
    for _ in range(OTHER_WORLDS):
        assert table_state(about, worlds.deal(rng), puzzle.seat) == told.state
    assert all(item.choice is None and not item.text for item in told.state.decisions)


def test_puzzles_are_listed_from_the_latest_on(house: House) -> None:
    found = msgspec.json.decode(house.get("/api/puzzles?count=3").content, type=PuzzleList)
    assert [puzzle.number for puzzle in found.puzzles] == [TODAY, TODAY - 1, TODAY - 2]
    assert found.earlier
    found = msgspec.json.decode(house.get("/api/puzzles?until=2026-11-03&count=31").content, type=PuzzleList)
    assert [puzzle.date for puzzle in found.puzzles] == ["2026-11-03", FIRST_DAY.isoformat()]
    assert not found.earlier
    assert house.get("/api/puzzles?until=2026-11-20").status_code == 409
    assert house.get("/api/puzzles?count=32").status_code == 422


def test_a_list_says_the_same_as_the_puzzles(house: House) -> None:
    found = msgspec.json.decode(house.get("/api/puzzles?until=7&count=7").content, type=PuzzleList)
    assert found.puzzles == [daily_puzzle(number).about for number in range(7, 0, -1)]


async def play_on(house: House, number: int) -> None:
    """Go on from a puzzle, and give the best answer there."""
    puzzle = daily_puzzle(number)
    answer = house.post(f"/api/puzzles/{number}/play-on", {"name": "Anna", "bot": "greedy"})
    assert answer.status_code == 201, answer.text
    seated = msgspec.json.decode(answer.content, type=wire.Seated)
    assert seated.seat == puzzle.state.me
    async with Person(house, seated.game, seated.token) as anna:
        await anna.until(lambda: bool(anna.mine()))
        (decision,) = anna.mine()
        (same,) = [item for item in puzzle.state.decisions if not item.answered]
        assert (decision.ident, decision.menu, decision.actions) == (same.ident, same.menu, same.actions)
        await anna.choose(decision, puzzle.options[0].choices[0])
        assert not anna.refusals()


@pytest.mark.parametrize("number", [1, 7])
def test_the_game_can_go_on_from_a_puzzle(number: int, house: House) -> None:
    asyncio.run(play_on(house, number))


def test_days_and_numbers_agree_with_the_calendar() -> None:
    assert day_of(TODAY) == date(2026, 11, 18)
    assert number_on(FIRST_DAY + timedelta(days=6)) == 7
