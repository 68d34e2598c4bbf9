"""What an ordeal is: a promise, something terrible, and the figures that come out of it."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.databases import Cluster, new_database

Figures = dict[str, int | float]
Tick = Callable[[], None]


class NotHere(Exception):
    """This machine lacks something that the ordeal needs; the message says what."""


@dataclass
class Stage:
    """Where an ordeal takes place: a folder, a PostgreSQL cluster of its own, chance, and how long it lasts.

    Waiting times count only if it is `timed`: next to other work they would be the machine's and not the server's.
    """

    folder: Path
    cluster: Cluster
    template: str
    chance: random.Random
    rounds: int
    tick: Tick = field(default=lambda: None)
    tables: int = 4
    timed: bool = True

    def check_wait(self, wait: float, most: float, figures: Figures) -> None:
        """Check a waiting time against the longest that a promise allows."""
        assert wait < most or not self.timed, f"people waited for too long: {figures}"

    @contextmanager
    def database(self, kind: str) -> Iterator[str]:
        """The address of a fresh database, until the block ends."""
        if kind == "sqlite":
            yield f"sqlite:///{self.folder / 'games.db'}"
            return
        with new_database(self.cluster, self.template) as url:
            yield url


@dataclass(frozen=True)
class Ordeal:
    """A promise, and what is done to see whether it holds. A broken promise is an AssertionError."""

    name: str
    promise: str
    run: Callable[[Stage], Figures]
    short: int
    """How many rounds `make test` runs."""
    long: int
    """How many rounds `make torture` runs."""
