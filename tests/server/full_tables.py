"""Full tables in servers without sockets; several of them may share a store."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from sevenwonders.bots.batches import played_game
from sevenwonders.server.problems import Refusal
from sevenwonders.server.store.protocol import AnswerRow
from sevenwonders.server.table_config import config_of, rules_version
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.house import quick_settings
from tests.server.memory_store import MemoryStore
from tests.server.stores import NOW_S, stored

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


async def full_table(server: GameServer, players: int, turn_seconds: int = 0) -> list[wire.Seated]:
    options = wire.TableOptions(turn_seconds=turn_seconds)
    wish = wire.NewGame("Anna", wire.GameConfig(players=players), options=options)
    people = [await server.new_tables.make(wish)]
    table = await server.tables.find(people[0].game)
    link = server.links.token("join", table.row.id)
    for number in range(1, players):
        people.append(await server.lobby.join(table, wire.Join(f"Guest {number}", link), ""))
    await server.lobby.start(table, people[0].token, wire.Start())
    return people


def asked(table: LiveTable, seat: int) -> tuple[int, list[int]]:
    """The seat's decision and its options."""
    assert table.game is not None
    decision = next(item for item in table.game.decisions if item.decider == seat)
    return decision.ident, table.game.options(decision.ident)


async def finished_table(store: MemoryStore, number: int = 0) -> str:
    """A game of three that bots have played to its end, as the store has it. Returns its id."""
    config = wire.GameConfig(players=3)
    table = stored(config, [])
    game = played_game(config_of(config), ["random"] * 3, table.game.seed)
    answers = [
        AnswerRow(at // 2, game.given[at], game.describe(game.given[at + 1], by_id=True), NOW_S)
        for at in range(0, len(game.given), 2)
    ]
    row = msgspec.structs.replace(table.game, id=f"finished{number}", status="finished", rules=rules_version(config))
    await store.create(row, table.seats, answers, "", None)
    return row.id


async def refusal_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code
