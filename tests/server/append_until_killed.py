"""A process for the crash test: appends answers and says which were accepted, until it is killed."""

import asyncio
import sys
from collections.abc import Iterator
from itertools import count

from sevenwonders.server.store.protocol import Advance, AnswerRow, Lease, Store
from sevenwonders.server.store.sql import make_store

WRITERS = 20


def report(number: int) -> None:
    # One call, so that a line is either there or not.
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


async def go_on(store: Store, lease: Lease, turns: asyncio.Lock, numbers: Iterator[int]) -> None:
    """One of many who answer in turn."""
    while True:
        # As at a table, the next answer comes when the one before it is committed.
        async with turns:
            number = next(numbers)
            await store.append(Advance(lease, AnswerRow(number, number, f"sell {number}", 1.0)))
        report(number)


async def change(store: Store, lease: Lease) -> None:
    """Somebody who cannot decide."""
    for number in count():
        await store.append(Advance(lease, AnswerRow(number, 0, f"sell {number}", 1.0), (number - 1,)))
        report(number)


async def write(url: str, game: str, how: str) -> None:
    store = make_store(url)
    await store.open()
    if store.is_shared:
        await store.enter("writer", "")
    lease = (await store.take_table(game, "writer")).lease
    if how == "changes":
        await change(store, lease)
    turns, numbers = asyncio.Lock(), count()
    await asyncio.gather(*(go_on(store, lease, turns, numbers) for _ in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(write(*sys.argv[1:]))
