"""Check the log of every game: each kind of event has a phrase, and every phrase its words for both persons."""

from collections.abc import Callable, Collection, Mapping, Sequence

from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.settings import checked_config
from sevenwonders.classic.text.phrases import english_of, phrase_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import NO_READER, PIECES, English, Phrase
from sevenwonders.record.log import OPEN, Chapter, phrases_of

# Kind, seat, values, secret, and the sentence.
Told = tuple[int, int, list[int], list[int], str]


# Events of the classic game that are not told.
SILENT = ["hand", "asked", "answered", "withdrawn", "forced", "revealed", "table", "part", "hands_passed"]
NAMES = ["Ana", "Ben", "Cleo", "Dan"]


class ClassicTold:
    """The log of a table of the second edition with some expansions."""

    def __init__(self, expansions: Sequence[str] = (), names: Sequence[str] = NAMES) -> None:
        config = checked_config(Config(4, edition=2, expansions=list(expansions)))
        self.library = library_for(config)
        self.hooks = hooks_of(config)
        self.names = list(names)
        self.english = english_of(self.library, self.hooks)

    def phrase(self, event: Event) -> Phrase | None:
        return phrase_of(self.library, self.hooks, len(NAMES), event)

    def tell(self, event: Event, reader: int = NO_READER) -> str:
        phrase = self.phrase(event)
        return "" if phrase is None else self.english.sentence(phrase, self.names, reader)

    def sentence(self, kind: int, seat: int, values: list[int], secret: list[int], reader: int = NO_READER) -> str:
        return self.tell(Event(kind, seat, values, EVERYONE, secret), reader)


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


def check_texts(
    english: English, own: Mapping[str, str], rows: Sequence[Told], phrase_of: Callable[[Event], Phrase | None]
) -> None:
    """The rows use all texts of a game or rule and all their arguments, and speak to a reader about itself."""
    used: set[str] = set()

    def walk(phrase: Phrase) -> None:
        used.add(phrase.ident)
        names = [piece[1:-1].split(":")[0] for piece in PIECES.split(english.texts[phrase.ident]) if piece[:1] == "{"]
        assert set(names) <= set(phrase.arguments), phrase.ident
        for argument in phrase.arguments.values():
            for part in argument if isinstance(argument, list) else [argument]:
                if isinstance(part, Phrase):
                    walk(part)

    for kind, seat, values, secret, _ in rows:
        phrase = phrase_of(Event(kind, seat, values, EVERYONE, secret))
        assert phrase is not None
        walk(phrase)
        if english.texts[phrase.ident].startswith("{who} "):
            assert english.sentence(phrase, NAMES, seat).startswith("You ")
    assert {ident for ident in own if not ident.startswith("heading")} <= used


def headings_of(game: Game, chapters: Sequence[Chapter]) -> list[str]:
    """The headings of chapters in English."""
    names = game.city_names()
    return [game.english().sentence(chapter.heading, names) for chapter in chapters]


def check_chapters(game: Game, chapters: Sequence[Chapter], headings: Collection[int]) -> None:
    """The chapters tell every event once, in order, other than those that are headings."""
    names = game.city_names()
    phrases = [phrase for chapter in chapters for phrase in phrases_of(game, chapter.events, OPEN)]
    lines = [game.english().sentence(phrase, names) for phrase in phrases]
    all_lines = [game.sentence(event, names) for event in game.events if event.kind not in headings]
    assert lines == [line for line in all_lines if line]
