"""The log in sentences: every event has one or is silent, and none tells what its reader may not know."""

import pytest

from sevenwonders import Config
from sevenwonders.classic import kinds
from sevenwonders.classic.choice import BUILD, BUILD_FREE
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.text.english import ENGLISH
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.record.log import chapters_of
from sevenwonders.record.record import record_game, replay
from tests.support.expansions import ALL, taken_out
from tests.support.games import any_option, game_at
from tests.support.sentences import SILENT, ClassicTold, Told, check_chapters, check_kinds, check_texts, headings_of

TABLE = ClassicTold()
LIBRARY_CARD = library_of(2).find_card("library")

TOLD: list[Told] = [
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
    (kinds.PASSED, 1, [], [], "Ben passes."),
    (kinds.DISCARDED, 3, [2], [], "Dan discards a card of Age II."),
    (kinds.DISCARDED, 3, [2], [LIBRARY_CARD], "Dan discards the Library."),
    (kinds.CONFLICT, 0, [3, 1, 5, 2, 1, 3, 1, -1], [], "Ana defeats Ben by 5 to 2: +3 for Ana, -1 for Ben."),
    (
        kinds.CONFLICT,
        0,
        [3, 1, 5, 2, 2, 3, -1, 0],
        [],
        "Ana defeats Ben by 5 to 2: +3 and -1 for Ana, nothing for Ben.",
    ),
    (kinds.CONFLICT, 0, [3, 1, 4, 4, 0, 0], [], "Ana and Ben draw 4 to 4: no tokens."),
    (kinds.TOKENS, 2, [1, 3, -1], [], "Cleo now has military tokens of +1, +3 and -1."),
    (kinds.TOKENS, 2, [], [], "Cleo now has no military tokens."),
    (kinds.BONUS_CHOSEN, 1, [LIBRARY_CARD], [], "Ben chooses the Library."),
    (kinds.GAME_OVER, -1, [], [], "The game is over."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert TABLE.sentence(kind, seat, values, secret) == words


def test_every_kind_of_event_has_a_sentence_or_is_silent() -> None:
    silent = [kinds.EVENTS.index(name) for name in SILENT]
    check_kinds(TOLD, silent, len(kinds.EVENTS), TABLE.tell)


@pytest.mark.skipif(bool(taken_out(["leaders"])), reason="without leaders every back is that of an Age")
def test_every_text_is_used_and_speaks_to_its_reader() -> None:
    leader: Told = (kinds.SOLD, 1, [4, 1], [], "")
    table = ClassicTold(ALL)
    check_texts(table.english, ENGLISH, [*TOLD, leader], table.phrase)


@pytest.mark.parametrize(
    ("reader", "words"),
    [
        (0, "You defeat Ben by 5 to 2: +3 for you, -1 for Ben."),
        (1, "Ana defeats you by 5 to 2: +3 for Ana, -1 for you."),
        (2, "Ana defeats Ben by 5 to 2: +3 for Ana, -1 for Ben."),
    ],
)
def test_a_sentence_speaks_to_the_reader_that_it_is_about(reader: int, words: str) -> None:
    assert TABLE.sentence(kinds.CONFLICT, 0, [3, 1, 5, 2, 1, 3, 1, -1], [], reader) == words


def test_a_clause_is_a_sentence_without_subject_and_full_stop() -> None:
    phrase = TABLE.phrase(Event(kinds.STAGE_BUILT, 0, [2, 3, 0], EVERYONE, []))
    assert phrase is not None
    assert TABLE.english.clause(phrase, TABLE.names) == "builds stage 2 of the wonder with a card of Age III"
    assert TABLE.english.clause(phrase, TABLE.names, 0) == "build stage 2 of your wonder with a card of Age III"


def test_names_with_braces_are_only_names() -> None:
    table = ClassicTold(names=["{coins}{0}"])
    assert table.sentence(kinds.GAINED, 0, [3], []) == "{coins}{0} gets 3 coins from the bank."


@pytest.mark.parametrize("players", range(2, 8))
def test_whole_games_are_told_and_nobody_reads_a_hidden_card(players: int) -> None:
    game = game_at(Config(players), players, keep_events=True, choose=any_option)
    names = game.city_names()

    def told(event: Event) -> str:
        return game.sentence(event, names)

    for event in game.events:
        open_words = told(event)
        assert bool(open_words) == (game.event_name(event.kind) not in SILENT)
        for seat in [-1, *game.drafting]:
            words = told(event.seen_by(seat))
            hidden = event.secret and event.audience != seat and open_words
            assert ("a card of Age" in words) == bool(hidden)
            assert hidden or words == open_words


@pytest.mark.parametrize("players", [2, 3])
def test_a_log_has_a_chapter_a_turn_and_misses_nothing(players: int) -> None:
    game = game_at(Config(players), 8, keep_events=True, choose=any_option)
    moves = replay(record_game(game), keep_events=True)
    chapters = chapters_of(moves)
    headings = [f"Age {age}, turn {turn}" for age in ("I", "II", "III") for turn in range(1, 7)]
    assert headings_of(game, chapters) == headings
    assert chapters[-1].end == moves.steps() == moves.step
    names = game.city_names()
    check_chapters(game, chapters, [kinds.AGE_BEGAN, kinds.TURN_BEGAN])
    for chapter, following in zip(chapters, headings[1:], strict=False):
        moves.jump(chapter.end)
        assert game.english().sentence(moves.game.heading(), names) == following
        assert len(moves.game.pending()) == len(moves.game.decisions)
