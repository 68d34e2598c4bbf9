"""The turn timer, and bots that stand in for who is away."""

import asyncio
import time

import pytest

from tests.server.house import GAMES, PLAIN, House, Person, architects, open_house, quick_settings

SHORT_S = 1


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to come back after a restart here."""
    monkeypatch.setattr("sevenwonders.server.turns.RETURN_S", 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_when_time_runs_out_bots_answer(game: str) -> None:
    with open_house(quick_settings()) as house:
        wonders = PLAIN if game == "classic" else None
        people = house.full_table(3, game=game, wonders=wonders, options={"turn_seconds": SHORT_S})

        async def scene() -> None:
            async with Person(house, people[0].game, people[0].token) as anna:
                left_s = anna.table.deadline_s
                assert left_s is not None
                assert 0 <= left_s <= SHORT_S
                start_s = time.monotonic()
                await anna.until(lambda: anna.table.turn == 3)
                assert time.monotonic() - start_s > SHORT_S
                assert not anna.refusals()

        asyncio.run(scene())


def test_an_answer_in_time_stands() -> None:
    with open_house(quick_settings()) as house:
        people = house.full_table(3, wonders=PLAIN, options={"turn_seconds": SHORT_S})

        async def scene() -> None:
            async with Person(house, people[0].game, people[0].token) as anna:
                decision = anna.mine()[0]
                sale = next(
                    use.ways[0].choice for card in decision.menu or [] for use in card.uses if use.use == "sell"
                )
                await anna.choose(decision, sale)
                await anna.until(lambda: anna.table.turn == 2)
                assert any(line.kind == "sold" and line.seat == 0 for line in anna.log)

        asyncio.run(scene())


def test_without_a_timer_there_is_no_deadline() -> None:
    with open_house(quick_settings()) as house:
        host = house.new_game(3, bots=2, start=True)
        assert asyncio.run(house.first_state(host)).deadline_s is None


def stand_in(house: House, game: str, seat: int, token: str, kind: str = "stand_in") -> int:
    body = {"seat": seat, "kind": kind, "bot": "random"}
    return house.post(f"/api/games/{game}/seat", body, token).status_code


def test_a_bot_stands_in_and_hands_back() -> None:
    with open_house(quick_settings()) as house:
        people = house.full_table(3, wonders=PLAIN)
        game = people[0].game

        async def scene() -> None:
            async with Person(house, game, people[0].token) as anna:
                async with Person(house, game, people[1].token) as berta:
                    await anna.until(lambda: anna.table.seats[1].connected)
                    assert await asyncio.to_thread(stand_in, house, game, 1, people[0].token) == 409
                    await berta.play(1)
                await anna.until(lambda: not anna.table.seats[1].connected)
                for seat in (1, 2):
                    assert await asyncio.to_thread(stand_in, house, game, seat, people[0].token) == 200
                await anna.until(lambda: anna.table.seats[1].stand_in and anna.table.seats[2].stand_in)
                await anna.play(3)
                await anna.until(lambda: anna.table.turn == 4)
                async with Person(house, game, people[1].token, seed=1) as berta:
                    await anna.until(lambda: not anna.table.seats[1].stand_in)
                    assert anna.table.seats[2].stand_in
                    assert anna.table.seats[1].name == "Guest 1"
                    turn = anna.table.turn
                    await asyncio.gather(anna.play(2), berta.play(1))
                    await anna.until(lambda: anna.table.turn > turn)
                assert await asyncio.to_thread(stand_in, house, game, 2, people[0].token, "hand_back") == 200
                await anna.until(lambda: not anna.table.seats[2].stand_in)

        asyncio.run(scene())


def test_a_bot_stands_in_when_its_turn_comes() -> None:
    with open_house(quick_settings()) as house:
        people = house.full_table(3, game="architects")
        game = people[0].game
        for seat in (1, 2):
            assert stand_in(house, game, seat, people[0].token) == 200

        async def scene() -> None:
            async with Person(house, game, people[0].token) as anna:
                while anna.table.turn < 7 and anna.table.status == "playing":
                    await anna.play(1)
                assert anna.table.seats[1].stand_in
                async with Person(house, game, people[1].token):
                    await anna.until(lambda: not anna.table.seats[1].stand_in)
                    await anna.until(lambda: bool(anna.mine()) or architects(anna.table).active == 1)

        asyncio.run(scene())


def test_a_bot_does_not_stand_in_before_somebody_is_really_away() -> None:
    with open_house(quick_settings(absent_s=60.0)) as house:
        people = house.full_table(3)
        assert stand_in(house, people[0].game, 1, people[0].token) == 409
        assert stand_in(house, people[0].game, 1, "x" * 32) == 403


def test_only_a_person_needs_a_stand_in() -> None:
    with open_house(quick_settings()) as house:
        host = house.new_game(3, bots=2, start=True)
        assert stand_in(house, host.game, 1, host.token) == 409
