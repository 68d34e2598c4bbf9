"""The shared look of the command line: names, costs and the score sheet."""

import ast
from pathlib import Path

import pytest
from rich.console import Console

from sevenwonders import Config
from sevenwonders.classic.colours import COLOURS, RED
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.number_blocks import BLOCKS
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.classic.all_rules import RULE_SCREENS
from sevenwonders.cli.classic.look import boards_of, card_name, colour_marks, cost_words, effects_words
from sevenwonders.cli.classic.screen import CATEGORY_MARKS, score_notes, score_sheet
from sevenwonders.cli.look import place_of, shortened, team_sums
from sevenwonders.cli.painter import painter_for
from sevenwonders.games import RULESETS
from tests.support.expansions import ALL
from tests.support.games import LIBRARY


def drawn(renderable: object, width: int = 100) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_every_colour_has_a_shape_and_a_style_of_its_own() -> None:
    shapes, styles = zip(*colour_marks(), strict=True)
    assert len(set(shapes)) == len(set(styles)) == len(COLOURS)


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
    assert effects_words(LIBRARY, card.effects) == effect


def test_every_card_and_stage_says_what_it_does() -> None:
    assert all(effects_words(LIBRARY, card.effects) for card in LIBRARY.cards)
    assert all(effects_words(LIBRARY, stage.effects) for board in LIBRARY.boards for stage in board.stages)


def test_a_shared_place_is_marked_and_pushes_the_next_one_down() -> None:
    places = [[2], [0, 3], [1]]
    assert [place_of(places, seat) for seat in range(5)] == ["2nd=", "4th", "1st", "2nd=", "–"]


def test_teams_share_a_place_by_being_one() -> None:
    assert [place_of([[2, 3], [0, 1]], seat, 2) for seat in range(4)] == ["2nd", "2nd", "1st", "1st"]
    assert [place_of([[0, 1, 2, 3], [4, 5]], seat, 2) for seat in (0, 3, 4)] == ["1st=", "1st=", "3rd"]
    assert team_sums([1, 2, 3, 4], 2) == [3, 3, 7, 7]
    assert team_sums([1, 2, 3], 1) == [1, 2, 3]


def test_long_names_are_cut() -> None:
    assert shortened("Bartholomew", 9) == "Bartholo…"
    assert shortened("Ann", 9) == "Ann"


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("name", ["Ann", "Bartholomew the Elder"])
def test_the_score_sheet_of_the_second_edition_fits_as_well(players: int, name: str) -> None:
    boards = ["Halikarnassos", "Alexandria", "Carthage", "Gizah", "Babylon", "Ephesos", "Olympia"]
    wonders = [f"{board} Night" for board in boards[:players]]
    config = Config(players, edition=2, expansions=ALL, wonders=wonders)
    sheet = drawn(score_sheet(new_classic_game(config, seed=3), [name] * players), 300)
    assert max(len(line) for line in sheet) <= 100
    assert sum(line.count("Night") for line in sheet) == players


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("name", ["Ann", "Bartholomew the Elder"])
def test_the_score_sheet_fits_into_a_hundred_columns(players: int, name: str) -> None:
    game = new_classic_game(Config(players=players), seed=3)
    sheet = drawn(score_sheet(game, [name] * len(game.cities)), 300)
    assert max(len(line) for line in sheet) <= 100
    for board in boards_of(game):
        assert board in sheet[2]
    for row in ("Conflicts", "Coins", "Wonder", "Civilian", "Science", "Commerce", "Guilds", "Total", "Place"):
        assert any(row in line for line in sheet)


def test_every_line_of_the_score_sheet_has_a_mark_of_its_own() -> None:
    lines = library_of(2, tuple(ALL)).categories
    assert set(lines) == set(CATEGORY_MARKS)
    assert len({CATEGORY_MARKS[line][0] for line in lines}) == len(lines)


def test_notes_tell_how_free_choices_were_used() -> None:
    scores = new_classic_game(Config(3), seed=3).score_sheet()[:2]
    assert score_notes(LIBRARY, ["Ann", "Bob"], scores) == []
    scores[0].wilds = [1, 0, 1]
    scores[0].copied = [0, 2, 0]
    scores[1].copied_guild = LIBRARY.find_card("Spies Guild")
    scores[1].changed = [0, 2]
    scores[1].repeated = [0, 1, 0]
    scores[1].repeated_guilds = [LIBRARY.find_card("Workers Guild")]
    scores[1].best_colour = RED
    assert score_notes(LIBRARY, ["Ann", "Bob"], scores) == [
        "Ann: free science symbols counted as 1 compass and 1 tablet.",
        "Ann: copied from neighbours: 2 gears.",
        "Bob: counted once more: 1 gear.",
        "Bob: a compass counted as a tablet.",
        "Bob: the copied guild was Spies Guild.",
        "Bob: Workers Guild counted twice.",
        "Bob: the colour that was counted is red.",
    ]


# A folder for each game, and in it a module for each rule

COMMANDS = Path(__file__).parent.parent / "src" / "sevenwonders" / "cli"
CLASSIC = COMMANDS / "classic"
# The module that collects what the rules add, and therefore knows all of them.
ASSEMBLY = CLASSIC / "all_rules.py"


def test_every_game_has_a_painter() -> None:
    assert len({type(painter_for(game)) for game in RULESETS}) == len(RULESETS)


@pytest.mark.parametrize("path", sorted(COMMANDS.rglob("*.py")), ids=lambda path: str(path.relative_to(COMMANDS)))
def test_only_the_folder_of_a_game_knows_its_rules(path: Path) -> None:
    own = path.relative_to(COMMANDS).parts[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in RULESETS:
                foreign = f"{node.module}.".startswith((f"sevenwonders.{name}.", f"sevenwonders.cli.{name}."))
                assert not foreign or own == name, node.module


@pytest.mark.parametrize("path", sorted(CLASSIC.rglob("*.py")), ids=lambda path: str(path.relative_to(CLASSIC)))
def test_only_the_module_of_a_rule_knows_the_rule(path: Path) -> None:
    own = path.stem
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in BLOCKS:
                modules = (f"sevenwonders.classic.{name}.", f"sevenwonders.cli.classic.{name}.")
                foreign = f"{node.module}.".startswith(modules)
                assert not foreign or own == name or path == ASSEMBLY, node.module


def test_every_rule_has_a_screen() -> None:
    assert sorted(screen.name for screen in RULE_SCREENS) == sorted(BLOCKS)
