"""Whole games with Armada over sockets."""

from typing import Any

import pytest

from sevenwonders.classic.armada.kinds import SAIL
from sevenwonders.classic.choice import choice_of
from sevenwonders.classic.libraries import library_of
from tests.server.whole_games import CHECKS, Check, Finder

TABLES: list[tuple[int, dict[str, Any]]] = [(3, {"edition": 2, "expansions": ["armada"]})]


# The usual run plays games with all expansions (`tests/server/test_games.py`).
@pytest.mark.proof
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("players", "config"), TABLES)
def test_a_whole_game_by_people(check: Check, players: int, config: dict[str, Any]) -> None:
    check(players, config)


def test_the_check_for_secrets_finds_islands() -> None:
    finder = Finder(library_of(2, ("armada",)))
    assert finder.hidden_in('{"offered": ["foggy_island"]}', {"lost_island"})
    assert not finder.hidden_in(f'{{"choice": {choice_of(3, SAIL)}}}', set())
