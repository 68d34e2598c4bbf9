"""Studies finished games in the background, and keeps the analyses."""

import zlib
from typing import Final, final

import msgspec

from sevenwonders.bots.analysis.move import MEASURE_VERSION, Move
from sevenwonders.bots.analysis.study import PlayerReport, Study, new_study
from sevenwonders.bots.analysis.walk import Findings, Stretch
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.record.record import record_game
from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.bots.job_queue import Job
from sevenwonders.server.bots.workers import BotWorkers
from sevenwonders.server.present.analysis import analysed_evidence, analysed_option
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.tables.replays import Book, Replays
from sevenwonders.server.wire import analysis as wire_analysis
from sevenwonders.version import rules_are_compiled

# The effort per move, and how many moves at a time: other work waits for no more than that. From source fewer worlds
# fit into the time, so errors are larger and fewer moves are marked.
BUDGET: Final = NO_BUDGET if rules_are_compiled() else Budget(milliseconds=250)
ANSWERS: Final = 2
# Games that may be studied at the same time, in total and per address.
MOST_STUDIES: Final = 16
MOST_FOR_ADDRESS: Final = 2
# In place of a step that is wanted first.
NOTHING_WANTED: Final = -1


class Stored(msgspec.Struct, frozen=True):
    """The beginning of a stored analysis. The first ones had no version."""

    version: int = 0


@final
class Analyses:
    """Analyses of finished games. The first request starts one; later requests show its progress."""

    def __init__(self, store: Store, replays: Replays, workers: BotWorkers, background: BackgroundTasks) -> None:
        self.store = store
        self.replays = replays
        self.workers = workers
        self.background = background
        self.studies: dict[str, Study] = {}
        # The address that began each of them.
        self.addresses: dict[str, str] = {}

    async def of(self, game: str, address: str, wanted: int = NOTHING_WANTED) -> wire_analysis.Analysis:
        """Return the analysis of a game, as far as it has come. If a step is wanted, it is studied next.

        Raises `Refusal` if the game may not be viewed yet.
        """
        book = await self.replays.book(game)
        study = self.studies.get(game)
        if study is not None:
            if wanted != NOTHING_WANTED:
                study.want(wanted)
            return analysis_of(study)
        kept = await self.store.analysis(game)
        found = kept_analysis(kept) if kept is not None else None
        if found is not None:
            return found
        return analysis_of(self._begun(game, book, address))

    def _begun(self, game: str, book: Book, address: str) -> Study:
        # Another caller may have begun it while the store was asked.
        if game not in self.studies:
            own = sum(other == address for other in self.addresses.values())
            if own >= MOST_FOR_ADDRESS:
                raise refused("analyses_waiting")
            if len(self.studies) >= MOST_STUDIES:
                raise refused("studying")
            study = new_study(record_game(book.end, book.stored.game.rules), BUDGET, answers=ANSWERS)
            self.studies[game], self.addresses[game] = study, address
            self.background.start(self._study(game, study))
        return self.studies[game]

    async def _study(self, game: str, study: Study) -> None:
        try:
            for stretch in study.stretches:
                while (wanted := study.next_wanted()) is not None:
                    study.early[wanted.first] = await self._findings(game, wanted)
                known = study.early.pop(stretch.first, None)
                study.add(known or await self._findings(game, stretch))
            await self.store.keep_analysis(game, zlib.compress(msgspec.json.encode(analysis_of(study))))
        finally:
            del self.studies[game], self.addresses[game]

    async def _findings(self, game: str, stretch: Stretch) -> Findings:
        async with self.workers.turn(Job("analysis", self.addresses[game], game)):
            return await self.workers.study(stretch)


def analysis_of(study: Study) -> wire_analysis.Analysis:
    """Convert a study to an analysis, as far as it has come."""
    return wire_analysis.Analysis(
        MEASURE_VERSION,
        study.studied,
        study.answers(),
        [analysed_seat(player) for player in study.players()],
        [analysed_move(study, move) for move in [*study.moves, *study.moves_ahead()]],
        [
            wire_analysis.CoursePoint(point.step, point.age, point.turn, point.chances, point.points)
            for point in study.course
        ],
        study.moments(),
        [step for group in study.ahead() for step in group],
    )


def analysed_seat(player: PlayerReport) -> wire_analysis.AnalysedSeat:
    """Convert a player's report."""
    return wire_analysis.AnalysedSeat(
        player.seat,
        player.accuracy,
        player.expected,
        player.luck,
        player.made,
        player.lost,
        player.marks["inaccuracy"],
        player.marks["mistake"],
        player.marks["blunder"],
        player.best_step,
        player.worst_step,
    )


def analysed_move(study: Study, move: Move) -> wire_analysis.AnalysedMove:
    """Describe a move, with its choices in the words of the log."""
    return wire_analysis.AnalysedMove(
        move.step,
        move.seat,
        move.moment,
        move.age,
        move.turn,
        move.kind,
        analysed_option(move.choice),
        analysed_option(move.best),
        move.loss,
        move.loss_points,
        move.loss_place,
        move.cost,
        move.error,
        move.swing,
        move.mark,
        move.rank,
        move.options,
        analysed_evidence(study.game, move.evidence, study.names()),
    )


def kept_analysis(data: bytes) -> wire_analysis.Analysis | None:
    """Load a stored analysis. Returns None if it was made with another measure, so that it has to be made again."""
    text = zlib.decompress(data)
    if msgspec.json.decode(text, type=Stored).version != MEASURE_VERSION:
        return None
    return msgspec.json.decode(text, type=wire_analysis.Analysis)
