"""Phrases of the engine, which have an id and blanks, as sentences for their reader.

The page has the same in `web/src/language/phrases.ts`.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, final

from sevenwonders.cli.words.language import listed, told_by_id
from sevenwonders.kernel.wording import NO_READER, Argument, Part, Phrase
from sevenwonders.languages import signed

# These blanks are seats.
SEATS: Final = ("who", "other")
# These are cards of a table, which have an article in some languages.
CARDS: Final = ("card", "cards", "new")
NEXT_WORD: Final = re.compile(r"_(\w)")


@final
class Teller:
    """Tells a reader what happens in a game.

    `kind` begins the ids of the game's messages, and `name_thing` names a card, a token or another thing in a sentence
    by its id; it is also told whether the sentence wants an article. `names` has a name for every seat. The reader is
    the seat that is told as `you`, or NO_READER.
    """

    def __init__(
        self, kind: str, name_thing: Callable[[str, bool], str], names: Sequence[str], reader: int = NO_READER
    ) -> None:
        self.kind = kind
        self.name_thing = name_thing
        self.names = names
        self.reader = reader

    def sentence(self, phrase: Phrase) -> str:
        """Say a phrase."""
        blanks = {blank_name(name): self.filled(name, argument) for name, argument in phrase.arguments.items()}
        return told_by_id(f"{self.kind}-{phrase.ident}", reader=self.reader_in(phrase), **blanks)

    def reader_in(self, phrase: Phrase) -> str:
        """Return which seat of a phrase is the reader's: `who`, `other` or `none`."""
        seats = [] if self.reader == NO_READER else SEATS
        return next((name for name in seats if phrase.arguments.get(name) == self.reader), "none")

    def filled(self, name: str, argument: Argument) -> float | str:
        """Return what fills a blank. The numbers of a list are tokens, which are written with their signs."""
        if isinstance(argument, int):
            return self.names[argument] if name in SEATS else argument
        if isinstance(argument, str | Phrase):
            return self.part(name, argument)
        return listed([self.part(name, item) for item in argument])

    def part(self, name: str, part: Part) -> str:
        """Return one thing in a blank."""
        if isinstance(part, Phrase):
            return self.sentence(part)
        return signed(part) if isinstance(part, int) else self.name_thing(part, name in CARDS)


def blank_name(name: str) -> str:
    """Return the name of a blank as messages have it: `otherTokens` for `other_tokens`."""
    return NEXT_WORD.sub(lambda found: found[1].upper(), name)
