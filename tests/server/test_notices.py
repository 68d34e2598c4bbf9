"""Tables from outside: what somebody at the address of a table may do and know, and the public list."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from sevenwonders.server.store.protocol import Lease
from sevenwonders.server.tables import listing
from sevenwonders.server.tables.listing import Listing
from sevenwonders.server.tables.viewer import Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire import notice as wire_notice
from sevenwonders.server.wire import seats as wire_seats
from tests.server.full_tables import at_table
from tests.server.house import PATIENCE_S, House, Person, open_house, problem, quick_settings, seated
from tests.server.paper import Paper

CLOSED = {"join": False, "watch": False, "listed": False}
OPEN = {"join": True, "watch": True, "listed": False}
LISTED = {"join": True, "watch": False, "listed": True}
DAY_S = 86_400
# All that the address of a private lobby tells: that it is one, and who can let you in.
UNTOLD = wire_notice.TableNotice(
    status="lobby",
    summary=None,
    me=-1,
    join=False,
    watch="",
    awaited=[],
    asked=False,
    waiting_s=None,
    deadline_s=None,
    invited=False,
    link="",
    place=-1,
    seats=[],
    knock=wire_notice.KnockState("possible", "Anna", 0.0),
)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings(absent_s=0.0, trusted_proxies=("127.0.0.1",))) as opened:
        yield opened


def table(house: House, access: dict[str, bool], players: int = 3, **options: Any) -> wire.Seated:
    return house.new_game(players, options={"access": access, **options})


def notice(house: House, game: str, token: str = "") -> wire_notice.TableNotice:
    answer = house.ask("GET", f"/api/games/{game}", token=token)
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=wire_notice.TableNotice)


def walk_in(house: House, host: wire.Seated, name: str = "Boris", address: str = "192.0.2.1") -> Any:
    """Somebody joins from an address, which the server believes if it trusts the proxy in front of it."""
    return house.ask("POST", f"/api/games/{host.game}/join", {"name": name}, headers={"X-Forwarded-For": address})


@pytest.mark.parametrize("access", [CLOSED, OPEN])
def test_the_link_to_play_tells_who_sits_where(house: House, access: dict[str, bool]) -> None:
    host = table(house, access, players=4)
    house.join(host, "Boris")
    house.post(f"/api/games/{host.game}/seat", {"seat": 3, "kind": "bot", "bot": "random"}, host.token)
    link = house.join_link(host)
    seen = notice(house, host.game, link)
    assert (seen.invited, seen.join, seen.place, seen.link, seen.me) == (True, True, 2, link, -1)
    assert [(seat.kind, seat.name, seat.bot) for seat in seen.seats] == [
        ("person", "Anna", ""),
        ("person", "Boris", ""),
        ("open", "", ""),
        ("bot", seen.seats[3].name, "random"),
    ]
    assert seen.watch, "who may sit down may also look on"
    assert seen.summary is not None
    assert seen.knock is None


def test_the_link_to_play_tells_that_a_table_is_full_or_in_play_or_over(house: House) -> None:
    host = house.new_game(2)
    link = house.join_link(host)
    seated(house.post(f"/api/games/{host.game}/join", {"join": link, "name": "Boris"}))
    full = notice(house, host.game, link)
    assert (full.status, full.join, full.place, bool(full.watch)) == ("lobby", False, -1, True)
    house.post(f"/api/games/{host.game}/start", token=host.token)
    begun = notice(house, host.game, link)
    assert (begun.status, begun.join, bool(begun.watch)) == ("playing", False, True)
    assert (begun.awaited, begun.waiting_s) == ([], None)
    over = house.finished_game()
    seen = notice(house, over.game, house.join_link(over))
    assert (seen.status, seen.join, seen.watch, seen.invited) == ("finished", False, "", True)


def test_a_link_that_was_replaced_tells_no_more_than_the_address(house: House) -> None:
    host = house.new_game(3)
    link = house.join_link(host)
    house.post(f"/api/games/{host.game}/link", {"link": "join"}, host.token)
    for token in (link, house.watch_link(host), "x" * 32):
        assert notice(house, host.game, token) == UNTOLD


def test_a_listed_table_names_its_guests_to_nobody_but_those_who_were_invited(house: House) -> None:
    host = new_listed(house, "203.0.113.50")
    seated(walk_in(house, host, "Boris"))
    names = [seat.name for seat in notice(house, host.game).seats]
    assert names[:2] == ["Anna", ""]
    invited = notice(house, host.game, house.join_link(host))
    assert [seat.name for seat in invited.seats][:2] == ["Anna", "Boris"]


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
    assert seen == UNTOLD
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
        assert asyncio.run(listed_while_there(second, host)) == [host.game]


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
    refusal = house.post(f"/api/games/{anna.game}/seat", wish, anna.token)
    assert problem(refusal) == (409, "present")
    assert refusal.json()["text"] == "A bot can stand in for Guest 2 in 24 hours."


# The public list


def public(house: House, page: int = 0) -> wire_notice.PublicTables:
    answer = house.get(f"/api/tables?page={page}")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=wire_notice.PublicTables)


async def on_the_list(
    house: House, holds: Callable[[list[wire_notice.TableSummary]], bool]
) -> list[wire_notice.TableSummary]:
    """Wait until something holds of the list."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds(shown := (await asyncio.to_thread(public, house)).tables):
            await asyncio.sleep(0.01)
    return shown


async def listed_while_there(house: House, host: wire.Seated) -> list[str]:
    """The tables on the list once this host is there."""
    async with Person(house, host.game, host.token):
        return [item.game for item in await on_the_list(house, bool)]


@pytest.fixture(scope="module")
def empty_house() -> Iterator[House]:
    """A server at which no other test puts a table on the list."""
    with open_house(quick_settings(trusted_proxies=("127.0.0.1",))) as opened:
        yield opened


def test_only_what_the_host_ticks_is_on_the_list(empty_house: House) -> None:
    house = empty_house
    table(house, OPEN)
    house.new_game(3)
    host = table(house, LISTED)
    guest = seated(walk_in(house, host, "Secretive Boris"))
    assert public(house).tables == [], "the host is not there"

    async def scene() -> None:
        async with Person(house, host.game, host.token), Person(house, host.game, guest.token):
            (shown,) = await on_the_list(house, bool)
            assert (shown.game, shown.host, shown.people, shown.open_seats) == (host.game, "Anna", 2, 1)
            text = (await asyncio.to_thread(house.get, "/api/tables")).text
            assert "Secretive" not in text
            assert host.token not in text
            assert guest.token not in text
        async with Person(house, host.game, guest.token):
            await on_the_list(house, lambda shown: not shown)
        async with Person(house, host.game, host.token):
            await on_the_list(house, bool)
            # A full table, one in play and one that is closed are of no use to anybody.
            seated(await asyncio.to_thread(walk_in, house, host, "Carla", "192.0.2.2"))
            assert public(house).tables == []

    asyncio.run(scene())


def test_the_list_has_pages_and_an_end(empty_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE_TABLES", 2)
    house = empty_house
    made = []
    for number in range(3):
        made.append(new_listed(house, f"198.51.100.{number}"))
        time.sleep(0.01)

    async def scene() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for host in made:
                await stack.enter_async_context(Person(house, host.game, host.token))
            await on_the_list(house, lambda _: len(public(house, 1).tables) == 1)
            first, second = public(house), public(house, 1)
            assert [item.game for item in first.tables + second.tables] == [host.game for host in made[::-1]]
            assert (first.more, second.more) == (True, False)
            assert house.get(f"/api/tables?page={listing.MOST_PAGES}").status_code == 422
            monkeypatch.setattr(listing, "FRESH_S", -60.0)
            assert public(house).tables == []

    asyncio.run(scene())


def test_the_list_hears_again_and_again_of_a_host_who_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the list knows of a host is good for a while only, since a process may die without a word."""

    async def scene(servers: list[GameServer], _people: list[wire.Seated]) -> None:
        made = await servers[0].new_tables.make(
            wire.NewGame("Anna", options=wire.TableOptions(access=wire.Access(join=True, listed=True)))
        )
        table = await servers[0].tables.find(made.game)
        told: list[tuple[int, int]] = []

        async def see_hosts(present: Sequence[Lease], absent: Sequence[Lease]) -> None:
            told.append((len(present), len(absent)))

        monkeypatch.setattr(servers[0].store, "see_hosts", see_hosts)
        tell = Listing(servers[0].store).tell
        await tell([table])
        table.viewers.append(Viewer(Paper(), 0))
        await tell([table])
        await tell([table])
        assert told == [(1, 0)]
        assert table.host_told_s is not None
        table.host_told_s -= listing.TOLD_S + 1
        await tell([table])
        table.viewers.clear()
        await tell([table])
        await tell([table])
        assert told == [(1, 0), (1, 0), (0, 1)]

    at_table(3, scene)


def new_listed(house: House, address: str) -> wire.Seated:
    return seated(try_to_list(house, address))


def try_to_list(house: House, address: str) -> Any:
    body = {"name": "Anna", "options": {"access": LISTED}}
    return house.ask("POST", "/api/games", body, headers={"X-Forwarded-For": address})


def test_an_address_has_three_tables_on_the_list(house: House) -> None:
    made = [new_listed(house, f"2001:db8::{number}") for number in range(3)]
    assert problem(try_to_list(house, "2001:db8::9")) == (409, "listed_often")
    assert try_to_list(house, "2001:db8:0:1::9").status_code == 201, "another network"
    body = {"name": "Anna", "options": {"access": OPEN}}
    fourth = seated(house.ask("POST", "/api/games", body, headers={"X-Forwarded-For": "2001:db8::9"}))
    assert problem(set_access(house, fourth, LISTED)) == (409, "listed_often")
    assert set_access(house, made[0], {**LISTED, "watch": True}).status_code == 200, "it is on the list already"
    assert set_access(house, made[0], OPEN).status_code == 200
    assert set_access(house, fourth, LISTED).status_code == 200


# Several people from one address


def test_a_listed_table_has_one_seat_for_an_address(house: House) -> None:
    host = new_listed(house, "203.0.113.1")
    path = f"/api/games/{host.game}/join"
    guest = seated(walk_in(house, host, address="203.0.113.2"))
    for address in ("203.0.113.1", "203.0.113.2"):
        assert problem(walk_in(house, host, "Eve", address)) == (409, "address_seated")
        link = {"name": "Eve", "join": house.join_link(host)}
        assert problem(house.ask("POST", path, link, headers={"X-Forwarded-For": address})) == (409, "address_seated")
    again = house.ask("POST", path, {"name": "Boris"}, guest.token, headers={"X-Forwarded-For": "203.0.113.2"})
    assert seated(again) == guest, "everybody keeps their seat"
    assert set_access(house, host, {**LISTED, "same_address": True}).status_code == 200
    assert walk_in(house, host, "Eve", "203.0.113.2").status_code == 200


def test_friends_at_a_private_table_may_share_an_address(house: House) -> None:
    host = table(house, OPEN)
    for name in ("Boris", "Carla"):
        assert walk_in(house, host, name).status_code == 200


def five_of_one_address(house: House, access: dict[str, bool]) -> tuple[list[wire.Seated], wire.Seated]:
    """A table in play: the host, four people from another address, and one from a third."""
    host = table(house, {**access, "same_address": True}, players=6)
    same = [seated(walk_in(house, host, f"Eve {number}", "203.0.113.9")) for number in range(4)]
    other = seated(walk_in(house, host, "Carla", "203.0.113.7"))
    assert house.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
    return [host, *same], other


def vote_in(seat: wire_seats.SeatState) -> tuple[list[int], int, int]:
    """The vote on the removal of a person: who asks, the votes it takes, and those given."""
    assert seat.removal is not None
    return seat.removal.seats, seat.removal.needed, seat.removal.votes


def ask_for_removal(house: House, person: wire.Seated, seat: int) -> int:
    return int(house.post(f"/api/games/{person.game}/remove", {"seat": seat}, person.token).status_code)


def test_an_address_has_one_vote_at_a_table_that_was_listed(house: House) -> None:
    (host, *same), other = five_of_one_address(house, LISTED)
    for person in same:
        assert ask_for_removal(house, person, 0) == 200
    seats = asyncio.run(house.first_state(host)).seats
    assert seats[0].kind == "person", "four seats of one address have one vote"
    assert vote_in(seats[0]) == ([1, 2, 3, 4], 2, 1)
    # A new link takes the table off the list, but the same people are there.
    assert house.post(f"/api/games/{host.game}/link", {"link": "join"}, host.token).status_code == 200
    assert vote_in(asyncio.run(house.first_state(host)).seats[0]) == ([1, 2, 3, 4], 2, 1)
    assert ask_for_removal(house, other, 0) == 200
    assert asyncio.run(house.first_state(other)).seats[0].kind == "bot"


def test_every_seat_has_a_vote_at_a_private_table(house: House) -> None:
    (host, *same), _ = five_of_one_address(house, OPEN)
    for person in same[:3]:
        assert asyncio.run(house.first_state(host)).seats[0].kind == "person"
        assert ask_for_removal(house, person, 0) == 200
    assert asyncio.run(house.first_state(same[0])).seats[0].kind == "bot"


def test_one_address_alone_removes_nobody_from_a_table_that_was_listed(house: House) -> None:
    host = table(house, {**LISTED, "same_address": True})
    same = [seated(walk_in(house, host, name)) for name in ("Boris", "Carla")]
    assert house.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
    wish = house.post(f"/api/games/{host.game}/remove", {"seat": 0}, same[0].token)
    assert problem(wish) == (409, "removal_alone")


def test_a_table_that_nobody_can_join_is_not_listed(house: House) -> None:
    wish = {"join": False, "watch": True, "listed": True}
    host = house.new_game(3)
    assert problem(set_access(house, host, wish)) == (422, "listed_closed")
    body = {"name": "Anna", "options": {"access": wish}}
    assert problem(house.post("/api/games", body)) == (422, "listed_closed")
