"""A language for tests only: English with accents, and about 40 % longer.

A text without accents has come from no message, and what does not fit would not fit in another language. No build has
it: the tests answer the page with it when it asks for the words of another language.
"""

import re
from collections.abc import Mapping
from functools import cache
from json import dumps
from typing import Final

from fluent.syntax import ast, serialize
from playwright.sync_api import BrowserContext, Route

from sevenwonders.cli.translations import english_texts
from sevenwonders.languages import FOLDER, ORIGINAL
from sevenwonders.languages.compare import entries_of

# The language whose place it takes. A list in Spanish has "y" between its parts, which is too short for a word.
CODE: Final = "es"
LOCALE: Final = "es-ES"
# Letters that the fonts of the page have.
ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "äçéîñöüÿÄÇÉÎÑÖÜÝ")
VOWEL: Final = re.compile("([äéîöü])", re.IGNORECASE)
# Translators put a soft hyphen into such a word.
LONG_WORD: Final = re.compile(r"\b(\w{6,})(\w{7})\b")
SOFT_HYPHEN: Final = "\u00ad"


def longer(text: str) -> str:
    """Write a text with accents and each vowel twice."""
    doubled = VOWEL.sub(r"\1\1", text.translate(ACCENTS))
    return LONG_WORD.sub(rf"\1{SOFT_HYPHEN}\2", doubled)


def change(node: object) -> None:
    """Change the texts of a message; blanks, choices and names of messages stay."""
    if isinstance(node, ast.TextElement):
        node.value = longer(node.value)
    elif isinstance(node, list):
        for item in node:
            change(item)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            change(value)


def translated(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    """Return a message in the language."""
    changed = entry.clone()
    changed.comment = None
    change(changed.value)
    return changed


def in_pseudo(text: str) -> str:
    """Return a text of messages in the language."""
    found = [entry for entry in entries_of(text) if isinstance(entry, ast.Message | ast.Term)]
    return serialize(ast.Resource([translated(entry) for entry in found]))


def lines_of(messages: Mapping[str, str]) -> str:
    """Return the text of plain messages."""
    return "".join(f"{ident} = {text}\n" for ident, text in messages.items())


@cache
def pseudo_text() -> str:
    """Return all messages, names and titles of examples in the language."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / ORIGINAL).glob("*.ftl"))]
    return in_pseudo("\n".join([*texts, *map(lines_of, english_texts().values())]))


def speak_pseudo(context: BrowserContext) -> None:
    """Let all pages of a browser profile that ask for the words of `CODE` have these."""
    context.route(f"**/assets/words/{CODE}-*.js", answer)


def answer(route: Route) -> None:
    """Say everything with the first part of the words."""
    text = pseudo_text() if f"/{CODE}-start-" in route.request.url else ""
    route.fulfill(content_type="text/javascript", body=f"export default {dumps(text)};")
