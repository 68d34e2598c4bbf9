"""Whether a process can do its work: what is asked of the database, and how often."""

import asyncio
from pathlib import Path

import pytest

from sevenwonders.server.store.sql import make_store
from sevenwonders.server.web.game_server import Readiness
from tests.server.house import open_house, quick_settings
from tests.server.memory_store import MemoryStore


class Moody(MemoryStore):
    """A store that fails or freezes."""

    def __init__(self, mood: str) -> None:
        super().__init__()
        self.mood = mood
        self.tries = 0

    async def try_write(self) -> None:
        self.tries += 1
        if self.mood == "full":
            raise OSError("no space left")
        if self.mood == "frozen":
            await asyncio.sleep(60)


@pytest.mark.parametrize(("mood", "ready"), [("well", True), ("full", False), ("frozen", False)])
def test_the_database_is_asked_once_for_many(monkeypatch: pytest.MonkeyPatch, mood: str, ready: bool) -> None:
    monkeypatch.setattr("sevenwonders.server.web.game_server.PATIENCE_S", 0.05)
    store = Moody(mood)

    async def play() -> None:
        readiness = Readiness(store)
        assert await asyncio.gather(*(readiness.is_ready() for _ in range(20))) == [ready] * 20
        assert store.tries == 1
        monkeypatch.setattr("sevenwonders.server.web.game_server.FRESH_S", 0.0)
        await readiness.is_ready()
        assert store.tries == (1 if mood == "frozen" else 2), "a frozen database is not asked again"

    asyncio.run(play())


def test_alive_but_not_ready() -> None:
    """Nothing can be written: people must go elsewhere, but a restart would not help."""
    with open_house(quick_settings(), Moody("full")) as house:
        assert house.get("/healthz").status_code == 200
        answer = house.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "unreachable")


def test_a_database_that_can_only_be_read_is_not_ready(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"

    async def play() -> None:
        store = make_store(url)
        await store.open()
        readiness = Readiness(store)
        assert await readiness.is_ready()
        await store._database.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))  # type: ignore[attr-defined]
        readiness.checked_s = float("-inf")
        assert not await readiness.is_ready()
        await store.close()

    asyncio.run(play())
