"""The messages of every language: a folder for each, with files in Fluent's syntax.

The page and the terminal both say what they say with these; programs get ids and arguments.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

FOLDER: Final = Path(__file__).parent
# All messages are written in this language first.
ORIGINAL: Final = "en"
# For messages without blanks.
NO_BLANKS: Final[Mapping[str, float | str]] = {}
# Facts about a language itself are messages of this file.
ABOUT: Final = "language.ftl"


ROMANS: Final = ["", "I", "II", "III"]


def signed(number: int) -> str:
    """Write a number with its sign, and a true minus."""
    return f"+{number:d}" if number >= 0 else points(number)


def points(number: int) -> str:
    """Write points, which may be below zero, with a true minus."""
    return f"\N{MINUS SIGN}{-number:d}" if number < 0 else f"{number:d}"


def roman(age: int) -> str:
    """Write the number of an Age."""
    return ROMANS[age]


# The page has the same functions in `web/src/language/functions.ts`. Fluent's numbers are integers.
FUNCTIONS: Final = cast("dict[str, Callable[[Any], FluentType]]", {"SIGNED": signed, "POINTS": points, "ROMAN": roman})


class Language(NamedTuple):
    """A language: its code, what its speakers call it, the locale of its numbers, and the direction of its script."""

    code: str
    name: str
    locale: str
    direction: str


@cache
def languages() -> Sequence[Language]:
    """Return all languages, the original first and the others by their names."""
    found = [described(folder) for folder in FOLDER.iterdir() if (folder / ABOUT).is_file()]
    return sorted(found, key=lambda language: (language.code != ORIGINAL, language.name))


def described(folder: Path) -> Language:
    """Read what a language says about itself."""
    resource = FluentResource((folder / ABOUT).read_text(encoding="utf-8"))
    facts = {
        entry.id.name.removeprefix("language-"): text_of(entry.value)
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }
    return Language(folder.name, facts["name"], facts["locale"], facts["direction"])


def text_of(pattern: ast.Pattern | None) -> str:
    """Return the text of a pattern without blanks."""
    elements = pattern.elements if pattern else []
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement))


@cache
def bundle_of(code: str) -> FluentBundle:
    """Return all messages of a language; what it has no message for is said in the original language."""
    found = {language.code: language for language in languages()}[code]
    bundle = FluentBundle([found.locale], use_isolating=False, functions=FUNCTIONS)
    for folder in dict.fromkeys([FOLDER / code, FOLDER / ORIGINAL]):
        for file in sorted(folder.glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def is_said(ident: str, language: str = ORIGINAL) -> bool:
    """Return whether a language has a message with that id."""
    return bool(bundle_of(language).has_message(ident))


def say(ident: str, blanks: Mapping[str, float | str] = NO_BLANKS, language: str = ORIGINAL) -> str:
    """Say a message in a language, with what fills its blanks. Raises `KeyError` if there is no such message."""
    bundle = bundle_of(language)
    message = bundle.get_message(ident)
    if message.value is None:
        raise KeyError(ident)
    text, faults = bundle.format_pattern(message.value, dict(blanks))
    if faults:
        raise ValueError(f"{ident} cannot be said in {language}: {faults[0]}")
    return str(text)
