"""The command `sevenwonders cards` with the second edition, and with all expansions together."""

import pytest

from sevenwonders.classic.libraries import library_of
from tests.support.expansions import ALL
from tests.support.terminal import printed, widest

LIBRARY = library_of(2, tuple(ALL))
TABLE = ["--edition", "2", *[word for name in ALL for word in ("--expansion", name)]]


def text(*arguments: str, columns: int = 100) -> str:
    return printed("cards", *TABLE, *arguments, columns=columns)


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


def test_promo_guilds_are_marked() -> None:
    lines = [line for line in text("--colour", "purple").splitlines() if "★" in line]
    assert len([line for line in lines if line.endswith("promo ")]) == len(LIBRARY.promos)
    assert "Promo" not in printed("cards", "--edition", "2", "--colour", "purple")


def test_bonuses_have_a_table_of_their_own() -> None:
    assert "▫ Hoard of Carthage 7 coins, 4 points" in words("--colour", "bonus")
    assert "chosen with a stage, bonus Effect 7 coins, 4 points Copies one" in words("Hoard of Carthage").replace(
        "─", ""
    ).replace("  ", " ")


def test_chains_open_at_once() -> None:
    assert "free from then on" in text("--chains")
    assert "in later Ages" in printed("cards", "--chains")
