"""A process for the crash test: appends answers and says which were accepted, until it is killed."""

import asyncio
import sys

from sevenwonders.server.sql_store import make_store
from sevenwonders.server.store import AnswerRow

WRITERS = 20


async def write(url: str, game: str) -> None:
    store = make_store(url)
    await store.open()

    async def go_on(number: int) -> None:
        while True:
            if await store.append(game, AnswerRow(number, number, f"sell {number}", 1.0)):
                # One call, so that a line is either there or not.
                sys.stdout.write(f"{number}\n")
                sys.stdout.flush()
            number += WRITERS

    await asyncio.gather(*(go_on(first) for first in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2]))
