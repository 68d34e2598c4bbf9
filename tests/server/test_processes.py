"""Two servers on one PostgreSQL: people at a table meet, whichever of them they are connected to."""

import asyncio
from collections.abc import Iterator

import pytest

from sevenwonders.server.wire import messages as wire
from tests.server.databases import Cluster
from tests.server.house import House, Person, open_house, quick_settings
from tests.server.returning import Returner, all_go_on, people_at, play_through

pytestmark = pytest.mark.usefixtures("patient_leases")


@pytest.fixture
def houses(postgres_url: str) -> Iterator[tuple[House, House]]:
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        yield one, two


def test_a_whole_game_through_two_servers(houses: tuple[House, House]) -> None:
    one, two = houses
    people = one.full_table(4)

    async def scene() -> None:
        game = people[0].game
        company = [Person(houses[seat.seat % 2], game, seat.token, seed=seat.seat) for seat in people]
        for person in company:
            await person.__aenter__()
        await asyncio.gather(*(person.play() for person in company))
        logs = []
        for person in company:
            await person.until(lambda person=person: person.table.status == "finished")  # type: ignore[misc]
            await person.__aexit__()
            logs.append([line.number for line in person.log])
        assert logs[0] == logs[1] == logs[2] == logs[3]
        assert not any(person.refusals() for person in company)

    asyncio.run(scene())
    game = people[0].game
    assert one.get(f"/api/games/{game}/record").json() == two.get(f"/api/games/{game}/record").json()


def test_servers_count_new_tables_together(postgres_url: str) -> None:
    settings = quick_settings(postgres_url, new_games_per_hour=3)
    with open_house(settings) as one, open_house(settings) as two:
        for house in (one, two, one):
            house.new_game(3)
        assert [house.post("/api/games", {"name": "Anna"}).status_code for house in (one, two)] == [429, 429]


def test_lobby_chat_and_presence_reach_the_other_server(houses: tuple[House, House]) -> None:
    one, two = houses
    host = one.new_game(3, bots=1)
    link = one.join_link(host)

    async def scene() -> None:
        async with Person(one, host.game, host.token) as anna:
            joined = await asyncio.to_thread(two.post, f"/api/games/{host.game}/join", {"join": link, "name": "Ben"})
            token = joined.json()["token"]
            await anna.until(lambda: anna.table.seats[1].name == "Ben")
            async with Person(two, host.game, token) as ben:
                await anna.until(lambda: anna.table.seats[1].connected)
                await asyncio.to_thread(one.post, f"/api/games/{host.game}/start", None, host.token)
                await ben.until(lambda: ben.table.status == "playing" and bool(ben.mine()))
                await ben.send(wire.Say("Good luck"))
                await anna.until(lambda: any(isinstance(message, wire.Said) for message in anna.messages))
                refused = await asyncio.to_thread(
                    one.post, f"/api/games/{host.game}/seat", {"seat": 1, "kind": "stand_in"}, host.token
                )
                assert refused.status_code == 409, "Ben is there, only elsewhere"
            await anna.until(lambda: not anna.table.seats[1].connected)

    asyncio.run(scene())


@pytest.mark.parametrize("restarts", [2, pytest.param(6, marks=pytest.mark.proof)])
def test_games_go_on_through_restarts_of_the_database(cluster: Cluster, postgres_url: str, restarts: int) -> None:
    settings = quick_settings(postgres_url, bot_pause_s=0.02)

    async def disturb(people: list[list[Returner]]) -> None:
        for _ in range(restarts):
            await all_go_on(people)
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)

    with open_house(settings) as one, open_house(settings) as two:
        people = people_at([one, two], tables=2 if restarts == 2 else 10)
        asyncio.run(play_through([one, two], people, disturb(people)))
    assert sum(person.returns for group in people for person in group) > 2 * len(people), "somebody was sent away"


def test_the_game_of_a_lobby_is_changed_through_the_other_server(houses: tuple[House, House]) -> None:
    one, two = houses
    host = one.new_game(4)
    guest = one.join(host, "Ben")

    async def scene() -> None:
        async with Person(one, host.game, host.token) as anna, Person(two, host.game, guest.token) as ben:
            body = {"config": {"edition": 2, "players": 3, "expansions": ["leaders"]}}
            changed = await asyncio.to_thread(two.post, f"/api/games/{host.game}/setup", body, host.token)
            assert changed.status_code == 200
            await anna.until(lambda: len(anna.table.seats) == 3)
            wish = {"wonder": "roma_day"}
            chosen = await asyncio.to_thread(two.post, f"/api/games/{host.game}/wonder", wish, guest.token)
            assert chosen.status_code == 200
            late = await asyncio.to_thread(one.post, f"/api/games/{host.game}/wonder", wish, host.token)
            assert late.json()["code"] == "wonder_taken"
            for person in (anna, ben):
                await person.until(lambda person=person: person.table.config.wonders[1:2] == ["roma_day"])  # type: ignore[misc]

    asyncio.run(scene())
