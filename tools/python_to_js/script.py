"""The script as a whole: the translated engine, and the facts about the boxes that the page shows."""

import ast
from typing import Final

from tools.python_to_js import architects, classic
from tools.python_to_js.reach import Reach
from tools.python_to_js.source import Symbol, base_of
from tools.python_to_js.translate import class_text, function_text
from tools.python_to_js.values import Values

HEADER: Final = """// The scoring half of the engine, translated from src/sevenwonders by `make page`. Do not edit.
import * as py from "./python";
"""
# The functions that the page calls, under these names: shared ones, and those of each game.
ROOTS: Final = {
    "GameError": Symbol("sevenwonders.kernel.errors", "GameError"),
    "Config": Symbol("sevenwonders.kernel.config", "Config"),
    "placesOf": Symbol("sevenwonders.kernel.score", "places_of"),
    **classic.ROOTS,
    **architects.ROOTS,
}
# The lookups that the page makes in libraries, besides what scores read.
CALLED: Final = {"find_card", "card_of_age", "find_board", "find_token", "total"}
READ: Final = {"arguments", "ident", "name", "categories", "city_keys", "parts", "category", "what", "number"}


def script() -> str:
    """Write the whole script."""
    libraries = {**classic.libraries(), **architects.libraries()}
    reach = Reach(list(ROOTS.values()), CALLED, READ, list(libraries.values()))
    values = Values(reach.live)
    constants = {symbol.script_name(): values.text(symbol.value()) for symbol in reach.symbols if symbol.node() is None}
    shelves = [f"export const {name} = {values.text(shelf)};" for name, shelf in libraries.items()]
    exported = ", ".join(f"{symbol.script_name()} as {name}" for name, symbol in ROOTS.items())
    parts = [
        HEADER,
        *definitions(reach),
        *values.lines,
        *[f"const {name} = {text};" for name, text in constants.items()],
        *shelves,
        f"export {{ {exported} }};",
    ]
    return "\n".join(parts) + "\n"


def definitions(reach: Reach) -> list[str]:
    """Write classes, each after its base, and functions."""
    methods = {method.name for symbol in reach.classes() for method in reach.methods(symbol)}
    classes = sorted(reach.classes(), key=depth)
    functions = [(symbol, symbol.node()) for symbol in reach.symbols]
    return [class_text(reach, symbol, methods) for symbol in classes] + [
        function_text(reach, symbol, node, methods) for symbol, node in functions if isinstance(node, ast.FunctionDef)
    ]


def depth(symbol: Symbol) -> int:
    """Count the bases of a class."""
    base = base_of(symbol)
    return 0 if base is None else depth(base) + 1
