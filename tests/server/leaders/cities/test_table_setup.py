"""Expansions that the host of a waiting table adds or takes away."""

from tests.server.house import SECOND, open_house, problem, quick_settings
from tests.server.lobbies import choose, lobby, set_up, state_of


def test_a_change_that_takes_wonders_away_asks_first() -> None:
    with open_house(quick_settings()) as house:
        host, ben = lobby(house, "Ben", config=SECOND | {"expansions": ["leaders"]})
        assert choose(house, host, "gizah_day") == (200, "")
        assert choose(house, ben, "roma_night") == (200, "")
        # More seats and another expansion leave them alone.
        assert set_up(house, host, 5, SECOND | {"expansions": ["leaders", "cities"]}) == (200, "")
        before = state_of(house, host)
        assert before.config.wonders == ["gizah_day", "roma_night", "random", "random", "random"]
        answer = house.post(f"/api/games/{host.game}/setup", {"config": SECOND | {"players": 5}}, host.token)
        assert problem(answer) == (409, "wonders_void")
        assert answer.json()["text"] == "The wonder that Ben chose is not in this game. It would be dealt by chance."
        assert state_of(house, host) == before
        assert set_up(house, host, 5, SECOND, drop_wonders=True) == (200, "")
        assert state_of(house, host).config.wonders == ["gizah_day", "random", "random", "random", "random"]
