"""Hints: one for each seat, whatever its number of sockets, and a bounded number for each address."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
import pytest

from sevenwonders.bots.analysis.advice import Advice
from sevenwonders.server.bots.job_queue import Job
from sevenwonders.server.bots.workers import BotRequest
from sevenwonders.server.problems import Refusal
from sevenwonders.server.tables import hints
from sevenwonders.server.tables.play import job_for
from sevenwonders.server.tables.seats import bot_seat
from sevenwonders.server.tables.session import Session
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import SPECTATOR, Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import asked, full_table
from tests.server.house import quick_settings
from tests.server.memory_store import MemoryStore
from tests.server.paper import Paper

HOME, AWAY = "192.0.2.1", "192.0.2.2"


def messages(paper: Paper) -> list[wire.FromServer]:
    """Everything that was sent."""
    return [msgspec.json.decode(text, type=wire.FromServer) for text in paper.texts()]


def viewer_at(table: LiveTable, seat: int, address: str = HOME) -> tuple[Viewer, Paper]:
    """A socket of a seat."""
    paper = Paper()
    viewer = Viewer(paper, seat, address)
    table.viewers.append(viewer)
    return viewer, paper


def refusal(work: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        work()
    return caught.value.code


def with_busy_worker(scene: Callable[[GameServer, AsyncExitStack], Awaitable[None]]) -> int:
    """Play a scene while the only worker is busy; closing the stack sets it free. Return how many hints it gave."""
    hints = 0

    async def whole() -> None:
        nonlocal hints
        server = GameServer(quick_settings(), MemoryStore())
        await server.open()
        advise = server.workers.advise

        async def counted(request: BotRequest) -> Advice:
            nonlocal hints
            hints += 1
            return await advise(request)

        server.workers.advise = counted  # type: ignore[method-assign]
        async with AsyncExitStack() as busy:
            await busy.enter_async_context(server.workers.turn(Job("live", "", "other")))
            await scene(server, busy)
        await server.close()

    asyncio.run(whole())
    return hints


async def new_table(server: GameServer) -> LiveTable:
    return await server.tables.find((await full_table(server, 3))[0].game)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.001)


def test_the_sockets_of_a_seat_share_a_hint() -> None:
    async def scene(server: GameServer, busy: AsyncExitStack) -> None:
        table, actions = await new_table(server), server.sockets.actions
        (one, first), (other, second), (guest, third) = (viewer_at(table, seat) for seat in (0, 0, 1))
        own, theirs = asked(table, 0)[0], asked(table, 1)[0]
        for viewer, ident in ((one, own), (other, own), (guest, theirs)):
            actions.hints.start(table, viewer, ident)
        assert refusal(lambda: actions.hints.start(table, one, own)) == "too_fast"
        assert refusal(lambda: actions.hints.start(table, other, theirs)) == "too_fast"
        await busy.aclose()
        await until(lambda: not table.hints)
        assert messages(first) == messages(second) != messages(third)
        assert [type(messages(paper)[-1]) for paper in (first, second, third)] == [wire.Hint] * 3
        actions.hints.start(table, one, own)
        await until(lambda: len(first.frames) == 2)

    assert with_busy_worker(scene) == 3


def test_a_hint_that_is_no_longer_wanted_is_not_worked_out() -> None:
    async def scene(server: GameServer, busy: AsyncExitStack) -> None:
        table, actions = await new_table(server), server.sockets.actions
        (one, paper), (gone, _) = viewer_at(table, 0), viewer_at(table, 1)
        actions.hints.start(table, one, asked(table, 0)[0])
        actions.hints.start(table, gone, asked(table, 1)[0])
        gone.gone.set()
        for seat in range(2, -1, -1):
            if seat != 1:
                ident, options = asked(table, seat)
                await server.play.submit(table, seat, ident, options[0])
        ident, options = asked(table, 1)
        await server.play.submit(table, 1, ident, options[0])
        await busy.aclose()
        await until(lambda: not table.hints)
        last = messages(paper)[-1]
        assert isinstance(last, wire.Refused)
        assert last.code == "decision_over"

    assert with_busy_worker(scene) == 0


def test_the_waiting_hints_of_an_address_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_HINTS", 2)

    async def scene(server: GameServer, _busy: AsyncExitStack) -> None:
        table, actions = await new_table(server), server.sockets.actions

        def ask(seat: int, address: str) -> None:
            actions.hints.start(table, viewer_at(table, seat, address)[0], asked(table, seat)[0])

        for seat in (0, 1):
            ask(seat, HOME)
            await asyncio.sleep(0)
        assert refusal(lambda: ask(2, HOME)) == "hints_waiting"
        ask(2, AWAY)
        await asyncio.sleep(0)
        assert server.workers.queue.waiting("hint") == 3

    with_busy_worker(scene)


def test_spectators_get_no_hints() -> None:
    async def scene(server: GameServer, _busy: AsyncExitStack) -> None:
        table = await new_table(server)
        viewer, paper = viewer_at(table, SPECTATOR)
        sitting = Session(server.sockets.actions, table, viewer, 10)
        for seat in range(3):
            sitting.receive(msgspec.json.encode(wire.AskHint(asked(table, seat)[0])))
        assert {message.code for message in messages(paper) if isinstance(message, wire.Refused)} == {
            "not_your_decision"
        }

    assert with_busy_worker(scene) == 0


def test_a_table_thinks_for_the_address_of_its_people() -> None:
    async def scene(server: GameServer, _busy: AsyncExitStack) -> None:
        table = await new_table(server)
        table.known_address = "192.0.2.9"
        work = [(0, "greedy")]
        assert (job_for(table, work).kind, table.address()) == ("unattended", "192.0.2.9")
        spectator, _ = viewer_at(table, SPECTATOR, AWAY)
        assert (job_for(table, work).kind, table.address()) == ("unattended", "192.0.2.9")
        viewer_at(table, 1, AWAY)
        assert (job_for(table, work).kind, table.address()) == ("quick", AWAY)
        viewer_at(table, 0, HOME)
        assert (job_for(table, [*work, (1, "expert")]).kind, table.address()) == ("live", HOME), "the host counts"
        table.viewers = [spectator]
        assert (job_for(table, work).kind, table.address()) == ("unattended", HOME), "the last one is remembered"

    with_busy_worker(scene)


def test_a_search_never_takes_the_worker_of_quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time runs out while greedy bots wait, and an expert has to answer for the person as well."""

    async def scene(server: GameServer, busy: AsyncExitStack) -> None:
        table = await new_table(server)
        table.seats[1] = bot_seat("classic", 1, "greedy")
        table.seats[2] = bot_seat("classic", 2, "expert")
        viewer_at(table, 0)
        ident, options = asked(table, 2)
        await server.play.submit_for_bot(table, ident, options[0], overdue=False)
        chosen: list[list[tuple[int, str]]] = []

        async def choose(request: BotRequest) -> list[int]:
            chosen.append(request.asked)
            return [asked(table, seat)[1][0] for seat in range(len(request.asked))]

        monkeypatch.setattr(server.workers, "choose", choose)
        think = asyncio.create_task(server.play._think_once(table))
        await until(lambda: server.workers.queue.waiting("quick") == 1)
        monkeypatch.setattr(server.play, "is_overdue", lambda _table: True)
        await busy.aclose()
        await think
        assert chosen == []
        await server.play._think_once(table)
        assert [level for _, level in chosen[0]] == ["expert", "greedy"]

    with_busy_worker(scene)


def test_bots_of_a_table_get_ahead_when_a_person_comes() -> None:
    async def scene(server: GameServer, busy: AsyncExitStack) -> None:
        table = await new_table(server)
        table.seats[1] = msgspec.structs.replace(table.seats[1], stand_in=True)
        server.play.wake(table)
        queue = server.workers.queue
        await until(lambda: queue.waiting("unattended") == 1)
        viewer_at(table, 0)
        server.play.attend(table)
        assert (queue.waiting("unattended"), queue.waiting("quick")) == (0, 1)
        await busy.aclose()
        await until(lambda: table.count == 1 and table.job is None)

    with_busy_worker(scene)
