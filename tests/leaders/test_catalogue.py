"""The box of Leaders: what it adds up to, what the loader refuses, and its effects in words."""

from pathlib import Path

import pytest

from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.libraries import library_of
from tests.support.catalogue_files import check_damage

LIBRARY = library_of(2, ("leaders",))


def test_the_box() -> None:
    leaders = [LIBRARY.cards[leader] for leader in LIBRARY.by_colour[WHITE]]
    assert len(leaders) == 49, "six more need Cities"
    assert (LIBRARY.coins, LIBRARY.hand_size, LIBRARY.last_turn) == (6, 7, 6)
    assert {leader.coins for leader in leaders} <= set(range(7))
    assert {leader.back for leader in leaders} == {4}
    assert len(LIBRARY.promos) == 3
    assert LIBRARY.categories[7:] == ["leaders"]
    assert {board.name for board in LIBRARY.boards} - {board.name for board in library_of(2).boards} == {
        "Roma",
        "Abu Simbel",
    }


DAMAGE = [
    ("set.yaml", "{0: 55}", "{0: 56}", "Age 0"),
    ("set.yaml", "promos: 3", "promos: 2", "promos"),
    ("set.yaml", "wonders: 2", "wonders: 3", "wonders"),
    ("set.yaml", "id: leaders", "id: heroes", "heroes"),
    ("leaders.yaml", "special: free_leaders", "special: dear_leaders", "dear_leaders"),
    ("leaders.yaml", "id: imhotep", "id: maecenas", "used 2 times"),
    ("wonders.yaml", "resources: WCO", "resources: WCX", "names a resource"),
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_refused_by_name(tmp_path: Path, damage: tuple[str, str, str, str]) -> None:
    check_damage(tmp_path, "leaders", damage)


WORDS = {
    "Nitocris": "a victory token of the Age",
    "Phryne": "5 points if you have more blue cards than each neighbour",
    "Justinian": "3 points for each set of blue, red, green",
    "Gorgo": "each pair of equal victory tokens scores one of them again",
    "Hammurabi": "blue cards need one resource less",
    "Imhotep": "stages need one resource less",
    "Ramses": "purple cards cost nothing",
    "Bilkis": "once a turn buy any resource from the bank for 1",
    "Berenice": "1 coin with coins from the bank, once a turn",
    "Gamers Guild": "1 point for each 3 coins next door, at most 10",
    "Diplomats Guild": "1 point for each leader next door",
}


@pytest.mark.parametrize(("name", "words"), WORDS.items())
def test_effects_in_words(name: str, words: str) -> None:
    assert LIBRARY.cards[LIBRARY.find_card(name)].effects[0].words() == words
