"""Tables from outside: what somebody at the address of a table may do and know, and the public list."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sevenwonders.server import doors, wire
from tests.server.house import House, Person, open_house, problem, quick_settings, seated

CLOSED = {"join": False, "watch": False, "listed": False}
OPEN = {"join": True, "watch": True, "listed": False}
LISTED = {"join": True, "watch": False, "listed": True}
DAY_S = 86_400


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings(absent_s=0.0)) as opened:
        yield opened


def table(house: House, access: dict[str, bool], players: int = 3, **options: Any) -> wire.Seated:
    return house.new_game(players, options={"access": access, **options})


def notice(house: House, game: str, token: str = "") -> wire.TableNotice:
    answer = house.ask("GET", f"/api/games/{game}", token=token)
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=wire.TableNotice)


def walk_in(house: House, host: wire.Seated, name: str = "Boris") -> Any:
    return house.post(f"/api/games/{host.game}/join", {"name": name})


def set_access(house: House, host: wire.Seated, access: dict[str, bool]) -> Any:
    return house.post(f"/api/games/{host.game}/access", access, host.token)


# The address of a table


def test_a_stranger_joins_with_the_address_alone(house: House) -> None:
    host = table(house, OPEN)
    seen = notice(house, host.game)
    assert (seen.status, seen.me, seen.join) == ("lobby", -1, True)
    assert seen.summary is not None
    assert (seen.summary.host, seen.summary.people, seen.summary.open_seats) == ("Anna", 1, 2)
    guest = seated(walk_in(house, host))
    assert guest.seat == 1
    again = notice(house, host.game, guest.token)
    assert (again.me, again.join) == (1, False)


def test_a_table_is_closed_unless_somebody_opens_it(house: House) -> None:
    host = house.new_game(3)
    seen = notice(house, host.game)
    assert seen == wire.TableNotice("lobby", None, -1, False, "", [], False, None, None)
    assert problem(walk_in(house, host)) == (403, "closed_address")
    assert problem(house.post(f"/api/games/{host.game}/join", {"name": "A", "join": "x" * 32})) == (403, "bad_link")


def test_a_wrong_link_is_refused_even_where_the_address_is_enough(house: House) -> None:
    host = table(house, OPEN)
    wish = {"name": "Boris", "join": "x" * 32}
    assert problem(house.post(f"/api/games/{host.game}/join", wish)) == (403, "bad_link")


def test_the_address_lets_people_watch_without_seeing_a_hand(house: House) -> None:
    host = table(house, OPEN)

    async def scene() -> wire.TableState:
        async with Person(house, host.game, notice(house, host.game).watch) as watcher:
            return watcher.table

    state = asyncio.run(scene())
    assert (state.me, state.join) == (-1, "")
    set_access(house, host, {**OPEN, "watch": False})
    assert notice(house, host.game).watch == ""


def test_only_the_host_opens_and_closes(house: House) -> None:
    host = table(house, OPEN)
    guest = seated(walk_in(house, host))
    assert problem(set_access(house, guest, CLOSED)) == (403, "not_host")
    assert set_access(house, host, CLOSED).status_code == 200
    assert problem(walk_in(house, host, "Carla")) == (403, "closed_address")
    assert set_access(house, host, OPEN).status_code == 200
    assert walk_in(house, host, "Carla").status_code == 200
    assert problem(walk_in(house, host, "Dora")) == (409, "table_full")
    assert not notice(house, host.game).join


def test_a_removed_guest_cannot_return(house: House) -> None:
    host = table(house, {**OPEN, "listed": True})
    guest = seated(walk_in(house, host))
    watch = notice(house, host.game).watch
    house.post(f"/api/games/{host.game}/remove", {"seat": guest.seat}, host.token)
    assert asyncio.run(house.first_state(host)).options.access == wire.Access()
    assert problem(walk_in(house, host)) == (403, "closed_address")
    seen = notice(house, host.game, guest.token)
    assert (seen.me, seen.join, seen.watch, seen.summary) == (-1, False, "", None)
    assert watch


@pytest.mark.parametrize(("link", "left"), [("join", wire.Access(watch=True)), ("watch", wire.Access(join=True))])
def test_who_had_a_link_that_was_replaced_cannot_use_the_address_instead(
    link: str, left: wire.Access, house: House
) -> None:
    host = table(house, OPEN)
    house.post(f"/api/games/{host.game}/link", {"link": link}, host.token)
    assert asyncio.run(house.first_state(host)).options.access == left


def test_a_game_that_has_begun_cannot_be_joined(house: House) -> None:
    host = table(house, OPEN)
    house.post(f"/api/games/{host.game}/start", {"fill": "random"}, host.token)
    seen = notice(house, host.game)
    assert (seen.status, seen.join, bool(seen.watch)) == ("playing", False, True)
    assert problem(walk_in(house, host)) == (409, "not_in_lobby")


def test_access_survives_a_restart(tmp_path: Any) -> None:
    settings = quick_settings(f"sqlite:///{tmp_path / 'games.db'}")
    with open_house(settings) as first:
        host = table(first, CLOSED)
        set_access(first, host, LISTED)
    with open_house(settings) as second:
        assert notice(second, host.game).join
        assert [item.game for item in public(second).tables] == [host.game]


# Whose turn it is


def test_people_at_the_table_see_who_is_awaited_and_nobody_else_does(house: House) -> None:
    anna, berta, carla = house.full_table(
        3, wonders=["Giza A", "Rhodes A", "Ephesus A"], options={"turn_seconds": DAY_S}
    )
    seen = notice(house, anna.game, anna.token)
    assert (seen.awaited, seen.asked) == (["Anna", "Guest 1", "Guest 2"], True)
    assert seen.waiting_s is not None
    assert seen.waiting_s < 60
    assert seen.deadline_s is not None
    assert DAY_S - 60 < seen.deadline_s <= DAY_S

    async def choose() -> None:
        async with Person(house, anna.game, berta.token) as person:
            (decision,) = person.mine()
            await person.choose(decision, person.ways(decision)[0])

    asyncio.run(choose())
    seen = notice(house, anna.game, berta.token)
    assert (seen.awaited, seen.asked) == (["Anna", "Guest 2"], False)
    stranger = notice(house, anna.game)
    assert (stranger.awaited, stranger.asked, stranger.waiting_s, stranger.deadline_s) == ([], False, None, None)
    # In a slow game nobody is replaced because they are not looking at the table.
    wish = {"seat": carla.seat, "kind": "stand_in"}
    assert problem(house.post(f"/api/games/{anna.game}/seat", wish, anna.token)) == (409, "present")


# The public list


def public(house: House, page: int = 0) -> wire.PublicTables:
    answer = house.get(f"/api/tables?page={page}")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=wire.PublicTables)


def test_only_what_the_host_ticks_is_on_the_list() -> None:
    with open_house(quick_settings()) as house:
        table(house, OPEN)
        house.new_game(3)
        host = table(house, LISTED)
        guest = seated(walk_in(house, host, "Secretive Boris"))
        (shown,) = public(house).tables
        assert (shown.game, shown.host, shown.people, shown.open_seats) == (host.game, "Anna", 2, 1)
        text = house.get("/api/tables").text
        assert "Secretive" not in text
        assert host.token not in text
        assert guest.token not in text
        # A full table, one in play and one that is closed are of no use to anybody.
        seated(walk_in(house, host, "Carla"))
        assert public(house).tables == []


def test_the_list_has_pages_and_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "PAGE_TABLES", 2)
    with open_house(quick_settings()) as house:
        made = []
        for _ in range(3):
            made.append(table(house, LISTED).game)
            time.sleep(0.01)
        first, second = public(house), public(house, 1)
        assert [item.game for item in first.tables + second.tables] == made[::-1]
        assert (first.more, second.more) == (True, False)
        assert house.get(f"/api/tables?page={doors.MOST_PAGES}").status_code == 422
        monkeypatch.setattr(doors, "FRESH_S", 0.0)
        assert public(house).tables == []


def test_a_table_that_nobody_can_join_is_not_listed(house: House) -> None:
    wish = {"join": False, "watch": True, "listed": True}
    host = house.new_game(3)
    assert problem(set_access(house, host, wish)) == (422, "listed_closed")
    body = {"name": "Anna", "options": {"access": wish}}
    assert problem(house.post("/api/games", body)) == (422, "listed_closed")
