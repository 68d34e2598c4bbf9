"""Words that a person may type in their own language, besides English."""

from collections.abc import Mapping
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from sevenwonders.cli.words.language import is_told, spoken_language, told_by_id

# Letters and marks that people may type otherwise.
SPELLINGS: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\N{SOFT HYPHEN}": "", "\N{NO-BREAK SPACE}": " "})


def folded(words: str) -> str:
    """Return what is typed without what may be typed otherwise: case, accents, soft hyphens, and several blanks."""
    plain = "".join(letter for letter in normalize("NFD", words) if not combining(letter))
    return " ".join(plain.casefold().translate(SPELLINGS).split())


def words_of(ident: str) -> list[str]:
    """Return the words, with commas between them in a message, that a person may type for the same thing."""
    return [word.strip() for word in told_by_id(ident).split(",")] if is_told(ident) else []


def known_words(kind: str, english: Mapping[str, str]) -> Mapping[str, str]:
    """Return all that may be typed for the values of a mapping: its own keys, and words of the reader's language.

    `kind` begins the ids of their messages: `terminal-verb-` is for `terminal-verb-build`, with `_` in place of blanks.
    English wins.
    """
    return known_in(spoken_language(), kind, tuple(english.items()))


@cache
def known_in(_language: str, kind: str, english: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """Look the words of the language that is spoken up only once."""
    own = {folded(word): known for _, known in english for word in words_of(kind + known.replace(" ", "_"))}
    return own | dict(english)


def beginning_with(words: str, names: Mapping[str, str]) -> str:
    """Return what the only name that begins with the words stands for. Empty if none does, or several that differ."""
    found = {known for name, known in names.items() if words and name.startswith(words)}
    return found.pop() if len(found) == 1 else ""
