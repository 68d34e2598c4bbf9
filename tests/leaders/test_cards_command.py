"""Leaders in the command `sevenwonders cards`."""

import json

import pytest

from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.libraries import library_of
from tests.support.terminal import printed, widest

LIBRARY = library_of(2, ("leaders",))


def text(*arguments: str, columns: int = 100) -> str:
    return printed("cards", "--edition", "2", "--expansion", "leaders", *arguments, columns=columns)


def words(*arguments: str) -> str:
    return " ".join(text(*arguments).split())


@pytest.mark.parametrize("columns", [80, 100])
def test_all_leaders_are_listed(columns: int) -> None:
    listed = text(columns=columns)
    assert all(card.name in listed for card in LIBRARY.cards)
    assert widest(listed) <= columns
    assert "…" not in listed


def test_leaders_have_a_table_with_prices() -> None:
    listed = words("--colour", "white")
    assert "◇ Ramses 5 coins purple cards cost nothing" in listed
    assert "◇ Nitocris 1, 2 or 3 coins by Age a victory token of the Age" in listed
    assert f"{len(LIBRARY.by_colour[WHITE])} leaders." in listed
    assert "leader_price=printed" in listed
    assert "Makes free" not in listed


def test_everything_about_one_leader() -> None:
    assert "of all 49 leaders, 4 are dealt to each player" in words("Nero")
    assert "leader, white" in words("Ramses")
    assert "Price 5 coins" in words("Ramses")
    assert "Free after" not in words("Nero")
    assert "shuffled among the guilds with promo_guilds=true" in words("Gamers", "Guild")


def test_what_a_board_does_itself_is_listed_and_found() -> None:
    assert "Roma Day leaders cost nothing" in words("--wonders")
    assert "Roma Night" in text("--wonders", "--effect", "less next door")
    assert "Gizah" not in text("--wonders", "--effect", "less next door")


def test_the_same_as_data() -> None:
    data = json.loads(text("Nitocris", "Gamers Guild", "Roma Night", "--json"))
    assert data["expansions"] == ["leaders"]
    nitocris, gamers = data["cards"]
    assert (nitocris["colour"], nitocris["cost"]["age"], nitocris["promo"]) == ("white", True, False)
    assert (gamers["cost"]["age"], gamers["promo"]) == (False, True)
    assert data["wonders"][0]["effects"] == ["leaders cost 2 less here and 1 less next door"]
