"""The terminal game with the second edition: its own boards, and all expansions together."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.kinds import BONUS, BONUS_CHOSEN, PAID
from sevenwonders.classic.libraries import library_of
from sevenwonders.cli.classic.telling import tell
from sevenwonders.kernel.event import EVERYONE, Event
from tests.support.classic_screens import WIDTHS, check_questions, told
from tests.support.expansions import ALL
from tests.support.games import game_at
from tests.support.terminal import typed, typed_to_end

# Whatever is asked, one of these is an answer: stage, first payment, card, sale, nothing.
ANSWERS = ["s1", "", "1", "", "2", "", "3", "", "x1", "p"]
CARTHAGE = Config(3, edition=2, wonders=["Carthage Night", "Gizah Day", "Rhodos Day"])


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    check_questions(CARTHAGE, {BONUS: ["Your stage gives you one of these: which?", "of Carthage"]}, width)


def test_a_chosen_bonus_is_told() -> None:
    guard = library_of(2).find_card("carthage_guard")
    events = [Event(BONUS_CHOSEN, 1, [guard], EVERYONE, []), Event(PAID, 1, [0, 0, 1], EVERYONE, [])]
    assert told(CARTHAGE, ["you", "Carthage", "Gizah"], events) == [
        "Carthage pays 1 coin to the bank. Carthage chooses Guard of Carthage."
    ]


@pytest.mark.parametrize("players", [3, 7])
def test_every_event_of_a_game_can_be_told(players: int) -> None:
    config = Config(players, edition=2, expansions=ALL)
    game = game_at(config, players, keep_events=True)
    names = ["you", *[f"City {seat}" for seat in range(1, players)]]
    assert len(tell(game, names, 0, game.events)) > 50


@pytest.mark.parametrize(("players", "columns"), [(3, 80), (5, 100), (7, 80)])
def test_a_whole_game_can_be_typed_and_repeated(players: int, columns: int, tmp_path: Path) -> None:
    options = ["-p", str(players), "--edition", "2", "--bot", "random", "--seed", "6", "--wonders", "Night"]
    for expansion in ALL:
        options += ["--expansion", expansion]
    typed_to_end(options, ANSWERS, tmp_path / "game.json", columns)


def test_help_without_expansions_names_the_base_game_alone() -> None:
    words = typed(["-p", "3", "--edition", "2", "--seed", "3"], ["?", "r1", "q"]).output
    assert "build the next stage" in words
    assert "'r1' is not a choice." in words
