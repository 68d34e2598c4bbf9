"""The modules of the engine as syntax trees, and the meaning of the names in them."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import sevenwonders

PACKAGE: Final = "sevenwonders"
ROOT: Final = Path(sevenwonders.__file__).parent

Definition = ast.FunctionDef | ast.ClassDef


class Symbol(NamedTuple):
    """A name at the top of a module of the engine."""

    module: str
    name: str

    def node(self) -> Definition | None:
        """Return the function or class of that name, or None for a constant."""
        found = module_names(self.module)[self.name]
        return found if isinstance(found, ast.FunctionDef | ast.ClassDef) else None

    def value(self) -> object:
        """Return the value of a constant."""
        return getattr(import_module(self.module), self.name)

    def script_name(self) -> str:
        """Return the name in the script, which no other symbol has."""
        return f"{self.module.removeprefix(PACKAGE + '.').replace('.', '_')}_{self.name}"


class Foreign(NamedTuple):
    """A name of another library."""

    module: str
    name: str


class Alias(NamedTuple):
    """A module of the engine under a name of its own."""

    module: str


Meaning = Symbol | Foreign | Alias


@cache
def module_names(module: str) -> dict[str, ast.stmt]:
    """Map every name at the top of a module to the statement that defines it."""
    names: dict[str, ast.stmt] = {}
    for node in ast.parse(path_of(module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names[node.name] = node
        elif isinstance(node, ast.ImportFrom):
            names.update({alias.asname or alias.name: node for alias in node.names})
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names[node.target.id] = node
        elif isinstance(node, ast.Assign):
            names.update({target.id: node for target in node.targets if isinstance(target, ast.Name)})
    return names


def path_of(module: str) -> Path:
    """Return the file of a module, or of a package."""
    path = ROOT.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def meaning_of(module: str, name: str) -> Meaning | None:
    """Resolve a name in a module; None for a name that Python itself knows."""
    node = module_names(module).get(name)
    if node is None:
        return None
    if not isinstance(node, ast.ImportFrom):
        return Symbol(module, name)
    assert node.module is not None
    original = next(alias.name for alias in node.names if (alias.asname or alias.name) == name)
    if not node.module.startswith(PACKAGE):
        return Foreign(node.module, original)
    if path_of(f"{node.module}.{original}").exists():
        return Alias(f"{node.module}.{original}")
    return meaning_of(node.module, original)


def base_of(symbol: Symbol) -> Symbol | None:
    """Return the base of a class if it is the engine's too, or None."""
    node = symbol.node()
    assert isinstance(node, ast.ClassDef)
    for base in node.bases:
        meaning = meant(symbol.module, base)
        if isinstance(meaning, Symbol):
            return meaning
    return None


def meant(module: str, node: ast.expr) -> Meaning | None:
    """Resolve a name, or a name of another module; None for any other expression."""
    if isinstance(node, ast.Name):
        return meaning_of(module, node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        owner = meaning_of(module, node.value.id)
        if isinstance(owner, Alias):
            return meaning_of(owner.module, node.attr)
    return None


def methods_of(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """List the methods that a class defines itself."""
    return {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}


def fields_of(symbol: Symbol) -> list[str]:
    """List the fields that the constructors of a class and of its bases set."""
    base = base_of(symbol)
    fields = [] if base is None else fields_of(base)
    node = symbol.node()
    assert isinstance(node, ast.ClassDef)
    for item in ast.walk(methods_of(node).get("__init__", ast.Pass())):
        if isinstance(item, ast.Attribute) and isinstance(item.ctx, ast.Store) and is_self(item.value):
            fields.append(item.attr)
    return list(dict.fromkeys(fields))


def is_self(node: ast.expr) -> bool:
    """Check whether the expression is the object of a method."""
    return isinstance(node, ast.Name) and node.id == "self"
