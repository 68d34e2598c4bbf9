"""The facts of Architects: what the loader refuses, and the totals of the box."""

import re
import shutil
from pathlib import Path

import pytest

from sevenwonders.architects.library import LOOK_EFFECT
from sevenwonders.catalogue.architects import load_architects, read_architects
from sevenwonders.catalogue.facts import CatalogueError
from tests.architects.games import LIBRARY
from tests.support.places import SOURCE

DATA = SOURCE / "catalogue" / "data" / "architects"
CATALOGUE = load_architects()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the set's files, to be damaged."""
    shutil.copytree(DATA, tmp_path / "set")
    return tmp_path / "set"


def test_the_package_reads_its_own_data(folder: Path) -> None:
    assert read_architects(folder) == CATALOGUE
    assert load_architects() is CATALOGUE


DAMAGE = [
    ("cards.yaml", "colour: grey", "color: grey", "color"),
    ("cards.yaml", "colour: grey", "colour: pink", "pink"),
    ("cards.yaml", "colour: grey", "colour: blue", "by colour"),
    ("cards.yaml", "id: wood", "id: Wood", "lower_snake_case"),
    ("cards.yaml", "id: wood", "id: wo-od", "lower_snake_case"),
    ("cards.yaml", "id: wood", "id: stone", "used 2 times"),
    ("cards.yaml", "id: wood", "id: timber", "is not a card of this set"),
    ("cards.yaml", "aliases: [brick]", "aliases: [Giza]", "is already a name of Giza"),
    ("cards.yaml", "total: 17", "total: 16", "cards in all decks"),
    ("decks.yaml", "wood: 2", "wood: 3", "deck alexandria: cards"),
    ("decks.yaml", "wood: 2, stone: 2", "wood: 3, stone: 1", "cards in all decks"),
    ("decks.yaml", "deck: giza", "deck: gizeh", "in this order"),
    ("decks.yaml", "uncertain: [stone", "uncertain: [iron", "is not a card"),
    ("wonders.yaml", "needs: [1]", "needs: [2]", "rest only on stages before"),
    ("wonders.yaml", "needs: [1]", "needs: [0]", "rest only on stages before"),
    ("wonders.yaml", "needs: [1, 2]", "needs: [1, 1]", "each named once"),
    ("wonders.yaml", "points: 4}", "points: 5}", "alexandria: points"),
    ("wonders.yaml", "count: 4", "count: 5", "not 2 to 4"),
    ("wonders.yaml", "cost: different", "cost: cheap", "cheap"),
    ("wonders.yaml", "effect: none", "effect: shield", "if and only if"),
    ("wonders.yaml", "effect: look", "effect: none", "if and only if"),
    ("wonders.yaml", "    - {place: base, count: 2, cost: different, points: 4}\n", "", "alexandria: stages"),
    ("tokens.yaml", "copies: 2", "copies: 3", "tokens"),
    ("tokens.yaml", "[4, 12]", "[4]", "by_number"),
    ("tokens.yaml", "[wood, clay]", "[wood, mud]", "mud"),
    ("tokens.yaml", "payment: double_coin", "payment: credit", "credit"),
    ("set.yaml", "cards: 235", "cards: 236", "cards: expected 236"),
    ("set.yaml", "wonders: 7", "wonders: 8", "wonders"),
    ("set.yaml", ", 7: 6}", "}", "conflict_tokens"),
    ("set.yaml", "look_at: 5", "look_at: [", "set.yaml"),
]


@pytest.mark.parametrize(("file", "old", "new", "word"), DAMAGE)
def test_damage_is_refused_by_name(folder: Path, file: str, old: str, new: str, word: str) -> None:
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    with pytest.raises(CatalogueError, match=re.escape(word)):
        read_architects(folder)


@pytest.mark.parametrize("file", ["cards.yaml", "decks.yaml", "set.yaml", "tokens.yaml", "wonders.yaml"])
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(CatalogueError, match=file):
        read_architects(folder)


def test_uncertain_values_keep_their_mark() -> None:
    assert [(deck.deck, deck.uncertain) for deck in CATALOGUE.decks if deck.uncertain] == [
        ("babylon", ["stone", "clay"])
    ]


def test_no_wonder_deck_has_five_equal_cards() -> None:
    """Five cards taken up are never all equal, so that being asked or not gives nothing away."""
    for board in LIBRARY.boards:
        assert max(board.deck.count(card) for card in board.deck) < LIBRARY.look_at
    assert any(board.effect == LOOK_EFFECT for board in LIBRARY.boards)


def test_every_wonder_has_the_same_five_costs() -> None:
    for board in LIBRARY.boards:
        assert [(stage.count, stage.identical) for stage in board.stages] == [
            (2, False),
            (2, True),
            (3, False),
            (3, True),
            (4, False),
        ]
