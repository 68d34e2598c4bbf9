"""The messages of every language: a folder for each, with files in Fluent's syntax.

The page and the terminal both say what they say with these; programs get ids and arguments.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast, final

# Imported late: it takes as long to load as all that the help of a command needs, whose messages do without.
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

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
FUNCTIONS: Final[dict[str, Callable[[Any], str]]] = {"SIGNED": signed, "POINTS": points, "ROMAN": roman}


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
    facts = {ident.removeprefix("language-"): text for ident, text in lines_in(folder / ABOUT)}
    return Language(folder.name, facts["name"], facts["locale"], facts["direction"])


# A message: its id, and its text as far as that is in the same line.
MESSAGE: Final = re.compile(r"\n([a-zA-Z][\w-]*) *= *(.*)")
# A message inside the text of another.
INSIDE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
# A text that goes on in the next line.
CONTINUED: Final = re.compile(r"\n*\n ")
BLANK: Final = re.compile(r"\{ \$(\w+) \}")


def lines_in(file: Path) -> Sequence[tuple[str, str]]:
    """Return the messages of a file by their ids, with the text of those that are plain; the others have none here."""
    text = "\n" + file.read_text(encoding="utf-8")
    return [
        (found[1], found[2].rstrip() if is_plain(found[2]) and not CONTINUED.match(text, found.end()) else "")
        for found in MESSAGE.finditer(text)
    ]


def is_plain(text: str) -> bool:
    """Return whether the text of a message needs no more than words in its blanks."""
    return "{" not in text or "{" not in BLANK.sub("", text)


@final
class Messages:
    """The messages of a language. Files are looked through until one has the message that is asked for.

    What a language has no message for is said in the original language.
    """

    def __init__(self, language: Language) -> None:
        self.code = language.code
        self.locale = language.locale
        # Where messages are, and the texts of plain ones, as far as files were looked through.
        self.files: dict[str, Path] = {}
        self.lines: dict[str, str] = {}
        codes = dict.fromkeys([language.code, ORIGINAL])
        self.unknown = [(code, path) for code in codes for path in sorted(files_of(code), key=place_in_line)]
        # Files that Fluent has read.
        self.read: set[Path] = set()

    def has(self, ident: str) -> bool:
        """Return whether there is such a message."""
        while ident not in self.files and self.unknown:
            code, path = self.unknown.pop(0)
            file = path.relative_to(FOLDER / code)
            for found, line in lines_in(path):
                self.files.setdefault(found, file)
                self.lines.setdefault(found, line)
        return ident in self.files

    @cached_property
    def bundle(self) -> "FluentBundle":
        """Fluent's own view of the messages, as far as their files were read."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - as above

        return FluentBundle([self.locale], use_isolating=False, functions=cast("dict[str, Any]", FUNCTIONS))

    def plain(self, ident: str, blanks: Mapping[str, float | str]) -> str:
        """Say a message whose blanks take words and nothing else; empty if it is not as plain as that.

        Raises `KeyError` if there is no such message.
        """
        if not self.has(ident):
            raise KeyError(ident)
        line = self.lines[ident]
        if "{" not in line:
            return line
        words = [blanks.get(name) for name in BLANK.findall(line)]
        return BLANK.sub(lambda found: str(blanks[found[1]]), line) if all(isinstance(w, str) for w in words) else ""

    def pattern(self, ident: str) -> "Pattern":
        """Return the text of a message with its blanks."""
        self.read_file(self.files[ident])
        value = self.bundle.get_message(ident).value
        assert value is not None
        return value

    def read_file(self, file: Path) -> None:
        """Read a file of this language, that of the original for what it lacks, and what these have inside."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

        if file in self.read:
            return
        self.read.add(file)
        for path in (FOLDER / code / file for code in dict.fromkeys([self.code, ORIGINAL])):
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                self.bundle.add_resource(FluentResource(text))
                for ident in filter(self.has, INSIDE.findall(text)):
                    self.read_file(self.files[ident])


def files_of(code: str) -> Sequence[Path]:
    """Return the files of a language: those that the page loads, and in folders those of the other parts."""
    return sorted((FOLDER / code).rglob("*.ftl"))


def place_in_line(path: Path) -> tuple[bool, bool]:
    """Return when to look into a file: those of the terminal are few and first, and the many examples are last."""
    return path.parent.name != "terminal", "examples" in path.parts


@cache
def messages_in(code: str) -> Messages:
    """Return the messages of a language."""
    return Messages({language.code: language for language in languages()}[code])


def locale_of(code: str) -> str:
    """Return by whose customs a language writes numbers and lists, as Babel names it."""
    return messages_in(code).locale.replace("-", "_")


def is_said(ident: str, language: str = ORIGINAL) -> bool:
    """Return whether a language has a message with that id, if only the original one."""
    return messages_in(language).has(ident)


def blanks_in(ident: str) -> Sequence[str]:
    """Return the blanks of a message that needs no more than words in them."""
    messages = messages_in(ORIGINAL)
    return BLANK.findall(messages.lines[ident]) if messages.has(ident) else []


def say(ident: str, blanks: Mapping[str, float | str] = NO_BLANKS, language: str = ORIGINAL) -> str:
    """Say a message in a language, with what fills its blanks. Raises `KeyError` if there is no such message."""
    messages = messages_in(language)
    said = messages.plain(ident, blanks)
    if said:
        return said
    text, faults = messages.bundle.format_pattern(messages.pattern(ident), dict(blanks))
    if faults:
        raise ValueError(f"{ident} cannot be said in {language}: {faults[0]}")
    return str(text)
