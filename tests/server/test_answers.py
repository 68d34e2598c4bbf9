"""Answers that arrive at once, twice, late, changed, or from the wrong seat."""

import asyncio
import random

import msgspec
import pytest

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.server.tables.table import MOST_CHOICE, LiveTable
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import asked, at_table, refusal_of
from tests.server.memory_store import MemoryStore


def test_seven_answers_at_once_are_all_taken() -> None:
    """Every seat answers at the same moment, and the store is slow."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        for _ in range(3):
            plans = {seat: asked(table, seat) for seat in range(7)}
            before = table.turn_s

            async def one(seat: int, ident: int, choice: int) -> None:
                await servers[0].play.submit(table, seat, ident, choice)

            await asyncio.gather(*(one(seat, ident, options[0]) for seat, (ident, options) in plans.items()))
            assert table.turn_s > before, "the turn was revealed"
            assert [table.last_choice(ident) for ident, _ in plans.values()] == [
                options[0] for _, options in plans.values()
            ]

    store = at_table(7, scene, delay_s=0.01)
    assert [len(rows) for rows in store.answers.values()] == [21]


def test_a_repeated_answer_is_harmless() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        ident, options = asked(table, 0)
        assert await servers[0].play.submit(table, 0, ident, options[0])
        assert not await servers[0].play.submit(table, 0, ident, options[0])
        for seat in (1, 2):
            await servers[0].play.submit(table, seat, asked(table, seat)[0], asked(table, seat)[1][0])
        assert not await servers[0].play.submit(table, 0, ident, options[0]), "also after the reveal"
        assert await refusal_of(servers[0].play.submit(table, 0, ident, options[-1])) == "decision_over"

    store = at_table(3, scene)
    assert [len(rows) for rows in store.answers.values()] == [3]


def test_an_answer_may_be_changed_before_the_reveal() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        ident, options = asked(table, 0)
        for choice in (options[0], options[-1]):
            assert await servers[0].play.submit(table, 0, ident, choice)
        for seat in (1, 2):
            await servers[0].play.submit(table, seat, asked(table, seat)[0], asked(table, seat)[1][0])
        assert table.last_choice(ident) == options[-1]

    store = at_table(3, scene)
    rows = next(iter(store.answers.values()))
    assert [(row.number, row.ident) for row in rows] == [(1, 0), (2, 1), (3, 2)]


def test_answers_of_others_tell_nothing() -> None:
    """Whether a guess about somebody else's sealed or buried card was right cannot be found out."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        plans = [asked(table, seat) for seat in range(3)]
        await servers[0].play.submit(table, 1, plans[1][0], plans[1][1][0])
        for choice in plans[1][1]:
            assert await refusal_of(servers[0].play.submit(table, 0, plans[1][0], choice)) == "not_your_decision"
        for seat in (0, 2):
            await servers[0].play.submit(table, seat, plans[seat][0], plans[seat][1][0])
        for choice in plans[1][1]:
            assert await refusal_of(servers[0].play.submit(table, 0, plans[1][0], choice)) == "not_your_decision"
            assert await refusal_of(servers[0].play.submit(table, -1, plans[1][0], choice)) == "not_your_decision"

    at_table(3, scene)


@pytest.mark.parametrize("choice", [-1, MOST_CHOICE, 1 << 63, 1 << 200, 0, MOST_CHOICE - 1])
def test_choices_that_are_none(choice: int) -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        ident, options = asked(table, 0)
        if choice not in options:
            assert await refusal_of(servers[0].play.submit(table, 0, ident, choice)) == "illegal"
        assert await refusal_of(servers[0].play.submit(table, 0, 1 << 70, choice)) == "decision_unknown"

    at_table(3, scene)


def test_a_withdrawn_answer_does_not_count_as_given() -> None:
    """Two players: a changed own card takes back the card of the Free City."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server = servers[0]
        table = await server.tables.find(people[0].game)
        ident, options = asked(table, 0)
        await server.play.submit(table, 0, ident, options[0])
        assert table.game is not None
        city = next(item for item in table.game.decisions if item.seat == 2)
        for_city = table.game.options(city.ident)
        await server.play.submit(table, 0, city.ident, for_city[0])
        await server.play.submit(table, 0, ident, options[-1])
        assert table.last_choice(city.ident) == UNANSWERED
        assert city.ident in [item.ident for item in table.pending()]

    store = at_table(2, scene)
    assert [row.ident for row in next(iter(store.answers.values()))] == [0]


def test_a_table_changes_hands_and_is_one_game() -> None:
    """A whole game in which three processes take the table from each other again and again."""
    chance = random.Random(1)

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        game = people[0].game
        table = await servers[0].tables.find(game)
        while table.row.status == "playing":
            if chance.random() < 0.3:
                server = chance.choice(servers)
                store = server.store
                assert isinstance(store, MemoryStore)
                # As if the lease of the owner had run out.
                store.owners[game] = "gone"
                for other in servers:
                    other.memory.let_go(table)
                table = await server.tables.find(game)
            decision = chance.choice(table.pending())
            assert table.game is not None
            choice = chance.choice(table.game.options(decision.ident))
            await server_of(servers, table).play.submit(table, decision.decider, decision.ident, choice)
        assert table.lease.epoch > 5

    store = at_table(2, scene, processes=3)
    assert [row.status for row in store.games.values()] == ["finished"]


def server_of(servers: list[GameServer], table: LiveTable) -> GameServer:
    return next(server for server in servers if server.memory.get(table.row.id) is table)


def test_a_table_that_is_gone_refuses() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        ident, options = asked(table, 0)
        store = servers[0].store
        assert isinstance(store, MemoryStore)
        del store.games[people[0].game]
        assert await refusal_of(servers[0].play.submit(table, 0, ident, options[0])) == "restarting"
        assert await refusal_of(servers[0].tables.find(people[0].game)) == "no_game"

    at_table(3, scene)


def test_a_game_of_other_rules_is_closed_politely() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        game = people[0].game
        store = servers[0].store
        assert isinstance(store, MemoryStore)
        store.games[game] = msgspec.structs.replace(store.games[game], rules=0)
        servers[0].memory.remove(servers[0].memory.tables[game])
        assert await refusal_of(servers[0].tables.find(game)) == "other_rules"

    at_table(3, scene)
