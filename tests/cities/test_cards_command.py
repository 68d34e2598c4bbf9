"""Black cards in the command `sevenwonders cards`."""

from tests.support.terminal import printed


def text(*arguments: str) -> str:
    return printed("cards", "--edition", "2", "--expansion", "cities", *arguments)


def words(*arguments: str) -> str:
    return " ".join(text(*arguments).split())


def test_black_cards_come_age_by_age() -> None:
    ages = [line.split()[-1] for line in text("--colour", "black").splitlines() if "▼" in line]
    assert ages == ["drawn"] * 42
    listed = words("--colour", "black")
    assert listed.count(" III ") == 14
    assert "42 black cards. In each Age one of its black cards is drawn for every player." in listed


def test_everything_about_one_black_card() -> None:
    assert "of the Age's 14 black cards, one is drawn for each player" in words("Lair")
