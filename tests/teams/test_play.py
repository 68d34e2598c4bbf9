"""Teams in the terminal game."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.play import result_words
from tests.support.classic_screens import words_for
from tests.support.positions import Positions
from tests.support.terminal import typed, typed_to_end

TABLE = Positions([])
city, position = TABLE.city, TABLE.position
GAME = ["--edition", "2", "--variant", "teams", "--bot", "random", "--seed", "6"]


def test_partners_see_each_other() -> None:
    cities = [
        city("Gizah Day", hand=["Altar"]),
        city("Rhodos Day", hand=["Theater"]),
        city("Ephesos Day", hand=["Baths"]),
        city("Babylon Day", hand=["Well"]),
    ]
    game = position(*cities, variant="teams")
    text = words_for(game)
    assert "teams you and Rhódos · Éphesos and Babylon" in text
    assert "Rhódos holds ◆ Theater" in text
    assert "your partner: no conflict" in text
    assert "▲ 0 against 0: even, tokens twice" in text
    assert "Baths" not in text
    assert "teams you and Éphesos · Gizah and Rhódos" in words_for(game, 3)


def test_a_team_wins_with_the_points_of_both() -> None:
    game = new_classic_game(Config(4, edition=2, variant="teams"), seed=1)
    game.cities[0].coins += 30
    points = sum(score.total() for score in game.score_sheet()[:2])
    assert result_words(game, ["you", "A", "B", "C"]) == f"You and A win together with {points} points."
    game.cities[3].coins += 90
    lost = result_words(game, ["you", "A", "B", "C"])
    assert lost.startswith("B and C win together with ")
    assert lost.endswith(f"You and A come 2nd with {points}.")


def test_the_team_is_introduced() -> None:
    options = ["-p", "4", *GAME, "--wonders", "Gizah Day,Rhodos Night"]
    assert "You play together with Rhódos: you see both hands" in typed(options, ["q"]).output


@pytest.mark.parametrize(("players", "columns"), [(4, 80), (6, 100)])
def test_a_whole_game_can_be_typed_and_repeated(players: int, columns: int, tmp_path: Path) -> None:
    options = ["-p", str(players), *GAME, "--wonders", "Halikarnassos Night"]
    answers = ["s1", "", "1", "", "2", "", "3", "", "x1", "p"]
    assert "Team's coins" in typed_to_end(options, answers, tmp_path / "game.json", columns)
