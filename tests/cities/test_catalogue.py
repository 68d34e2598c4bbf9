"""The box of Cities: what it adds up to, what the loader refuses, and its effects in words."""

from pathlib import Path

import pytest

from sevenwonders.classic.libraries import library_of
from tests.support.catalogue_files import check_damage

LIBRARY = library_of(2, ("cities",))


def test_the_box() -> None:
    assert [[len(cards) for cards in pool.by_age] for pool in LIBRARY.pools] == [[0, 14, 14, 14]]
    assert (LIBRARY.coins, LIBRARY.hand_size, LIBRARY.last_turn) == (3, 8, 7)
    assert len(LIBRARY.promos) == 3
    assert LIBRARY.categories[7:] == ["cities"]


DAMAGE = [
    ("age_1.yaml", "colour: black", "colour: dark", "dark"),
    ("age_1.yaml", "rebate: left", "rebate: up", "up"),
    ("age_3.yaml", "age: 3", "age: 2", "Age 2"),
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_refused_by_name(tmp_path: Path, damage: tuple[str, str, str, str]) -> None:
    check_damage(tmp_path, "cities", damage)


WORDS = {
    "Raider Fort": ["a victory token of 3", "each neighbour takes a debt of 1"],
    "Opium Stash": ["3 coins", "all others lose 1 coin"],
    "Hideout": ["2 points", "all others lose 1 coin"],
    "Cells": ["2 points for each victory token of 1 here"],
    "Lair": ["3 points", "all others lose 2 coins"],
    "Sepulcher": ["4 points", "all others lose 1 coin for each victory token"],
    "Chamber of Builders": ["4 points", "all others lose 1 coin for each stage of their wonders"],
    "Raider Camp": ["a victory token of 1", "each neighbour takes a debt of 1"],
    "Customs": ["4 points", "all others get 1 coin"],
    "Gambling Den": ["9 coins", "each neighbour gets 2 coins"],
    "Memorial": ["2 coins for each defeat token here", "throw away your defeat tokens"],
}


@pytest.mark.parametrize(("name", "words"), WORDS.items())
def test_effects_in_words(name: str, words: list[str]) -> None:
    assert [effect.words() for effect in LIBRARY.cards[LIBRARY.find_card(name)].effects] == words
