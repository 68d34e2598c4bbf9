"""The log of Architects in sentences: every event has one or is silent, and none gives away a hidden card."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from sevenwonders.architects import kinds
from sevenwonders.architects.choice import ALL_DIFFERENT
from sevenwonders.architects.notation import parse
from sevenwonders.architects.phrases import ENGLISH, SILENT, phrase_of
from sevenwonders.architects.tokens import NO_TOKEN
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.wording import English
from sevenwonders.record.log import chapters_of
from sevenwonders.record.record import record_game, replay
from tests.architects.games import LIBRARY, PLAYERS, any_config, cards, choose, city, config, game_at, table, tokens
from tests.support.sentences import Told, check_chapters, check_kinds, check_texts, headings_of

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
WOOD, COIN, CAT = cards("wood, coin, blue_2_cat")
ECONOMY, DECOR = tokens("Economy, Decor")
PAYMENT = (1 << 20) - 1
WORDS = English(ENGLISH, LIBRARY.names_in_text)


def sentence(names: list[str], event: Event) -> str:
    phrase = phrase_of(LIBRARY, len(names), event)
    return "" if phrase is None else WORDS.sentence(phrase, names)


def paying(words: str) -> int:
    """The packed payment of a stage."""
    return parse(LIBRARY, f"stage 1 with {words}") & PAYMENT


TOLD: list[Told] = [
    (kinds.TURN_BEGAN, 2, [12], [], "Cleo begins turn 12."),
    (kinds.TURN_PASSED, 2, [], [], "Cleo has no card within reach and passes."),
    (kinds.PEEKED, 0, [], [], "Ana looks at the top card of the central deck."),
    (kinds.PEEKED, 0, [], [CAT], "Ana looks at the top card of the central deck: a card of 2 points with the cat."),
    (kinds.TOOK, 0, [0, WOOD, COIN], [], "Ana takes wood from the deck on the left."),
    (kinds.TOOK, 0, [3, WOOD, -1], [], "Ana takes wood from the deck on the right."),
    (kinds.TOOK, 1, [0, WOOD, -1], [], "Ben takes wood from the deck on the right."),
    (kinds.TOOK, 1, [4, COIN, -1], [], "Ben takes a coin from the central deck."),
    (kinds.TOOK, 0, [2, COIN, -1], [], "Ana takes a coin from the deck of Cleo."),
    (kinds.CAT_MOVED, 3, [], [], "Dan gets the cat."),
    (kinds.HORNS, 3, [1], [], "Dan turns 1 conflict token to battle."),
    (kinds.HORNS, 3, [2], [], "Dan turns 2 conflict tokens to battle."),
    (kinds.TOKEN_USED, 1, [ECONOMY], [], "Ben uses Economy for an extra card."),
    (kinds.STAGE_BUILT, 1, [0, paying("wood, coin")], [], "Ben builds stage 1 of the wonder with wood and a coin."),
    (
        kinds.STAGE_BUILT,
        1,
        [4, paying("wood, clay, coin using Economy, Engineering")],
        [],
        "Ben builds stage 5 of the wonder with wood, clay and a coin, using Economy and Engineering.",
    ),
    (kinds.SCIENCE_USED, 1, [1], [], "Ben turns in a gear and a gear."),
    (kinds.SCIENCE_USED, 1, [ALL_DIFFERENT], [], "Ben turns in a compass, a gear and a tablet."),
    (kinds.TOKEN_TAKEN, 1, [DECOR, 0, NO_TOKEN], [], "Ben takes the progress token Decor."),
    (
        kinds.TOKEN_TAKEN,
        1,
        [DECOR, 0, ECONOMY],
        [],
        "Ben takes the progress token Decor. Economy is turned up in its place.",
    ),
    (kinds.TOKEN_TAKEN, 1, [DECOR, 1, NO_TOKEN], [], "Ben takes Decor from the top of the stack of progress tokens."),
    (kinds.LOOKED, 1, [1, -1, WOOD, 5], [], "Ben takes up 5 cards from the deck on the left."),
    (kinds.LOOKED, 1, [0, -1, WOOD, 1], [], "Ben takes up 1 card from the deck on the right."),
    (
        kinds.LOOKED,
        1,
        [1, -1, WOOD, 3],
        [WOOD, COIN, WOOD],
        "Ben takes up 3 cards from the deck on the left. Seen: wood, a coin and wood.",
    ),
    (kinds.KEPT, 1, [1, COIN, WOOD], [], "Ben keeps a coin."),
    (
        kinds.BATTLE,
        -1,
        [1, 0, 2, 0, 1, 0, 3, 1],
        [],
        "Battle: Ana has 1 shield, Ben has 0 shields, Cleo has 3 shields and Dan has 1 shield; "
        "Ana wins 1 victory token and Cleo wins 2 victory tokens.",
    ),
    (
        kinds.BATTLE,
        -1,
        [0, 0, 0, 0, 0, 0, 0, 0],
        [],
        "Battle: Ana has 0 shields, Ben has 0 shields, Cleo has 0 shields and Dan has 0 shields; no tokens.",
    ),
    (kinds.GAME_OVER, -1, [], [], "The game is over."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert sentence(NAMES, Event(kind, seat, values, EVERYONE, secret)) == words


def test_between_two_players_the_other_deck_is_the_one_on_the_right() -> None:
    event = Event(kinds.TOOK, 0, [1, WOOD, -1], EVERYONE, [])
    assert sentence(NAMES[:2], event) == "Ana takes wood from the deck on the right."


def test_every_kind_of_event_has_a_sentence_or_is_silent() -> None:
    check_kinds(TOLD, SILENT, len(kinds.EVENTS), lambda event: sentence(NAMES, event))


def test_every_text_is_used_and_speaks_to_its_reader() -> None:
    check_texts(WORDS, ENGLISH, TOLD, lambda event: phrase_of(LIBRARY, len(NAMES), event))


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_are_told_and_nobody_reads_a_hidden_card(players: int) -> None:
    game = game_at(config(players), players, keep_events=True)
    names = game.city_names()
    for event in game.events:
        open_words = sentence(names, event)
        assert bool(open_words) == (event.kind not in SILENT)
        for seat in [-1, *range(players)]:
            words = sentence(names, event.seen_by(seat))
            hidden = bool(event.secret) and event.audience != seat
            assert (words != open_words) == hidden
            assert not hidden or words == re.split(r"[:.]", open_words)[0] + "."


@pytest.mark.parametrize("number", range(12))
def test_a_log_has_a_chapter_for_each_turn_and_misses_nothing(number: int) -> None:
    game = game_at(any_config(number), number, keep_events=True)
    moves = replay(record_game(game), keep_events=True)
    chapters = chapters_of(moves)
    names = game.city_names()
    seats = len(names)
    assert headings_of(game, chapters) == [f"Turn {at + 1}: {names[at % seats]}" for at in range(game.turn)]
    assert chapters[-1].end == moves.steps() == moves.step
    check_chapters(game, chapters, [kinds.TURN_BEGAN])
    for chapter, following in pairwise(chapters):
        assert chapter.end <= following.end


def test_several_turns_after_one_answer_have_their_own_headings() -> None:
    game = table(city("Giza"), only={0: "", 1: "", 2: "wood", -1: "stone, clay"})
    game.keeps_events = True
    choose(game, "take right")
    names = game.city_names()
    headings = [game.english().sentence(item, names) for event in game.events if (item := game.heading_at(event))]
    assert headings == ["Turn 2: Rhodes", "Turn 3: Olympia"]
    assert game.english().sentence(game.heading(), names) == headings[-1]


def test_every_event_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    part = text[text.index("### Events of Architects") :]
    for name in kinds.EVENTS:
        assert f"| `{name}` |" in part
