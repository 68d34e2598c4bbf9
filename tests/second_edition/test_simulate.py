"""The command `sevenwonders simulate` with the second edition."""

import json

import pytest

from sevenwonders.kernel.errors import BadConfig
from tests.support.terminal import printed, widest

BASE = ["simulate", "-g", "3", "--edition", "2", "--seed", "5"]


def output(*arguments: str) -> str:
    return printed(*BASE, *arguments, columns=80)


@pytest.mark.parametrize(
    ("expansions", "lines"),
    [
        ([], []),
        (["leaders"], ["leaders"]),
        (["cities"], ["cities"]),
        (["leaders", "cities"], ["leaders", "cities"]),
        (["armada"], ["naval", "islands"]),
        (["edifice"], []),
        (["leaders", "cities", "armada", "edifice"], ["leaders", "cities", "naval", "islands"]),
    ],
)
def test_every_expansion_has_its_line(expansions: list[str], lines: list[str]) -> None:
    words = [word for name in expansions for word in ("--expansion", name)]
    data = json.loads(output("-p", "3", *words, "--json"))
    assert list(data["scores"])[7:] == [*lines, "total"]
    assert data["config"]["expansions"] == expansions


def test_partners_share_their_victories() -> None:
    data = json.loads(output("-p", "4", "--expansion", "leaders,cities", "--variant", "teams", "--json"))
    wins = [seat["wins"] for seat in data["seats"]]
    assert wins[0] == wins[1]
    assert wins[2] == wins[3]
    assert sum(wins) == 3
    text = output("-p", "4", "--expansion", "leaders,cities", "--variant", "teams")
    assert "A team's victory counts as half a win for each partner." in text
    assert widest(text) <= 80


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-p", "5", "--variant", "teams"], "is for 4 or 6 players"),
        (["-p", "2"], "3 to 7 players"),
        (["--option", "leader_price=age"], "no option 'leader_price'"),
        (["--expansion", "towers"], "There is no expansion 'towers'."),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], words: str) -> None:
    with pytest.raises(BadConfig, match=words):
        output(*arguments)
