"""What is played at a waiting table: the host changes the game, and players choose their wonders."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sevenwonders import replay_game
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.server.wire import messages as wire
from tests.server.house import SECOND, House, Person, classic, open_house, problem, quick_settings
from tests.server.lobbies import choose, lobby, names, set_up, state_of, told

ONE_EXPANSION = SECOND | {"expansions": list(EXPANSIONS[:1])}


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


# The game


def test_everybody_sees_at_once_what_the_host_changes(house: House) -> None:
    host, guest = lobby(house, "Ben", config=SECOND)

    async def scene() -> None:
        async with Person(house, guest.game, guest.token) as ben:
            assert await asyncio.to_thread(set_up, house, host, 4, ONE_EXPANSION) == (200, "")
            await ben.until(lambda: ben.table.config.expansions == list(EXPANSIONS[:1]))
            await ben.until(lambda: any(isinstance(one, wire.Said) for one in ben.messages))

    asyncio.run(scene())
    assert told(house, guest) == [("expansion_on", "Anna", EXPANSIONS[0])]
    # The same again changes nothing, and nobody is told.
    assert set_up(house, host, 4, ONE_EXPANSION) == (200, "")
    assert set_up(house, host, 5, ONE_EXPANSION, turn_seconds=60) == (200, "")
    assert set_up(house, host, 5, {"game": "architects"}) == (200, "")
    assert [(kind, value) for kind, _, value in told(house, guest)[1:]] == [
        ("seats", "5"),
        ("clock", "60"),
        ("game", "architects"),
    ]
    assert house.post(f"/api/games/{host.game}/start", {"fill": "random"}, host.token).is_success
    state = state_of(house, guest)
    assert state.play is not None
    assert (state.config.game, len(state.play.cities), state.options.turn_seconds) == ("architects", 5, 60)


BAD = [
    ({"config": ONE_EXPANSION | {"edition": 1}}, "bad_config"),
    ({"config": {"edition": 2, "variant": "teams", "players": 3}}, "bad_config"),
    ({"config": {"edition": 2, "options": {"fire": "true"}}}, "bad_config"),
    ({"config": {"players": 2}}, "too_few_seats"),
    ({"config": {"wonders": ["giza_a"]}}, "wonders_named"),
    ({"config": {"wonders": ["random"] * 4}}, "wonders_named"),
    ({"config": {"wonders": ["Day"]}}, "bad_config"),
    ({"config": {"players": 8}}, "bad_message"),
    ({"config": {"expansions": ["sails"]}}, "bad_message"),
    ({"config": {}, "turn_seconds": -1}, "bad_message"),
    ({}, "bad_message"),
]


def test_a_refusal_changes_nothing(house: House) -> None:
    host, guest, _ = lobby(house, "Ben", "Chiara")
    before = state_of(house, host)
    path = f"/api/games/{host.game}/setup"
    for body, code in BAD:
        assert problem(house.post(path, body, host.token))[1] == code, body
    good = {"config": ONE_EXPANSION}
    assert problem(house.post(path, good, guest.token)) == (403, "not_host")
    assert problem(house.post(path, good)) == (401, "no_token")
    assert problem(house.post(path, good, house.watch_link(host))) == (403, "not_your_table")
    assert state_of(house, host) == before
    assert told(house, host) == []
    house.post(f"/api/games/{host.game}/start", {"fill": "random"}, host.token)
    assert set_up(house, host, 4, ONE_EXPANSION) == (409, "not_in_lobby")
    assert problem(house.post(f"/api/games/{host.game}/wonder", {}, host.token)) == (409, "not_in_lobby")


def test_fewer_seats_move_people_together_and_their_pages_follow(house: House) -> None:
    host, ben, chiara = lobby(house, "Ben", "Chiara", players=6)
    assert house.post(f"/api/games/{host.game}/seat", {"seat": 4, "kind": "bot"}, host.token).is_success
    assert choose(house, chiara, "rhodes_b") == (200, "")
    assert house.post(f"/api/games/{host.game}/host", {"seat": 2}, host.token).is_success

    async def scene() -> None:
        async with Person(house, chiara.game, chiara.token) as person:
            await asyncio.to_thread(house.post, f"/api/games/{host.game}/leave", None, ben.token)
            assert await asyncio.to_thread(set_up, house, chiara, 3) == (200, "")
            await person.until(lambda: len(person.table.seats) == 3)
            assert (person.table.me, person.table.host) == (1, 1)
            await person.send(wire.Say("Still here"))
            await person.until(lambda: any(isinstance(one, wire.Said) for one in person.messages))

    asyncio.run(scene())
    state = state_of(house, chiara)
    assert names(state)[:2] == ["Anna", "Chiara"]
    assert [seat.kind for seat in state.seats] == ["person", "person", "bot"]
    assert state.config.wonders == ["random", "rhodes_b", "random"]
    assert ("said", "Chiara", "Still here") in told(house, chiara)
    assert set_up(house, chiara, 7) == (200, "")
    assert [seat.kind for seat in state_of(house, chiara).seats[3:]] == ["open"] * 4


def test_a_game_without_hands_has_none_to_show(house: House) -> None:
    (host,) = lobby(house, options={"late_hands": True})
    assert set_up(house, host, 4, {"game": "architects"}) == (200, "")
    assert not state_of(house, host).options.late_hands


# Wonders


def test_the_first_to_choose_a_wonder_gets_it(house: House) -> None:
    host, ben = lobby(house, "Ben")
    assert choose(house, host, "giza_a") == (200, "")
    # Both sides are one wonder.
    assert choose(house, ben, "giza_b") == (409, "Anna was faster: Giza is taken. Choose another wonder.")
    assert choose(house, ben, "rhodes_b") == (200, "")
    assert state_of(house, ben).config.wonders == ["giza_a", "rhodes_b", "random", "random"]
    assert choose(house, host, "") == (200, "")
    assert choose(house, ben, "giza_b") == (200, "")
    assert state_of(house, ben).config.wonders == ["random", "giza_b", "random", "random"]
    assert choose(house, ben, "") == (200, "")
    assert state_of(house, ben).config.wonders == ["random"]


def test_of_many_who_choose_at_once_one_gets_the_wonder(house: House) -> None:
    people = lobby(house, "Ben", "Chiara", "David", "Elif", "Finn", "Gita", players=7)
    with ThreadPoolExecutor(7) as pool:
        outcomes = list(pool.map(lambda seat: choose(house, seat, "olympia_a"), people))
    won = [seat for seat, (status, _) in enumerate(outcomes) if status == 200]
    assert len(won) == 1
    name = names(state_of(house, people[0]))[won[0]]
    lost = {text for status, text in outcomes if status == 409}
    assert lost == {f"{name} was faster: Olympia is taken. Choose another wonder."}


def test_wishes_that_cannot_be_granted(house: House) -> None:
    host, ben = lobby(house, "Ben", bots=1, config=SECOND)
    before = state_of(house, host)
    for wonder in ("giza_a", "roma_day", "atlantis", "random", "Day"):
        assert choose(house, ben, wonder)[0] == 422
    for seat, at in ((ben, 3), (ben, 0), (host, 1), (host, 2)):
        assert choose(house, seat, "gizah_day", at) == (
            403,
            "Players choose their own wonders, and the host chooses for bots.",
        )
    assert problem(house.post(f"/api/games/{host.game}/wonder", {"wonder": "x" * 41}, ben.token))[1] == "bad_message"
    assert state_of(house, host) == before
    assert choose(house, host, "gizah_day", 3) == (200, "")
    assert choose(house, ben, "gizah_night")[0] == 409
    assert set_up(house, host, 4, SECOND, pick_wonders=False) == (409, "wonders_void")
    assert set_up(house, host, 4, SECOND, pick_wonders=False, drop_wonders=True) == (200, "")
    assert choose(house, ben, "gizah_day")[1] == (
        "All wonders are dealt by chance at this table. Ask the host to let players choose."
    )


def test_a_wonder_is_free_again_when_its_player_goes(house: House) -> None:
    host, ben, chiara = lobby(house, "Ben", "Chiara", bots=1, wonders=["A"])
    assert choose(house, host, "giza_a", 3) == (200, "")
    assert choose(house, ben, "rhodes_a") == (200, "")
    assert choose(house, chiara, "ephesus_b") == (200, "")
    house.post(f"/api/games/{host.game}/leave", None, ben.token)
    house.post(f"/api/games/{host.game}/remove", {"seat": 2}, host.token)
    # Another level is the same bot.
    house.post(f"/api/games/{host.game}/seat", {"seat": 3, "kind": "bot", "bot": "easy"}, host.token)
    assert state_of(house, host).config.wonders == ["A", "A", "A", "giza_a"]
    house.post(f"/api/games/{host.game}/seat", {"seat": 3, "kind": "open"}, host.token)
    assert state_of(house, host).config.wonders == ["A"]


def test_records_and_replays_of_chosen_wonders_are_exact(house: House) -> None:
    host = house.new_game(4, bots=3)
    assert set_up(house, host, 3, {"wonders": ["B"]}) == (200, "")
    assert choose(house, host, "babylon_a") == (200, "")
    assert choose(house, host, "giza_b", 2) == (200, "")
    assert house.post(f"/api/games/{host.game}/start", None, host.token).is_success

    async def play() -> list[str]:
        async with Person(house, host.game, host.token) as person:
            await person.play()
            return [city.board for city in classic(person.table).cities]

    boards = asyncio.run(play())
    assert (boards[0], boards[1][-2:], boards[2]) == ("babylon_a", "_b", "giza_b")
    record = house.get(f"/api/games/{host.game}/record").json()
    assert record["config"]["wonders"] == ["babylon_a", "B", "giza_b"]
    assert replay_game(record).finished()


# Other processes


def test_the_game_and_the_wonders_are_there_after_a_restart(tmp_path: Path) -> None:
    settings = quick_settings(f"sqlite:///{tmp_path}/games.sqlite")
    with open_house(settings) as house:
        host, _, chiara = lobby(house, "Ben", "Chiara", players=5)
        assert house.post(f"/api/games/{host.game}/remove", {"seat": 1}, host.token).is_success
        assert house.post(f"/api/games/{host.game}/seat", {"seat": 3, "kind": "bot"}, host.token).is_success
        assert set_up(house, host, 3, ONE_EXPANSION, turn_seconds=120) == (200, "")
        assert choose(house, chiara, "gizah_day") == (200, "")
        before = state_of(house, chiara)
    with open_house(settings) as house:
        after = state_of(house, chiara)
        assert after.config == before.config
        assert (after.me, len(after.seats), after.options.turn_seconds) == (1, 3, 120)
        assert after.config.wonders == ["random", "gizah_day", "random"]
        assert set_up(house, host, 4, SECOND, drop_wonders=True) == (200, "")
