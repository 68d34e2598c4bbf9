"""Whole games of teams over sockets, without expansions and with all of them."""

from typing import Any

import pytest

from sevenwonders.catalogue.loader import EXPANSIONS
from tests.server.whole_games import CHECKS, Check

TEAMS = {"edition": 2, "variant": "teams"}
TABLES = [
    pytest.param(4, TEAMS, id="no expansions", marks=pytest.mark.proof),
    pytest.param(4, TEAMS | {"expansions": list(EXPANSIONS)}, id="all expansions"),
]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people(check: Check, players: int, config: dict[str, Any]) -> None:
    check(players, config)
