"""The Free City in the terminal game."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import SELL, choice_of
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.city import detail_panel
from sevenwonders.cli.classic.reference import find_city
from sevenwonders.cli.classic.screen import scene_of
from sevenwonders.record.files import load_record
from sevenwonders.record.record import replay_game
from tests.support.classic_screens import WIDTHS, check_questions, words_for
from tests.support.terminal import drawn, typed, typed_to_end

# Whatever is asked, one of these is an answer: a card, the first payment, a sale, nothing from the discard pile.
ANSWERS = ["s1", "", "1", "", "2", "", "3", "", "4", "", "x1", "p"]


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    words = ["choose a card for the Free City. It has to build if it can.", "u take back your own card"]
    check_questions(Config(2), {FREE_CITY: words}, width)


def test_whoever_runs_the_free_city_is_told_so() -> None:
    game = new_classic_game(Config(2, wonders=["Giza A", "Rhodes A", "Babylon A"]), seed=2)
    text = words_for(game)
    assert "You run the Free City this turn: first choose your own card, then one for it." in text
    assert "You and Rhodes swap hands after this turn." in text
    assert "discard pile 0 · draw pile 6" in text
    assert "You run the Free City" not in words_for(game, 1)


def test_the_free_city_is_found_by_its_name() -> None:
    game = new_classic_game(Config(2, wonders=["Giza A", "Rhodes A", "Babylon A"]), seed=2)
    scene = scene_of(game, 0)
    assert [find_city(scene, words) for words in ("right", "free", "Free City", "babylon")] == [2, 2, 2, 2]
    assert "Free City: Babylon A" in drawn(detail_panel(scene, 2))


def test_a_card_can_be_taken_back_while_the_free_city_chooses(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed(["-p", "2", "--seed", "6", "--save", str(file)], ["x1", "u", "x2", "q"])
    game = replay_game(load_record(file))
    assert isinstance(game, ClassicGame)
    hand = game.cities[0].hand
    assert game.history == [0, choice_of(hand[0], SELL), 0, choice_of(hand[1], SELL)]


def test_help_names_how_to_take_back_a_card() -> None:
    assert "take back your own card, while you choose for the Free City" in typed(["-p", "2"], ["?", "q"]).output
    assert "take back" not in typed(["-p", "3"], ["?", "q"]).output


@pytest.mark.parametrize("wonders", ["random", "Giza A,Olympia A,Babylon B", "Giza A,Olympia A,Halicarnassus B"])
def test_a_whole_game_can_be_typed_and_repeated(wonders: str, tmp_path: Path) -> None:
    text = typed_to_end(["-p", "2", "--wonders", wonders, "--seed", "6"], ANSWERS, tmp_path / "game.json")
    assert "; you and the bot run it in turns." in text
