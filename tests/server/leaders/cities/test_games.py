"""Whole games with Leaders and Cities over sockets."""

from typing import Any

import pytest

from tests.server.whole_games import CHECKS, Check

TABLES: list[tuple[int, dict[str, Any]]] = [(3, {"edition": 2, "expansions": ["leaders", "cities"]})]


# The usual run plays games with all expansions (`tests/server/test_games.py`).
@pytest.mark.proof
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people(check: Check, players: int, config: dict[str, Any]) -> None:
    check(players, config)
