"""Reachability: everything that a script needs from a few functions, and nothing else.

A field is live if any reached code reads one of its name. A method is reached if its class is, and any reached code
calls a method of its name; but not if it only writes fields that are dead. So an effect that adds to totals which no
score looks at does nothing in the script. Statements that only write dead fields are left out too.
"""

import ast
from collections.abc import Iterator
from typing import final

from tools.python_to_js.expressions import METHODS
from tools.python_to_js.source import Symbol, base_of, fields_of, meant, methods_of

PLAIN = (bool, int, str, type(None))
# Methods that change what they are called on.
CHANGES = {"append", "extend", "insert", "pop", "remove"}


@final
class Reach:
    """The symbols, constructed classes, called methods and live fields that follow from some roots and values."""

    def __init__(self, roots: list[Symbol], called: set[str], live: set[str], values: list[object]) -> None:
        self.symbols: dict[Symbol, None] = dict.fromkeys(roots)
        self.constructed: set[Symbol] = set()
        self.called = set(called)
        self.live = set(live)
        size = -1
        while size != self._size():
            size = self._size()
            self._follow_value(values)
            for symbol in list(self.symbols):
                self._follow(symbol)

    def _size(self) -> int:
        return len(self.symbols) + len(self.constructed) + len(self.called) + len(self.live)

    def _follow(self, symbol: Symbol) -> None:
        node = symbol.node()
        if node is None:
            self._follow_value(symbol.value())
        elif isinstance(node, ast.FunctionDef):
            self._read(symbol.module, node)
        else:
            base = base_of(symbol)
            if base is not None:
                self.symbols.setdefault(base)
                # The constructor of a class may call that of its base.
                if symbol in self.constructed:
                    self.constructed.add(base)
            for method in self.methods(symbol):
                self._read(symbol.module, method)

    def classes(self) -> list[Symbol]:
        """List the classes that are needed."""
        return [symbol for symbol in self.symbols if isinstance(symbol.node(), ast.ClassDef)]

    def methods(self, symbol: Symbol) -> list[ast.FunctionDef]:
        """List the methods of a class that are needed."""
        node = symbol.node()
        assert isinstance(node, ast.ClassDef)
        return [method for name, method in methods_of(node).items() if self._needs(symbol, name, method)]

    def _needs(self, symbol: Symbol, name: str, method: ast.FunctionDef) -> bool:
        if name == "__init__":
            return symbol in self.constructed
        return name in self.called and (base_of(symbol) is None or does_something(method, self.live))

    def _read(self, module: str, function: ast.FunctionDef) -> None:
        functions: set[int] = set()
        for node in live_nodes(function, self.live):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                functions.add(id(node.func))
                self.called |= {node.func.attr} - set(METHODS)
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and id(node) not in functions:
                self.live.add(node.attr)
            if isinstance(node, ast.Name | ast.Attribute):
                meaning = meant(module, node)
                if isinstance(meaning, Symbol):
                    self.symbols.setdefault(meaning)
            if isinstance(node, ast.Call):
                meaning = meant(module, node.func)
                if isinstance(meaning, Symbol) and isinstance(meaning.node(), ast.ClassDef):
                    self.constructed.add(meaning)

    def _follow_value(self, value: object) -> None:
        if isinstance(value, list | tuple | set):
            for item in value:
                self._follow_value(item)
        elif isinstance(value, dict):
            for item in value.values():
                self._follow_value(item)
        elif not isinstance(value, PLAIN) and not callable(value) and not hasattr(value, "__iter__"):
            symbol = class_of(value)
            self.symbols.setdefault(symbol)
            for field in fields_of(symbol):
                if field in self.live:
                    self._follow_value(getattr(value, field))


def class_of(value: object) -> Symbol:
    """Return the class of an object of the engine."""
    return Symbol(type(value).__module__, type(value).__name__)


def live_nodes(node: ast.AST, live: set[str]) -> Iterator[ast.AST]:
    """Yield every node below this one, without annotations and dead statements."""
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_dead(child, live):
                yield child
                yield from live_nodes(child, live)


def is_dead(node: ast.AST, live: set[str]) -> bool:
    """Check whether a statement has no effect: a docstring, an assertion, or an assignment that is never read."""
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return True
    if not isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) or node.value is None:
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = [written(target) for target in targets]
    changes = any(isinstance(item, ast.Attribute) and item.attr in CHANGES for item in ast.walk(node.value))
    return not changes and all(name is not None and name not in live for name in names)


def written(target: ast.expr) -> str | None:
    """Return the attribute that an assignment changes, or None for a local name."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return target.attr if isinstance(target, ast.Attribute) else None


def does_something(method: ast.FunctionDef, live: set[str]) -> bool:
    """Check whether a method returns something, raises an error, or changes a live attribute."""
    for node in live_nodes(method, live):
        if isinstance(node, ast.Return | ast.Raise):
            return True
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(written(target) in live for target in targets):
                return True
        # Any call on an attribute of an object may change it.
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            return True
    return False
