"""Whole games of two over sockets."""

from typing import Any

import pytest

from tests.server.whole_games import CHECKS, Check

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {"edition": 1})]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people(check: Check, players: int, config: dict[str, Any]) -> None:
    check(players, config)
