"""Events in words: a phrase is independent of language, and a table of texts turns it into English.

A text is a whole sentence. `{card}` is an argument; `{coins:coin}` is a number with its noun, `{tokens:signed}` has a
sign, `{age:roman}` is a Roman numeral, and `{stages:or}` is a list of which one is enough. `who` and `other` are seats.
`[builds|build]` depends on whether the sentence is about its reader: the second form follows `You`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

NO_READER: Final = -1
SUBJECT: Final = "{who} "
SEATS: Final = ("who", "other")
ROMAN: Final = ["0", "I", "II", "III"]
# The arguments and the forms for both persons in a text.
PIECES: Final = re.compile(r"(\{[^}]*\}|\[[^\]]*\])")


@final
class Phrase:
    """Something to say in any language: an id and its arguments (numbers, seats, ids of things, or phrases)."""

    __slots__ = ("arguments", "ident")

    def __init__(self, ident: str, **arguments: "Argument") -> None:
        self.ident = ident
        self.arguments = arguments

    def __reduce__(self) -> tuple[object, ...]:
        # Processes that play games send what went wrong there.
        return phrase_of, (self.ident, self.arguments)


Part: TypeAlias = int | str | Phrase
Argument: TypeAlias = Part | Sequence[Part]


def phrase_of(ident: str, arguments: Mapping[str, Argument]) -> Phrase:
    """Make the phrase with that id and these arguments."""
    return Phrase(ident, **arguments)


@final
class English:
    """Puts phrases into English: `texts` has a sentence for each id, `things` the names of things inside a sentence.

    `names` has a name for every seat. The reader is the seat that is told as `you`, or NO_READER.
    """

    def __init__(self, texts: Mapping[str, str], things: Mapping[str, str]) -> None:
        self.texts = texts
        self.things = things

    def sentence(self, phrase: Phrase, names: Sequence[str], reader: int = NO_READER) -> str:
        """Return the phrase as a sentence."""
        text = self.texts[phrase.ident]
        said = self._fill(text, phrase, names, reader)
        begins_with_you = text.startswith(SUBJECT) and phrase.arguments["who"] == reader
        return "Y" + said[1:] if begins_with_you else said

    def clause(self, phrase: Phrase, names: Sequence[str], reader: int = NO_READER) -> str:
        """Return the phrase without its subject, to be listed with others about the seat: `pays 2 coins to Ben`."""
        # A second sentence would not fit into a list.
        text = self.texts[phrase.ident].removeprefix(SUBJECT).split(". ")[0].removesuffix(".")
        return self._fill(text, phrase, names, reader)

    def _fill(self, text: str, phrase: Phrase, names: Sequence[str], reader: int) -> str:
        is_own = reader != NO_READER and phrase.arguments.get("who") == reader
        parts: list[str] = []
        for piece in PIECES.split(text):
            if piece.startswith("["):
                parts.append(self._fill(piece[1:-1].split("|")[is_own], phrase, names, reader))
            elif piece.startswith("{"):
                name, _, form = piece[1:-1].partition(":")
                argument = phrase.arguments[name]
                if name in SEATS:
                    assert isinstance(argument, int)
                    parts.append("you" if argument == reader else names[argument])
                elif isinstance(argument, int | str | Phrase):
                    parts.append(self._part(argument, form, names, reader))
                elif form == "or":
                    parts.append(listed([self._part(item, "", names, reader) for item in argument], "or"))
                else:
                    parts.append(listed([self._part(item, form, names, reader) for item in argument]))
            else:
                parts.append(piece)
        return "".join(parts)

    def _part(self, part: Part, form: str, names: Sequence[str], reader: int) -> str:
        if isinstance(part, Phrase):
            return self._fill(self.texts[part.ident], part, names, reader)
        if isinstance(part, str):
            return self.things.get(part, part)
        return number_words(part, form)


def number_words(number: int, form: str) -> str:
    """Write a number in the form that a text asks for: signed, Roman, or with a noun."""
    if form == "signed":
        return f"{number:+d}"
    if form == "roman":
        return ROMAN[number]
    return counted(number, form) if form else str(number)


def counted(number: int, noun: str) -> str:
    """Write a number with its noun: `1 coin`, `3 coins`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(parts: Sequence[str], joint: str = "and") -> str:
    """Join words to a list: a, b and c."""
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}" if len(parts) > 1 else "".join(parts)
