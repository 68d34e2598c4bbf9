"""Functions and classes of the engine in JavaScript, statement by statement."""

import ast
from typing import Final, final

from tools.python_to_js.expressions import Expressions, local
from tools.python_to_js.reach import Reach, is_dead
from tools.python_to_js.source import Symbol, base_of, is_self


def function_text(reach: Reach, symbol: Symbol, node: ast.FunctionDef, methods: set[str]) -> str:
    """Translate a function."""
    return f"function {symbol.script_name()}{Statements(reach, symbol.module, node, methods).whole()}"


def class_text(reach: Reach, symbol: Symbol, methods: set[str]) -> str:
    """Translate a class, with the methods that are needed."""
    node = symbol.node()
    assert isinstance(node, ast.ClassDef)
    base = base_of(symbol)
    parent = base.script_name() if base else "Error" if is_error(node) else ""
    lines = [f"class {symbol.script_name()}{f' extends {parent}' if parent else ''} {{"]
    if parent == "Error":
        lines += ERROR_KEEPS_WHAT_IT_SAYS
    for method in reach.methods(symbol):
        statements = Statements(reach, symbol.module, method, methods, bool(parent))
        name = "constructor" if method.name == "__init__" else method.name
        lines.append(f"  {name}{statements.whole('  ')}")
    return "\n".join([*lines, "}"])


# An error of the page has a text only.
ERROR_KEEPS_WHAT_IT_SAYS: Final = ["  constructor(said) {", "    super(String(said));", "    this.said = said;", "  }"]


def is_error(node: ast.ClassDef) -> bool:
    """Check whether a class is the base of errors."""
    return any(isinstance(base, ast.Name) and base.id == "Exception" for base in node.bases)


@final
class Statements:
    """Translates one function."""

    def __init__(
        self, reach: Reach, module: str, node: ast.FunctionDef, methods: set[str], derived: bool = False
    ) -> None:
        self.reach = reach
        self.node = node
        self.derived = derived
        self.arguments = [argument.arg for argument in node.args.args + node.args.kwonlyargs if argument.arg != "self"]
        # Arguments of any name come as one more, a mapping.
        self.arguments += [node.args.kwarg.arg] if node.args.kwarg else []
        self.locals = sorted(assigned_in(node) - set(self.arguments))
        self.expressions = Expressions(module, {*self.arguments, *self.locals}, methods)

    def whole(self, indent: str = "") -> str:
        """Translate the function from its arguments on."""
        lines = [f"({', '.join(self._signature())}) {{"]
        if self.locals:
            lines.append(f"{indent}  let {', '.join(map(local, self.locals))};")
        if self.node.name == "__init__" and self.derived and not calls_super(self.node):
            lines.append(f"{indent}  super();")
        lines += self.block(self.node.body, indent + "  ")
        return "\n".join([*lines, f"{indent}}}"])

    def _signature(self) -> list[str]:
        arguments = self.node.args
        defaults: list[ast.expr | None] = [None] * (len(arguments.args) - len(arguments.defaults))
        defaults += arguments.defaults
        # The object of a method is not an argument.
        defaults = defaults[len(defaults) - len([item for item in arguments.args if item.arg != "self"]) :]
        defaults += arguments.kw_defaults
        defaults += [ast.Dict([], [])] if arguments.kwarg else []
        text = self.expressions.text
        return [
            local(name) if default is None else f"{local(name)} = {text(default)}"
            for name, default in zip(self.arguments, defaults, strict=True)
        ]

    def block(self, nodes: list[ast.stmt], indent: str) -> list[str]:
        """Translate statements one after the other, without dead ones."""
        return [line for node in nodes if not is_dead(node, self.reach.live) for line in self.lines(node, indent)]

    def lines(self, node: ast.stmt, indent: str) -> list[str]:
        """Translate one statement."""
        text = self.expressions.text
        if isinstance(node, ast.Return):
            return [f"{indent}return {text(node.value) if node.value else ''};"]
        if isinstance(node, ast.Raise) and node.exc is not None:
            return [f"{indent}throw {self._raised(node.exc)};"]
        if isinstance(node, ast.Expr):
            return [f"{indent}{self._super(node.value) or text(node.value)};"]
        if isinstance(node, ast.If):
            return self._if(node, indent)
        if isinstance(node, ast.For | ast.While) and not node.orelse:
            return self._loop(node, indent)
        if isinstance(node, ast.AugAssign):
            # The target is written like any other, but read first.
            value = self.expressions.operation(node, node.op, text(as_load(node.target)), text(node.value))
            return [f"{indent}{self._assigned(node.target, value)};"]
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            return [f"{indent}{self._assigned(node.targets[0], text(node.value))};"]
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            return [f"{indent}{self._assigned(node.target, text(node.value))};"]
        if isinstance(node, ast.Continue | ast.Break | ast.Pass):
            return [f"{indent}{'' if isinstance(node, ast.Pass) else type(node).__name__.lower()};"]
        raise self.expressions.unknown(node)

    def _loop(self, node: ast.For | ast.While, indent: str) -> list[str]:
        if isinstance(node, ast.While):
            head = f"while ({self.expressions.truth(node.test)})"
        else:
            head = f"for ({self.expressions.target(node.target)} of py.list({self.expressions.text(node.iter)}))"
        return [f"{indent}{head} {{", *self.block(node.body, indent + "  "), f"{indent}}}"]

    def _if(self, node: ast.If, indent: str) -> list[str]:
        lines = [f"{indent}if ({self.expressions.truth(node.test)}) {{", *self.block(node.body, indent + "  ")]
        if node.orelse:
            lines += [f"{indent}}} else {{", *self.block(node.orelse, indent + "  ")]
        return [*lines, f"{indent}}}"]

    def _assigned(self, target: ast.expr, value: str) -> str:
        text = self.expressions.text
        if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            return f"py.put({text(target.value)}, {text(target.slice)}, {value})"
        if isinstance(target, ast.Attribute):
            return f"{text(target.value)}.{target.attr} = {value}"
        if isinstance(target, ast.Subscript):
            raise self.expressions.unknown(target)
        return f"{self.expressions.target(target)} = {value}"

    def _raised(self, node: ast.expr) -> str:
        # Python's own errors are mistakes of ours, not messages for people.
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "LookupError":
            return f"new Error({self.expressions.texts(node.args)})"
        return self.expressions.text(node)

    def _super(self, node: ast.expr) -> str | None:
        return f"super({self.expressions.texts(node.args)})" if is_super(node) and isinstance(node, ast.Call) else None


def is_super(node: ast.AST) -> bool:
    """Check whether the expression is `super().__init__(...)`."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func) == "super().__init__"
    )


def calls_super(node: ast.FunctionDef) -> bool:
    """Check whether a constructor calls that of its base."""
    return any(is_super(item) for item in ast.walk(node))


def assigned_in(node: ast.FunctionDef) -> set[str]:
    """List the local names of a function, without those of comprehensions."""
    names: set[str] = set()
    for item in ast.walk(node):
        targets: list[ast.expr] = []
        if isinstance(item, ast.Assign):
            targets = item.targets
        elif isinstance(item, ast.AnnAssign | ast.AugAssign | ast.For):
            targets = [item.target]
        for target in targets:
            names |= bound_by(target)
    return names


def bound_by(target: ast.expr) -> set[str]:
    """List the local names that one target binds."""
    if isinstance(target, ast.Tuple):
        return {name for item in target.elts for name in bound_by(item)}
    return {target.id} if isinstance(target, ast.Name) and not is_self(target) else set()


def as_load(target: ast.expr) -> ast.expr:
    """Turn the target of an assignment into an expression to read."""
    loaded = ast.parse(ast.unparse(target), mode="eval").body
    return ast.copy_location(loaded, target)
