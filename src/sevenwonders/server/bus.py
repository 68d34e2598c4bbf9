"""Buses, on which a process tells the others that a table changed. Notices may be lost: no game depends on them."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final

import psycopg
from typing_extensions import override

from sevenwonders.server.databases import PROGRAM_NAME
from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.settings import check_database_url
from sevenwonders.server.store import Bus, Listener

CHANNEL: Final = "sevenwonders"
# The most notices that wait for a lost database. With more, every process has to look at every table anyway.
MOST_WAITING = 10_000
FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0
QUIET_S = 30.0
FLUSH_S = 1.0
CONNECT_S = 10

# A game and its number of answers; a negative number is another kind of news (see presence.py).
Notice = tuple[str, int]
CHANGED: Final = -1
MISSED: Final[Notice] = ("", CHANGED)
NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"


def make_bus(url: str) -> Bus:
    """The bus for the address of a database: only with PostgreSQL are there other processes to tell."""
    check_database_url(url)
    return PostgresBus(url) if url.startswith("postgresql:") else LocalBus()


async def publish_notice(bus: Bus, game: str, number: int) -> None:
    """Publish a notice. Trouble is only logged, because what the notice is about is already committed."""
    try:
        await bus.publish(game, number)
    except Exception as error:
        log_error("publish_failed", error, game=game, number=number)


class NoticeQueue:
    """Notices on their way, in order. The oldest are dropped if too many wait."""

    def __init__(self) -> None:
        self._notices: deque[Notice] = deque(maxlen=MOST_WAITING)
        self._filled = asyncio.Event()
        self._in_hand = False

    def put(self, notice: Notice) -> None:
        """Add a notice, unless it repeats the latest one."""
        if not self._notices or self._notices[-1] != notice:
            self._notices.append(notice)
        self._filled.set()

    async def take_all(self) -> list[Notice]:
        """Wait for notices and return all of them. The next call means that these have been dealt with."""
        self._in_hand = False
        await self._filled.wait()
        self._in_hand = True
        taken = list(self._notices)
        self._notices.clear()
        self._filled.clear()
        return taken

    @property
    def is_done(self) -> bool:
        """Whether nothing waits and everything has been dealt with."""
        return not self._notices and not self._in_hand


async def deliver(queue: NoticeQueue, listener: Listener) -> None:
    """Pass notices to the listener forever. If the listener fails, it still gets the next one."""
    while True:
        for game, number in await queue.take_all():
            try:
                await listener(game, number)
            except Exception as error:
                log_error("notice_failed", error, game=game, number=number)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End tasks that would otherwise run forever."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()


class LocalBus(Bus):
    """A bus for one process: a notice comes back to its own listener, shortly after `publish` and never within it."""

    def __init__(self) -> None:
        self._queue = NoticeQueue()
        self._tasks: list[asyncio.Task[None]] = []

    @override
    async def open(self, listener: Listener) -> None:
        self._tasks.append(asyncio.create_task(deliver(self._queue, listener)))

    @override
    async def publish(self, game: str, number: int) -> None:
        if self._tasks:
            self._queue.put((game, number))

    @override
    async def close(self) -> None:
        await stop(self._tasks)


class PostgresBus(Bus):
    """A bus for all processes on one PostgreSQL database, with LISTEN and NOTIFY. A process hears its own notices.

    One connection listens and another one notifies. Either is replaced if it is lost.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._incoming = NoticeQueue()
        self._outgoing = NoticeQueue()
        self._tasks: list[asyncio.Task[None]] = []
        self._first: psycopg.AsyncConnection | None = None

    @override
    async def open(self, listener: Listener) -> None:
        """Begin to listen. Raise an error if the database does not answer the first time."""
        self._first = await self._connect(listen=True)
        self._tasks += [
            asyncio.create_task(deliver(self._incoming, listener)),
            asyncio.create_task(self._listen(self._first)),
            asyncio.create_task(self._notify()),
        ]

    @override
    async def publish(self, game: str, number: int) -> None:
        """Queue the notice and return at once; it goes out as soon as there is a connection."""
        if self._tasks:
            self._outgoing.put((game, number))

    @override
    async def close(self) -> None:
        """Send what is still waiting, unless that takes too long, and stop listening."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_S if self._tasks else 0):
                while not self._outgoing.is_done:
                    await asyncio.sleep(0.01)
        await stop(self._tasks)
        # A task that was cancelled before it began has not closed its connection.
        if self._first is not None:
            await self._first.close()

    async def _connect(self, listen: bool = False) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=CONNECT_S, application_name=PROGRAM_NAME
        )
        try:
            if listen:
                await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _connect_patiently(self, listen: bool = False) -> psycopg.AsyncConnection:
        """Try to connect until the database is back."""
        pause_s = FIRST_PAUSE_S
        while True:
            try:
                return await self._connect(listen)
            except (psycopg.Error, OSError) as error:
                log_event("bus_waits", logging.WARNING, error=type(error).__name__, pause_s=round(pause_s, 1))
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            async with connection:
                await self._listen_on(connection)
            connection = await self._connect_patiently(listen=True)
            # PostgreSQL does not keep notices for a connection that is away.
            self._incoming.put(MISSED)

    async def _listen_on(self, connection: psycopg.AsyncConnection) -> None:
        """Receive notices until the connection is lost."""
        with suppress(psycopg.Error, OSError):
            while True:
                async for received in connection.notifies(timeout=QUIET_S):
                    self._incoming.put(notice_of(received.payload))
                # A connection that died silently shows it only when it is used.
                await connection.execute("SELECT 1")

    async def _notify(self) -> None:
        while True:
            async with await self._connect_patiently() as connection:
                await self._notify_on(connection)

    async def _notify_on(self, connection: psycopg.AsyncConnection) -> None:
        """Send notices until the connection is lost; those of the last attempt are put back."""
        while True:
            notices = await self._outgoing.take_all()
            try:
                await connection.execute(NOTIFY, (CHANNEL, [f"{game}:{number}" for game, number in notices]))
            except (psycopg.Error, OSError):
                for notice in notices:
                    self._outgoing.put(notice)
                return


def notice_of(payload: str) -> Notice:
    """A notice from its text. Text that is not a notice means that anything may have changed."""
    game, _, number = payload.rpartition(":")
    try:
        return game, int(number)
    except ValueError:
        return MISSED
