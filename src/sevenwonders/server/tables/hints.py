"""Hints: let a bot think about a viewer's own decision."""

from typing import Final, final

from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.bots.job_queue import Job
from sevenwonders.server.bots.workers import BotWorkers
from sevenwonders.server.present.analysis import analysed_evidence, analysed_option
from sevenwonders.server.problems import refused
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import AskedHint, Viewer
from sevenwonders.server.wire import messages as wire

# The hints of one address that may wait for a worker.
MOST_HINTS: Final = 8


@final
class Hints:
    """Works hints out in the background, one at a time for each seat."""

    def __init__(self, workers: BotWorkers, background: BackgroundTasks) -> None:
        self.workers = workers
        self.background = background

    def start(self, table: LiveTable, viewer: Viewer, ident: int) -> None:
        """Let a bot think about the viewer's decision in the background. All sockets of a seat share a hint."""
        asked = table.hints.get(viewer.seat)
        if asked is not None:
            if asked.ident != ident or viewer in asked.viewers:
                raise refused("too_fast")
            asked.viewers.append(viewer)
            return
        if self.workers.queue.waiting_for("hint", viewer.address) >= MOST_HINTS:
            raise refused("hints_waiting")
        table.hints[viewer.seat] = AskedHint(ident, viewer)
        self.background.start(self._send(table, viewer))

    async def _send(self, table: LiveTable, first: Viewer) -> None:
        asked = table.hints[first.seat]
        try:
            async with self.workers.turn(Job("hint", first.address, table.row.id)):
                hint = await self._hint(table, asked)
            for viewer in asked.viewers:
                viewer.send(hint)
        finally:
            del table.hints[first.seat]

    async def _hint(self, table: LiveTable, asked: AskedHint) -> wire.Hint | wire.Refused:
        """Return the hint, unless it is no longer wanted: the decision is over, or everybody who asked has hung up."""
        if table.decision(asked.ident) is None or all(viewer.gone.is_set() for viewer in asked.viewers):
            over = refused("decision_over")
            return wire.Refused(over.code, over.text, asked.ident, over.blanks)
        advice = await self.workers.advise(table.bot_request([(asked.ident, "")]))
        assert table.game is not None
        options = [analysed_option(option) for option in advice.options]
        evidence = analysed_evidence(table.game, advice.evidence, table.city_names())
        return wire.Hint(asked.ident, options, evidence, advice.even)
