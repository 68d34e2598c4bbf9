"""What the log of every game has to hold: a sentence for each kind of event, all of its words in one table."""

from collections.abc import Callable, Collection, Mapping, Sequence
from string import Formatter

from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.log import OPEN, Chapter, told
from sevenwonders.record.tellers import teller_of

# Kind, seat, values, secret, and the sentence.
Told = tuple[int, int, list[int], list[int], str]


def check_kinds(rows: Sequence[Told], silent: Collection[int], count: int, sentence: Callable[[Event], str]) -> None:
    """Every kind of event is told in a row, or is silent."""
    told_kinds = {row[0] for row in rows}
    assert told_kinds.isdisjoint(silent)
    assert told_kinds | set(silent) == set(range(count))
    for kind in silent:
        assert sentence(Event(kind, 0, [], EVERYONE, [])) == ""


def without_words(templates: Mapping[str, str]) -> dict[str, str]:
    """The templates of a language that has no words, only the fields and a bar between them."""
    return {
        key: "|".join(f"{{{field}}}" for _, field, _, _ in Formatter().parse(text) if field)
        for key, text in templates.items()
    }


def check_chapters(game: Game, chapters: Sequence[Chapter], headings: Collection[int]) -> None:
    """The chapters tell every event once, in order, other than those that are headings."""
    teller = teller_of(game)
    names = teller.names(game)
    lines = [line for chapter in chapters for line in told(game, names, chapter.events, OPEN)]
    all_lines = [teller.sentence(game, names, event) for event in game.events if event.kind not in headings]
    assert lines == [line for line in all_lines if line]
