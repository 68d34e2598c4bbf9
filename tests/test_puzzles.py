"""Puzzles of the day: how they are found, measured and chosen, and those that are shipped."""

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from sevenwonders.bots.analysis.wording import worded
from sevenwonders.bots.core.search import Tally
from sevenwonders.bots.puzzles import make
from sevenwonders.bots.puzzles.find import LEAST_ERRORS, LEAST_MARGIN, PER_CENT, Attempt, is_trivial, puzzle_in
from sevenwonders.bots.puzzles.make import JournalLine, Making, explained
from sevenwonders.bots.puzzles.measure import Question, measured
from sevenwonders.bots.puzzles.programme import DAYS, Collection, Day, PuzzleTable, Traits, programme, traits_of
from sevenwonders.bots.puzzles.puzzle import Puzzle, choices_of, ranked_choices
from sevenwonders.bots.puzzles.shipped import (
    FILE,
    FIRST_DAY,
    MOST_BYTES,
    day_of,
    number_on,
    packed,
    puzzle_numbered,
    shipped_puzzles,
    unpacked,
)
from sevenwonders.cli.app import app
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.errors import BadConfig
from tests.support.terminal import RUNNER, environment, printed

ROOT = Path(__file__).parent.parent
# A game with a puzzle in it.
PUZZLING = Attempt(0, PuzzleTable(5).config().to_data(), 8)
LEAST_SHIPPED = 400
# Every day of the week is in the sample.
SAMPLE = 37
# Issue 28: reasons without evidence are rare.
MOST_WITHOUT_EVIDENCE = 0.05


# Finding


def test_a_game_gives_a_puzzle_with_one_clear_answer() -> None:
    puzzle = puzzle_in(PUZZLING)
    assert puzzle is not None
    check_puzzle(puzzle)
    assert puzzle == puzzle_in(PUZZLING), "the same game gives the same puzzle"
    whole = explained(puzzle)
    assert any(option.evidence for option in whole.options[1:])
    assert not whole.options[0].evidence
    assert unpacked(packed([whole])) == [whole]


def tallies(*chances: float) -> list[Tally]:
    """Return the results of one world for each option."""
    found: list[Tally] = []
    for chance in chances:
        tally = Tally()
        tally.visits, tally.chance, tally.points = 1, chance, 10 * chance
        found.append(tally)
    return found


def test_the_lead_and_its_error_come_from_the_same_worlds() -> None:
    rounds = [[tallies(0.2, 0.5, 0.4), tallies(0.4, 0.9, 0.6)], [tallies(0.2, 0.1, 0.5), tallies(0.4, 0.9, 0.7)]]
    found = measured([7, 8, 9], rounds)
    assert [standing.choice for standing in found.standings] == [8, 9, 7]
    assert [round(standing.chance, 3) for standing in found.standings] == [0.6, 0.55, 0.3]
    assert found.firsts == [8, 9], "the rounds do not agree"
    # The gaps are 0.1, 0.3, -0.4 and 0.2: their mean is 0.05, and the standard error of that 0.155.
    assert found.margin == pytest.approx(0.05)
    assert found.error == pytest.approx(0.1555, abs=1e-3)
    assert found.worlds == 4


# Choosing

DAY = Day([PuzzleTable(3), PuzzleTable(4)], {"age": 50, "card": 25})


def some_traits(number: int, age: int = 1) -> Traits:
    return Traits(f"board_{number}", age, "build", f"build card_{number}", "red", f"key {number}")


def some_puzzle(number: int, players: int = 3) -> Puzzle:
    return Puzzle(PuzzleTable(players).config().to_data(), 2, number, [], 0, 0, False, 5.0, 1.0, [])


def test_no_day_has_too_many_puzzles_of_a_sort() -> None:
    collection = Collection(DAY, weeks=4)
    for number, table in enumerate((0, 1)):
        assert collection.takes(table, some_traits(number))
        collection.add(table, some_puzzle(number), some_traits(number))
    assert not collection.takes(0, some_traits(2)), "half of them are from Age I"
    assert not collection.takes(0, some_traits(1, age=2)), "a quarter has the same card"
    assert collection.takes(0, some_traits(2, age=2))
    collection.add(0, some_puzzle(2), some_traits(2, age=2))
    assert not collection.takes(0, some_traits(3, age=3)), "the other table has its turn"
    assert [collection.puzzle(week).seed for week in range(3)] == [0, 1, 2]


@pytest.fixture
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are looked through at once: most have a puzzle, some of which are alike."""

    def look_through(attempt: Attempt) -> JournalLine:
        players = msgspec.convert(attempt.settings["players"], int)
        if attempt.number % 3 == 0:
            return JournalLine(attempt.number, None, None)
        puzzle = some_puzzle(attempt.number, players)
        return JournalLine(attempt.number, puzzle, some_traits(attempt.number // 2, 1 + attempt.number % 3))

    monkeypatch.setattr(make, "look_through", look_through)


@pytest.mark.usefixtures("quick_games")
def test_interrupted_work_is_resumed(tmp_path: Path) -> None:
    days = [msgspec.structs.replace(DAY, most={"age": 60}), DAY]
    whole = Making(days, 6, seed=1)
    assert len(list(whole.lines())) >= whole.count() == 12
    for stop in (1, 7, 20):
        journal = tmp_path / f"{stop}.journal"
        first = Making(days, 6, 1, journal)
        lines = first.lines()
        for _ in range(stop):
            next(lines)
        # The last line may be cut off when the machine stops.
        journal.write_bytes(journal.read_bytes()[:-3])
        resumed = Making(days, 6, 1, journal)
        assert resumed.games < first.games
        list(resumed.lines())
        assert resumed.puzzles() == whole.puzzles()
        assert Making(days, 6, 1, journal).is_complete()


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "p.journal"
    Making([DAY], 2, 1, journal)
    with pytest.raises(BadConfig, match="another seed"):
        Making([DAY], 3, 1, journal)
    journal.write_text("no journal\n")
    with pytest.raises(BadConfig, match="no journal"):
        Making([DAY], 2, 1, journal)


# Shipped


def check_puzzle(puzzle: Puzzle) -> None:
    """Check everything that is promised of a puzzle but the search itself."""
    assert puzzle.rules in ruleset_of(str(puzzle.config["game"])).versions()
    game = puzzle.position()
    pending = game.pending()
    assert [(item.ident, item.decider, item.seat) for item in pending] == [(puzzle.ident, puzzle.seat, puzzle.seat)]
    decision = pending[0]
    assert sorted(ranked_choices(puzzle, game)) == sorted(choices_of(game, decision)), "all options and no other"
    chances = [option.chance for option in puzzle.options]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[1]
    assert puzzle.margin >= max(PER_CENT * LEAST_MARGIN, LEAST_ERRORS * puzzle.error)
    assert not is_trivial(Question(game, decision, None), game.exact_choice(puzzle.options[0].choice))


def check_evidence(puzzle: Puzzle) -> None:
    """Check that all evidence can be said, and that it names no hidden card."""
    game = puzzle.position()
    for option in puzzle.options:
        for item in option.evidence:
            words = worded(game, item.evidence(), game.city_names())
            assert words.figure
            assert words.sentence.endswith(".")
            assert len(words.text.split()) <= 7


def test_enough_small_puzzles_are_shipped() -> None:
    puzzles = shipped_puzzles()
    assert len(puzzles) >= LEAST_SHIPPED
    assert len(puzzles) % DAYS == 0, "whole weeks, so that every day of the week keeps its games"
    assert FILE.stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("number", range(1, LEAST_SHIPPED, SAMPLE))
def test_a_shipped_puzzle_keeps_its_promises(number: int) -> None:
    puzzle = puzzle_numbered(number)
    check_puzzle(puzzle)
    check_evidence(puzzle)


@pytest.mark.proof
def test_all_shipped_puzzles_keep_their_promises() -> None:
    for puzzle in shipped_puzzles():
        check_puzzle(puzzle)
        check_evidence(puzzle)


@pytest.mark.proof
def test_no_two_shipped_puzzles_are_alike() -> None:
    puzzles = shipped_puzzles()
    traits = [traits_of(puzzle) for puzzle in puzzles]
    assert len({one.key for one in traits}) == len(puzzles)
    weeks = len(puzzles) // DAYS
    for number, day in enumerate(programme()):
        collection = Collection(day, weeks)
        for week in range(weeks):
            at, table = DAYS * week + number, week % len(day.tables)
            assert puzzles[at].config == day.tables[table].config().to_data()
            assert collection.takes(table, traits[at]), f"puzzle {at + 1}"
            collection.add(table, puzzles[at], traits[at])


def test_nearly_all_answers_can_be_explained() -> None:
    pairs = [option.evidence for puzzle in shipped_puzzles() for option in puzzle.options[1:]]
    assert sum(not evidence for evidence in pairs) < MOST_WITHOUT_EVIDENCE * len(pairs)


@pytest.mark.proof
def test_the_command_describes_the_shipped_puzzles() -> None:
    text = printed("puzzles")
    assert f"{len(shipped_puzzles())} puzzles, {FILE.stat().st_size:,} bytes." in text
    page = (ROOT / "docs" / "puzzles.md").read_text(encoding="utf-8")
    assert f"{len(shipped_puzzles())} puzzles" in page
    assert f"{FILE.stat().st_size:,} bytes" in page


def test_weeks_have_to_be_possible(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, ["puzzles", "--out", str(tmp_path / "p.xz"), "--weeks", "0"], env=environment(100))
    assert result.exit_code != 0


# Days


def test_every_day_has_its_number() -> None:
    assert FIRST_DAY.weekday() == 0, "the file begins with the games of a Monday"
    assert number_on(FIRST_DAY) == 1
    assert number_on(date(2026, 11, 18)) == 17
    for number in (1, 17, 421, 5000):
        assert number_on(day_of(number)) == number
        assert day_of(number + 1) - day_of(number) == timedelta(days=1)


def test_after_the_last_puzzle_they_begin_again() -> None:
    count = len(shipped_puzzles())
    assert puzzle_numbered(1) is puzzle_numbered(count + 1)
    assert puzzle_numbered(count) is puzzle_numbered(2 * count)


def test_the_programme_has_a_game_for_every_day_of_the_week() -> None:
    assert len(programme()) == DAYS
    for day in programme():
        assert all(table.config().players == table.players for table in day.tables)
