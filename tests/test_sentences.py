"""The log in sentences: every event has one or is silent, and none tells what its reader may not know."""

from itertools import pairwise
from string import Formatter

import pytest

from sevenwonders import Config, new_game
from sevenwonders.classic import kinds
from sevenwonders.classic.choice import BUILD, BUILD_FREE
from sevenwonders.classic.library import library_of
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import stream
from sevenwonders.record.log import OPEN, chapters_of, names_of, told
from sevenwonders.record.record import record_game, replay
from sevenwonders.record.sentences import SILENT, TEMPLATES, sentence

LIBRARY = library_of(1)
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
LIBRARY_CARD = LIBRARY.find_card("library")

# Kind, seat, values, secret, and the sentence.
TOLD = [
    (kinds.AGE_BEGAN, -1, [2], [], "Age II begins."),
    (kinds.TURN_BEGAN, -1, [3], [], "Turn 3 begins."),
    (kinds.PAID, 1, [2, 0, 1], [], "Ben pays 2 coins to Cleo and 1 coin to the bank."),
    (kinds.PAID, 0, [0, 1, 0], [], "Ana pays 1 coin to Dan."),
    (kinds.PAID, 3, [1, 2, 3], [], "Dan pays 1 coin to Ana, 2 coins to Cleo and 3 coins to the bank."),
    (kinds.GAINED, 2, [1], [], "Cleo gets 1 coin from the bank."),
    (kinds.GAINED, 2, [9], [], "Cleo gets 9 coins from the bank."),
    (kinds.BUILT, 0, [LIBRARY_CARD, BUILD, 0], [], "Ana builds the Library."),
    (kinds.BUILT, 0, [LIBRARY_CARD, BUILD_FREE, 0], [], "Ana builds the Library free of charge."),
    (kinds.STAGE_BUILT, 0, [2, 3, 0], [], "Ana builds stage 2 of the wonder with a card of Age III."),
    (kinds.STAGE_BUILT, 0, [2, 2, 0], [LIBRARY_CARD], "Ana builds stage 2 of the wonder with the Library."),
    (kinds.SOLD, 1, [1, 1], [], "Ben sells a card of Age I."),
    (kinds.SOLD, 1, [2, 1], [LIBRARY_CARD], "Ben sells the Library."),
    (kinds.TOOK, 1, [LIBRARY_CARD, 4], [], "Ben builds the Library from the discard pile."),
    (kinds.PASSED, 1, [], [], "Ben takes nothing from the discard pile."),
    (kinds.DISCARDED, 3, [2], [], "Dan discards a card of Age II."),
    (kinds.DISCARDED, 3, [2], [LIBRARY_CARD], "Dan discards the Library."),
    (kinds.CONFLICT, 0, [1, 3, -1], [], "Ana defeats Ben: a victory token of 3 for Ana, a defeat of -1 for Ben."),
    (kinds.GAME_OVER, -1, [], [], "The game is over."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert sentence(LIBRARY, NAMES, Event(kind, seat, values, EVERYONE, secret)) == words


def test_every_kind_of_event_has_a_sentence_or_is_silent() -> None:
    told_kinds = {row[0] for row in TOLD}
    assert told_kinds.isdisjoint(SILENT)
    assert told_kinds | set(SILENT) == set(range(len(kinds.EVENTS)))
    for kind in SILENT:
        assert sentence(LIBRARY, NAMES, Event(kind, 0, [], EVERYONE, [])) == ""


def test_every_sentence_stands_in_the_table_of_templates() -> None:
    for kind in {row[0] for row in TOLD}:
        assert kinds.EVENTS[kind] in TEMPLATES
    other = {
        key: "|".join(f"{{{field}}}" for _, field, _, _ in Formatter().parse(text) if field)
        for key, text in TEMPLATES.items()
    }
    event = Event(kinds.PAID, 0, [2, 0, 1], EVERYONE, [])
    assert sentence(LIBRARY, NAMES, event, other) == "Ana|2|Ben1"


def test_names_with_braces_are_only_names() -> None:
    event = Event(kinds.GAINED, 0, [3], EVERYONE, [])
    assert sentence(LIBRARY, ["{coins}{0}"], event) == "{coins}{0} gets 3 coins from the bank."


@pytest.mark.parametrize("players", range(2, 8))
def test_whole_games_are_told_and_nobody_reads_a_hidden_card(players: int) -> None:
    game = new_game(Config(players=players), seed=players, keep_events=True)
    rng = stream(players, 901)
    while not game.finished():
        decision = game.pending()[0]
        options = game.options(decision.ident)
        game.answer(decision.ident, options[rng.below(len(options))])
    names = names_of(game)
    for event in game.events:
        open_words = sentence(game.library, names, event)
        assert bool(open_words) == (event.kind not in SILENT)
        for seat in [-1, *game.drafting]:
            words = sentence(game.library, names, event.seen_by(seat))
            hidden = event.secret and event.audience != seat and open_words
            assert ("a card of Age" in words) == bool(hidden)
            assert hidden or words == open_words


@pytest.mark.parametrize("players", [2, 3])
def test_a_log_has_a_chapter_a_turn_and_misses_nothing(players: int) -> None:
    game = new_game(Config(players=players), seed=8, keep_events=True)
    rng = stream(8, 901)
    while not game.finished():
        decision = game.pending()[0]
        options = game.options(decision.ident)
        game.answer(decision.ident, options[rng.below(len(options))])
    moves = replay(record_game(game), keep_events=True)
    chapters = chapters_of(moves)
    assert [(chapter.age, chapter.turn) for chapter in chapters] == [(a, t) for a in (1, 2, 3) for t in range(1, 7)]
    assert chapters[-1].end == moves.steps() == moves.step
    names = names_of(game)
    lines = [line for chapter in chapters for line in told(game.library, names, chapter.events, OPEN)]
    all_lines = [sentence(game.library, names, event) for event in game.events if event.kind not in (0, 1)]
    assert lines == [line for line in all_lines if line]
    for chapter, following in pairwise(chapters):
        moves.jump(chapter.end)
        assert (moves.game.age, moves.game.turn) == (following.age, following.turn)
        assert len(moves.game.pending()) == len(moves.game.decisions)
