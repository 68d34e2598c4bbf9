"""REST: lobby, seats, records, replays, rematch, and every way to be refused."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest

from sevenwonders import replay_game
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.server.table_config import default_bot
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.architects import ArchitectsFacts
from sevenwonders.server.wire.classic.table import CatalogueFacts
from tests.server.house import GAMES, House, Person, classic, open_house, problem, quick_settings, seated

METRICS_TOKEN = "for the eyes of Prometheus"


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings(metrics_token=METRICS_TOKEN)) as opened:
        yield opened


# The lobby


def test_friends_join_and_the_host_starts(house: House) -> None:
    host = house.new_game(4, bots=1)
    path = f"/api/games/{host.game}"
    link = house.join_link(host)
    assert problem(house.post(f"{path}/start", token=host.token)) == (409, "open_seats")
    guest = seated(house.post(f"{path}/join", {"join": link, "name": " anna "}))
    assert guest.seat == 1
    assert problem(house.post(f"{path}/start", token=guest.token)) == (403, "not_host")
    again = seated(house.post(f"{path}/join", {"join": link, "name": "Anna"}, guest.token))
    assert again == guest
    assert problem(house.post(f"{path}/start", {"fill": "nobody"}, host.token)) == (422, "bot_unknown")
    assert house.post(f"{path}/start", {"fill": "random"}, host.token).json() == {
        "game": host.game,
        "status": "playing",
    }
    assert house.post(f"{path}/start", token=host.token).status_code == 200, "twice is harmless"
    state = asyncio.run(house.first_state(host))
    assert [seat.kind for seat in state.seats] == ["person", "person", "bot", "bot"]
    assert [seat.name for seat in state.seats[:2]] == ["Anna", "anna 2"]
    assert problem(house.post(f"{path}/join", {"join": link, "name": "Late"})) == (409, "not_in_lobby")
    assert problem(house.post(f"{path}/seat", {"seat": 1, "kind": "bot"}, host.token)) == (409, "not_in_lobby")


def test_the_host_fills_and_opens_seats(house: House) -> None:
    host = house.new_game(3, bots=2)
    path = f"/api/games/{host.game}"
    link = house.join_link(host)
    assert problem(house.post(f"{path}/join", {"join": link, "name": "Ben"})) == (409, "table_full")
    for seat, kind, answer in [(0, "open", "own_seat"), (5, "open", "no_seat"), (1, "stand_in", "not_playing")]:
        refused = house.post(f"{path}/seat", {"seat": seat, "kind": kind}, host.token)
        assert problem(refused)[1] == answer
    assert house.post(f"{path}/seat", {"seat": 2, "kind": "open"}, host.token).status_code == 200
    guest = seated(house.post(f"{path}/join", {"join": link, "name": "Ben"}))
    assert guest.seat == 2
    assert problem(house.post(f"{path}/seat", {"seat": 1, "kind": "open"}, guest.token)) == (403, "not_host")
    for kind in ("open", "bot"):
        taken = house.post(f"{path}/seat", {"seat": 2, "kind": kind}, host.token)
        assert problem(taken) == (409, "person_there"), "a person is removed in another way"


def test_the_lobby_is_shown_live(house: House) -> None:
    host = house.new_game(3)
    link = house.join_link(host)

    async def scene() -> None:
        async with Person(house, host.game, host.token) as anna:
            assert anna.table.status == "lobby"
            assert [seat.kind for seat in anna.table.seats] == ["person", "open", "open"]
            body = {"join": link, "name": "Ben"}
            await asyncio.to_thread(house.post, f"/api/games/{host.game}/join", body)
            await anna.until(lambda: anna.table.seats[1].name == "Ben")
            await asyncio.to_thread(house.post, f"/api/games/{host.game}/start", {"fill": "greedy"}, host.token)
            await anna.until(lambda: anna.table.status == "playing" and len(classic(anna.table).hand) == 7)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad_request"),
        (b"{", "bad_request"),
        (b"\xff", "bad_request"),
        ({}, "bad_message"),
        ({"name": ""}, "bad_message"),
        ({"name": "   "}, "name_empty"),
        ({"name": "\u200b\u0000"}, "name_empty"),
        ({"name": "A", "more": 1}, "bad_message"),
        ({"name": "A", "config": {"players": 8}}, "bad_message"),
        ({"name": "A", "config": {"edition": 3}}, "bad_message"),
        ({"name": "A", "config": {"game": "chess"}}, "bad_message"),
        ({"name": "A", "config": {"expansions": ["atlantis"]}}, "bad_message"),
        ({"name": "A", "config": {"variant": "two_player", "players": 3}}, "bad_config"),
        ({"name": "A", "config": {"options": {"a" * 41: ""}}}, "bad_message"),
        ({"name": "A", "config": {"options": {str(number): "" for number in range(11)}}}, "bad_message"),
        ({"name": "A", "config": {"options": {"unheard_of": "true"}}}, "bad_config"),
        ({"name": "A", "config": {"game": "architects", "edition": 2}}, "bad_config"),
        ({"name": "A", "config": {"game": "architects", "expansions": [EXPANSIONS[0]]}}, "bad_config"),
        ({"name": "A", "config": {"game": "architects", "variant": "teams"}}, "bad_config"),
        ({"name": "A", "config": {"game": "architects", "wonders": ["Giza A"]}}, "bad_config"),
        ({"name": "A", "config": {"game": "architects", "options": {"economy_forces_build": "maybe"}}}, "bad_config"),
        ({"name": "A", "config": {"game": "architects"}, "seats": [{"kind": "bot", "bot": "x"}]}, "bot_unknown"),
        ({"name": "A", "config": {"wonders": ["Atlantis"]}}, "bad_config"),
        ({"name": "A", "config": {"wonders": ["Giza A"]}}, "bad_config"),
        ({"name": "A", "config": {"players": 3}, "seats": [{}, {}, {}]}, "seats_wrong"),
        ({"name": "A", "seats": [{"kind": "bot", "bot": "nobody"}]}, "bot_unknown"),
        ({"name": "A", "seed": -1}, "bad_message"),
        ({"name": "A", "options": {"turn_seconds": 604_801}}, "bad_message"),
    ],
)
def test_tables_that_cannot_be_made(house: House, body: object, code: str) -> None:
    status = 400 if code == "bad_request" else 422
    assert problem(house.post("/api/games", body)) == (status, code)


@pytest.mark.parametrize(
    ("config", "word"),
    [
        ({"edition": 1, "expansions": [EXPANSIONS[0]]}, f"expansion '{EXPANSIONS[0]}'"),
        ({"edition": 2, "wonders": ["Siracusa"]}, "Siracusa"),
        ({"edition": 2, "players": 2}, "3 to 7 players"),
        ({"edition": 2, "players": 5, "variant": "teams"}, "4 or 6 players"),
        ({"edition": 1, "players": 4, "variant": "teams"}, "second edition"),
        ({"edition": 2, "players": 4, "variant": "two_player"}, "first edition"),
        ({"edition": 2, "options": {"leader_price": "printed"}}, "no option 'leader_price'"),
        ({"edition": 2, "options": {"defeats": "none"}}, "by_age or flat"),
        ({"edition": 2, "wonders": ["Roma"]}, "Roma"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(house: House, config: object, word: str) -> None:
    answer = house.post("/api/games", {"name": "A", "config": config})
    assert problem(answer) == (422, "bad_config")
    assert word in answer.json()["text"]


@pytest.mark.parametrize(("game", "cities"), [("classic", 3), ("architects", 2)])
def test_two_players_and_the_city_that_is_nobodys(house: House, game: str, cities: int) -> None:
    host = house.new_game(2, game=game)
    state = asyncio.run(house.first_state(host))
    assert (state.play, state.categories, state.turn) == (None, [], 0)
    assert [seat.kind for seat in state.seats] == ["person", "open", "free_city"][:cities]


def test_what_is_left_out_is_filled_in(house: House) -> None:
    """The table says under which rules it is played; a bot without a name is the game's usual one."""
    for game in GAMES:
        body = {"name": "A", "config": {"game": game, "players": 2}, "seats": [{"kind": "bot"}]}
        host = seated(house.post("/api/games", body))
        state = asyncio.run(house.first_state(host))
        assert state.seats[1].bot == default_bot(game)
        filled = (state.config.game, state.config.variant, state.config.options.get("economy_forces_build", ""))
        assert filled == (game, "two_player", "") if game == "classic" else (game, "", "true")


def test_a_seed_cannot_be_chosen_for_a_table_with_friends(house: House) -> None:
    for more in ({}, {"start": True}):
        answer = house.post("/api/games", {"name": "Ada", "config": {"players": 3}, "seed": 7, **more})
        assert answer.status_code == 422
        assert answer.json()["code"] == "seed_alone"


def test_the_same_seed_deals_the_same_cards(house: House) -> None:
    tables = [house.new_game(3, bots=2, start=True, seed=7) for _ in range(2)]
    hands = [classic(asyncio.run(house.first_state(host))).hand for host in tables]
    assert hands[0] == hands[1]


# Tokens


def test_forged_foreign_and_missing_tokens(house: House) -> None:
    host = house.new_game(3)
    other = house.new_game(3)
    path = f"/api/games/{host.game}"
    link = house.join_link(host)
    for action, body in [("start", None), ("seat", {"seat": 1, "kind": "bot"}), ("rematch", None)]:
        response = house.post(f"{path}/{action}", body)
        assert problem(response) == (401, "no_token")
        assert response.headers["www-authenticate"] == "Bearer"
        for token in (other.token, "x" * 32, link, host.token[:-1], host.token + "x"):
            assert problem(house.post(f"{path}/{action}", body, token)) == (403, "not_your_table")
    foreign = house.join_link(other)
    for token in (foreign, host.token, house.watch_link(host), "x" * 43):
        assert problem(house.post(f"{path}/join", {"join": token, "name": "Eve"})) == (403, "bad_link")
    basic = httpx.post(f"{house.url}{path}/start", headers={"Authorization": f"Basic {host.token}"})
    assert problem(basic) == (401, "no_token")


def test_tokens_differ_and_are_long(house: House) -> None:
    hosts = [house.new_game(3) for _ in range(3)]
    links = {house.join_link(host) for host in hosts} | {house.watch_link(host) for host in hosts}
    assert len(links | {host.token for host in hosts} | {host.game for host in hosts}) == 12
    assert min(len(token) for token in links | {host.token for host in hosts}) >= 32


# Limits


def test_large_bodies(house: House) -> None:
    assert problem(house.post("/api/games", b"x" * 20_000)) == (413, "too_large")
    assert problem(house.post("/api/games", {"name": "A" * 17_000})) == (413, "too_large")

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 1000

    assert problem(httpx.post(f"{house.url}/api/games", content=pieces())) == (413, "too_large")


def test_large_answers_are_compressed_for_those_who_want_it(house: House) -> None:
    plain = house.get("/api/catalogue/2")
    small = house.ask("GET", "/api/catalogue/2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 2


def test_too_many_requests() -> None:
    with open_house(quick_settings(requests_per_minute=5)) as house:
        answers = [house.get("/api/bots") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert problem(answers[-1]) == (429, "too_fast")
        assert answers[-1].headers["retry-after"]
        checks = [house.get("/healthz").status_code for _ in range(6)]
        assert checks == [200] * 5 + [429], "whoever watches over the server has a limit of their own"


def test_too_many_tables() -> None:
    with open_house(quick_settings(new_games_per_hour=2)) as house:
        for _ in range(2):
            house.new_game(3)
        assert problem(house.post("/api/games", {"name": "Anna"})) == (429, "too_fast")


# Everything else


def test_every_answer_has_its_headers(house: House) -> None:
    for path in ("/", "/api/bots", "/api/nothing", "/healthz", "/metrics", "/assets/none.js"):
        headers = house.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        # The page may be installed, from its own server and from nowhere else.
        assert {"manifest-src 'self'", "worker-src 'self'"} <= set(headers["content-security-policy"].split("; "))
        assert headers["cache-control"]
        assert "server" not in headers


def site(site: str | None = None, origin: str | None = None) -> dict[str, str]:
    """What a browser says about the page that sends a request."""
    said = {"Sec-Fetch-Site": site, "Origin": origin}
    return {name: value for name, value in said.items() if value is not None}


FRIEND = "https://friend.example"
SITES = {
    "a program": (site(), True),
    "our own page": (site("same-origin", "https://elsewhere.example"), True),
    "an address bar": (site("none"), True),
    "an allowed page": (site("cross-site", FRIEND), True),
    "an allowed page of the same site": (site("same-site", FRIEND), True),
    "an allowed page without encryption": (site(None, FRIEND), True),
    "our own page without encryption": (site(None, "{own}"), True),
    "another site": (site("cross-site", "https://evil.example"), False),
    "another site without an origin": (site("cross-site"), False),
    "another page of the same site": (site("same-site", "https://evil.friend.example"), False),
    "another site that lies": (site("cross-site", "{own}"), False),
    "a browser of the future": (site("near-site"), False),
    "another site without encryption": (site(None, "http://evil.example"), False),
    "a page without an origin": (site(None, "null"), False),
}


def test_pages_of_other_sites_change_nothing() -> None:
    with open_house(quick_settings(allowed_origins=(FRIEND,))) as house:
        for who, (said, welcome) in SITES.items():
            headers = {name: value.format(own=house.url) for name, value in said.items()}
            answer = house.ask("POST", "/api/games", {"name": "Anna"}, headers=headers)
            assert answer.status_code == (201 if welcome else 403), who
            assert welcome or problem(answer) == (403, "other_site"), who
            assert answer.headers.get("access-control-allow-origin") == (FRIEND if FRIEND in said.values() else None)
            assert house.ask("GET", "/api/bots", headers=headers).status_code == 200, who
        asked = site("cross-site", FRIEND) | {"Access-Control-Request-Method": "DELETE"}
        assert house.ask("OPTIONS", "/api/games/x", headers=asked).status_code == 200
        assert problem(house.ask("DELETE", "/api/games/x", headers=site("cross-site"))) == (403, "other_site")


def test_a_slash_too_many_is_another_address(house: House) -> None:
    """A redirect would lead to whatever host the caller named."""
    for path in ("/api/games/", "/api/bots/"):
        assert problem(house.post(path, {"name": "Anna"})) == (404, "no_path")
        assert problem(house.get(path)) == (404, "no_path")
    assert "location" not in house.get("/healthz/").headers


def test_addresses_that_lead_nowhere(house: House) -> None:
    assert problem(house.get("/api/nothing")) == (404, "no_path")
    assert problem(house.get("/api/games/x/nothing")) == (404, "no_path")
    assert problem(house.get("/api/games")) == (405, "method")
    assert problem(house.ask("DELETE", "/api/games/x/join")) == (405, "method")
    assert problem(house.get("/api/games/nothing/record")) == (404, "no_game")
    assert problem(house.get("/api/games/%00/record")) == (404, "no_game")
    assert problem(house.get("/api/catalogue/3")) == (404, "no_edition")
    assert problem(house.get("/api/catalogue/x")) == (404, "no_edition")
    assert problem(house.get("/assets/none.js")) == (404, "no_path")
    assert problem(house.get("/../pyproject.toml")) == (404, "no_path")


def test_counters_are_for_those_with_the_token(house: House) -> None:
    for token in ("", "x" * 20, "ü" * 20):
        headers = {"Authorization": f"Bearer {token}".encode()} if token else {}
        assert problem(house.ask("GET", "/metrics", headers=headers)) == (404, "no_path")
    with open_house(quick_settings()) as closed:
        assert problem(closed.get("/metrics")) == (404, "no_path")
        assert problem(closed.ask("GET", "/metrics", headers={"Authorization": "Bearer"})) == (404, "no_path")


def test_facts_bots_health_and_counters(house: House) -> None:
    facts = msgspec.json.decode(house.get("/api/catalogue/1").content, type=CatalogueFacts)
    assert len(facts.cards) > 70
    whole = msgspec.json.decode(house.get("/api/catalogue/architects").content, type=ArchitectsFacts)
    assert [len(whole.cards), len(whole.wonders), len(whole.tokens)] == [14, 7, 14]
    bots = {bot["name"]: bot["games"] for bot in house.get("/api/bots").json()}
    assert set(bots["random"]) == set(GAMES)
    assert "classic" in bots["greedy"]
    assert house.get("/healthz").json() == house.get("/readyz").json() == {"status": "ok"}
    host = house.finished_game(3)
    counters = house.ask("GET", "/metrics", token=METRICS_TOKEN).text
    for name in ("sevenwonders_games_total", "sevenwonders_sockets", "sevenwonders_answer_seconds_bucket"):
        assert name in counters
    assert 'sevenwonders_answers_total{by="person",outcome="accepted"}' in counters
    assert host.game not in counters


# After the game


def test_a_finished_game_can_be_looked_at(house: House) -> None:
    host = house.finished_game(3)
    path = f"/api/games/{host.game}"
    response = house.get(f"{path}/record")
    assert host.game in response.headers["content-disposition"]
    game = replay_game(response.json())
    assert game.finished()
    last = msgspec.json.decode(house.get(f"{path}/replay").content, type=wire.ReplayFrame)
    assert last.step == last.steps == len(game.history) // 2
    assert last.state.ranking == game.ranking()
    assert len(last.turns) == 18
    first = msgspec.json.decode(house.get(f"{path}/replay?step=0&seat=1").content, type=wire.ReplayFrame)
    assert first.turns[0] == 0
    assert (first.step, first.state.me, len(classic(first.state).hand), first.state.scores) == (0, 1, 7, [])
    assert first.log == last.log[: len(first.log)]
    for step in last.turns:
        frame = msgspec.json.decode(house.get(f"{path}/replay?step={step}&seat=2").content, type=wire.ReplayFrame)
        assert len(classic(frame.state).hand) == 8 - frame.state.turn
    assert house.get(f"{path}/replay?step=999").json()["step"] == last.steps
    assert problem(house.get(f"{path}/replay?seat=5")) == (422, "no_seat")
    assert problem(house.get(f"{path}/replay?step=x")) == (422, "bad_message")


def test_a_game_in_play_shows_nothing(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    path = f"/api/games/{host.game}"
    assert problem(house.get(f"{path}/record")) == (409, "not_finished")
    assert problem(house.get(f"{path}/replay")) == (409, "not_finished")
    assert problem(house.post(f"{path}/play-on", {"name": "A", "step": 0})) == (409, "not_finished")
    assert problem(house.post(f"{path}/rematch", token=host.token)) == (409, "not_finished")


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_from_a_step(house: House, game: str) -> None:
    old = house.finished_game(3, game=game)
    path = f"/api/games/{old.game}"
    record = house.get(f"{path}/record").json()
    seat = seated(house.post(f"{path}/play-on", {"name": "Ben", "step": 25, "seat": 1, "bot": "random"}))
    assert (seat.seat, seat.game != old.game) == (1, True)

    async def scene() -> None:
        async with Person(house, seat.game, seat.token) as person:
            assert [state.kind for state in person.table.seats] == ["bot", "person", "bot"]
            await person.play()

    asyncio.run(scene())
    again = house.get(f"/api/games/{seat.game}/record").json()
    assert (again["seed"], again["config"]) == (record["seed"], record["config"])
    assert again["answers"][:25] == record["answers"][:25]
    assert problem(house.post(f"{path}/play-on", {"name": "B", "step": 999})) == (409, "game_over")
    assert problem(house.post(f"{path}/play-on", {"name": "B", "step": 1, "seat": 3})) == (422, "no_seat")


@pytest.mark.parametrize("kind", GAMES)
def test_all_who_want_a_rematch_meet_at_one_table(house: House, kind: str) -> None:
    people = house.full_table(3, game=kind)
    game = people[0].game

    async def play() -> None:
        company = [Person(house, game, person.token, seed=person.seat) for person in people]
        for person in company:
            await person.__aenter__()
        await asyncio.gather(*(person.play() for person in company))
        for person in company:
            await person.__aexit__()

    asyncio.run(play())
    path = f"/api/games/{game}/rematch"
    with ThreadPoolExecutor(4) as friends:
        asked = [friends.submit(house.post, path, token=people[seat].token) for seat in (1, 0, 2, 1)]
    new = [seated(answer.result()) for answer in asked]
    assert len({seat.game for seat in new}) == 1
    assert [seat.seat for seat in new] == [1, 0, 2, 1]
    assert new[0] == new[3]
    state = asyncio.run(house.first_state(new[1]))
    assert (state.status, state.me) == ("lobby", 0)
    assert [seat.name for seat in state.seats] == ["Anna", "Guest 1", "Guest 2"]
    host = next(seat for seat in new if seat.seat == state.host)
    assert house.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
    assert asyncio.run(house.first_state(new[2])).status == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_against_bots_begins_at_once(house: House, game: str) -> None:
    old = house.finished_game(3, game=game)
    new = seated(house.post(f"/api/games/{old.game}/rematch", token=old.token))
    state = asyncio.run(house.first_state(new))
    assert (state.status, state.config.game) == ("playing", game)
