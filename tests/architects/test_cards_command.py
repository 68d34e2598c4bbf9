"""The command `sevenwonders cards --game architects`."""

import json

import pytest

from tests.architects.games import LIBRARY
from tests.support.terminal import printed, widest


def output(*arguments: str, columns: int = 100) -> str:
    return printed("cards", "--game", "architects", *arguments, columns=columns)


def names(kind: str, *arguments: str) -> list[str]:
    data = json.loads(output(*arguments, "--json"))
    assert data["game"] == "architects"
    return [entry["name"] for entry in data[kind]]


@pytest.mark.parametrize("columns", [80, 100])
def test_everything_is_listed(columns: int) -> None:
    text = output(columns=columns)
    assert widest(text) <= columns
    for part in (
        [card.name for card in LIBRARY.cards],
        [f"{board.name}, {board.wonder}" for board in LIBRARY.boards],
        [token.name for token in LIBRARY.tokens],
    ):
        assert all(name in text for name in part)


def test_numbers_on_which_sources_disagree_are_marked() -> None:
    text = output("stone")
    assert " 1? " in text
    assert "Sources disagree" in text
    assert "Sources disagree" not in output("wood")
    (stone,) = json.loads(output("stone", "--json"))["cards"]
    assert stone["uncertain"] == ["babylon"]
    assert sum(stone["decks"].values()) == 17


def test_names_find_cards_wonders_and_tokens() -> None:
    assert names("cards", "wood", "brick") == ["Wood", "Clay"]
    assert names("cards", "shield", "with", "1", "horn") == ["Shield with 1 horn"]
    assert names("wonders", "giza") == ["Giza"]
    assert names("tokens", "Culture", "decor") == ["Culture", "Decor"]
    text = output("Ephesus")
    assert "★ take the top card of the central deck" in text
    assert "Ephe" in text


def test_filters_narrow_the_list() -> None:
    assert names("cards", "--colour", "gray") == ["Wood", "Stone", "Clay", "Papyrus", "Glass"]
    assert names("tokens", "--colour", "blue") == []
    assert names("cards", "--wonders") == []
    assert len(names("wonders", "--wonders")) == 7
    assert names("tokens", "--effect", "One more card after building") == ["Architecture"]
    assert "Nothing fits" in output("--effect", "seven points")


def test_stages_name_what_they_rest_on() -> None:
    (ephesus,) = json.loads(output("Ephesus", "--json"))["wonders"]
    assert [stage["needs"] for stage in ephesus["stages"]] == [[], [1], [1], [1], [2, 3, 4]]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gold"], "No card, wonder or token is called 'gold'."),
        (["gizza"], "Did you mean Giza?"),
        (["horn"], "Did you mean Shield with 1 horn or Shield with 2 horns?"),
        (["--colour", "pink"], "There is no colour 'pink'."),
        (["--age", "1"], "are about the classic game"),
        (["--chains"], "are about the classic game"),
        (["--players", "3"], "are about the classic game"),
        (["--edition", "2"], "Architects has no edition 2."),
    ],
)
def test_mistakes_are_explained(arguments: list[str], words: str) -> None:
    with pytest.raises(Exception, match=words.replace("?", r"\?")):
        output(*arguments)
