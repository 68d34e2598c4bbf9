"""A process for the crash test: appends answers and says which were accepted, until it is killed."""

import asyncio
import sys

from sevenwonders.server.sql_store import make_store
from sevenwonders.server.store import AnswerRow, Store

WRITERS = 20


def report(number: int) -> None:
    # One call, so that a line is either there or not.
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


async def go_on(store: Store, game: str, number: int) -> None:
    """One of many who answer in turn."""
    while True:
        if await store.append(game, AnswerRow(number, number, f"sell {number}", 1.0)):
            report(number)
        number += WRITERS


async def change(store: Store, game: str) -> None:
    """Somebody who cannot decide."""
    number = 0
    while await store.append(game, AnswerRow(number, 0, f"sell {number}", 1.0), (number - 1,)):
        report(number)
        number += 1


async def write(url: str, game: str, how: str) -> None:
    store = make_store(url)
    await store.open()
    if how == "changes":
        await change(store, game)
    await asyncio.gather(*(go_on(store, game, first) for first in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(write(*sys.argv[1:]))
