"""The classic game in the terminal in other languages: whole games, and choices typed in the reader's words."""

import re
from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.classic.look import name_of
from sevenwonders.cli.words.language import SOFT_HYPHEN, speak
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded, words_of
from sevenwonders.languages import ORIGINAL, languages
from sevenwonders.record.files import load_record
from sevenwonders.record.record import replay_game
from tests.support.expansions import ALL
from tests.support.spoken import english_only
from tests.support.terminal import repeated, typed

OTHERS = [language.code for language in languages() if language.code != ORIGINAL]
# The usual run plays in Spanish; the others are proofs.
EACH = pytest.mark.parametrize(
    "code", [pytest.param(code, marks=[] if code == "es" else pytest.mark.proof) for code in OTHERS]
)
TABLES = {
    "two": ["-p", "2"],
    "first edition": ["-p", "3"],
    "everything": ["-p", "4", "--edition", "2", "--expansion", ",".join(ALL)],
    "teams": ["-p", "4", "--edition", "2", "--variant", "teams"],
}
# One of these fits every question.
ANSWERS = ["?", "1", "", "s1", "", "x1", "2", "p"]


def on_one_line(text: str) -> str:
    """Undo the breaks of lines."""
    return " ".join(text.split())


@EACH
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_is_played_in_every_language(code: str, table: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = [*TABLES[table], "--seed", "6", "--bot", "random", "--language", code, "--save", str(file)]
    result = typed(options, ["c 1", "d", "l", "score", *repeated(ANSWERS, 3000)])
    assert result.exit_code == 0, result.output[-500:]
    assert replay_game(load_record(file)).finished()
    speak(code)
    assert told("terminal-final") in result.output
    shown = on_one_line(result.output.replace(str(file), ""))
    assert [english for english in english_only(code, 3) if english.replace(SOFT_HYPHEN, "") in shown] == []
    assert not re.search(r"[a-z]_[a-z]|\{", re.sub(r"`[^`]*`|--\S+( \S+)?", "", shown))


@pytest.mark.parametrize("code", OTHERS)
def test_a_choice_is_typed_in_the_words_of_the_reader(code: str) -> None:
    """Without accents and in capital letters too, or in English."""
    game = new_classic_game(Config(3), 6)
    card = game.cities[0].hand[0]
    speak(code)
    verb, name = words_of("terminal-verb-sell")[0], name_of(game.library, card)
    lines = [f"{verb} {name}", f"{verb} {folded(name)}".upper(), f"sell {game.library.cards[card].name}"]
    options = ["-p", "3", "--seed", "6", "--language", code]
    outputs = {typed(options, [line, "q"]).output.replace(line, "") for line in lines}
    assert len(outputs) == 1
    # The question of the next turn is asked in the same language.
    speak(code)
    assert told("terminal-turn", age=1, turn=2, last=6) in outputs.pop()
