import json
import sys

import pytest

from sevenwonders.classic.libraries import library_of
from sevenwonders.cli import main

Entry = dict[str, object]


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Ask":
    return Ask(monkeypatch, capsys)


class Ask:
    """Runs `sevenwonders cards ...`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def text(self, *arguments: str) -> str:
        code, text, _ = self.ending(*arguments)
        assert code == 0
        return text

    def ending(self, *arguments: str) -> tuple[int, str, str]:
        """Exit code, what was printed, and the errors."""
        self.monkeypatch.setattr(sys, "argv", ["sevenwonders", "cards", *arguments])
        with pytest.raises(SystemExit) as ending:
            main()
        captured = self.capsys.readouterr()
        return ending.value.code if isinstance(ending.value.code, int) else 0, captured.out, captured.err

    def data(self, *arguments: str) -> tuple[list[Entry], list[Entry]]:
        """The cards and wonders of the JSON object."""
        data = json.loads(self.text(*arguments, "--json"))
        return data["cards"], data["wonders"]

    def names(self, *arguments: str) -> list[object]:
        return [card["name"] for card in self.data(*arguments)[0]]


def test_all_cards_are_listed_within_100_columns(ask: Ask) -> None:
    text = ask.text()
    assert max(len(line) for line in text.splitlines()) <= 100
    assert all(card.name in text for card in library_of(1).cards)
    assert len(ask.names()) == len(library_of(1).cards)


def test_filters_narrow_the_list(ask: Ask) -> None:
    assert ask.names("--age", "2", "--colour", "red", "--players", "3") == ["Walls", "Stables", "Archery Range"]
    assert len(ask.names("--colour", "purple")) == 10
    assert ask.names("--colour", "Grey") == ["Loom", "Glassworks", "Press"] * 2
    assert "Vineyard" in ask.names("--effect", "COIN for each brown")
    assert "Nothing fits" in ask.text("--age", "1", "--effect", "3 shields")


def test_copies_are_shown_for_the_number_of_players(ask: Ask) -> None:
    assert "Copies: 3 7 is one from 3 players on" in ask.text("--age", "1")
    assert "1 card in 3 copies for 7 players" in ask.text("--age", "1", "--effect", "5 coins", "--players", "7")
    (tavern,), _ = ask.data("Tavern")
    assert tavern["copies"] == [4, 5, 7]
    assert tavern["copies_used"] == {"3": 0, "4": 1, "5": 2, "6": 2, "7": 3}


def test_a_name_shows_everything_about_the_card(ask: Ask) -> None:
    text = ask.text("library")
    for words in ("Library", "Age II, green", "2 stone, 1 textile", "tablet", "Scriptorium", "Senate, University"):
        assert words in text
    assert "1 with 3, 1 with 4, 1 with 5, 2 with 6, 2 with 7 players" in text
    assert "players + 2 are drawn" in ask.text("Spies Guild")


def test_a_name_of_several_words_needs_no_quotes(ask: Ask) -> None:
    assert ask.names("east", "trading", "post") == ["East Trading Post"]
    assert ask.names("Baths", "Altar") == ["Baths", "Altar"]


def test_cards_of_two_ages_may_share_a_name(ask: Ask) -> None:
    assert [card["age"] for card in ask.data("Loom")[0]] == [1, 2]
    assert [card["id"] for card in ask.data("Loom", "--age", "2")[0]] == ["loom_2"]


def test_a_wonder_is_found_by_city_side_or_id(ask: Ask) -> None:
    assert [board["id"] for board in ask.data("Giza")[1]] == ["giza_a", "giza_b"]
    assert [board["id"] for board in ask.data("giza", "b")[1]] == ["giza_b"]
    assert [board["id"] for board in ask.data("giza_a")[1]] == ["giza_a"]
    assert "4 stone, 1 papyrus" in ask.text("Giza B")


def test_boards_are_listed_with_their_stages(ask: Ask) -> None:
    found, boards = ask.data("--wonders")
    assert found == []
    assert len(boards) == 14
    assert [board["id"] for board in ask.data("--wonders", "--effect", "copy a guild")[1]] == ["olympia_b"]
    assert max(len(line) for line in ask.text("--wonders").splitlines()) <= 100


def test_chains_are_a_tree(ask: Ask) -> None:
    lines = ask.text("--chains", "--colour", "blue").splitlines()
    altar = next(number for number, line in enumerate(lines) if "Altar" in line)
    assert "Temple" in lines[altar + 1]
    assert "Pantheon" in lines[altar + 2]
    assert not any("Walls" in line for line in lines)
    assert max(len(line) for line in ask.text("--chains").splitlines()) <= 100
    assert "Palace" not in ask.names("--chains", "--age", "3")


def test_other_editions_have_their_own_cards(ask: Ask) -> None:
    data = json.loads(ask.text("--edition", "2", "Castrum", "--json"))
    assert (data["game"], data["edition"]) == ("classic", 2)
    assert [card["colour"] for card in data["cards"]] == ["red"]
    assert ask.ending("Castrum")[0] == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["quary"], "No card or wonder is called 'quary'. Did you mean Quarry?"),
        (["trading"], "Did you mean East Trading Post or West Trading Post?"),
        (["Gizza"], "Did you mean Giza?"),
        (["xyzzy"], "`sevenwonders cards` lists all cards"),
        (["--colour", "pink"], "There is no colour 'pink'."),
        (["--age", "4"], "There is no Age 4. Use 1 to 3."),
        (["--players", "8"], "The game is for 2 to 7 players, not 8."),
        (["--wonders", "--age", "1"], "are about cards"),
        (["--wonders", "--chains"], "are about cards"),
    ],
)
def test_mistakes_are_explained(ask: Ask, arguments: list[str], words: str) -> None:
    code, text, errors = ask.ending(*arguments)
    assert code == 2
    assert text == ""
    assert words in errors
