"""Tables that began under an earlier version of the rules are finished and looked at under the same one."""

import asyncio
import json

import msgspec
import pytest

from sevenwonders.games import RULESETS
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import refusal_of
from tests.server.house import quick_settings
from tests.server.memory_store import MemoryStore

OLD, SHIFT = 1, 1000


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if version 1 had dealt other cards from the same seed."""
    ruleset = RULESETS["classic"]

    def deal(config: Config, seed: int, keep_events: bool) -> Game:
        return ruleset.new_game(config, seed + SHIFT, keep_events)

    monkeypatch.setattr(ruleset, "earlier", {OLD: deal}, raising=False)


@pytest.mark.usefixtures("older")
def test_a_running_game_is_finished_under_its_own_rules() -> None:
    async def whole() -> None:
        store = MemoryStore()
        first = GameServer(quick_settings(), store)
        await first.open()
        seat = await first.new_tables.make(wire.NewGame("Anna", wire.GameConfig(players=3), seed=None))
        # The table was made by the version before this one.
        store.games[seat.game] = msgspec.structs.replace(store.games[seat.game], rules=OLD, seed=5)
        first.memory.remove(await first.tables.find(seat.game))
        table = await first.tables.find(seat.game)
        await first.lobby.start(table, seat.token, wire.Start("random"))
        assert table.game is not None
        assert table.game.seed == 5 + SHIFT
        while table.row.status == "playing":
            for decision in table.pending():
                if decision.decider == 0:
                    choice = table.game.options(decision.ident)[0]
                    await first.play.submit(table, 0, decision.ident, choice)
            await asyncio.sleep(0)
        await look_at(first, seat.game)
        await first.close()

    async def look_at(server: GameServer, game: str) -> None:
        book = await server.replays.book(game)
        assert book.end.seed == 5 + SHIFT
        record = json.loads(b"".join(book.record()))
        assert (record["rules"], len(record["answers"])) == (OLD, book.steps())
        seated = await server.new_tables.play_on(book.stored, wire.PlayOn("Ben", step=4, seat=1))
        again = await server.tables.find(seated.game)
        assert again.row.rules == OLD
        assert again.game is not None
        assert again.game.seed == 5 + SHIFT

    asyncio.run(whole())


def test_rules_that_nobody_knows_are_named() -> None:
    async def whole() -> None:
        store = MemoryStore()
        server = GameServer(quick_settings(), store)
        await server.open()
        seat = await server.new_tables.make(wire.NewGame("Anna"))
        store.games[seat.game] = msgspec.structs.replace(store.games[seat.game], rules=99)
        server.memory.remove(await server.tables.find(seat.game))
        assert await refusal_of(server.tables.find(seat.game)) == "other_rules"
        await server.close()

    asyncio.run(whole())
