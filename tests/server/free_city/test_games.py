"""Whole games of two over sockets."""

from typing import Any

import pytest

from tests.server.whole_games import check_every_secret, check_replay, check_whole_game

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {"edition": 1})]


@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people_shows_what_their_views_hold(players: int, config: dict[str, Any]) -> None:
    check_whole_game(players, config)


@pytest.mark.parametrize(("players", "config"), TABLES)
def test_every_step_of_a_replay_from_any_seat(players: int, config: dict[str, Any]) -> None:
    check_replay(players, config)


@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people_keeps_every_card_secret(players: int, config: dict[str, Any]) -> None:
    check_every_secret(players, config)
