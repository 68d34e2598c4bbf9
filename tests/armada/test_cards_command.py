"""Maritime cards, islands, shipyards and lanes in the command `sevenwonders cards`."""

import json

import pytest

from sevenwonders.classic.libraries import library_of
from tests.support.terminal import printed, widest

LIBRARY = library_of(2, ("armada",))


def text(*arguments: str, columns: int = 100) -> str:
    return printed("cards", "--edition", "2", "--expansion", "armada", *arguments, columns=columns)


def words(*arguments: str) -> str:
    return " ".join(text(*arguments).split())


@pytest.mark.parametrize("columns", [80, 100])
def test_all_of_armada_is_listed(columns: int) -> None:
    listed = text(columns=columns)
    assert all(card.name in listed for card in LIBRARY.cards)
    assert all(f"Shipyard {letter}" in listed for letter in "ABCDEFG")
    assert widest(listed) <= columns
    assert "…" not in listed


def test_islands_and_maritime_cards_have_tables_of_their_own() -> None:
    assert "≈ Royal Archipelago 3 7 points" in words("--colour", "island")
    assert "24 maritime cards. In each Age one of its maritime cards is drawn for every player." in words()


def test_shipyards_and_lanes_come_with_the_whole_list_alone() -> None:
    listed = words()
    assert "▲ red 1 1 naval strength" in listed
    assert "Shipyard A ▲ red stone · ore · glass · wood + clay" in listed
    assert "◆ blue ▱" in listed
    for arguments in (["--colour", "red"], ["--wonders"], ["Pier"], ["--effect", "coins"]):
        assert "Shipyard A" not in words(*arguments)
    assert "Shipyard" not in printed("cards", "--edition", "2")


def test_reconstructed_values_show_their_mark() -> None:
    lines = text().splitlines()
    assert next(line for line in lines if "◆ Boathouse" in line).rstrip().endswith("points, cost")
    assert next(line for line in lines if "Lost Island" in line).rstrip().endswith("effect")
    assert next(line for line in lines if "Shipyard A" in line).rstrip().endswith("costs, wonder fleet")
    assert next(line for line in lines if "▲ red " in line).rstrip().endswith("squares")
    assert next(line for line in lines if "Construction Zone" in line).rstrip().endswith("fleet")
    assert words().count("Reconstructed: no source shows this value (docs/reconstructed.md lists all).") == 4
    assert "Mark cost reconstructed: no source shows it" in words("Pier")
    assert "Mark points and cost reconstructed: no source shows them" in words("Boathouse")
    assert "Mark" not in words("Altar")
    assert "Reconstructed" not in printed("cards", "--edition", "2")


def test_one_card_of_armada_in_full() -> None:
    assert "of the Age's 8 maritime cards, one is drawn for each player" in words("Ballista")
    assert "level 1, island Effect 1 shield" in words("Bronze", "Island").replace("─", "").replace("  ", " ")


def test_armada_as_data() -> None:
    data = json.loads(text("--json"))
    cards = {card["id"]: card for card in data["cards"]}
    assert cards["pier"]["maritime"]
    assert not cards["altar"]["maritime"]
    assert cards["pier"]["reconstructed"] == ["cost"]
    assert cards["altar"]["reconstructed"] == []
    assert cards["iron_oasis"]["level"] == 2
    assert data["shipyards"][0]["costs"]["red"] == ["S", "O", "G", "WC", "SP", "OO"]
    assert data["shipyards"][0]["reconstructed"] == ["costs", "wonder fleet"]
    assert [lane["fleet"] for lane in data["lanes"]] == ["red", "yellow", "blue", "green"]
    assert "shipyards" not in json.loads(text("Pier", "--json"))


def test_the_data_of_a_table_without_armada_has_the_same_keys() -> None:
    data = json.loads(printed("cards", "--edition", "2", "--json"))
    assert (data["shipyards"], data["lanes"]) == ([], [])
    assert not any(card["maritime"] for card in data["cards"])
