"""Changes of mind: however many there are, only the last answer to a decision is stored and played again."""

import asyncio
import random

import msgspec
import pytest

from sevenwonders.games import new_game
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import submit
from sevenwonders.server.store.protocol import AnswerRow
from sevenwonders.server.table_config import config_of
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import asked, at_table, refusal_of
from tests.server.house import ALL_FOUR, PLAIN, House, Person, open_house, quick_settings
from tests.server.stores import NOW_S, stored

CONFIGS = [
    wire.GameConfig(players=2),
    wire.GameConfig(players=3),
    msgspec.convert(ALL_FOUR | {"players": 4, "variant": "teams"}, wire.GameConfig),
    wire.GameConfig("architects", players=2),
]


def test_a_thousand_changes_leave_one_row() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        ident, options = asked(table, 0)
        events = len(table.events)
        for number in range(1000):
            assert await servers[0].play.submit(table, 0, ident, options[number % len(options)])
        assert table.count == 1000
        assert len(table.events) == events + 1
        assert table.game is not None
        assert table.game.history == [ident, options[999 % len(options)]]

    store = at_table(3, scene)
    assert [len(rows) for rows in store.answers.values()] == [1]


def same(one: LiveTable, other: LiveTable) -> bool:
    assert one.game is not None
    assert other.game is not None
    pairs = [(table.deciders, table.turn_s, table.count) for table in (one, other)]
    if pairs[0] != pairs[1] or one.game.to_data() != other.game.to_data():
        return False
    return [vars_of(item) for item in one.events] == [vars_of(item) for item in other.events]


def vars_of(event: object) -> list[object]:
    return [getattr(event, name) for name in ("kind", "seat", "values", "audience", "secret")]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.game}-{config.players}")
def test_what_is_stored_gives_the_same_table(config: wire.GameConfig) -> None:
    chance = random.Random(5)
    rows: list[AnswerRow] = []
    live = LiveTable(stored(config, []))
    changes = 0
    while live.game is not None and not live.game.finished() and live.count < 150:
        decision = chance.choice(live.game.decisions)
        choice = chance.choice(live.game.options(decision.ident))
        step = live.after(decision.ident, choice)
        changes += bool(step.instead_of)
        row = live.answer_row(step, NOW_S + live.count)
        rows = [old for old in rows if old.number not in step.instead_of] + [row]
        live.advance(step, row.at_s)
        if chance.random() < 0.1:
            assert same(live, asyncio.run(LiveTable.load(stored(config, rows))))
    assert same(live, asyncio.run(LiveTable.load(stored(config, rows))))
    assert len({row.ident for row in rows}) == len(rows)
    assert changes > 30 or config.game == "architects", "there every answer is a group by itself"


def old_rows(config: wire.GameConfig, seed: int, count: int) -> tuple[Game, list[AnswerRow]]:
    """Answers as they used to be stored: every change of mind has a row of its own."""
    chance = random.Random(seed)
    game = new_game(config_of(config), stored(config, []).game.seed)
    rows: list[AnswerRow] = []
    while len(rows) < count:
        decision = chance.choice(game.decisions)
        choice = chance.choice(game.options(decision.ident))
        submit(game, decision.ident, choice)
        rows.append(AnswerRow(len(rows), decision.ident, game.describe(choice, by_id=True), NOW_S))
    return game, rows


@pytest.mark.parametrize("config", CONFIGS[:3], ids=lambda config: f"{config.game}-{config.players}")
@pytest.mark.parametrize("seed", range(5))
def test_games_of_older_versions_go_on(config: wire.GameConfig, seed: int) -> None:
    game, rows = old_rows(config, seed, 60 + seed)
    live = asyncio.run(LiveTable.load(stored(config, rows)))
    assert live.game is not None
    assert live.game.to_data() | {"event_count": 0} == game.to_data() | {"event_count": 0}
    chance = random.Random(seed)
    for _ in range(20):
        decision = chance.choice(live.game.decisions)
        step = live.after(decision.ident, chance.choice(live.game.options(decision.ident)))
        row = live.answer_row(step, NOW_S + live.count)
        rows = [old for old in rows if old.number not in step.instead_of] + [row]
        live.advance(step, row.at_s)
    assert same(live, asyncio.run(LiveTable.load(stored(config, rows))))


def test_a_stale_process_never_reveals_too_early() -> None:
    """Its old answer was replaced before the last seat answered: the two must not meet."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        game = people[0].game
        old = await servers[0].tables.find(game)
        ident, options = asked(old, 0)
        await servers[0].play.submit(old, 0, ident, options[0])
        # The first process is frozen for so long that the second one takes its table.
        await servers[1].store.leave(servers[0].node.id)
        new = await servers[1].tables.find(game)
        await servers[1].play.submit(new, 0, ident, options[-1])
        await servers[1].play.submit(new, 1, asked(new, 1)[0], asked(new, 1)[1][0])
        last = asked(old, 2)
        assert await refusal_of(servers[0].play.submit(old, 2, last[0], last[1][0])) == "restarting"
        assert old.is_lost
        await servers[1].play.submit(new, 2, *[last[0], last[1][0]])
        assert new.last_choice(ident) == options[-1]

    at_table(3, scene, processes=2)


def test_viewers_cope_when_event_numbers_go_back() -> None:
    """A changed card takes back the question for the Free City. Everybody ends with the same log nevertheless."""

    async def scene(house: House, people: list[wire.Seated]) -> None:
        game = people[0].game
        async with Person(house, game, people[0].token) as anna, Person(house, game, people[1].token, seed=1) as ben:
            drops = 0
            while drops < 3:
                # Either of them may be asked, about their own card or that of the Free City.
                while not anna.mine() and not ben.mine():
                    await asyncio.sleep(0.005)
                for decision in ben.mine():
                    await ben.choose(decision, ben.ways(decision)[0])
                if not anna.mine():
                    continue
                own = anna.mine()[0]
                ways = anna.ways(own)
                await anna.choose(own, ways[0])
                if anna.mine():
                    await anna.choose(anna.mine()[0], anna.ways(anna.mine()[0])[0])
                    if own.ident not in [item.ident for item in anna.table.decisions]:
                        continue
                    before, told = anna.table.number, len(anna.messages)
                    await anna.send(wire.Answer(own.ident, ways[-1]))
                    await anna.hear(told)
                    drops += anna.table.number < before
            await ben.until(lambda: ben.table.number == anna.table.number)
            # A page that knew events which have been taken back gets the whole log.
            async with Person(house, game, people[1].token, last=anna.table.number + 2) as again:
                assert again.messages[0].whole  # type: ignore[union-attr]
                logs = [[(line.number, line.kind) for line in person.log] for person in (anna, ben, again)]
                assert logs[0] == logs[1] == logs[2]
                assert [number for number, _ in logs[0]] == sorted({number for number, _ in logs[0]})

    with open_house(quick_settings()) as house:
        # Other wonders may ask for a card of the discard pile in between.
        asyncio.run(scene(house, house.full_table(2, wonders=PLAIN)))
