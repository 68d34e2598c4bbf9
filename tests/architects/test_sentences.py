"""The log of Architects in sentences: every event has one or is silent, and none gives away a hidden card."""

from itertools import pairwise
from pathlib import Path

import pytest

from sevenwonders.architects import kinds
from sevenwonders.architects.choice import ALL_DIFFERENT
from sevenwonders.architects.notation import parse
from sevenwonders.architects.tokens import NO_TOKEN
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.record.architects.sentences import SILENT, TEMPLATES, sentence
from sevenwonders.record.log import chapters_of
from sevenwonders.record.record import record_game, replay
from sevenwonders.record.tellers import teller_of
from tests.architects.games import LIBRARY, PLAYERS, any_config, cards, choose, city, config, game_at, table, tokens
from tests.sentences import Told, check_chapters, check_kinds, without_words

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
WOOD, COIN, CAT = cards("wood, coin, blue_2_cat")
ECONOMY, DECOR = tokens("Economy, Decor")
PAYMENT = (1 << 20) - 1


def paying(words: str) -> int:
    """The packed payment of a stage."""
    return parse(LIBRARY, f"stage 1 with {words}") & PAYMENT


TOLD: list[Told] = [
    (kinds.TURN_BEGAN, 2, [12], [], "Cleo begins turn 12."),
    (kinds.TURN_PASSED, 2, [], [], "Cleo has no card within reach and passes."),
    (kinds.PEEKED, 0, [], [], "Ana looks at the top card of the central deck."),
    (kinds.PEEKED, 0, [], [CAT], "Ana looks at the top card of the central deck: two points with cat."),
    (kinds.TOOK, 0, [0, WOOD, COIN], [], "Ana takes a card from the deck on the left: wood."),
    (kinds.TOOK, 0, [3, WOOD, -1], [], "Ana takes a card from the deck on the right: wood."),
    (kinds.TOOK, 1, [0, WOOD, -1], [], "Ben takes a card from the deck on the right: wood."),
    (kinds.TOOK, 1, [4, COIN, -1], [], "Ben takes a card from the central deck: coin."),
    (kinds.TOOK, 0, [2, COIN, -1], [], "Ana takes a card from the deck of Cleo: coin."),
    (kinds.CAT_MOVED, 3, [], [], "Dan gets the cat."),
    (kinds.HORNS, 3, [1], [], "Dan turns 1 conflict token to battle."),
    (kinds.HORNS, 3, [2], [], "Dan turns 2 conflict tokens to battle."),
    (kinds.TOKEN_USED, 1, [ECONOMY], [], "Ben uses Economy for an extra card."),
    (kinds.STAGE_BUILT, 1, [0, paying("wood, coin")], [], "Ben builds stage 1 of the wonder with wood and coin."),
    (
        kinds.STAGE_BUILT,
        1,
        [4, paying("wood, clay, coin using Economy, Engineering")],
        [],
        "Ben builds stage 5 of the wonder with wood, clay and coin, using Economy and Engineering.",
    ),
    (kinds.SCIENCE_USED, 1, [1], [], "Ben turns in gear and gear."),
    (kinds.SCIENCE_USED, 1, [ALL_DIFFERENT], [], "Ben turns in compass, gear and tablet."),
    (kinds.TOKEN_TAKEN, 1, [DECOR, 0, NO_TOKEN], [], "Ben takes the progress token Decor."),
    (
        kinds.TOKEN_TAKEN,
        1,
        [DECOR, 0, ECONOMY],
        [],
        "Ben takes the progress token Decor, and Economy is turned up in its place.",
    ),
    (kinds.TOKEN_TAKEN, 1, [DECOR, 1, NO_TOKEN], [], "Ben takes the top of the stack of progress tokens: Decor."),
    (kinds.LOOKED, 1, [1, -1, WOOD, 5], [], "Ben takes up the top 5 cards of the deck on the left."),
    (kinds.LOOKED, 1, [0, -1, WOOD, 1], [], "Ben takes up the top card of the deck on the right."),
    (
        kinds.LOOKED,
        1,
        [1, -1, WOOD, 3],
        [WOOD, COIN, WOOD],
        "Ben takes up the top 3 cards of the deck on the left: wood, coin and wood.",
    ),
    (kinds.KEPT, 1, [1, COIN, WOOD], [], "Ben keeps one of the cards taken up: coin."),
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
        "Battle: Ana has 0 shields, Ben has 0 shields, Cleo has 0 shields and Dan has 0 shields; nobody wins.",
    ),
    (kinds.GAME_OVER, -1, [], [], "The game is over."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert sentence(LIBRARY, NAMES, Event(kind, seat, values, EVERYONE, secret)) == words


def test_between_two_players_the_other_deck_is_the_one_on_the_right() -> None:
    event = Event(kinds.TOOK, 0, [1, WOOD, -1], EVERYONE, [])
    assert sentence(LIBRARY, NAMES[:2], event) == "Ana takes a card from the deck on the right: wood."


def test_every_kind_of_event_has_a_sentence_or_is_silent() -> None:
    check_kinds(TOLD, SILENT, len(kinds.EVENTS), lambda event: sentence(LIBRARY, NAMES, event))


def test_all_words_are_in_the_table_of_templates() -> None:
    for kind in {row[0] for row in TOLD}:
        assert kinds.EVENTS[kind] in TEMPLATES
    other = without_words(TEMPLATES)
    for kind, seat, values, secret, _ in TOLD:
        words = sentence(LIBRARY, NAMES, Event(kind, seat, values, EVERYONE, secret), other)
        for english in ("takes", "turns", "builds", "deck", "wins", "shield", " and "):
            assert english not in words.replace("shield with", ""), words


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_are_told_and_nobody_reads_a_hidden_card(players: int) -> None:
    game = game_at(config(players), players, keep_events=True)
    names = teller_of(game).names(game)
    for event in game.events:
        open_words = sentence(game.library, names, event)
        assert bool(open_words) == (event.kind not in SILENT)
        for seat in [-1, *range(players)]:
            words = sentence(game.library, names, event.seen_by(seat))
            hidden = bool(event.secret) and event.audience != seat
            assert (words != open_words) == hidden
            assert not hidden or words == open_words.split(":")[0] + "."


@pytest.mark.parametrize("number", range(12))
def test_a_log_has_a_chapter_for_each_turn_and_misses_nothing(number: int) -> None:
    game = game_at(any_config(number), number, keep_events=True)
    moves = replay(record_game(game), keep_events=True)
    chapters = chapters_of(moves)
    teller = teller_of(game)
    names = teller.names(game)
    seats = len(names)
    assert [item.heading for item in chapters] == [f"Turn {at + 1}: {names[at % seats]}" for at in range(game.turn)]
    assert chapters[-1].end == moves.steps() == moves.step
    check_chapters(game, chapters, [kinds.TURN_BEGAN])
    for chapter, following in pairwise(chapters):
        assert chapter.end <= following.end


def test_several_turns_after_one_answer_have_their_own_headings() -> None:
    game = table(city("Giza"), only={0: "", 1: "", 2: "wood", -1: "stone, clay"})
    game.keeps_events = True
    choose(game, "take right")
    teller = teller_of(game)
    names = teller.names(game)
    began = [event for event in game.events if teller.is_heading(game, event)]
    headings = [teller.heading_at(game, names, event) for event in began]
    assert headings == ["Turn 2: Rhodes", "Turn 3: Olympia"]
    assert teller.heading(game, names) == headings[-1]


def test_every_event_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    part = text[text.index("### Events of Architects") :]
    for name in kinds.EVENTS:
        assert f"| `{name}` |" in part
