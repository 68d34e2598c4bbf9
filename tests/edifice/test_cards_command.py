"""Edifices in the command `sevenwonders cards`."""

import json

import pytest

from sevenwonders.classic.libraries import library_of
from tests.support.terminal import printed, widest

LIBRARY = library_of(2, ("edifice",))


def text(*arguments: str, columns: int = 100) -> str:
    return printed("cards", "--edition", "2", "--expansion", "edifice", *arguments, columns=columns)


def words(*arguments: str) -> str:
    return " ".join(text(*arguments).split())


@pytest.mark.parametrize("columns", [80, 100])
def test_all_edifices_are_listed(columns: int) -> None:
    listed = text(columns=columns)
    assert all(card.name in listed for card in LIBRARY.cards)
    assert widest(listed) <= columns
    assert "…" not in listed


def test_edifices_have_a_table_of_their_own() -> None:
    listed = words("--colour", "edifice")
    assert "▣ Money Changer I 1 coin 4 coins lose 2 coins, or 2 debts" in listed
    assert "15 Edifices; a game has one for each Age. Pawns on each: 2 with 3, 3 with 4" in listed


def test_one_edifice_in_full() -> None:
    shown = words("Belvedere")
    assert "Price 1 coin Reward 1 point for each wonder stage here Penalty lose a brown card, or 2 debts" in shown
    assert "Copies one" in shown


def test_edifices_as_data() -> None:
    cards = {card["id"]: card for card in json.loads(text("--json"))["cards"]}
    assert cards["belvedere"]["penalty"] == "a brown card, or 2 debts"
    assert cards["altar"]["penalty"] is None
