"""Studies finished games in the background, and keeps the analyses."""

import zlib
from typing import Final, final

import msgspec

from sevenwonders.bots.analysis.move import Move
from sevenwonders.bots.analysis.study import Study, new_study
from sevenwonders.bots.budget import Budget
from sevenwonders.record.record import record_game
from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.bots.job_queue import Job
from sevenwonders.server.bots.workers import BotWorkers
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.tables.replays import Book, Replays
from sevenwonders.server.wire import analysis as wire_analysis
from sevenwonders.version import rules_are_compiled

# The effort per move, and how many moves at a time: other work waits for no more than that.
BUDGET: Final = Budget(iterations=240, milliseconds=0 if rules_are_compiled() else 250)
ANSWERS: Final = 2
# Games that may be studied at the same time, in total and per address.
MOST_STUDIES: Final = 16
MOST_FOR_ADDRESS: Final = 2


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

    async def of(self, game: str, address: str) -> wire_analysis.Analysis:
        """Return the analysis of a game, as far as it has come.

        Raises `Refusal` if the game may not be viewed yet.
        """
        book = await self.replays.book(game)
        study = self.studies.get(game)
        if study is not None:
            return analysis_of(study)
        kept = await self.store.analysis(game)
        if kept is not None:
            return msgspec.json.decode(zlib.decompress(kept), type=wire_analysis.Analysis)
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
                async with self.workers.turn(Job("analysis", self.addresses[game], game)):
                    study.add(await self.workers.study(stretch))
            await self.store.keep_analysis(game, zlib.compress(msgspec.json.encode(analysis_of(study))))
        finally:
            del self.studies[game], self.addresses[game]


def analysis_of(study: Study) -> wire_analysis.Analysis:
    """Convert a study to an analysis, as far as it has come."""
    return wire_analysis.Analysis(
        study.studied,
        study.answers(),
        [wire_analysis.AnalysedSeat(player.seat, player.accuracy, player.lost) for player in study.players()],
        [analysed(study, move) for move in study.moves],
        [wire_analysis.CoursePoint(point.step, point.chances) for point in study.course],
    )


def analysed(study: Study, move: Move) -> wire_analysis.AnalysedMove:
    """Describe a move, with its choices in the words of the log."""
    return wire_analysis.AnalysedMove(
        move.step,
        move.seat,
        move.moment,
        study.words(move.choice),
        study.words(move.best),
        move.chance_before,
        move.chance_after,
        move.points_before,
        move.points_after,
        move.loss,
        move.mark,
        move.reason,
    )
