"""Full tables in servers without sockets; several of them may share a store."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sevenwonders.server import wire
from sevenwonders.server.game_server import GameServer
from sevenwonders.server.problems import Refusal
from sevenwonders.server.table import LiveTable
from tests.server.house import quick_settings
from tests.server.memory_store import MemoryStore

Scene = Callable[[list[GameServer], list[wire.Seated]], Awaitable[None]]


def at_table(players: int, scene: Scene, *, processes: int = 1, delay_s: float = 0.0) -> MemoryStore:
    """Play a scene at a full table of the first of several servers that share a store."""
    store = MemoryStore(delay_s)

    async def whole() -> None:
        servers = [GameServer(quick_settings(), store) for _ in range(processes)]
        for server in servers:
            await server.open()
        people = await full_table(servers[0], players)
        await scene(servers, people)
        for server in servers:
            await server.close()

    asyncio.run(whole())
    return store


async def full_table(server: GameServer, players: int) -> list[wire.Seated]:
    wish = wire.NewGame("Anna", wire.GameConfig(players=players))
    people = [await server.new_tables.make(wish)]
    table = await server.tables.find(people[0].game)
    link = server.links.token("join", table.row.id)
    for number in range(1, players):
        people.append(await server.lobby.join(table, wire.Join(link, f"Guest {number}"), ""))
    await server.lobby.start(table, people[0].token, "")
    return people


def asked(table: LiveTable, seat: int) -> tuple[int, list[int]]:
    """The seat's decision and its options."""
    assert table.game is not None
    decision = next(item for item in table.game.decisions if item.decider == seat)
    return decision.ident, table.game.options(decision.ident)


async def refusal_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code
