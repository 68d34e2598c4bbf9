"""Disks that fill up and clocks that jump, while people play."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.programs import Program
from tests.server.torture.ordeal import Figures, NotHere, Ordeal, Stage
from tests.server.torture.people import Crowd

DISK_MB = 8
DAY_S = 86_400
JUMPS_S = (31 * DAY_S, -31 * DAY_S)
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


def set_clock(file: Path, shift_s: int) -> None:
    """Let the clock of a server run that many seconds ahead."""
    new = file.with_suffix(".new")
    new.write_text(f"{shift_s:+d}\n", encoding="ascii")
    os.replace(new, file)


SURROUNDINGS = [
    Ordeal("full disk", "A full disk refuses answers and loses none.", full_disk, 1, 20),
    Ordeal("clock jumps", "A clock that is wrong for a while deletes nothing.", clock_jumps, 1, 20),
]
