"""Analyses of finished games: begun by whoever asks first, kept in the store, and refused while cards are secret."""

import asyncio
import zlib

import msgspec
import pytest

from sevenwonders.bots.analysis.move import MEASURE_VERSION
from sevenwonders.bots.budget import Budget
from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.bots.workers import BotWorkers
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Refusal
from sevenwonders.server.tables import analyses
from sevenwonders.server.tables.analyses import Analyses
from sevenwonders.server.tables.replays import Replays
from sevenwonders.server.wire import analysis as wire_analysis
from tests.server.full_tables import finished_table
from tests.server.house import open_house, quick_settings
from tests.server.memory_store import MemoryStore


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "BUDGET", Budget(iterations=1))
    monkeypatch.setattr(analyses, "ANSWERS", 40)


async def analysed(store: MemoryStore, game: str) -> tuple[Analyses, wire_analysis.Analysis]:
    """The complete analysis of a game, by a server that thinks in its own process."""
    found = Analyses(store, Replays(store), BotWorkers(0, Metrics()), BackgroundTasks())
    while True:
        analysis = await found.of(game, "")
        if analysis.done == analysis.total:
            return found, analysis
        await asyncio.sleep(0.01)


def test_an_analysis_is_made_once_and_kept() -> None:
    async def scene() -> None:
        store = MemoryStore()
        game = await finished_table(store)
        first, analysis = await analysed(store, game)
        assert analysis.total == len(store.answers[game])
        assert [seat.seat for seat in analysis.seats] == [0, 1, 2]
        assert analysis.moves
        assert analysis.course[0].step == 0
        while first.studies:
            await asyncio.sleep(0.01)
        assert game in store.analyses
        again = Analyses(store, Replays(store), BotWorkers(0, Metrics()), BackgroundTasks())
        assert await again.of(game, "") == analysis
        assert not again.studies

    asyncio.run(scene())


def test_a_wanted_move_is_studied_first_and_changes_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ANSWERS", 2)

    async def scene() -> None:
        store = MemoryStore()
        game = await finished_table(store)
        found = Analyses(store, Replays(store), BotWorkers(0, Metrics()), BackgroundTasks())
        wanted = (await found.of(game, "")).total - 4
        early = await found.of(game, "", wanted)
        while wanted not in early.ahead:
            await asyncio.sleep(0)
            early = await found.of(game, "", wanted)
        assert early.done < wanted
        assert all(point.step < early.done for point in early.course), "the curve goes on in its order"
        ahead = [move for move in early.moves if move.step in early.ahead]
        while found.studies:
            await asyncio.sleep(0.01)
        _, analysis = await analysed(store, game)
        assert ahead
        assert ahead == [move for move in analysis.moves if move.step in early.ahead]
        assert analysis.ahead == []
        del store.analyses[game]
        _, in_order = await analysed(store, game)
        assert in_order == analysis

    asyncio.run(scene())


def test_an_analysis_with_an_earlier_measure_is_made_again() -> None:
    async def scene() -> None:
        store = MemoryStore()
        game = await finished_table(store)
        earlier = {"done": 1, "total": 1, "seats": [], "moves": [], "course": []}
        await store.keep_analysis(game, zlib.compress(msgspec.json.encode(earlier)))
        _, analysis = await analysed(store, game)
        assert analysis.version == MEASURE_VERSION
        assert analysis.moves

    asyncio.run(scene())


@pytest.mark.parametrize(("limit", "other"), [("MOST_STUDIES", "192.0.2.2"), ("MOST_FOR_ADDRESS", "192.0.2.1")])
def test_few_games_are_analysed_at_a_time(monkeypatch: pytest.MonkeyPatch, limit: str, other: str) -> None:
    """In all, and for one address."""

    async def scene() -> None:
        store = MemoryStore()
        monkeypatch.setattr(analyses, limit, 1)
        games = [await finished_table(store, number) for number in range(2)]
        tasks = BackgroundTasks()
        found = Analyses(store, Replays(store), BotWorkers(0, Metrics()), tasks)
        assert (await found.of(games[0], "192.0.2.1")).done == 0
        assert (await found.of(games[0], other)).total > 0
        with pytest.raises(Refusal, match="being analysed"):
            await found.of(games[1], other)
        if limit == "MOST_FOR_ADDRESS":
            assert (await found.of(games[1], "192.0.2.2")).done == 0
        # Work that has not begun cleans nothing up.
        await asyncio.sleep(0)
        await tasks.close()
        assert not found.studies
        assert not found.addresses

    asyncio.run(scene())


def test_only_finished_games_are_analysed() -> None:
    """The route answers at once, and says how far it has come."""
    with open_house(quick_settings()) as house:
        seated = house.new_game(3, bots=2)
        answer = house.get(f"/api/games/{seated.game}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
        assert house.get("/api/games/nothing/analysis").status_code == 404
        finished = house.finished_game(3)
        found = msgspec.json.decode(
            house.get(f"/api/games/{finished.game}/analysis").content, type=wire_analysis.Analysis
        )
        assert found.done <= found.total
