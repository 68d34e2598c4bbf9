"""Expressions of the engine in JavaScript.

Only what the engine uses is known. Anything else is refused with its place, so that a translation is either the same
program or none. Python's operators are in `web/src/score/python.js`, here called `py`.
"""

import ast
import json
from typing import Final

from tools.python_to_js.source import Alias, Foreign, Meaning, Symbol, meant, methods_of

FOREIGN: Final = {
    ("librt.vecs", "append"): "py.appended",
    ("itertools", "combinations"): "py.combinations",
    ("unicodedata", "normalize"): "py.normalize",
    ("unicodedata", "combining"): "py.combining",
}
TYPES: Final = {
    "int": "py.isInteger",
    "list": "Array.isArray",
    "dict": "py.isMap",
    "str": "py.isText",
    "bool": "py.isBoolean",
}
FUNCTIONS: Final = {
    "len": "py.len",
    "sum": "py.sum",
    "min": "py.min",
    "max": "py.max",
    "range": "py.range",
    "enumerate": "py.enumerate",
    "zip": "py.zip",
    "any": "py.any",
    "all": "py.all",
    "list": "py.list",
    "set": "py.set",
    "dict": "py.dict",
    "int": "py.int",
    "str": "String",
    "bool": "py.truth",
}
# Methods of Python's own types. No class of the engine that is translated has methods of these names.
METHODS: Final = {
    "append": "py.append",
    "insert": "py.insert",
    "count": "py.count",
    "index": "py.index",
    "get": "py.get",
    "items": "py.items",
    "keys": "py.keys",
    "values": "py.values",
    "isdisjoint": "py.isDisjoint",
    "bit_count": "py.bitCount",
    "bit_length": "py.bitLength",
    "upper": "py.upper",
    "lower": "py.lower",
    "strip": "py.strip",
    "split": "py.split",
    "rsplit": "py.rsplit",
    "replace": "py.replace",
    "join": "py.join",
}
OPERATORS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "py.add",
    ast.Sub: "py.sub",
    ast.Mult: "py.mul",
    ast.FloorDiv: "py.div",
    ast.Mod: "py.mod",
    ast.BitOr: "py.or",
    ast.BitAnd: "py.and",
    ast.LShift: "py.shl",
    ast.RShift: "py.shr",
    ast.BitXor: "py.xor",
}
COMPARISONS: Final[dict[type[ast.cmpop], str]] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
RESERVED: Final = frozenset(
    ("arguments", "case", "class", "default", "delete", "export", "function", "new", "switch", "this", "var")
)


class Untranslatable(Exception):
    """The engine uses something that the translator does not know."""


def local(name: str) -> str:
    """Return a local name, changed if JavaScript reserves it."""
    return f"{name}_" if name in RESERVED else name


class Expressions:
    """Translates the expressions of one function; `names` are its local names."""

    def __init__(self, module: str, names: set[str], methods: set[str]) -> None:
        self.module = module
        self.names = names
        self.methods = methods

    def unknown(self, node: ast.AST) -> Untranslatable:
        """Return the error about an unknown construct, with its place."""
        line = getattr(node, "lineno", 0)
        return Untranslatable(f"{self.module}, line {line}: the translator does not know {ast.unparse(node)}")

    def text(self, node: ast.expr) -> str:
        """Translate the expression."""
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.unknown(node)
        translated = method(node)
        assert isinstance(translated, str)
        return translated

    def texts(self, nodes: list[ast.expr]) -> str:
        """Translate several expressions, separated by commas."""
        return ", ".join(self.text(node) for node in nodes)

    def truth(self, node: ast.expr) -> str:
        """Translate the expression as a condition."""
        if isinstance(node, ast.BoolOp):
            word = " && " if isinstance(node.op, ast.And) else " || "
            return f"({word.join(self.truth(value) for value in node.values)})"
        if isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            return self.text(node)
        return f"py.truth({self.text(node)})"

    # Values and names

    def _constant(self, node: ast.Constant) -> str:
        return json.dumps(node.value, ensure_ascii=False)

    def _name(self, node: ast.Name) -> str:
        if node.id == "self":
            return "this"
        return local(node.id) if node.id in self.names else self._meant(node)

    def _meant(self, node: ast.Name | ast.Attribute) -> str:
        meaning = meant(self.module, node)
        if isinstance(meaning, Symbol):
            return meaning.script_name()
        if isinstance(meaning, Foreign) and meaning in FOREIGN:
            return FOREIGN[meaning]
        if meaning is None and isinstance(node, ast.Name) and node.id in FUNCTIONS:
            return FUNCTIONS[node.id]
        raise self.unknown(node)

    def _attribute(self, node: ast.Attribute) -> str:
        is_module = isinstance(node.value, ast.Name) and isinstance(self._meaning(node.value), Alias)
        return self._meant(node) if is_module else f"{self.text(node.value)}.{node.attr}"

    def _meaning(self, node: ast.expr) -> Meaning | None:
        if isinstance(node, ast.Name) and node.id in self.names:
            return None
        return meant(self.module, node)

    def _list(self, node: ast.List | ast.Tuple) -> str:
        return f"[{self.texts(node.elts)}]"

    _tuple = _list

    def _set(self, node: ast.Set) -> str:
        return f"py.set([{self.texts(node.elts)}])"

    def _starred(self, node: ast.Starred) -> str:
        return f"...{self.text(node.value)}"

    def _dict(self, node: ast.Dict) -> str:
        pairs = [
            f"[{self.text(key)}, {self.text(value)}]" for key, value in zip(node.keys, node.values, strict=True) if key
        ]
        return f"new Map([{', '.join(pairs)}])"

    def _joinedstr(self, node: ast.JoinedStr) -> str:
        parts = [
            template_text(str(part.value))
            if isinstance(part, ast.Constant)
            else f"${{py.str({self.text(part.value)})}}"
            for part in node.values
            if isinstance(part, ast.Constant | ast.FormattedValue)
        ]
        return f"`{''.join(parts)}`"

    # Operators

    def _binop(self, node: ast.BinOp) -> str:
        return self.operation(node, node.op, self.text(node.left), self.text(node.right))

    def operation(self, node: ast.AST, operator: ast.operator, left: str, right: str) -> str:
        """Translate an operation on two values."""
        if type(operator) not in OPERATORS:
            raise self.unknown(node)
        return f"{OPERATORS[type(operator)]}({left}, {right})"

    def _unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        if isinstance(node.op, ast.USub):
            return f"-{self.text(node.operand)}"
        raise self.unknown(node)

    def _boolop(self, node: ast.BoolOp) -> str:
        # The value of `a and b` is one of the two, not true or false. No operand has side effects.
        text = self.text(node.values[-1])
        for value in reversed(node.values[:-1]):
            first = self.text(value)
            pair = (text, first) if isinstance(node.op, ast.And) else (first, text)
            text = f"({self.truth(value)} ? {pair[0]} : {pair[1]})"
        return text

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"({self.truth(node.test)} ? {self.text(node.body)} : {self.text(node.orelse)})"

    def _compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        parts = [self._comparison(sides[at], operator, sides[at + 1]) for at, operator in enumerate(node.ops)]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def _comparison(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        one, other = self.text(left), self.text(right)
        if type(operator) in COMPARISONS:
            return f"({one} {COMPARISONS[type(operator)]} {other})"
        if isinstance(operator, ast.Is | ast.IsNot):
            return f"({one} {'===' if isinstance(operator, ast.Is) else '!=='} {other})"
        if isinstance(operator, ast.In | ast.NotIn):
            return f"{'!' if isinstance(operator, ast.NotIn) else ''}py.has({other}, {one})"
        return f"{'!' if isinstance(operator, ast.NotEq) else ''}py.equal({one}, {other})"

    def _subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice):
            ends = [self.text(end) if end else "null" for end in (node.slice.lower, node.slice.upper)]
            if node.slice.step is not None:
                raise self.unknown(node)
            return f"py.slice({self.text(node.value)}, {', '.join(ends)})"
        return f"py.at({self.text(node.value)}, {self.text(node.slice)})"

    # Comprehensions

    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        return self._comprehension(node.generators, node.elt)

    _generatorexp = _listcomp

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"py.set({self._comprehension(node.generators, node.elt)})"

    def _comprehension(self, generators: list[ast.comprehension], element: ast.expr) -> str:
        first, *others = generators
        source = f"py.list({self.text(first.iter)})"
        inner = Expressions(self.module, self.names | targets_in(first.target), self.methods)
        target = inner.target(first.target)
        for test in first.ifs:
            source += f".filter(({target}) => {inner.truth(test)})"
        if others:
            return f"{source}.flatMap(({target}) => {inner._comprehension(others, element)})"
        return f"{source}.map(({target}) => {inner.text(element)})"

    def target(self, node: ast.expr) -> str:
        """Translate the target of a loop."""
        if isinstance(node, ast.Tuple):
            return f"[{', '.join(self.target(item) for item in node.elts)}]"
        assert isinstance(node, ast.Name)
        return local(node.id)

    def _lambda(self, node: ast.Lambda) -> str:
        names = {argument.arg for argument in node.args.args}
        inner = Expressions(self.module, self.names | names, self.methods)
        return f"({', '.join(map(local, sorted(names)))}) => {inner.text(node.body)}"

    # Calls

    def _call(self, node: ast.Call) -> str:
        function = node.func
        if isinstance(function, ast.Subscript):
            # A vector of machine integers is a list here.
            return f"py.list({self.texts(node.args) or '[]'})"
        if isinstance(function, ast.Name) and function.id in {"isinstance", "sorted"}:
            return self._isinstance(node) if function.id == "isinstance" else self._sorted(node)
        if isinstance(function, ast.Attribute) and not isinstance(self._meaning(function), Symbol):
            return self._method(node, function)
        meaning = self._meaning(function)
        definition = meaning.node() if isinstance(meaning, Symbol) else None
        arguments = self._arguments(node, definition)
        new = "new " if isinstance(definition, ast.ClassDef) else ""
        return f"{new}{self.text(function)}({', '.join(arguments)})"

    def _isinstance(self, node: ast.Call) -> str:
        value, kind = node.args
        if isinstance(kind, ast.Name) and kind.id in TYPES:
            return f"{TYPES[kind.id]}({self.text(value)})"
        return f"({self.text(value)} instanceof {self.text(kind)})"

    def _sorted(self, node: ast.Call) -> str:
        given = {keyword.arg: keyword.value for keyword in node.keywords}
        key = self.text(given["key"]) if "key" in given else "null"
        return f"py.sorted({self.texts(node.args)}, {key}, {str('reverse' in given).lower()})"

    def _method(self, node: ast.Call, function: ast.Attribute) -> str:
        if node.keywords:
            raise self.unknown(node)
        owner = self.text(function.value)
        if function.attr in METHODS:
            return f"{METHODS[function.attr]}({', '.join([owner, *map(self.text, node.args)])})"
        if function.attr not in self.methods:
            raise self.unknown(node)
        return f"{owner}.{function.attr}({self.texts(node.args)})"

    def _arguments(self, node: ast.Call, definition: ast.AST | None) -> list[str]:
        given = [self.text(argument) for argument in node.args]
        named = {keyword.arg: self.text(keyword.value) for keyword in node.keywords}
        # The engine itself checks that zipped loops are equally long, so the translation need not.
        named.pop("strict", None)
        if not named:
            return given
        if isinstance(definition, ast.ClassDef):
            definition = methods_of(definition)["__init__"]
        if not isinstance(definition, ast.FunctionDef):
            raise self.unknown(node)
        names = [
            argument.arg for argument in definition.args.args + definition.args.kwonlyargs if argument.arg != "self"
        ]
        if definition.args.kwarg:
            others = [f"[{json.dumps(name)}, {text}]" for name, text in named.items() if name not in names]
            return [*given, f"new Map([{', '.join(others)}])"]
        return given + [named.get(name, "undefined") for name in names[len(given) :]]


def targets_in(node: ast.expr) -> set[str]:
    """List the names that a loop or an assignment binds."""
    return {item.id for item in ast.walk(node) if isinstance(item, ast.Name)}


def template_text(text: str) -> str:
    """Escape a piece of a template, in which a few characters mean something to JavaScript."""
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
