"""Architects in the terminal in every language: what is shown can be typed, and what is refused has a reason."""

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.console import Group

from sevenwonders.architects.choice import DONE, KEEP, LOOK, SCIENCE, STAGE, TAKE, TOKEN, payment_of
from sevenwonders.architects.notation import match_option, parse
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.architects.cards import name_index
from sevenwonders.cli.architects.look import card_effect, payment_words, token_words, wonder_effect
from sevenwonders.cli.architects.notation import in_english
from sevenwonders.cli.architects.reasons import refusal_of
from sevenwonders.cli.architects.scene import scene_of
from sevenwonders.cli.architects.screen import action_cells, decision_screen, possible_rows
from sevenwonders.cli.words.language import speak, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadNotation, GameError
from sevenwonders.languages import ORIGINAL, languages
from tests.architects.games import LIBRARY, choose, city, games_in_play, table
from tests.support.terminal import UNBROKEN, drawn, printed, repeated, typed, widest

CODES = [language.code for language in languages()]
OTHERS = [code for code in CODES if code != ORIGINAL]
# Marks that are drawn before the names of cards and tokens.
MARKS = re.compile(r"[□◎✚▲◆◈] ")
OPTIONS = ["--game", "architects"]


@cache
def positions() -> list[ArchitectsGame]:
    """Games at every kind of decision, with every kind of action."""
    halicarnassus = table(city("Halicarnassus", "wood", "1"), tops={0: "wood, gear, stone, coin, clay, blue_3"})
    choose(halicarnassus, "take left")
    looked = choose(halicarnassus.copy(), "look left")
    alexandria = table(city("Alexandria", "wood", "1"), city("Giza"), city("Rhodes"), city("Babylon"), tops={0: "wood"})
    choose(alexandria, "take left")
    helped = table(city("Giza", "clay, clay, clay, coin", "", "Economy, Engineering"), tops={0: "gear"})
    choose(helped, "take left")
    learned = choose(table(city("Giza", "gear, compass, compass"), tops={0: "tablet"}), "take left")
    return [halicarnassus, looked, alexandria, helped, learned, *[game for _, game in games_in_play(16)]]


def asked(game: ArchitectsGame) -> Decision:
    return game.pending()[0]


def actions(game: ArchitectsGame) -> Iterator[tuple[int, list[int], str]]:
    """The use of each possible action, its choices, and what the screen shows for it."""
    scene = scene_of(game, asked(game).seat)
    for row in possible_rows(game.menu(asked(game).ident)):
        yield row.use, row.choices, MARKS.sub("", action_cells(scene, row)[0].plain)


@pytest.mark.parametrize("code", CODES)
def test_what_the_screen_shows_can_be_typed(code: str) -> None:
    speak(code)
    seen = set()
    for game in positions():
        for use, choices, words in actions(game):
            seen.add(use)
            assert match_option(game, asked(game), in_english(LIBRARY, words)) == choices[0]
            for choice in choices if use == STAGE else []:
                paid = f"{words} {payment_words(LIBRARY, payment_of(choice))}".upper()
                assert match_option(game, asked(game), in_english(LIBRARY, paid)) == choice
    assert seen == {TAKE, STAGE, SCIENCE, TOKEN, LOOK, KEEP, DONE}


@pytest.mark.parametrize("code", CODES)
def test_the_examples_of_the_help_can_be_typed(code: str) -> None:
    speak(code)
    examples = {
        "take": "take left",
        "stage": "stage 2 with wood, coin",
        "using": "stage 2 using Economy",
        "science": "science gear",
        "token": "token Education",
        "look": "look left",
        "done": "done",
    }
    for name, english in examples.items():
        words = told_by_id(f"terminal-box-typed-{name}")
        assert parse(LIBRARY, in_english(LIBRARY, words)) == parse(LIBRARY, english)


def test_names_may_be_typed_without_accents_and_cut_short() -> None:
    speak("fr")
    for words, english in (
        ("PRENDS GIZEH", "take Giza"),
        ("prends centre", "take centre"),
        ("étape 2 avec bois et pièce", "stage 2 with wood, coin"),
        ("etape 3 avec verre avec l'aide de economie", "stage 3 with glass using Economy"),
        ("jeton ingé", "token Engineering"),
        ("jeton caché", "token unseen"),
        ("garde deux points et le chat", "keep Two points with cat"),
        ("science compas, rouage et tablette", "science compass, gear, tablet"),
        ("take left", "take left"),
        ("n’importe quoi", "n’importe quoi"),
    ):
        assert in_english(LIBRARY, words).lower() == english.lower()


# What may be typed at any decision, and is refused at most of them.
TRIED = [
    *("take left", "take right", "take centre", "take Giza", "take Ephesus", "take up", "look left", "look up"),
    *("stage 1", "stage 2", "stage 3", "stage 4", "stage 5", "stage 1 with wood, wood", "stage 9", "done", "keep up"),
    *("science gear", "science compass, gear, tablet", "science wood", "token Culture", "token unseen", "token up"),
    "keep gear",
]


def refused(game: ArchitectsGame, english: str) -> tuple[str, str] | None:
    """The refusals of the engine and of the terminal, if a choice is refused."""
    try:
        match_option(game, asked(game), english)
    except GameError as error:
        return str(error), refusal_of(game, asked(game), english, error)
    return None


@pytest.mark.parametrize("code", OTHERS)
def test_what_cannot_be_chosen_is_refused_with_a_reason(code: str) -> None:
    speak(code)
    pairs = {pair for game in positions() for english in TRIED if (pair := refused(game, english))}
    assert all(said and said != english for english, said in pairs)
    assert len({said for _, said in pairs}) > 25


@pytest.mark.parametrize("code", CODES)
def test_everything_says_what_it_does(code: str) -> None:
    speak(code)
    words = [
        *[card_effect(card) for card in LIBRARY.cards],
        *[wonder_effect(board) for board in LIBRARY.boards],
        *[token_words(LIBRARY, token) for token in range(len(LIBRARY.tokens))],
    ]
    # Giza has no effect.
    assert words.count("") == 1
    assert len(name_index(LIBRARY)) >= len(LIBRARY.cards) + len(LIBRARY.boards) + len(LIBRARY.tokens)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("columns", [60, 100])
def test_a_game_is_played_in_every_language(code: str, columns: int) -> None:
    options = [*OPTIONS, "-p", "7", "--seed", "6", "--bot", "random", "--wonders", "Ephesus", "--language", code]
    looks = ["?", "c 1", "d", "decks", "score", "u", "p", "99", "done done"]
    lines = [*looks, *repeated(["1", "", "2", "", "p"], 120), "l", "q"]
    result = typed(options, lines, columns)
    assert result.exit_code == 0
    speak(code)
    unbroken = (told("terminal-again", command="").rstrip(), *UNBROKEN)
    assert widest(result.output, unbroken) <= columns
    assert told("terminal-box-no-undo")[:40] in result.output


@pytest.mark.parametrize("code", OTHERS)
def test_screens_have_no_names_of_messages(code: str) -> None:
    speak(code)
    for game in positions():
        decision = asked(game)
        screen = decision_screen(scene_of(game, decision.seat), decision, game.menu(decision.ident), 100)
        assert not re.search(r"[a-z]_[a-z]|\{", drawn(Group(screen)))


def test_cards_are_looked_up_in_another_language() -> None:
    german = ["--game", "architects", "--language", "de"]
    assert "Zahnrad" in printed("cards", *german, "zahnrad")
    assert "Wissenschaft" in printed("cards", *german, "--effect", "zirkel, zahnrad oder tafel")
    assert "Wissenschaft" in printed("cards", *german, "--effect", "after taking compass")
    assert "Große Pyramide" in printed("cards", *german, "gizeh")
    assert "Holz" in printed("cards", *german, "--colour", "grau")
    (gear,) = json.loads(printed("cards", *german, "Zahnrad", "--json"))["cards"]
    assert (gear["name"], gear["colour"], gear["effect"]) == ("Gear", "green", "2 equal or 3 different: a token")
    with pytest.raises(BadNotation, match="Meinst du Kultur"):
        printed("cards", *german, "Kulturr")
