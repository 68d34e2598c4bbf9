"""Buses: how a process tells the others that a table changed. Hints only, so nothing here ever stops a game."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final

import psycopg

from sevenwonders.server.settings import check_database_url
from sevenwonders.server.store import Bus, Listener

CHANNEL: Final = "sevenwonders"
# What waits for a database that is away: more would be of no use to anybody.
MOST_WAITING = 10_000
FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0
QUIET_S = 30.0
FLUSH_S = 1.0
CONNECT_S = 10

Hint = tuple[str, int]
MISSED: Final[Hint] = ("", -1)
NOTIFY = "SELECT pg_notify(%s, hint) FROM unnest(%s::text[]) AS hint"

log = logging.getLogger(__name__)


def make_bus(url: str) -> Bus:
    """The bus that goes with the address of a database: only PostgreSQL has other processes to tell."""
    check_database_url(url)
    return PostgresBus(url) if url.startswith("postgresql:") else LocalBus()


class Post:
    """Hints on their way to somebody, in order; the oldest are dropped when too many wait."""

    def __init__(self) -> None:
        self._hints: deque[Hint] = deque(maxlen=MOST_WAITING)
        self._some = asyncio.Event()
        self._taken = False

    def put(self, hint: Hint) -> None:
        """Add a hint, unless the same one waits already as the latest."""
        if not self._hints or self._hints[-1] != hint:
            self._hints.append(hint)
        self._some.set()

    async def take(self) -> list[Hint]:
        """All that wait, once there are some. Who asks again is done with those taken before."""
        self._taken = False
        await self._some.wait()
        self._taken = True
        taken = list(self._hints)
        self._hints.clear()
        self._some.clear()
        return taken

    @property
    def done(self) -> bool:
        """Whether nothing waits and nothing taken is still being dealt with."""
        return not self._hints and not self._taken


async def deliver(post: Post, listener: Listener) -> None:
    """Hand over hints for ever. A listener that fails is reported and gets the next one all the same."""
    while True:
        for game, number in await post.take():
            try:
                await listener(game, number)
            except Exception:
                log.exception("A hint about game %s at %d could not be used", game, number)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End tasks that would go on for ever."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()


class LocalBus:
    """One process: what it publishes comes back to its own listener, shortly after and never within `publish`."""

    def __init__(self) -> None:
        self._post = Post()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""
        self._tasks.append(asyncio.create_task(deliver(self._post, listener)))

    async def publish(self, game: str, number: int) -> None:
        """Say that the game has that many answers now (-1: something else about it changed)."""
        if self._tasks:
            self._post.put((game, number))

    async def close(self) -> None:
        """Stop listening."""
        await stop(self._tasks)


class PostgresBus:
    """All processes on one PostgreSQL database, by LISTEN and NOTIFY; own hints come back too.

    A connection listens and another one notifies; each is made anew when it is lost.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._incoming = Post()
        self._outgoing = Post()
        self._tasks: list[asyncio.Task[None]] = []
        self._first: psycopg.AsyncConnection | None = None

    async def open(self, listener: Listener) -> None:
        """Begin to listen; raises when the database does not answer the first time."""
        self._first = await self._connect(listen=True)
        self._tasks += [
            asyncio.create_task(deliver(self._incoming, listener)),
            asyncio.create_task(self._listen(self._first)),
            asyncio.create_task(self._notify()),
        ]

    async def publish(self, game: str, number: int) -> None:
        """Say that the game has that many answers now; returns at once, and is sent as soon as may be."""
        if self._tasks:
            self._outgoing.put((game, number))

    async def close(self) -> None:
        """Send what waits, if that goes quickly, and stop listening."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_S if self._tasks else 0):
                while not self._outgoing.done:
                    await asyncio.sleep(0.01)
        await stop(self._tasks)
        # A task that was stopped before it began has not closed it.
        if self._first is not None:
            await self._first.close()

    async def _connect(self, listen: bool = False) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True, connect_timeout=CONNECT_S)
        try:
            if listen:
                await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _connect_patiently(self, listen: bool = False) -> psycopg.AsyncConnection:
        """A connection, however long it takes until the database is back."""
        pause_s = FIRST_PAUSE_S
        while True:
            try:
                return await self._connect(listen)
            except (psycopg.Error, OSError) as error:
                log.warning("The bus has no database (%s); next attempt in %.1f s", type(error).__name__, pause_s)
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            async with connection:
                await self._listen_on(connection)
            connection = await self._connect_patiently(listen=True)
            self._incoming.put(MISSED)

    async def _listen_on(self, connection: psycopg.AsyncConnection) -> None:
        """Take hints in until the connection is lost."""
        with suppress(psycopg.Error, OSError):
            while True:
                async for notice in connection.notifies(timeout=QUIET_S):
                    self._incoming.put(hint_of(notice.payload))
                # A connection that died silently shows it only when it is used.
                await connection.execute("SELECT 1")

    async def _notify(self) -> None:
        while True:
            async with await self._connect_patiently() as connection:
                await self._notify_on(connection)

    async def _notify_on(self, connection: psycopg.AsyncConnection) -> None:
        """Send hints until the connection is lost; those of the last attempt are put back."""
        while True:
            hints = await self._outgoing.take()
            try:
                await connection.execute(NOTIFY, (CHANNEL, [f"{game}:{number}" for game, number in hints]))
            except (psycopg.Error, OSError):
                for hint in hints:
                    self._outgoing.put(hint)
                return


def hint_of(payload: str) -> Hint:
    """A hint from its text. What nobody here has sent counts as a hint about everything."""
    game, _, number = payload.rpartition(":")
    try:
        return game, int(number)
    except ValueError:
        return MISSED
