"""The live tables of this process: loaded when needed, kept up to date, forgotten when idle."""

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import Final, TypeVar, final

import msgspec

from sevenwonders.server.answers import bot_answer
from sevenwonders.server.audience import catch_up, tell_presence, update, welcome
from sevenwonders.server.bots import Brains
from sevenwonders.server.limits import Limits
from sevenwonders.server.logs import note, note_error
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.presence import news_in, news_of
from sevenwonders.server.problems import refused
from sevenwonders.server.replays import Replays
from sevenwonders.server.rules import rules_version
from sevenwonders.server.settings import Settings
from sevenwonders.server.store import Bus, SeatRow, Store
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import RESTARTING, Viewer

# How long a table without viewers and without work stays in memory, and how many tables do at most.
IDLE_S: Final = 120.0
TEND_S: Final = 3.0
# Every so many rounds a table is compared with the store as a whole, in the others only its answers.
WHOLE_ROUNDS: Final = 5
PRESENCE_S: Final = 5.0
BOT_TROUBLE_S: Final = 2.0
# After a restart people need a moment to come back before the clock may run out for them.
RETURN_S: Final = 10.0
UNFINISHED_S: Final = 14 * 86_400.0
ELSEWHERE: Final = 1 << 16

Result = TypeVar("Result")


@final
class Tables:
    """All that the parts of the server share: store, bus, live tables, bots, counters."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.brains = Brains(settings.bot_workers, self.metrics)
        self.replays = Replays(store)
        self.links = Links(b"")
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.process = random.SystemRandom().randrange(ELSEWHERE)
        self.opened_s = 0.0
        # Other processes exist only on a database that several can use.
        self.shared = settings.database_url.startswith("postgresql")

    # Opening and closing

    async def open(self) -> None:
        """Connect, listen, and let bots go on where they were."""
        await self.store.open()
        self.links = Links(await self.store.secret())
        await self.bus.open(self.hear)
        self.opened_s = time.time()
        self.spawn(self.resume())
        self.spawn(self.tend())
        self.spawn(self.clean())

    async def close(self) -> None:
        """Send everybody away and give everything back."""
        for table in self.live.values():
            self.stop_clock(table)
            for viewer in table.viewers:
                viewer.drop(RESTARTING)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.brains.close()
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Do something beside; trouble in it is logged."""
        task = asyncio.create_task(self.watched(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def watched(self, work: Coroutine[object, object, None]) -> None:
        """The work, its errors logged."""
        try:
            await work
        except Exception as error:
            note_error("task_failed", error)

    async def steady(self, work: Coroutine[object, object, Result]) -> Result:
        """Do work to its end even when who asked for it leaves in the middle."""
        task = asyncio.create_task(work)
        return await asyncio.shield(task)

    # Finding tables

    async def find(self, game: str) -> LiveTable:
        """The live table of that id, loaded if need be."""
        table = self.live.get(game)
        if table is None:
            try:
                async with self.loading.setdefault(game, asyncio.Lock()):
                    table = self.live.get(game) or await self.load(game)
            finally:
                self.loading.pop(game, None)
        table.used_s = time.monotonic()
        return table

    async def load(self, game: str) -> LiveTable:
        """The table from the store."""
        stored = await self.store.load(game)
        if stored is None:
            raise refused("no_game")
        if stored.game.rules != rules_version(stored.game.config):
            raise refused("other_rules")
        table = LiveTable(stored)
        self.live[game] = table
        self.metrics.tables.set(len(self.live))
        await self.finish(table)
        self.wake(table)
        return table

    def forget(self, table: LiveTable) -> None:
        """Drop a table from memory."""
        self.stop_clock(table)
        self.live.pop(table.row.id, None)
        self.metrics.tables.set(len(self.live))

    # Keeping up

    async def hear(self, game: str, number: int) -> None:
        """A hint from the bus: look, if the table is live here. Without a game it is about all of them."""
        if not game:
            for known in list(self.live.values()):
                self.spawn(self.refresh(known))
        table = self.live.get(game)
        if table is None or 0 <= number <= table.count:
            return
        news = news_in(number)
        if news is None:
            await self.refresh(table, whole=number < 0)
        elif news.process != self.process:
            table.elsewhere[news.process] = (news.here, time.monotonic() + 3 * PRESENCE_S)
            tell_presence(table)

    async def publish(self, game: str, number: int) -> None:
        """Tell other processes. It is only a hint: trouble with it must not spoil what is committed."""
        try:
            await self.bus.publish(game, number)
        except Exception as error:
            note_error("publish_failed", error, game=game, number=number)

    async def refresh(self, table: LiveTable, whole: bool = True) -> None:
        """Bring a table up to date with the store."""
        async with table.lock:
            if whole:
                await self.reload(table)
            else:
                await self.follow(table)
        self.wake(table)

    async def reload(self, table: LiveTable) -> None:
        """Take over everything from the store; the caller holds the lock."""
        stored = await self.store.load(table.row.id)
        if stored is None:
            self.forget(table)
            for viewer in table.viewers:
                viewer.drop(RESTARTING)
            raise refused("no_game")
        catch_up(table, self.links, stored)
        await self.hand_back(table)

    async def follow(self, table: LiveTable) -> bool:
        """Take over answers from the store; False when there are no new ones. The caller holds the lock."""
        before = table.count
        table.follow(await self.store.answers_from(table.row.id, before))
        if table.count != before:
            await self.finish(table)
            update(table, self.links, table.viewers)
        return table.count != before

    async def is_up_to_date(self, table: LiveTable) -> bool:
        """Whether the table stood as the store has it; if not, it does now. The caller holds the lock."""
        before = (table.row.status, table.count)
        if table.game is None:
            await self.reload(table)
        else:
            await self.follow(table)
        return before == (table.row.status, table.count)

    async def finish(self, table: LiveTable) -> None:
        """Close the books of a game that is over."""
        if table.row.status == "playing" and table.game is not None and table.game.finished():
            now_s = time.time()
            table.row = msgspec.structs.replace(table.row, status="finished", updated_s=now_s)
            try:
                if await self.store.set_status(table.row.id, "playing", "finished", now_s):
                    self.metrics.finished.inc()
                    note("finished", game=table.row.id, number=table.count)
            except Exception as error:
                # The answers are kept, and whoever loads the table next closes it.
                note_error("finish_failed", error, game=table.row.id)

    # Seats

    async def change_seat(self, table: LiveTable, new: SeatRow) -> bool:
        """Put somebody else into a seat; False when another process was faster. The caller holds the lock."""
        old = table.seats[new.seat]
        return old == new or await self.store.replace_seat(table.row.id, old, new)

    async def hand_back(self, table: LiveTable) -> None:
        """Who has come back plays on; the bot leaves. The caller holds the lock."""
        returned = [row for row in table.seats if row.stand_in and table.here() >> row.seat & 1]
        for row in returned:
            own = msgspec.structs.replace(row, stand_in=False, bot="")
            if await self.change_seat(table, own):
                table.seats[row.seat] = own
                note("handed_back", game=table.row.id, seat=row.seat)
        if returned:
            tell_presence(table)
            await self.publish(table.row.id, -1)

    async def enter(self, table: LiveTable, viewer: Viewer, last: int) -> None:
        """A viewer sits down; its seat is its own again."""
        async with table.lock:
            table.viewers.append(viewer)
            welcome(table, self.links, viewer, last)
            await self.hand_back(table)
        tell_presence(table)
        await self.tell_elsewhere(table)

    async def leave(self, table: LiveTable, viewer: Viewer) -> None:
        """A viewer is gone."""
        if viewer in table.viewers:
            table.viewers.remove(viewer)
        table.used_s = time.monotonic()
        table.left_s[viewer.seat] = time.monotonic()
        tell_presence(table)
        await self.tell_elsewhere(table)

    async def tell_elsewhere(self, table: LiveTable) -> None:
        """Tell other processes who is here."""
        if self.shared:
            await self.publish(table.row.id, news_of(self.process, table.here()))

    # Bots and the clock

    def wake(self, table: LiveTable) -> None:
        """Let bots answer what is theirs, and set the clock for the others."""
        self.stop_clock(table)
        if not table.thinking and table.bot_work(self.overdue(table)):
            table.thinking = True
            self.spawn(self.think(table))
        limit_s = self.limit_s(table)
        if limit_s is not None and not table.thinking:
            delay_s = max(0.0, limit_s - time.time())
            table.timer = asyncio.get_running_loop().call_later(delay_s, self.wake, table)

    def stop_clock(self, table: LiveTable) -> None:
        """Forget the table's alarm."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None

    def limit_s(self, table: LiveTable) -> float | None:
        """When bots answer for whoever has not, in seconds since 1970."""
        deadline_s = table.deadline_s()
        if deadline_s is None:
            return None
        return max(deadline_s + self.settings.turn_grace_s, self.opened_s + RETURN_S)

    def overdue(self, table: LiveTable) -> bool:
        """Whether the time for the open decisions is over."""
        limit_s = self.limit_s(table)
        return limit_s is not None and time.time() >= limit_s

    async def think(self, table: LiveTable) -> None:
        """Answer for bots until none is asked any more."""
        try:
            while table.bot_work(self.overdue(table)):
                await asyncio.sleep(self.settings.bot_pause_s)
                try:
                    await self.think_once(table)
                except Exception as error:
                    note_error("bot_failed", error, game=table.row.id, number=table.count)
                    await asyncio.sleep(BOT_TROUBLE_S)
        finally:
            table.thinking = False
        self.wake(table)

    async def think_once(self, table: LiveTable) -> None:
        """One round of answers for all bots that are asked now."""
        overdue = self.overdue(table)
        work = table.bot_work(overdue)
        if work:
            choices = await self.brains.choose(table.thought(work))
            for (ident, _), choice in zip(work, choices, strict=True):
                await self.steady(bot_answer(self, table, ident, choice, overdue))

    # Beside

    async def resume(self) -> None:
        """After a start: bots of games that were in play go on."""
        for game in await self.store.unfinished(time.time() - UNFINISHED_S):
            try:
                await self.find(game)
            except Exception as error:
                note_error("resume_failed", error, game=game)

    async def tend(self) -> None:
        """Every few seconds: look for lost hints, say who is here, forget idle tables."""
        rounds = 0
        while True:
            await asyncio.sleep(TEND_S)
            rounds += 1
            for table in list(self.live.values()):
                try:
                    await self.tend_table(table, rounds)
                except Exception as error:
                    note_error("tend_failed", error, game=table.row.id)

    async def tend_table(self, table: LiveTable, rounds: int) -> None:
        """Look after one table."""
        if table.viewers and self.shared:
            await self.refresh(table, whole=rounds % WHOLE_ROUNDS == 0)
            await self.tell_elsewhere(table)
        elif self.is_idle(table):
            self.forget(table)
        # Who is silent elsewhere for long counts as gone.
        tell_presence(table)

    def is_idle(self, table: LiveTable) -> bool:
        """Whether nobody would miss the table in memory."""
        waits = table.thinking or table.timer is not None or table.lock.locked() or bool(table.viewers)
        return not waits and time.monotonic() - table.used_s > IDLE_S

    async def clean(self) -> None:
        """Remove or close old tables by rule, now and then."""
        while True:
            try:
                removed = await self.store.clean(time.time())
                note("cleaned", **removed)
                for table in list(self.live.values()) if any(removed.values()) else []:
                    await self.refresh(table)
            except Exception as error:
                note_error("clean_failed", error)
            await asyncio.sleep(self.settings.clean_every_s)
