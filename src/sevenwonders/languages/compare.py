"""Compares the messages of a language with the original: what is missing, and what does not fit."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import ast, parse

from sevenwonders.languages import FOLDER, ORIGINAL, files_of
from sevenwonders.languages.examples import EXAMPLES

# These functions of messages take numbers.
NUMBER_FUNCTIONS: Final = {"NUMBER", "SIGNED", "POINTS", "ROMAN", "ORDINAL"}
PLURALS: Final = {"zero", "one", "two", "few", "many"}
# Messages whose original text is not a message: names and titles, by file and id.
Elsewhere: TypeAlias = Mapping[str, Mapping[str, str]]


class Fault(NamedTuple):
    """Something in a file of messages that does not fit the original: what it is about, and the kind of fault."""

    file: str
    about: str
    kind: str
    detail: str = ""


class NoMessage(ValueError):
    """A text in a file that is not a message."""

    def __init__(self, file: str, text: str, reason: str) -> None:
        super().__init__(f"{file}: this is not a message: {text} ({reason})")
        self.file = file
        self.text = text
        self.reason = reason


def messages_of(code: str) -> Iterator[tuple[str, ast.Message]]:
    """Yield the messages of a language with the path of their file there. Raises `NoMessage` for another text."""
    for path in files_of(code):
        file = path.relative_to(FOLDER / code).as_posix()
        for entry in entries_of(path.read_text(encoding="utf-8")):
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").splitlines()[0]
                raise NoMessage(f"{code}/{file}", line, entry.annotations[0].message or "")
            if isinstance(entry, ast.Message):
                yield file, entry


def is_of_page(file: str) -> bool:
    """Return whether the page loads a file of messages; it looks at the files of the folder itself."""
    return "/" not in file


@cache
def entries_of(text: str) -> Sequence[ast.EntryType]:
    """Parse the text of a file of messages."""
    return parse(text).body


def blanks_of(node: ast.BaseNode | None) -> dict[str, str]:
    """Return the blanks of a pattern with their types: a number where a plural or a sign depends on it."""
    found: dict[str, str] = {}

    def look(part: object, is_number: bool = False) -> None:
        if isinstance(part, ast.VariableReference):
            found[part.id.name] = "number" if is_number else found.get(part.id.name, "string | number")
        elif isinstance(part, ast.SelectExpression):
            keys = {variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)}
            numbers = any(isinstance(variant.key, ast.NumberLiteral) for variant in part.variants)
            look(part.selector, is_number=numbers or bool(keys & PLURALS))
            look(part.variants)
        elif isinstance(part, ast.FunctionReference):
            look(part.arguments.positional, is_number=part.id.name in NUMBER_FUNCTIONS)
        elif isinstance(part, list):
            for item in part:
                look(item, is_number)
        elif isinstance(part, ast.BaseNode):
            for value in vars(part).values():
                look(value)

    look(node)
    return found


def missing(code: str, elsewhere: Elsewhere) -> dict[str, list[str]]:
    """List the ids that a language has no message for, by the file of the original."""
    found = {message.id.name for _, message in messages_of(code)}
    wanted: dict[str, list[str]] = {}
    for file, message in messages_of(ORIGINAL):
        wanted.setdefault(file, []).append(message.id.name)
    lacking = {
        file: [name for name in names if name not in found] for file, names in [*wanted.items(), *elsewhere.items()]
    }
    return {file: names for file, names in lacking.items() if names}


def faults(code: str, elsewhere: Elsewhere) -> list[Fault]:
    """List the messages of a language that do not fit the original: other blanks, unknown ids, ids in two files."""
    known: dict[str, tuple[str, dict[str, str]]] = {
        message.id.name: (file, blanks_of(message.value)) for file, message in messages_of(ORIGINAL)
    }
    known |= {name: (file, {}) for file, names in elsewhere.items() for name in names}
    # Without a clone there are no scenarios to compare with.
    has_examples = any(is_example(file) for file in elsewhere)
    seen: set[str] = set()
    found: list[Fault] = []
    for file, message in messages_of(code):
        name = message.id.name
        if name in seen:
            found.append(Fault(file, name, "twice"))
        seen.add(name)
        if name in known:
            found += misfits(file, message, *known[name])
        elif has_examples or not is_example(file):
            found.append(Fault(file, name, "unknown"))
    return found


def misfits(file: str, message: ast.Message, place: str, blanks: Mapping[str, str]) -> Iterator[Fault]:
    """Yield what is wrong with a message, given the original's file and blanks."""
    name = message.id.name
    if place != file:
        yield Fault(file, name, "place", place)
    if unknown := set(blanks_of(message.value)) - set(blanks):
        yield Fault(file, name, "blanks", ", ".join(sorted(unknown)))
    if lost := set(blanks) - set(blanks_of(message.value)) - SILENT:
        yield Fault(file, name, "lost", ", ".join(sorted(lost)))


def is_example(file: str) -> bool:
    """Return whether a file has titles of rule examples."""
    return file.startswith(f"{EXAMPLES}/")


# Blanks that some languages do not need: they only choose between sentences.
SILENT: Final = {"reader", "mine"}


def stub(file: str, idents: Iterable[str], elsewhere: Elsewhere) -> str:
    """Return some messages of a file of the original, with the comments and terms around them."""
    wanted = set(idents)
    if file in elsewhere:
        return "".join(f"{name} = {text}\n" for name, text in elsewhere[file].items() if name in wanted)
    text = (FOLDER / ORIGINAL / file).read_text(encoding="utf-8")
    parts: list[str] = []
    for entry in entries_of(text):
        assert entry.span is not None
        source = text[entry.span.start : entry.span.end].rstrip("\n")
        if isinstance(entry, ast.Message):
            if entry.id.name in wanted:
                parts.append(source)
        elif isinstance(entry, ast.Term | ast.GroupComment | ast.ResourceComment):
            parts.append(source)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts)) + "\n"
