"""Make a file of puzzles: game after game, until there is one for every day of a number of weeks, each with evidence.

Each finished game is a line of a journal next to the file, so that the work can be interrupted and resumed.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, final

import msgspec

from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.batches import run_batches, seed_of
from sevenwonders.bots.puzzles.find import Attempt, puzzle_in
from sevenwonders.bots.puzzles.programme import Collection, Day, Traits, traits_of
from sevenwonders.bots.puzzles.puzzle import Puzzle, PuzzleEvidence
from sevenwonders.games import remembered
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

# Games that are played before the results are looked at. The result does not depend on it.
GAMES_PER_ROUND: Final = 28
ENDING: Final = ".journal"


class JournalHead(msgspec.Struct, frozen=True):
    """The first line of a journal: what it is for."""

    seed: int
    weeks: int


class JournalLine(msgspec.Struct, frozen=True, array_like=True):
    """A game that was looked through, and the puzzle in it, if there was one."""

    number: int
    puzzle: Puzzle | None
    traits: Traits | None


@final
class Making:
    """Puzzles in the making. `lines` does the work; `puzzles` has the result once it is complete."""

    def __init__(self, days: Sequence[Day], weeks: int, seed: int, journal: Path | None = None) -> None:
        """Without a `journal` the work cannot be resumed. Raises `BadConfig` if the journal is for something else."""
        self.days = days
        self.weeks = weeks
        self.seed = seed
        self.journal = journal
        self.collections = [Collection(day, weeks) for day in days]
        self.keys: set[str] = set()
        self.games = 0
        if journal is not None:
            self._resume(journal)

    def is_complete(self) -> bool:
        """Return whether there is a puzzle for every day."""
        return all(collection.is_full() for collection in self.collections)

    def count(self) -> int:
        """Count the puzzles so far."""
        return sum(collection.count() for collection in self.collections)

    def puzzles(self) -> list[Puzzle]:
        """List the puzzles in the order of the days, week after week."""
        return [collection.puzzle(week) for week in range(self.weeks) for collection in self.collections]

    def lines(self, jobs: int = 1) -> Iterator[JournalLine]:
        """Look through game after game in some processes until there are enough puzzles. Yields each as it is done."""
        while not self.is_complete():
            for line in run_batches(look_through, self._round(), jobs):
                self._take(line)
                if self.journal is not None:
                    append_line(self.journal, line)
                yield line

    def _round(self) -> list[Attempt]:
        """List the next games, without those at tables that need no more puzzles."""
        attempts: list[Attempt] = []
        number = self.games
        while len(attempts) < GAMES_PER_ROUND:
            day, table = self._place(number)
            if self.collections[day].lacks(table):
                settings = self.days[day].tables[table].config().to_data()
                attempts.append(Attempt(number, settings, seed_of(self.seed, number)))
            number += 1
        return attempts

    def _place(self, number: int) -> tuple[int, int]:
        """Return the day of the week and the table of a game: both follow from its number alone."""
        day = number % len(self.days)
        return day, number // len(self.days) % len(self.days[day].tables)

    def _take(self, line: JournalLine) -> None:
        """Add the puzzle of a game if it is unlike those that are there."""
        self.games = line.number + 1
        day, table = self._place(line.number)
        puzzle, traits = line.puzzle, line.traits
        if puzzle is None or traits is None or traits.key in self.keys:
            return
        if self.collections[day].takes(table, traits):
            self.keys.add(traits.key)
            self.collections[day].add(table, puzzle, traits)

    def _resume(self, journal: Path) -> None:
        """Read the journal, or begin it."""
        head = JournalHead(self.seed, self.weeks)
        if not journal.exists():
            journal.write_bytes(msgspec.json.encode(head) + b"\n")
            return
        # A line that was cut off is done again.
        lines = [line for line in journal.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        journal.write_bytes(b"".join(lines))
        try:
            if msgspec.json.decode(lines[0], type=JournalHead) != head:
                raise BadConfig(Phrase("other-journal", file=str(journal)))
            for line in lines[1:]:
                self._take(msgspec.json.decode(line, type=JournalLine))
        except (IndexError, msgspec.MsgspecError) as error:
            raise BadConfig(Phrase("no-journal", file=str(journal))) from error


def look_through(attempt: Attempt) -> JournalLine:
    """Look through a game."""
    puzzle = puzzle_in(attempt)
    return JournalLine(attempt.number, puzzle, None if puzzle is None else traits_of(puzzle))


def append_line(journal: Path, line: JournalLine) -> None:
    """Add a game to the journal."""
    with journal.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")


def journal_of(path: Path) -> Path:
    """Return the journal next to a file of puzzles."""
    return path.with_name(path.name + ENDING)


def explained(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with evidence against each option but the best."""
    game = puzzle.position()
    view, memory = game.view(puzzle.seat), remembered(game, puzzle.seat)
    best, *others = puzzle.options
    better = game.exact_choice(best.choice)
    options = [best]
    for option in others:
        found = evidence_for(view, memory, puzzle.ident, better, game.exact_choice(option.choice), seed=puzzle.seed)
        options.append(msgspec.structs.replace(option, evidence=[written(item) for item in found]))
    return msgspec.structs.replace(puzzle, options=options)


def written(evidence: Evidence) -> PuzzleEvidence:
    """Return a piece of evidence as a file keeps it."""
    numbers = [round(number, 2) for number in evidence.numbers]
    return PuzzleEvidence(
        evidence.kind, evidence.about, numbers, dict(evidence.arguments), evidence.cards, evidence.seats
    )
