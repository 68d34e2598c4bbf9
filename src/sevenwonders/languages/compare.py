"""Compares the messages of a language with the original: what is missing, and what does not fit."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from fluent.syntax import ast, parse

from sevenwonders.languages import FOLDER, ORIGINAL

# These functions of messages take numbers.
NUMBER_FUNCTIONS: Final = {"NUMBER", "SIGNED", "POINTS", "ROMAN", "ORDINAL"}
PLURALS: Final = {"zero", "one", "two", "few", "many"}


def messages_of(code: str) -> Iterator[tuple[str, ast.Message]]:
    """Yield the messages of a language with the name of their file. Raises `ValueError` for a text that is none."""
    for file in sorted((FOLDER / code).glob("*.ftl")):
        for entry in entries_of(file.read_text(encoding="utf-8")):
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").splitlines()[0]
                raise ValueError(f"{code}/{file.name}: this is not a message: {line} ({entry.annotations[0].message})")
            if isinstance(entry, ast.Message):
                yield file.name, entry


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


def missing(code: str, names: Iterable[str] = ()) -> dict[str, list[str]]:
    """List the ids that a language has no message for, by the file of the original.

    `names` are ids of names, which the original takes from the card data.
    """
    found = {message.id.name for _, message in messages_of(code)}
    wanted: dict[str, list[str]] = {}
    for file, message in messages_of(ORIGINAL):
        if message.id.name not in found:
            wanted.setdefault(file, []).append(message.id.name)
    nameless = [name for name in names if name not in found]
    return wanted | ({"names.ftl": nameless} if nameless else {})


def faults(code: str, names: Iterable[str] = ()) -> list[str]:
    """List the messages of a language that do not fit the original: other blanks, unknown ids, ids in two files."""
    original = {message.id.name: (file, blanks_of(message.value)) for file, message in messages_of(ORIGINAL)}
    known: Mapping[str, tuple[str, dict[str, str]]] = original | {name: ("names.ftl", {}) for name in names}
    seen: set[str] = set()
    found: list[str] = []
    for file, message in messages_of(code):
        name = message.id.name
        if name in seen:
            found.append(f"{file}: {name} is there twice")
        seen.add(name)
        if name not in known:
            found.append(f"{file}: {name} is no message of the original")
            continue
        place, blanks = known[name]
        if place != file:
            found.append(f"{file}: {name} belongs to {place}")
        unknown = set(blanks_of(message.value)) - set(blanks)
        if unknown:
            found.append(f"{file}: {name} has blanks that nothing fills: {', '.join(sorted(unknown))}")
        lost = set(blanks) - set(blanks_of(message.value)) - SILENT
        if lost:
            found.append(f"{file}: {name} leaves out {', '.join(sorted(lost))}")
    return found


# Blanks that some languages do not need: they only choose between sentences.
SILENT: Final = {"reader", "mine"}


def stub(file: str, idents: Iterable[str], names: Mapping[str, str]) -> str:
    """Return some messages of a file of the original, with the comments and terms around them."""
    wanted = set(idents)
    if file == "names.ftl":
        return "".join(f"{name} = {text}\n" for name, text in names.items() if name in wanted)
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
