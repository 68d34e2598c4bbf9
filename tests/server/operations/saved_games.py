"""Databases with games to save, and what is in them."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from sevenwonders.kernel.seed import SECRET_BYTES
from sevenwonders.server.operations.backup import save_backup
from sevenwonders.server.operations.connections import snapshot
from sevenwonders.server.store.models import Base
from sevenwonders.server.store.protocol import Departure, NewLine, Store
from tests.server.stores import ADA, NOW_S, OPEN, answer, create, on, table

SECRET = int.from_bytes(b"\xc0" + bytes(range(1, SECRET_BYTES)), "big")
WORDS = "Ädä 🎲\n'\"\\"

Make = Callable[[str], str]


@pytest.fixture
def make_database(tmp_path: Path, request: pytest.FixtureRequest) -> Make:
    """Makes a database of that kind without rows and returns its address; "filled" is SQLite with two games."""

    def make(kind: str) -> str:
        if kind == "postgresql":
            return str(request.getfixturevalue("postgres_url"))
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.db"
        shutil.copy(request.getfixturevalue("filled_template" if kind == "filled" else "sqlite_template"), path)
        return f"sqlite:///{path}"

    return make


@pytest.fixture(scope="session")
def filled_template(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Path:
    """A SQLite file with two games, to be copied."""
    path = tmp_path_factory.mktemp("filled") / "filled.db"
    shutil.copy(sqlite_template, path)
    add_games(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def saved_template(tmp_path_factory: pytest.TempPathFactory, filled_template: Path) -> Path:
    """A backup of it, to be copied."""
    path = tmp_path_factory.mktemp("saved") / "saved.gz"
    save_backup(f"sqlite:///{filled_template}", path)
    return path


@pytest.fixture
def saved(saved_template: Path, tmp_path: Path) -> Path:
    """A backup with two games."""
    return Path(shutil.copy(saved_template, tmp_path / "saved.gz"))


def add_games(url: str, count: int = 2) -> None:
    """Put games with seats, answers, chat, a departure, an analysis, secrets, permits and a run into the database."""

    async def play(store: Store) -> None:
        await store.secret("links")
        await store.take_permit("address", 5, 3600.0)
        await store.mark(NOW_S)
        first = await create(store, replace(table("t0"), seed=SECRET), [replace(ADA, name=WORDS), OPEN], [answer(0)])
        await store.say(first, NewLine(0, WORDS, WORDS))
        await store.change(first, replace(table("t0"), seed=SECRET), None, departed=[Departure(2, 1, "hash-of-ben")])
        await store.keep_analysis("t0", WORDS.encode())
        for number in range(1, count):
            await create(store, table(f"t{number}"), [ADA, OPEN], [answer(0), answer(1)])

    on(url, play)


def contents_of(url: str) -> dict[str, list[Any]]:
    """All rows of all tables."""
    with snapshot(url) as connection:
        return {
            name: [tuple(row) for row in connection.execute(select(found).order_by(*found.primary_key.columns))]
            for name, found in Base.metadata.tables.items()
        }
