"""Rematches: everybody at the finished table learns of it, and their seats are held until they answer."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from sevenwonders.server.store.sql import SqlStore
from sevenwonders.server.tables import seat_rules, upkeep
from sevenwonders.server.tables.seat_rules import HELD_S, held_for_s
from sevenwonders.server.tables.seats import held_seat
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.seats import RematchAnswer, RematchState
from tests.server.house import House, Person, open_house, problem, quick_settings, seated
from tests.support.expansions import ALL

Company = list[wire.Seated]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, open_house(quick_settings()) as opened:
        patch.setattr(upkeep, "ROUND_S", 0.05)
        yield opened


def finished(house: House, players: int = 3) -> Company:
    """Anna, Guest 1 and the others, at a table whose game is over."""
    people = house.full_table(players, wonders=["random"])

    async def one(seat: wire.Seated) -> None:
        async with Person(house, seat.game, seat.token, seed=seat.seat) as person:
            await person.play()

    async def scene() -> None:
        await asyncio.gather(*(one(seat) for seat in people))

    asyncio.run(scene())
    return people


def again(house: House, old: wire.Seated, **body: object) -> wire.Seated:
    """Ask for a rematch, or join it."""
    return seated(house.post(f"/api/games/{old.game}/rematch", body or None, old.token))


def act(house: House, seat: wire.Seated, action: str, /, **body: object) -> tuple[int, str]:
    answer = house.post(f"/api/games/{seat.game}/{action}", body or None, seat.token)
    return (answer.status_code, answer.json()["status"]) if answer.is_success else problem(answer)


def state_of(house: House, seat: wire.Seated) -> wire.TableState:
    return asyncio.run(house.first_state(seat))


def rematch_at(house: House, seat: wire.Seated) -> RematchState:
    found = state_of(house, seat).rematch
    assert found is not None
    return found


def watcher_of(house: House, seat: wire.Seated) -> wire.Seated:
    """A spectator, with the token of the link to watch in the place of a seat's."""
    return msgspec.structs.replace(seat, seat=-1, token=house.watch_link(seat))


# What the finished table shows


def test_everybody_at_the_finished_table_sees_who_comes_along(house: House) -> None:
    anna, ben, carla = finished(house)
    watcher = watcher_of(house, anna)

    async def scene() -> None:
        async with Person(house, anna.game, ben.token) as guest, Person(house, anna.game, watcher.token) as spectator:
            assert guest.table.rematch is None
            new = await asyncio.to_thread(again, house, anna)
            for person in (guest, spectator):
                await person.until(lambda person=person: person.table.rematch is not None)  # type: ignore[misc]
                found = person.table.rematch
                assert found is not None
                assert (found.game, found.status, found.asker, found.open_seats) == (new.game, "lobby", 0, 0)
                assert found.answers == ["yes", "asked", "asked"]
            assert (await asyncio.to_thread(act, house, carla, "decline")) == (200, "lobby")
            await spectator.until(lambda: answers(spectator) == ["yes", "asked", "no"])
            await asyncio.to_thread(again, house, ben)
            await spectator.until(lambda: answers(spectator) == ["yes", "yes", "no"])
            assert (await asyncio.to_thread(act, house, new, "start", stand_ins=True)) == (200, "playing")
            await spectator.until(lambda: status(spectator) == "playing")
            everything = "".join(guest.texts + spectator.texts)
            assert new.token not in everything

    asyncio.run(scene())
    assert rematch_at(house, watcher).watch == state_of(house, again(house, anna)).watch


def answers(person: Person) -> list[RematchAnswer]:
    return person.table.rematch.answers if person.table.rematch else []


def status(person: Person) -> str:
    return person.table.rematch.status if person.table.rematch else ""


def test_those_who_press_at_once_meet_at_one_table(house: House) -> None:
    people = finished(house)
    with ThreadPoolExecutor(6) as friends:
        asked = [friends.submit(again, house, people[seat]) for seat in (0, 1, 2, 2, 1, 0)]
    new = [answer.result() for answer in asked]
    assert len({seat.game for seat in new}) == 1
    assert new[:3] == new[:2:-1], "whoever asks twice has one seat"
    assert rematch_at(house, people[0]).answers == ["yes"] * 3


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    settings = quick_settings(f"sqlite:///{tmp_path / 'games.db'}")
    with open_house(settings) as house:
        anna, ben, _ = finished(house)
        new = again(house, anna)
        assert act(house, ben, "decline") == (200, "lobby")
    with open_house(settings) as house:
        found = rematch_at(house, ben)
        assert (found.game, found.answers) == (new.game, ["yes", "no", "asked"])
        assert again(house, ben).seat == ben.seat, "who said not now may still come"
        assert rematch_at(house, anna).answers == ["yes", "yes", "asked"]


def test_a_rematch_that_is_over_or_deleted_is_not_shown(house: House) -> None:
    old = house.finished_game(3)
    first = again(house, old)
    assert rematch_at(house, old).status == "playing", "nobody has to wait for bots"

    async def scene() -> None:
        async with Person(house, old.game, old.token) as person, Person(house, first.game, first.token) as player:
            await player.play()
            await person.until(lambda: person.table.rematch is None)

    asyncio.run(scene())
    people = finished(house, 2)
    new = again(house, people[0])
    answer = house.ask("DELETE", f"/api/games/{new.game}", token=new.token)
    assert answer.json()["status"] == "deleted"
    assert state_of(house, people[1]).rematch is None
    assert act(house, people[1], "decline") == (409, "no_rematch")
    assert state_of(house, again(house, people[1])).seats[0].held == "asked", "another one"


def test_another_process_is_asked_for_news(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "ROUND_S", 0.05)
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        anna, ben = finished(one, 2)

        async def scene() -> None:
            async with Person(one, ben.game, ben.token) as person:
                new = await asyncio.to_thread(again, two, anna)
                await person.until(lambda: answers(person) == ["yes", "asked"])
                assert await asyncio.to_thread(act, one, ben, "decline") == (200, "lobby")
                await person.until(lambda: answers(person) == ["yes", "no"])
                assert (await asyncio.to_thread(again, one, ben)).game == new.game
                await person.until(lambda: answers(person) == ["yes", "yes"])
                assert await asyncio.to_thread(act, two, new, "start") == (200, "playing")
                await person.until(lambda: status(person) == "playing")

        asyncio.run(scene())


# Tokens


def test_only_the_holder_of_a_seat_gets_its_seat_in_the_rematch(house: House) -> None:
    anna, ben, carla = finished(house)
    new = again(house, anna)
    for token, code in ((new.token, 403), ("x" * 32, 403), ("", 401)):
        for action in ("rematch", "decline"):
            assert house.post(f"/api/games/{anna.game}/{action}", token=token).status_code == code
    tokens = [again(house, seat).token for seat in (anna, ben, carla)]
    assert len({anna.token, ben.token, carla.token, *tokens}) == 6
    assert problem(house.post(f"/api/games/{new.game}/start", token=ben.token)) == (403, "not_your_table")
    assert [state_of(house, msgspec.structs.replace(new, token=token)).me for token in tokens] == [0, 1, 2]
    assert act(house, ben, "decline") == (409, "already_seated")


def test_a_seat_that_was_given_up_can_be_taken_again(house: House) -> None:
    anna, ben = finished(house, 2)
    first = again(house, anna)
    assert act(house, first, "leave") == (200, "lobby"), "a seat is held for the other"
    assert state_of(house, ben).rematch is None, "nobody waits there"
    second = again(house, ben)
    assert (state_of(house, second).host, second.game) == (1, first.game)
    back = again(house, anna)
    assert (back.game, back.seat) == (first.game, 0)
    assert back.token != first.token, "the old one was given up"
    assert state_of(house, back).host == 0, "the host of the old table hosts the new one"


def test_somebody_who_was_removed_does_not_come_back(house: House) -> None:
    anna, ben, carla = finished(house)
    new = again(house, anna)
    again(house, ben)
    assert act(house, new, "remove", seat=1) == (200, "lobby")
    assert act(house, ben, "rematch") == (403, "replaced")
    found = rematch_at(house, ben)
    assert (found.open_seats, found.watch, found.answers) == (0, "", ["yes", "", "asked"])
    watcher = watcher_of(house, anna)
    assert act(house, watcher, "rematch", name="Ben") == (403, "bad_link")
    assert again(house, carla).seat == 2, "a held seat needs no link"


def test_those_who_leave_the_finished_table_do_not_come(house: House) -> None:
    anna, ben, carla = finished(house)
    again(house, anna)
    assert act(house, ben, "leave") == (200, "finished")
    assert act(house, carla, "forget") == (200, "finished")
    assert rematch_at(house, anna).answers == ["yes", "no", "no"]
    assert [seat.name for seat in state_of(house, again(house, anna)).seats] == ["Anna", "Guest 1", "Player 3"]
    assert act(house, ben, "rematch") == (403, "not_your_table")


# The new table


def test_the_new_table_is_like_the_old_one(house: House) -> None:
    host = house.new_game(4, bots=2, config={"edition": 2, "expansions": ALL}, options={"turn_seconds": 90})
    ben = house.join(host, "Ben")
    assert act(house, host, "start") == (200, "playing")

    async def play() -> None:
        async with Person(house, host.game, host.token) as one, Person(house, ben.game, ben.token) as two:
            await asyncio.gather(one.play(), two.play())

    asyncio.run(play())
    old, new = state_of(house, host), state_of(house, again(house, ben))
    assert (new.config, new.options, new.status) == (old.config, old.options, "lobby")
    assert [(seat.name, seat.kind, seat.bot) for seat in new.seats] == [
        (seat.name, seat.kind, seat.bot) for seat in old.seats
    ]
    assert [seat.held for seat in new.seats] == ["asked", "", "", ""]
    assert (new.host, new.held_s is not None and 0 < new.held_s <= HELD_S) == (1, True)
    first = again(house, host)
    assert (state_of(house, first).host, state_of(house, first).held_s) == (0, None)


def test_start_says_who_is_not_here_yet(house: House) -> None:
    anna, ben, carla = finished(house)
    new = again(house, anna)
    assert act(house, carla, "decline") == (200, "lobby")
    refusal = house.post(f"/api/games/{new.game}/start", token=new.token)
    assert problem(refusal) == (409, "not_here")
    assert "Guest 1, Guest 2" in refusal.json()["text"]
    assert state_of(house, new).status == "lobby"
    assert act(house, new, "start", stand_ins=True) == (200, "playing")
    state = state_of(house, new)
    assert [(seat.kind, seat.stand_in, bool(seat.bot)) for seat in state.seats[1:]] == [("person", True, True)] * 2
    late = again(house, ben)
    state = state_of(house, late)
    assert (state.me, state.status, state.seats[1].stand_in, state.seats[2].stand_in) == (1, "playing", False, True)


def test_a_held_seat_can_be_given_away_after_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, carla = finished(house)
    new = again(house, anna)
    refusal = house.post(f"/api/games/{new.game}/seat", {"seat": 1, "kind": "open"}, new.token)
    assert problem(refusal) == (409, "held")
    assert "Guest 1" in refusal.json()["text"]
    assert act(house, carla, "decline") == (200, "lobby")
    assert act(house, new, "seat", seat=2, kind="bot", bot="easy") == (200, "lobby"), "she does not want it"
    monkeypatch.setattr(seat_rules, "HELD_S", 0.0)
    assert act(house, new, "seat", seat=1, kind="open") == (200, "lobby")
    assert rematch_at(house, ben).answers == ["yes", "", ""]
    assert again(house, ben).seat == 1, "it is still free"
    assert act(house, carla, "rematch") == (409, "table_full")
    assert act(house, new, "seat", seat=2, kind="open") == (200, "lobby")
    assert again(house, carla).seat == 2


def test_any_open_seat_will_do_if_the_own_one_is_taken(house: House) -> None:
    anna, ben, carla = finished(house)
    new = again(house, anna)
    for old in (ben, carla):
        assert act(house, old, "decline") == (200, "lobby")
    assert act(house, new, "seat", seat=1, kind="bot") == (200, "lobby")
    assert act(house, ben, "decline") == (200, "lobby"), "the table knows that already"
    assert act(house, new, "seat", seat=2, kind="open") == (200, "lobby")
    assert again(house, ben).seat == 2
    assert rematch_at(house, ben).answers == ["yes", "yes", ""]


def test_a_store_that_fails_keeps_nobody_from_their_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = finished(house, 2)

    async def fails(*_: object) -> None:
        raise OSError("gone")

    with monkeypatch.context() as patch:
        patch.setattr(SqlStore, "rematches", fails)
        new = again(house, anna)
        assert state_of(house, ben).rematch is None
    assert rematch_at(house, ben).game == new.game


def test_seats_are_held_for_those_who_have_not_answered() -> None:
    asked = held_seat(1, "Ben")
    assert held_for_s([asked], 1000.0, 1010.04) == HELD_S - 10.0
    assert held_for_s([asked], 1000.0, 9000.0) == 0.0
    assert held_for_s([msgspec.structs.replace(asked, answer="no")], 1000.0, 1010.0) is None


# Spectators


def test_a_spectator_takes_a_free_seat_or_watches(house: House) -> None:
    anna, ben, _ = finished(house)
    watcher = watcher_of(house, anna)
    assert act(house, watcher, "rematch", name="Dora") == (409, "no_rematch")
    new = again(house, anna)
    assert act(house, watcher, "rematch", name="Dora") == (409, "table_full")
    assert act(house, ben, "decline") == (200, "lobby")
    assert act(house, new, "seat", seat=1, kind="open") == (200, "lobby")
    assert rematch_at(house, watcher).open_seats == 1
    assert act(house, watcher, "rematch") == (422, "name_empty")
    dora = again(house, watcher, name="Dora")
    assert (dora.seat, state_of(house, dora).seats[1].name) == (1, "Dora")
    assert rematch_at(house, watcher).answers == ["yes", "", "asked"]
    assert act(house, watcher, "decline") == (403, "not_your_table")
    link = rematch_at(house, watcher).watch
    assert state_of(house, msgspec.structs.replace(new, token=link)).me == -1


# Limits


def test_a_rematch_counts_as_a_new_table() -> None:
    with open_house(quick_settings(new_games_per_hour=2)) as house:
        anna, ben = finished(house, 2)
        new = again(house, anna)
        assert again(house, ben).game == new.game, "only the first one makes a table"
        assert house.ask("DELETE", f"/api/games/{new.game}", token=new.token).is_success
        assert act(house, ben, "rematch") == (429, "too_fast")
