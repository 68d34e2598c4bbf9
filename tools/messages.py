"""Writes the types of the page's messages: `python -m tools.messages web/src/language/messages.ts`.

The page asks for `words("lobby").seatsTaken({ taken, seats })`; here its compiler learns which messages there are and
which blanks each of them has.
"""

import json
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast

from sevenwonders import cli
from sevenwonders.cli.translations import english_texts
from sevenwonders.languages import INSIDE, ORIGINAL, Language, languages
from sevenwonders.languages.compare import blanks_of, is_of_page, messages_of

HEADER: Final = "// Generated from src/sevenwonders/languages by `make page`. Do not edit.\n"


def types_of_messages() -> str:
    """Return the languages, and an interface with every group of messages in the original language."""
    groups: dict[str, list[str]] = defaultdict(list)
    for file, message in messages_of(ORIGINAL):
        group, _, name = message.id.name.partition("-")
        if is_of_page(file) and name and re.fullmatch(r"[a-z0-9-]+", name):
            groups[group].append(f"    {camel(name)}: {type_of(message)};")
    lines = ["/** Every language, with what its speakers call it and the locale of its numbers and lists. */"]
    lines += [
        "export const LANGUAGES: Record<string, { name: string; locale: string; dir: string; share: number }> = {"
    ]
    lines += [described(facts) for facts in languages()]
    lines += ["};", "", "/** Texts, and functions that fill the blanks of a message. */", "export interface Messages {"]
    for group, members in groups.items():
        lines += [f"  {group}: {{", *members, "  };"]
    return HEADER + "\n" + "\n".join([*lines, "}"]) + "\n"


def described(facts: Language) -> str:
    """Write what there is to know of a language."""
    members = {"name": facts.name, "locale": facts.locale, "dir": facts.direction, "share": share_of(facts.code)}
    return f"  {facts.code}: {json.dumps(members, ensure_ascii=False)},"


@cache
def page_texts() -> set[str]:
    """Return the ids of all that the page can say in another language: messages, names, and examples of the rules."""
    messages = {message.id.name for file, message in messages_of(ORIGINAL) if is_of_page(file)}
    return messages.union(*english_texts().values())


def share_of(code: str) -> int:
    """Return how many percent of what the page says it says in a language."""
    if code == ORIGINAL:
        return 100
    found = {message.id.name for _, message in messages_of(code)}
    return 100 * len(page_texts() & found) // len(page_texts())


def camel(name: str) -> str:
    """Write the id of a message as a name of the page: seats-taken is seatsTaken."""
    return re.sub(r"-(\w)", lambda found: found[1].upper(), name)


def type_of(message: ast.Message) -> str:
    """Return the type of a message: a text, or a function of its blanks."""
    blanks = blanks_within(message)
    if not blanks:
        return "string"
    fields = "; ".join(f"{name}: {kind}" for name, kind in sorted(blanks.items()))
    return f"(blanks: {{ {fields} }}) => string"


TERMINAL: Final = Path(cli.__file__).parent
IDENT: Final = re.compile(r"""["']([a-z][\w-]+)["']""")
STUB: Final = """# Generated from src/sevenwonders/languages by `make types`. Do not edit.
from typing import Literal, overload

"""


def stub_of_told() -> str:
    """Return the types of `told`, which says messages in the terminal: an overload for each message."""
    named = {ident for path in TERMINAL.rglob("*.py") for ident in IDENT.findall(path.read_text(encoding="utf-8"))}
    return STUB + "\n".join(
        f'@overload\ndef told(ident: Literal["{message.id.name}"]{arguments_of(message)}) -> str: ...'
        for _, message in messages_of(ORIGINAL)
        # With thousands of others the check of types would take twice as long.
        if message.id.name in named
    )


def arguments_of(message: ast.Message) -> str:
    """Return the arguments that fill the blanks of a message."""
    # `int` is named for the machine integers of the engine, which are no floats to the type checker.
    kinds = {"number": "int | float", "string | number": "int | float | str"}
    fields = [f"{name}: {kinds[kind]}" for name, kind in sorted(blanks_within(message).items())]
    return f", *, {', '.join(fields)}" if fields else ""


def blanks_within(message: ast.Message) -> dict[str, str]:
    """Return the blanks of a message, and of those that stand inside of it."""
    found = blanks_of(message.value)
    for ident in INSIDE.findall(FluentSerializer().serialize_entry(message)):
        if ident in originals():
            found = blanks_within(originals()[ident]) | found
    return found


@cache
def originals() -> dict[str, ast.Message]:
    """Return the messages of the original language by their ids."""
    return {message.id.name: message for _, message in messages_of(ORIGINAL)}


if __name__ == "__main__":
    target = Path(sys.argv[1])
    text = stub_of_told() if target.suffix == ".pyi" else types_of_messages()
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
