"""The facts about the boxes that a score sheet shows, in the form in which the server sends them."""

import json

import msgspec

from sevenwonders.server.present.facts import ruleset_facts
from tools.python_to_js import architects, classic

# Down to a line for each card, so that a changed card is a changed line.
DEPTH = 4


def facts() -> str:
    """Return all cards, boards, tokens, editions and options, and what else is entered for a city, as JSON."""
    content = {"rulesets": ruleset_facts(), **classic.sheet_facts(), **architects.sheet_facts()}
    return in_lines(msgspec.to_builtins(content), DEPTH) + "\n"


def in_lines(value: object, depth: int) -> str:
    """Write JSON, broken into lines down to some depth."""
    if depth and isinstance(value, dict):
        items = [f"{json.dumps(key)}: {in_lines(item, depth - 1)}" for key, item in value.items()]
        return "{\n" + ",\n".join(items) + "\n}"
    if depth and isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(in_lines(item, 0) for item in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)
