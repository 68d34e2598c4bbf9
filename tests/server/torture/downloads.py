"""An address that loads the page again and again at full speed, while friends visit it for the first time."""

import asyncio
import itertools
import time
from collections.abc import Iterator

from sevenwonders.server.settings import Settings
from sevenwonders.server.web.page import PAGE, files_in, page_is_built
from tests.server.house import House
from tests.server.torture.floods import ATTACKERS, FRIENDLY, call, flood
from tests.server.torture.ordeal import Figures, NotHere, Ordeal, Stage

VISITORS = 7
LINES = 10
ATTACK_S = 1.0
# The longest that a busy machine may take to serve an address as much as it may have.
PATIENCE_S = 60.0
OK, TOO_MANY = 200, 429
LIMITS = FRIENDLY | {"SEVENWONDERS_PAGE_BYTES_PER_MINUTE": str(Settings().page_bytes_per_minute)}


async def load(house: House, source: str, paths: Iterator[str], found: list[int]) -> None:
    """Ask for these paths, one after the other on one connection, and add what the server answers."""
    line = None
    for path in paths:
        line = line or await call(house, source)
        assert line is not None, f"the server hangs up on {source}"
        reader, writer = line
        writer.write(f"GET {path} HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r\n")[0]))
        found.append(int(head.split(" ", 2)[1]))
        # A server may close a connection that goes too far.
        if "connection: close" in head:
            writer.close()
            line = None
    if line is not None:
        line[1].close()


def until_refused(path: str, found: list[int]) -> Iterator[str]:
    """The same path again and again for a while, and until the server refuses it."""
    begun_s = time.monotonic()
    for _ in itertools.repeat(None):
        passed_s = time.monotonic() - begun_s
        if passed_s > (ATTACK_S if TOO_MANY in found else PATIENCE_S):
            return
        yield path


def downloads(stage: Stage) -> Figures:
    """One address loads the largest file without end. Seven visitors behind another one load every file there is."""
    if not page_is_built():
        raise NotHere("the built page: `make page`")
    sizes = {f"/{name}": path.stat().st_size for name, path in files_in(PAGE)}
    largest = max(sizes, key=lambda path: sizes[path])
    rounds = itertools.count(1)
    visited: list[int] = []

    async def attack(_stage: Stage, house: House) -> int:
        attacked: list[int] = []
        attackers = [load(house, ATTACKERS[0], until_refused(largest, attacked), attacked) for _ in range(LINES)]
        home = f"127.0.2.{next(rounds)}"
        visitors = [load(house, home, iter(sizes), visited) for _ in range(VISITORS)]
        await asyncio.gather(*attackers, *visitors)
        assert TOO_MANY in attacked, "an address may load the page without end"
        return len(attacked)

    figures = flood(attack, **LIMITS)(stage)
    assert set(visited) == {OK}, "files were refused to visitors"
    return figures | {"visitors_files": len(visited), "refused_files": len(visited) - visited.count(OK)}


DOWNLOADS = [
    Ordeal(
        "downloads without end",
        "Visitors get every file of the page while another address loads them at full speed.",
        downloads,
        1,
        30,
    )
]
