"""The log of the second edition: everybody reads what happened, and nobody a leader or card that is hidden."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import Event
from sevenwonders.record.log import OPEN, chapters_of, phrases_of
from sevenwonders.record.record import record_game, replay
from tests.second_edition.games import BOTH, any_config
from tests.support.games import game_at
from tests.support.sentences import SILENT, headings_of


def hidden_names(game: ClassicGame, event: Event) -> list[str]:
    """The names of the cards that the event's secret tells of."""
    return [game.library.cards[card].name for card in event.secret if 0 <= card < len(game.library.cards)]


@pytest.mark.parametrize("seed", range(10))
def test_whole_games_are_told_and_nobody_reads_a_hidden_card(seed: int) -> None:
    game = game_at(any_config(seed), seed, keep_events=True)
    names = [f"<{seat}>" for seat in range(len(game.cities))]
    for event in game.events:
        words = game.sentence(event, names)
        assert bool(words) == (game.event_name(event.kind) not in SILENT)
        assert "{" not in words
        for seat in [-1, *game.drafting]:
            seen = game.sentence(event.seen_by(seat), names)
            if event.seen_by(seat) is event:
                assert seen == words
            else:
                assert bool(seen) == bool(words)
                assert not any(name in seen for name in hidden_names(game, event)), seen


def test_a_log_begins_with_the_draft_and_has_a_chapter_for_each_recruitment() -> None:
    game = game_at(Config(3, edition=2, expansions=BOTH), 4, keep_events=True)
    moves = replay(record_game(game), keep_events=True)
    chapters = chapters_of(moves)
    expected = ["Draft of the leaders"]
    for age in ("I", "II", "III"):
        expected += [f"Age {age}, recruitment", *[f"Age {age}, turn {turn}" for turn in range(1, 8)]]
    assert headings_of(game, chapters) == expected
    names = game.city_names()
    lines = [phrase.ident for chapter in chapters for phrase in phrases_of(game, chapter.events, OPEN)]
    assert lines == [phrase.ident for phrase in phrases_of(game, game.events, OPEN)]
    for chapter, heading in zip(chapters, expected[1:], strict=False):
        moves.jump(chapter.end)
        assert game.english().sentence(moves.game.heading(), names) == heading


def test_a_log_without_leaders_has_turns_alone() -> None:
    game = game_at(Config(3, edition=2, expansions=["cities"]), 4, keep_events=True)
    chapters = chapters_of(replay(record_game(game), keep_events=True))
    assert headings_of(game, chapters[:2]) == ["Age I, turn 1", "Age I, turn 2"]
    assert len(chapters) == 21
