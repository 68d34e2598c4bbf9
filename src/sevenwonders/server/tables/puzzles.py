"""Puzzles of the day: the position as the deciding seat knows it, and its options with their worth."""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Final

import msgspec

from sevenwonders.bots.analysis.move import judged_option
from sevenwonders.bots.puzzles.find import PER_CENT, ROUNDS, WORLDS
from sevenwonders.bots.puzzles.puzzle import Puzzle, PuzzleOption, ranked_choices
from sevenwonders.bots.puzzles.shipped import FIRST_DAY, day_of, number_on, puzzle_numbered
from sevenwonders.kernel.game import Game
from sevenwonders.server.clock import now_s
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.present import table as present
from sevenwonders.server.present.analysis import analysed_evidence, analysed_option
from sevenwonders.server.present.table import presenter_of
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import AnswerRow, GameRow
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables.table_snapshot import About, table_state
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.analysis import AnalysedOption
from sevenwonders.server.wire.puzzles import DailyPuzzle, PuzzleAbout, PuzzleChoice, PuzzleList
from sevenwonders.server.wire.seats import SeatState

# The day begins first in this time zone: players there may have the puzzle of their own day.
FIRST_ZONE: Final = timedelta(hours=14)
# Puzzles that are kept ready: today's all over the world, and those of the last days.
MOST_READY: Final = 32
MOST_ABOUTS: Final = 1024
# Days in one list.
MOST_LISTED: Final = 31
# A puzzle belongs to no table.
NO_TABLE: Final = ""


def last_day() -> date:
    """Return the latest day that has begun somewhere."""
    return (datetime.fromtimestamp(now_s(), UTC) + FIRST_ZONE).date()


def number_in(day: str) -> int:
    """Return the number of a puzzle from its number or its day. Raises `Refusal` if it is not out."""
    try:
        number = int(day) if day.isdecimal() else number_on(date.fromisoformat(day))
    except ValueError:
        raise refused("no_puzzle", first=FIRST_DAY.isoformat()) from None
    if number < 1:
        raise refused("no_puzzle", first=FIRST_DAY.isoformat())
    if number > number_on(last_day()):
        raise refused("puzzle_to_come")
    return number


def listed_puzzles(until: str, count: int) -> PuzzleList:
    """List the puzzles of some days, the latest first. Without `until`, the latest that are out everywhere."""
    last = number_in(until) if until else number_on(datetime.fromtimestamp(now_s(), UTC).date())
    first = max(1, last - count + 1)
    return PuzzleList([about_puzzle(number) for number in range(last, first - 1, -1)], first > 1)


@lru_cache(maxsize=MOST_ABOUTS)
def about_puzzle(number: int) -> PuzzleAbout:
    """Describe a puzzle in a few words."""
    puzzle = puzzle_numbered(number)
    return described(number, puzzle, puzzle.position())


def described(number: int, puzzle: Puzzle, game: Game) -> PuzzleAbout:
    """Describe a puzzle whose position is known."""
    age = game.heading().arguments.get("age", 0)
    return PuzzleAbout(
        number,
        day_of(number).isoformat(),
        msgspec.convert(game.config.to_data(), wire.GameConfig),
        game.board_names()[puzzle.seat],
        game.city_names()[puzzle.seat],
        age if isinstance(age, int) else 0,
        presenter_of(game).turn(game),
        len(puzzle.options),
        puzzle.hard,
    )


@lru_cache(maxsize=MOST_READY)
def encoded_puzzle(number: int) -> bytes:
    """Return a `DailyPuzzle` as JSON."""
    return msgspec.json.encode(daily_puzzle(number))


def daily_puzzle(number: int) -> DailyPuzzle:
    """Set up a puzzle with everything that the deciding seat knows, and nothing else."""
    puzzle = puzzle_numbered(number)
    game = puzzle.position(keep_events=True)
    row = puzzle_row(puzzle, game)
    layout = layout_of(row)
    seats = [
        SeatState(seat, BOT_NAMES[seat], "person" if seat == puzzle.seat else "bot", "", True, False, team)
        for seat, team in enumerate(layout.teams)
    ]
    state = table_state(About(row, layout, seats, points=False), game, puzzle.seat)
    names = [seat.name for seat in seats]
    log = present.log_lines(game, names, game.events, 1, puzzle.seat)
    return DailyPuzzle(described(number, puzzle, game), state, log, choices_in(puzzle, game, names))


def puzzle_row(puzzle: Puzzle, game: Game) -> GameRow:
    """Return the row of a table at which the puzzle is played."""
    config = msgspec.convert(game.config.to_data(), wire.GameConfig)
    options = wire.TableOptions()
    return GameRow(NO_TABLE, "playing", config, options, puzzle.seed, puzzle.rules, puzzle.seat, 0.0, 0.0)


def answer_rows(puzzle: Puzzle) -> list[AnswerRow]:
    """Return the answers that lead to a puzzle, as a table stores them."""
    return [AnswerRow(number, ident, words, 0.0) for number, (ident, words) in enumerate(puzzle.answers)]


def choices_in(puzzle: Puzzle, game: Game, names: list[str]) -> list[PuzzleChoice]:
    """List the options of a puzzle, the best first, with evidence. The best one has that against the second."""
    ways = ranked_choices(puzzle, game)
    against = [puzzle.options[max(at, 1)].evidence for at in range(len(puzzle.options))]
    return [
        PuzzleChoice(
            analysed(puzzle, game, option, choices[0]),
            choices,
            analysed_evidence(game, [item.evidence() for item in evidence], names),
        )
        for option, choices, evidence in zip(puzzle.options, ways, against, strict=True)
    ]


def analysed(puzzle: Puzzle, game: Game, option: PuzzleOption, choice: int) -> AnalysedOption:
    """Return an option as the page shows it."""
    chance, visits = option.chance / PER_CENT, ROUNDS * WORLDS
    decision = game.decision(puzzle.ident)
    return analysed_option(judged_option(game, decision, choice, chance=chance, points=option.points, visits=visits))
