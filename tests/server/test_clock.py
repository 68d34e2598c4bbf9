"""The turn timer, and bots that stand in for people who are away."""

import asyncio
import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from sevenwonders.server.store.protocol import SeatRow
from sevenwonders.server.tables.seats import bot_seat
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_snapshot import seat_states, untimed
from sevenwonders.server.wire import messages as wire
from tests.server.house import (
    GAMES,
    PLAIN,
    House,
    Person,
    architects,
    open_house,
    problem,
    quick_settings,
    seated,
)
from tests.server.stores import stored

SHORT_S = 1


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to come back after a restart here."""
    monkeypatch.setattr("sevenwonders.server.tables.play.RETURN_S", 0.0)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


def timed_table(house: House, game: str = "classic", turn_s: int = SHORT_S) -> list[wire.Seated]:
    wonders = PLAIN if game == "classic" else None
    return house.full_table(3, game=game, wonders=wonders, options={"turn_seconds": turn_s})


def test_when_time_runs_out_bots_answer(house: House) -> None:
    async def scene(people: list[wire.Seated]) -> None:
        async with Person(house, people[0].game, people[0].token) as anna:
            left_s = anna.table.deadline_s
            assert left_s is not None
            assert 0 <= left_s <= SHORT_S
            await anna.until(lambda: anna.table.turn >= 3)
            assert time.monotonic() - start_s > 2 * SHORT_S
            assert not anna.refusals()

    async def in_every_game() -> None:
        # All at once: the test spends its time waiting for the clock.
        await asyncio.gather(*(scene(people) for people in tables))

    start_s = time.monotonic()
    tables = [timed_table(house, game) for game in GAMES]
    asyncio.run(in_every_game())


def test_an_answer_in_time_stands(house: House) -> None:
    # A busy machine may be too late for a short clock.
    assert any(asyncio.run(sale_stands(house, timed_table(house, turn_s=turn_s))) for turn_s in (SHORT_S, 5, 20))


async def sale_stands(house: House, people: list[wire.Seated]) -> bool:
    """Whether a sale in the first turn is what happens when the time is up."""
    async with Person(house, people[0].game, people[0].token) as anna:
        if anna.table.turn != 1:
            return False
        decision = anna.mine()[0]
        sale = next(use.ways[0].choice for card in decision.menu or [] for use in card.uses if use.use == "sell")
        await anna.send(wire.Answer(decision.ident, sale))
        await anna.until(lambda: anna.table.turn > 1)
        return any(line.kind == "sold" and line.seat == 0 for line in anna.log)


def test_without_a_timer_there_is_no_deadline(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    assert asyncio.run(house.first_state(host)).deadline_s is None


def stand_in(house: House, game: str, seat: int, token: str, kind: str = "stand_in", bot: str = "") -> int:
    body = {"seat": seat, "kind": kind, "bot": bot}
    return house.post(f"/api/games/{game}/seat", body, token).status_code


def test_a_bot_stands_in_and_hands_back(house: House) -> None:
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
            hand_back = [
                await asyncio.to_thread(stand_in, house, game, 2, people[seat].token, "hand_back") for seat in (0, 1, 2)
            ]
            assert hand_back == [403, 403, 200], "only the player of the seat takes it back"
            await anna.until(lambda: not anna.table.seats[2].stand_in)

    asyncio.run(scene())


def test_a_bot_stands_in_when_its_turn_comes(house: House) -> None:
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
        seats = asyncio.run(house.first_state(people[0])).seats
        assert seats[0].stand_in_s is None, "she is here"
        assert all(0 < (seat.stand_in_s or 0) <= 60 for seat in seats[1:])


def test_the_time_until_a_bot_may_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    table = LiveTable(stored(wire.GameConfig(players=3), []), absent_s=60.0)
    table.row = replace(table.row, status="playing")
    stood_in_for = SeatRow(2, "Berta", "person", "greedy", "y", True)
    table.seats = [SeatRow(0, "Anna", "person", "", "x", False), bot_seat("classic", 1, "random"), stood_in_for]
    assert [seat.stand_in_s for seat in seat_states(table)] == [60, None, None]
    table.left_s[0] = 900.0
    assert seat_states(table)[0].stand_in_s == 0
    table.row = replace(table.row, options=wire.TableOptions(turn_seconds=43_200))
    assert seat_states(table)[0].stand_in_s == 43_100
    assert untimed(seat_states(table)[0]).stand_in_s is None
    table.row = replace(table.row, status="finished")
    assert seat_states(table)[0].stand_in_s is None


def test_only_a_person_needs_a_stand_in(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    assert stand_in(house, host.game, 1, host.token) == 409


def seated_bots(house: House, *levels: str) -> tuple[wire.Seated, wire.Seated]:
    """Two people at a table in play, with bots of these levels."""
    seats = [{"kind": "open"}, *({"kind": "bot", "bot": level} for level in levels)]
    body = {"name": "Anna", "config": {"players": 2 + len(levels)}, "seats": seats}
    host = seated(house.post("/api/games", body))
    guest = house.join(host, "Berta")
    assert house.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
    return host, guest


@pytest.mark.parametrize(
    ("levels", "level", "weaker"),
    [(("random", "random"), "greedy", "easy"), (("strong", "random"), "strong", "greedy")],
)
def test_bots_for_people_play_at_the_level_of_the_table(
    house: House, levels: tuple[str, ...], level: str, weaker: str
) -> None:
    host, guest = seated_bots(house, *levels)
    refusal = house.post(f"/api/games/{host.game}/seat", {"seat": 1, "kind": "stand_in", "bot": weaker}, host.token)
    assert problem(refusal) == (409, "weak_stand_in")
    assert level in refusal.text
    seat = asyncio.run(house.first_state(host)).seats[1]
    assert (seat.stand_in, seat.bot) == (False, ""), "a refusal changes nothing"
    assert stand_in(house, host.game, 1, host.token, bot="sleepy") == 422
    for wish, bot in (("", level), (level, level), ("search", "search")):
        assert stand_in(house, host.game, 1, host.token, bot=wish) == 200
        assert asyncio.run(house.first_state(host)).seats[1].bot == bot
    assert house.post(f"/api/games/{host.game}/leave", token=guest.token).status_code == 200
    left = asyncio.run(house.first_state(host)).seats[1]
    assert (left.kind, left.bot) == ("bot", level)


def test_time_is_up_at_the_level_of_the_table() -> None:
    people = [SeatRow(seat, f"P{seat}", "person", "", "", False) for seat in range(3)]
    table = LiveTable(stored(wire.GameConfig(players=3), []))
    table.seats = people
    assert {level for _, level in table.bot_work(overdue=True)} == {"greedy"}
    table.seats = [people[0], replace(people[1], stand_in=True, bot="random"), bot_seat("classic", 2, "expert")]
    assert table.level() == "expert"
    # A stand-in that an earlier version has stored is raised as well.
    assert table.bot_work(overdue=True) == [(ident, "expert") for ident, _ in table.bot_work(overdue=True)]
    table.seats[2] = replace(table.seats[2], bot="gone")
    assert {level for _, level in table.bot_work(overdue=True)} == {"greedy"}
