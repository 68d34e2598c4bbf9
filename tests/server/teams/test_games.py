"""Whole games of teams over sockets, without expansions and with all of them."""

from typing import Any

import pytest

from sevenwonders.catalogue.loader import EXPANSIONS
from tests.server.whole_games import check_every_secret, check_replay, check_whole_game

TEAMS = {"edition": 2, "variant": "teams"}
TABLES = [
    pytest.param(4, TEAMS, id="no expansions"),
    pytest.param(4, TEAMS | {"expansions": list(EXPANSIONS)}, id="all expansions"),
]


@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people_shows_what_their_views_hold(players: int, config: dict[str, Any]) -> None:
    check_whole_game(players, config)


@pytest.mark.parametrize(("players", "config"), TABLES)
def test_every_step_of_a_replay_from_any_seat(players: int, config: dict[str, Any]) -> None:
    check_replay(players, config)


@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people_keeps_every_card_secret(players: int, config: dict[str, Any]) -> None:
    check_every_secret(players, config)
