"""A server that is killed in the middle of a turn: every accepted answer is there afterwards, and the game goes on."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from sevenwonders import replay_game
from sevenwonders.server.wire import messages as wire
from tests.server.house import GAMES, House, Person
from tests.server.programs import Program, are_gone
from tests.server.returning import all_go_on, people_at, play_through
from tests.support.budgets import budget

Confirmed = dict[int, int]


class Keeper(Person):
    """Remembers every own answer that the server has shown as accepted."""

    def __init__(self, house: House, game: str, token: str, seed: int, confirmed: Confirmed) -> None:
        super().__init__(house, game, token, seed=seed)
        self.confirmed = confirmed

    async def choose(self, decision: wire.DecisionState, choice: int) -> None:
        await super().choose(decision, choice)
        self.confirmed[decision.ident] = choice


async def play_until_killed(
    program: Program, people: list[wire.Seated], confirmed: Confirmed, answers: int | None, seed: int
) -> None:
    """All play at once until the server has accepted `answers` more and is killed; with None, until the game ends."""
    company = [Keeper(program.house, seat.game, seat.token, 10 * seed + seat.seat, confirmed) for seat in people]
    for person in company:
        await person.__aenter__()
    before = len(confirmed)

    async def one(person: Keeper) -> None:
        with suppress(ConnectionClosed, WebSocketException, AssertionError, OSError):
            await person.play()

    playing = [asyncio.create_task(one(person)) for person in company]
    while answers is not None and len(confirmed) < before + answers:
        assert not all(task.done() for task in playing), "the game ended before the server was killed"
        await asyncio.sleep(0)
    if answers is not None:
        program.kill()
    await asyncio.gather(*playing)
    for person in company:
        with suppress(ConnectionClosed, WebSocketException, OSError):
            await person.__aexit__()


# The server does not know one game from another when it stores answers, so the second one is a proof.
ONE_GAME = pytest.mark.parametrize(
    "name", [GAMES[0], *(pytest.param(name, marks=pytest.mark.proof) for name in GAMES[1:])]
)


@pytest.mark.long
@ONE_GAME
def test_nothing_that_was_accepted_is_lost(database_url: str, tmp_path: Path, name: str) -> None:
    confirmed: Confirmed = {}
    chance = random.Random(3)
    with Program(database_url, tmp_path, forked=True) as program:
        house = program.start()
        people = house.full_table(6, game=name)
        for kill in range(budget(2, 4)):
            asyncio.run(play_until_killed(program, people, confirmed, chance.randrange(3, 18), kill))
            program.start()
        asyncio.run(play_until_killed(program, people, confirmed, None, 99))
        record = house.get(f"/api/games/{people[0].game}/record").json()
        assert program.stop() == 0
    game = replay_game(record)
    assert game.finished()
    given = {(game.history[at], game.history[at + 1]) for at in range(0, len(game.history), 2)}
    assert len(confirmed) >= 12
    assert set(confirmed.items()) <= given


@pytest.mark.long
@ONE_GAME
def test_bots_go_on_after_a_restart_and_leave_with_the_server(tmp_path: Path, name: str) -> None:
    """Bots think in separate processes, which end when the server is killed and come back with it."""
    with Program(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, forked=True) as program:
        house = program.start()
        host = house.new_game(3, bots=2, start=True, game=name)

        async def play(turns: int) -> int:
            async with Person(house, host.game, host.token) as person:
                await person.play(turns)
                return person.table.turn

        assert asyncio.run(play(2)) >= 2
        workers = program.children()
        assert workers
        program.kill()
        assert are_gone(workers)
        program.start()
        asyncio.run(play(-1))
        assert house.get(f"/api/games/{host.game}/record").status_code == 200
        workers = program.children()
        assert program.stop() == 0
        assert are_gone(workers)
    text = program.log.read_text()
    assert host.token not in text
    assert "Anna" not in text
    assert f'"game":"{host.game}"' in text


@pytest.mark.long
def test_two_processes_are_killed_and_stopped_in_turn(postgres_url: str, tmp_path: Path) -> None:
    """People come back to whichever process is there. Nothing that was accepted is lost, and every game ends."""
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        Program(postgres_url, folders[0], forked=True) as one,
        Program(postgres_url, folders[1], forked=True) as two,
    ):
        houses = [one.start(), two.start()]
        people = people_at(houses, tables=4)

        async def disturb() -> None:
            for program, ends in ((one, one.kill), (two, two.stop), (two, two.kill), (one, one.stop)):
                await all_go_on(people)
                await asyncio.to_thread(ends)
                await asyncio.to_thread(program.start)

        asyncio.run(play_through(houses, people, disturb()))
        assert [program.stop() for program in (one, two)] == [0, 0]
