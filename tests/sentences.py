"""Check the log of every game: each kind of event has a sentence, and all words are in one table."""

from collections.abc import Callable, Collection, Mapping, Sequence
from string import Formatter

from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.sentences import TEMPLATES, Teller, sentence
from sevenwonders.classic.settings import checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.log import OPEN, Chapter, told
from sevenwonders.record.tellers import teller_of

# Kind, seat, values, secret, and the sentence.
Told = tuple[int, int, list[int], list[int], str]


# Events of the classic game that are no news.
SILENT = ["hand", "asked", "answered", "withdrawn", "forced", "revealed", "table", "part", "hands_passed"]
NAMES = ["Ana", "Ben", "Cleo", "Dan"]


class ClassicTold:
    """The log of a table of the second edition with some expansions."""

    def __init__(
        self,
        expansions: Sequence[str] = (),
        names: Sequence[str] = NAMES,
        templates: Mapping[str, str] = TEMPLATES,
    ) -> None:
        config = checked_config(Config(4, edition=2, expansions=list(expansions)))
        self.teller = Teller(library_for(config), hooks_of(config), list(names), templates)

    def tell(self, event: Event) -> str:
        return sentence(self.teller, event)

    def sentence(self, kind: int, seat: int, values: list[int], secret: list[int]) -> str:
        return self.tell(Event(kind, seat, values, EVERYONE, secret))


def check_own_kinds(rows: Sequence[Told], first: int, names: Sequence[str]) -> None:
    """Every kind of event of a rule is told in a row."""
    assert {row[0] for row in rows if row[0] >= first} == set(range(first, first + len(names)))


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
