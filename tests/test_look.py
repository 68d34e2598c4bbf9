"""The shared look of the command line: names, costs and the score sheet."""

import pytest
from rich.console import Console

from sevenwonders import Config, new_game
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.scoring import Score
from sevenwonders.cli.look import (
    SHAPES,
    STYLES,
    board_name,
    card_name,
    cost_words,
    effects_words,
    place_of,
    score_notes,
    score_table,
    shortened,
)
from tests.games import LIBRARY


def drawn(renderable: object, width: int = 100) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_every_colour_has_a_shape_and_a_style_of_its_own() -> None:
    assert len(set(SHAPES)) == len(set(STYLES)) == len(COLOURS)


def test_a_card_is_named_with_its_shape() -> None:
    assert card_name(LIBRARY, LIBRARY.find_card("Library")).plain == "✚ Library"
    assert card_name(LIBRARY, LIBRARY.find_card("Loom")).plain == "□ Loom"


@pytest.mark.parametrize(
    ("name", "cost", "effect"),
    [
        ("Lumber Yard", "free", "1 wood"),
        ("Quarry", "1 coin", "2 stone"),
        ("Laboratory", "2 clay, 1 papyrus", "gear"),
        ("East Trading Post", "free", "buy raw materials from the right for 1"),
    ],
)
def test_costs_and_effects_are_words(name: str, cost: str, effect: str) -> None:
    card = LIBRARY.cards[LIBRARY.find_card(name)]
    assert cost_words(card) == cost
    assert effects_words(card.effects) == effect


def test_every_card_and_stage_says_what_it_does() -> None:
    assert all(effects_words(card.effects) for card in LIBRARY.cards)
    assert all(effects_words(stage.effects) for board in LIBRARY.boards for stage in board.stages)


def test_a_shared_place_is_marked_and_pushes_the_next_one_down() -> None:
    places = [[2], [0, 3], [1]]
    assert [place_of(places, seat) for seat in range(5)] == ["2nd=", "4th", "1st", "2nd=", "–"]


def test_long_names_are_cut() -> None:
    assert shortened("Bartholomew", 9) == "Bartholo…"
    assert shortened("Ann", 9) == "Ann"


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("name", ["Ann", "Bartholomew the Elder"])
def test_the_score_sheet_fits_into_a_hundred_columns(players: int, name: str) -> None:
    game = new_game(Config(players=players), seed=3)
    boards = [city.board for city in game.seats]
    sheet = drawn(score_table(LIBRARY, [name] * len(boards), boards, game.score_sheet(), game.ranking()), 300)
    assert max(len(line) for line in sheet) <= 100
    for board in boards:
        assert board_name(LIBRARY, board) in sheet[2]
    for row in ("Military", "Treasury", "Wonder", "Civilian", "Science", "Commerce", "Guilds", "Total", "Place"):
        assert any(row in line for line in sheet)


def test_notes_tell_how_free_choices_were_used() -> None:
    guild = LIBRARY.find_card("Spies Guild")
    scores = [Score(0, [0] * 7, 3, [1, 0, 1], -1), Score(1, [0] * 7, 3, [0, 0, 0], guild)]
    assert score_notes(LIBRARY, ["Ann", "Bob"], scores) == [
        "Ann: free science symbols counted as 1 compass and 1 tablet.",
        "Bob: the copied guild was Spies Guild.",
    ]
