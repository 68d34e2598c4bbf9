"""Disks that fill up and clocks that jump, while people play."""

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sevenwonders.server.tables.play import RETURN_S
from sevenwonders.server.tables.table import SLOW_S
from sevenwonders.server.wire import messages as wire
from tests.server.house import PLAIN, House, Person
from tests.server.programs import Program
from tests.server.torture.ordeal import Figures, NotHere, Ordeal, Stage
from tests.server.torture.people import Crowd

DISK_MB = 8
DAY_S = 86_400
JUMPS_S = (31 * DAY_S, -31 * DAY_S)
AHEAD_S = 2.0 * DAY_S
# How long bots have to be looked at, after the time that people have to come back.
MARGIN_S = 4.0
TIMES = (
    ("games", "created_s"),
    ("games", "updated_s"),
    ("games", "wakes_s"),
    ("answers", "at_s"),
    ("uptime", "began_s"),
    ("uptime", "seen_s"),
)
FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1"


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of a few megabytes, until the block ends."""
    disk = folder / "disk"
    disk.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", str(disk)], capture_output=True, check=False
    )
    if made.returncode != 0:
        raise NotHere("Only root may make a small disk.")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """A file that takes all the room there is."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1 << 12))
        except OSError:
            return filler


def full_disk(stage: Stage) -> Figures:
    """The disk of the database is full for a while: answers are refused, and none that was confirmed is lost."""
    with small_disk(stage.folder) as disk:
        with Program(f"sqlite:///{disk / 'games.db'}", stage.folder, forked=True) as program:
            house = program.start()
            crowd = Crowd([house], stage.tables, stage.chance)

            async def trouble() -> None:
                for _ in range(stage.rounds):
                    await asyncio.sleep(stage.chance.uniform(0.3, 1.0))
                    filler = await asyncio.to_thread(fill, disk)
                    await asyncio.sleep(stage.chance.uniform(0.5, 2.0))
                    filler.unlink()
                    await asyncio.sleep(0.5)
                    stage.tick()

            asyncio.run(crowd.play_through(trouble()))
        return crowd.figures() | {"times_full": stage.rounds}


def clock_jumps(stage: Stage) -> Figures:
    """The clock of the machine jumps a month ahead or back, and later returns. Cleaning goes on all the time."""
    if not Path(FAKETIME).exists():
        raise NotHere("The clock can be moved only with Debian's package libfaketime.")
    shift = stage.folder / "shift"
    set_clock(shift, 0)
    clock = {
        "LD_PRELOAD": FAKETIME,
        "FAKETIME_TIMESTAMP_FILE": str(shift),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "SEVENWONDERS_CLEAN_EVERY_S": "0.2",
    }
    with stage.database("sqlite") as url, Program(url, stage.folder, False, **clock) as program:
        house = program.start()
        waiting = house.new_game(4)
        finished = house.finished_game(3)
        crowd = Crowd([house], stage.tables, stage.chance)

        async def trouble() -> None:
            for _ in range(stage.rounds):
                for jump_s in JUMPS_S:
                    set_clock(shift, jump_s)
                    await asyncio.sleep(stage.chance.uniform(0.5, 1.5))
                    set_clock(shift, 0)
                    await asyncio.sleep(0.5)
                stage.tick()

        asyncio.run(crowd.play_through(trouble()))
        assert house.get(f"/api/games/{finished.game}/record").status_code == 200, "a record is gone"
        assert house.join_link(waiting), "a lobby is gone"
        return crowd.figures() | {"jumps": 2 * len(JUMPS_S) * stage.rounds}


def clock_ahead(stage: Stage) -> Figures:
    """The server starts with a clock two days ahead, and people have a day for each turn: bots answer for nobody."""
    file = stage.folder / "games.db"
    with Program(f"sqlite:///{file}", stage.folder, forked=True) as program:
        house = program.start()
        slow = {"turn_seconds": DAY_S}
        tables = [house.full_table(3, wonders=PLAIN, options=slow) for _ in range(stage.tables)]
        confirmed = 0
        shortest_s = float(DAY_S)
        for _ in range(stage.rounds):
            confirmed += sum(asyncio.run(first_answers(house, people)) for people in tables)
            assert program.stop() == 0
            set_back(file, AHEAD_S)
            program.start()
            time.sleep(RETURN_S + MARGIN_S)
            assert count_answers(file) == confirmed, "bots have answered for people"
            left_s = [asyncio.run(house.first_state(people[0])).deadline_s or 0.0 for people in tables]
            shortest_s = min(shortest_s, *left_s)
            assert shortest_s > SLOW_S - 2 * RETURN_S, f"people have {shortest_s:.0f} seconds left"
            stage.tick()
    return {"confirmed": confirmed, "answers_by_bots": 0, "shortest_time_left_s": round(shortest_s)}


async def first_answers(house: House, people: list[wire.Seated]) -> int:
    """Let all people at a table but one answer, or only the last one if they have. Return the number of answers."""
    states = [await house.first_state(seat) for seat in people]
    waiting = [seat for seat, state in zip(people, states, strict=True) if has_to_answer(state)]
    answering = waiting[:-1] or waiting
    for seat in answering:
        async with Person(house, seat.game, seat.token) as person:
            await person.play(1)
    return len(answering)


def has_to_answer(state: wire.TableState) -> bool:
    """Whether the viewer is asked something."""
    return any(item.decider == state.me and not item.answered for item in state.decisions)


def set_back(file: Path, seconds: float) -> None:
    """Set all times of a database back. To a server that starts afterwards its clock seems to be ahead by as much."""
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        for table, column in TIMES:
            # 0 stands for at once.
            connection.execute(f"UPDATE {table} SET {column} = {column} - ? WHERE {column} > 0", (seconds,))


def count_answers(file: Path) -> int:
    """The number of stored answers."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM answers").fetchone()[0])


def set_clock(file: Path, shift_s: int) -> None:
    """Let the clock of a server run that many seconds ahead."""
    new = file.with_suffix(".new")
    new.write_text(f"{shift_s:+d}\n", encoding="ascii")
    os.replace(new, file)


SURROUNDINGS = [
    Ordeal("full disk", "A full disk refuses answers and loses none.", full_disk, 1, 20),
    Ordeal("clock jumps", "A clock that is wrong for a while deletes nothing.", clock_jumps, 1, 20),
    Ordeal(
        "clock ahead at a start",
        "Time without a server, or that only a wrong clock saw, counts for no turn.",
        clock_ahead,
        1,
        5,
    ),
]
