"""The language of the person at the terminal: chosen with `--language`, else that of the machine.

Everything that commands print for people is said here, with the messages that the page has and those of the terminal.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from sevenwonders.languages import ORIGINAL, is_said, languages, locale_of, say

# Where machines name the language of their users, the strongest first. `LANGUAGE` may name several, with colons between
# them.
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# What machines name that speak no language: their programs speak the original.
NEUTRAL: Final = ("C", "POSIX")
# Where a word may be divided on a page; a terminal divides no words.
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"


class Reader:
    """The person who reads what a command prints."""

    language = ORIGINAL


def speak(code: str) -> None:
    """Say everything from now on in that language."""
    Reader.language = code


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Say everything in that language for as long as this lasts."""
    before = Reader.language
    speak(code)
    try:
        yield
    finally:
        speak(before)


def spoken_language() -> str:
    """Return the code of the language that is spoken."""
    return Reader.language


def language_of(wish: str) -> str | None:
    """Return the code of the language that a person or a machine names, such as `fr` or `fr_CA.UTF-8`, or None."""
    code = wish.partition(".")[0].replace("-", "_").partition("_")[0].lower()
    return code if code in [language.code for language in languages()] else None


def language_of_machine(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the machine's settings name, or the original if none of theirs is there."""
    for wish in (wish for variable in VARIABLES for wish in environment.get(variable, "").split(":")):
        code = ORIGINAL if wish.partition(".")[0] in NEUTRAL else language_of(wish)
        if code is not None:
            return code
    return ORIGINAL


def told_by_id(ident: str, **blanks: int | float | str) -> str:
    """Say a message whose id is chosen by a value. `told` says one that is known by name."""
    # `int` is named for the machine integers of the engine, which are no floats to the type checker.
    return say(ident, blanks, Reader.language).replace(SOFT_HYPHEN, "")


def named(kind: str, ident: str, english: str) -> str:
    """Return the name of a card, a wonder or another thing by its id; the English one if the language has none."""
    name = f"{kind}-{ident}"
    return told_by_id(name) if is_said(name, Reader.language) else english


def is_told(ident: str) -> bool:
    """Return whether there is a message with that id."""
    return is_said(ident, Reader.language)


def in_row(parts: Iterable[str]) -> str:
    """Join parts of a row: 3 points, 2 coins."""
    return told_by_id("row-separator").join(parts)


def listed(words: Iterable[str]) -> str:
    """Join words to a list: a, b and c."""
    return joined(words, "standard")


def any_of(words: Iterable[str]) -> str:
    """Join words of which one is enough: a, b or c."""
    return joined(words, "or")


def joined(words: Iterable[str], style: str) -> str:
    """Join words as the language does."""
    # Imported late: few commands list anything, and the package takes a while.
    from babel.lists import format_list  # noqa: PLC0415

    return format_list(list(words), style=style, locale=locale_of(Reader.language))  # type: ignore[arg-type]
