"""The command `sevenwonders cards` with the second edition and its expansions."""

import json

import pytest

from sevenwonders.classic.libraries import library_of
from tests.second_edition.games import LIBRARY
from tests.terminal import printed, widest

BOTH = ["--edition", "2", "--expansion", "leaders", "--expansion", "cities"]


def text(*arguments: str, columns: int = 100) -> str:
    return printed("cards", *BOTH, *arguments, columns=columns)


def words(*arguments: str) -> str:
    return " ".join(text(*arguments).split())


@pytest.mark.parametrize("columns", [80, 100])
def test_all_cards_and_boards_are_listed(columns: int) -> None:
    listed = text(columns=columns)
    assert all(card.name in listed for card in LIBRARY.cards)
    boards = text("--wonders", columns=columns)
    assert all(f"{board.name} {board.side}" in boards for board in LIBRARY.boards)
    chains = text("--chains", columns=columns)
    for page in (listed, boards, chains):
        assert widest(page) <= columns
        assert "…" not in page


def test_leaders_have_a_table_with_prices() -> None:
    listed = words("--colour", "white")
    assert "◇ Ramses 5 coins purple cards cost nothing" in listed
    assert "◇ Nitocris 1, 2 or 3 coins by Age a victory token of the Age" in listed
    assert f"{len(LIBRARY.leaders)} leaders." in listed
    assert "leader_price=printed" in listed
    assert "Makes free" not in listed


def test_black_cards_come_age_by_age() -> None:
    ages = [line.split()[-1] for line in text("--colour", "black").splitlines() if "▼" in line]
    assert ages == ["drawn"] * 42
    assert words("--colour", "black").count(" III ") == 14
    assert "42 black cards. In each Age one of its black cards for every player is drawn." in words("--colour", "black")


def test_promo_guilds_are_marked() -> None:
    lines = [line for line in text("--colour", "purple").splitlines() if "★" in line]
    assert len([line for line in lines if line.endswith("promo ")]) == len(LIBRARY.promos) == 6
    assert "Promo: only with --option promo_guilds=true." in words("--colour", "purple")
    assert "Promo" not in printed("cards", "--edition", "2", "--colour", "purple")


def test_everything_about_one_card() -> None:
    assert "of the Age's 14 black cards, one a player is drawn" in words("Lair")
    assert "of all 55 leaders, four a player are dealt" in words("Nero")
    assert "shuffled among the guilds with promo_guilds=true" in words("Gamers", "Guild")
    assert "Free after" not in words("Nero")


def test_what_a_board_does_itself_is_listed_and_found() -> None:
    assert "Roma Day leaders cost nothing" in words("--wonders")
    assert "Roma Night" in text("--wonders", "--effect", "less next door")
    assert "Gizah" not in text("--wonders", "--effect", "less next door")


def test_chains_open_at_once() -> None:
    assert "free from then on" in text("--chains")
    assert "in later Ages" in printed("cards", "--chains")


def test_the_same_as_data() -> None:
    data = json.loads(text("Nitocris", "Gamers Guild", "Roma Night", "--json"))
    assert data["expansions"] == ["leaders", "cities"]
    nitocris, gamers = data["cards"]
    assert (nitocris["cost"]["age"], nitocris["promo"]) == (True, False)
    assert (gamers["cost"]["age"], gamers["promo"]) == (False, True)
    assert data["wonders"][0]["effects"] == ["leaders cost 2 less here and 1 less next door"]


# Armada and Edifice

SEA = ["--edition", "2", "--expansion", "armada", "--expansion", "edifice"]
HARBOUR = library_of(2, ("armada", "edifice"))


def sea_text(*arguments: str, columns: int = 100) -> str:
    return printed("cards", *SEA, *arguments, columns=columns)


def sea_words(*arguments: str) -> str:
    return " ".join(sea_text(*arguments).split())


@pytest.mark.parametrize("columns", [80, 100])
def test_all_of_armada_and_edifice_is_listed(columns: int) -> None:
    listed = sea_text(columns=columns)
    assert all(card.name in listed for card in HARBOUR.cards)
    assert all(f"Shipyard {letter}" in listed for letter in "ABCDEFG")
    assert widest(listed) <= columns
    assert "…" not in listed


def test_islands_edifices_and_bonuses_have_tables_of_their_own() -> None:
    assert "≈ Royal Archipelago 3 7 points" in sea_words("--colour", "island")
    assert "▣ Money Changer I 1 coin 4 coins 2 coins, or 2 debts" in sea_words("--colour", "edifice")
    assert "▫ Hoard of Carthage 7 coins, 4 points" in sea_words("--colour", "bonus")
    assert "24 maritime cards. In each Age one of its maritime cards for every player is drawn." in sea_words()


def test_shipyards_and_lanes_come_with_the_whole_list_alone() -> None:
    listed = sea_words()
    assert "▲ red 1 naval strength 1" in listed
    assert "Shipyard A ▲ red stone · ore · glass · wood + clay" in listed
    assert "◆ blue ▱" in listed
    for arguments in (["--colour", "red"], ["--wonders"], ["Pier"], ["--effect", "coins"]):
        assert "Shipyard A" not in sea_words(*arguments)
    assert "Shipyard" not in text()


def test_reconstructed_values_show_their_mark() -> None:
    lines = sea_text().splitlines()
    assert next(line for line in lines if "◆ Boathouse" in line).rstrip().endswith("points, cost")
    assert next(line for line in lines if "Lost Island" in line).rstrip().endswith("effect")
    assert next(line for line in lines if "Shipyard A" in line).rstrip().endswith("costs, wonder fleet")
    assert next(line for line in lines if "▲ red " in line).rstrip().endswith("squares")
    assert next(line for line in lines if "Construction Zone" in line).rstrip().endswith("fleet")
    assert sea_words().count("Reconstructed: no source shows this value (docs/reconstructed.md lists all).") == 4
    assert "Mark cost reconstructed: no source shows it" in sea_words("Pier")
    assert "Mark points and cost reconstructed: no source shows them" in sea_words("Boathouse")
    assert "Mark" not in sea_words("Altar")
    assert "Reconstructed" not in text()


def test_one_card_of_armada_or_edifice_in_full() -> None:
    assert "of the Age's 8 maritime cards, one a player is drawn" in sea_words("Ballista")
    assert "Penalty a brown card, or 2 debts" in sea_words("Belvedere")
    assert "level 1, island Effect 1 shield" in sea_words("Bronze", "Island").replace("─", "").replace("  ", " ")


def test_armada_and_edifice_as_data() -> None:
    data = json.loads(sea_text("--json"))
    cards = {card["id"]: card for card in data["cards"]}
    assert cards["pier"]["maritime"]
    assert cards["pier"]["reconstructed"] == ["cost"]
    assert cards["iron_oasis"]["level"] == 2
    assert cards["belvedere"]["penalty"] == "a brown card, or 2 debts"
    assert cards["altar"]["reconstructed"] == []
    assert data["shipyards"][0]["costs"]["red"] == ["S", "O", "G", "WC", "SP", "OO"]
    assert data["shipyards"][0]["reconstructed"] == ["costs", "wonder fleet"]
    assert [lane["fleet"] for lane in data["lanes"]] == ["red", "yellow", "blue", "green"]
    assert "shipyards" not in json.loads(sea_text("Pier", "--json"))
