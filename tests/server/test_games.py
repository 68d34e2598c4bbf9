"""Whole games over sockets, and what nobody may learn from them."""

from typing import Any

import pytest

from sevenwonders.classic.choice import DROP, SELL, choice_of
from tests.server.house import ALL_FOUR, GAMES, SECOND, open_house, quick_settings
from tests.server.whole_games import Finder, check_every_secret, check_replay, check_whole_game
from tests.support.games import LIBRARY

# The usual run plays the least and the most; what lies between is a proof.
EDITIONS = [
    pytest.param(3, SECOND, id="second edition", marks=pytest.mark.proof),
    pytest.param(5, ALL_FOUR, id="all expansions"),
]
CLASSIC = [
    pytest.param(3, {}, id="first edition 3"),
    pytest.param(7, {}, id="first edition 7", marks=pytest.mark.proof),
    *EDITIONS,
]
ARCHITECTS = [
    pytest.param(
        players, {"game": "architects"}, id=f"architects {players}", marks=[pytest.mark.proof] * (players == 3)
    )
    for players in (2, 3, 7)
]


@pytest.mark.parametrize(("players", "config"), CLASSIC + ARCHITECTS)
def test_a_whole_game_by_people_shows_what_their_views_hold(players: int, config: dict[str, Any]) -> None:
    check_whole_game(players, config)


@pytest.mark.parametrize(("players", "config"), [CLASSIC[0], ARCHITECTS[0], *EDITIONS])
def test_every_step_of_a_replay_from_any_seat(players: int, config: dict[str, Any]) -> None:
    check_replay(players, config)


@pytest.mark.parametrize(("players", "config"), CLASSIC)
def test_a_whole_game_by_people_keeps_every_card_secret(players: int, config: dict[str, Any]) -> None:
    check_every_secret(players, config)


def test_the_check_for_secrets_finds_them() -> None:
    """A hidden card in any of its forms is found."""
    finder = Finder(LIBRARY)
    assert finder.hidden_in('{"hand": ["altar"]}', set())
    assert finder.hidden_in('{"text": "Anna sells the East Trading Post."}', {"loom_1"})
    assert finder.hidden_in(f'{{"choice": {choice_of(LIBRARY.find_card("Altar"), SELL)}}}', set())
    assert not finder.hidden_in('{"hand": ["altar"], "text": "Anna builds the Altar."}', {"altar"})
    assert not finder.hidden_in(f'{{"choice": {choice_of(3, DROP)}}}', set())


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_bots_in_two_requests(game: str) -> None:
    with open_house(quick_settings()) as house:
        host = house.finished_game(4, game=game)
        frame = house.get(f"/api/games/{host.game}/replay").json()
        assert frame["state"]["play"]["type"] == game
        assert frame["step"] == frame["steps"] > 40
        assert [score["seat"] for score in frame["state"]["scores"]] == [0, 1, 2, 3]
        assert [list(score["points"]) for score in frame["state"]["scores"]] == [frame["state"]["categories"]] * 4


def test_a_finished_classic_game_has_no_secrets() -> None:
    with open_house(quick_settings()) as house:
        host = house.finished_game(3)
        frame = house.get(f"/api/games/{host.game}/replay").json()
        assert all(buried["card"] for city in frame["state"]["play"]["cities"] for buried in city["buried"])
