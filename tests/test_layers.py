"""The architecture as imports: who may know whom, and what rules code never touches."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.catalogue.loader import load_catalogue

SOURCE = Path(__file__).parent.parent / "src" / "sevenwonders"
FILES = sorted(SOURCE.rglob("*.py"))
RULES = [path for path in FILES if path.relative_to(SOURCE).parts[0] in ("kernel", "classic", "architects")]

# Each layer with the layers it may import, itself apart.
MAY_IMPORT = {
    "catalogue": set[str](),
    "kernel": set[str](),
    "classic": {"catalogue", "kernel"},
    "architects": {"catalogue", "kernel"},
    "record": {"catalogue", "kernel", "classic"},
    "bots": {"catalogue", "kernel", "classic"},
    "server": {"catalogue", "kernel", "classic", "record", "bots", ""},
    "cli": {"catalogue", "kernel", "classic", "record", "bots", "server", ""},
    "": {"kernel", "classic", "record"},
}
OUTSIDE_WORLD = {"io", "os", "sys", "time", "datetime", "random", "pathlib", "secrets", "uuid", "socket", "subprocess"}


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def layer_of(path: Path) -> str:
    """The folder of a file; empty for the package's own surface. What `python -m` starts belongs to the commands."""
    parts = path.relative_to(SOURCE).parts
    if parts == ("__main__.py",):
        return "cli"
    return parts[0] if len(parts) > 1 else ""


def imports_of(path: Path) -> Iterator[str]:
    """Every module that a file imports, type checking included."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (item.name for item in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            yield node.module
            # `from package import module` names a module too.
            yield from (f"{node.module}.{item.name}" for item in node.names)


def own_modules(path: Path) -> Iterator[list[str]]:
    """What a file imports of this package, split at the dots, without the package's name."""
    for module in imports_of(path):
        parts = module.split(".")
        if parts[0] == "sevenwonders" and len(parts) > 1:
            yield parts[1:]


def layer_of_module(parts: list[str]) -> str:
    return parts[0] if (SOURCE / parts[0]).is_dir() else ""


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_upwards(path: Path) -> None:
    layer = layer_of(path)
    for parts in own_modules(path):
        assert layer_of_module(parts) in MAY_IMPORT[layer] | {layer}, f"imports {'.'.join(parts)}"


def test_every_layer_is_known() -> None:
    assert {layer_of(path) for path in FILES} <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_an_expansion_never_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    expansions = {folder.name for folder in (SOURCE / "classic").iterdir() if (folder / "rule.py").exists()}
    assert "free_city" in expansions
    if parts[0] == "classic" and parts[1] in expansions:
        for module in own_modules(path):
            if module[0] == "classic" and len(module) > 1:
                assert module[1] not in expansions - {parts[1]}


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_touch_nothing_outside(path: Path) -> None:
    """No input or output, no clock, no environment, no global chance."""
    assert not {module.split(".")[0] for module in imports_of(path)} & OUTSIDE_WORLD
    assert not called_in(path) & {"open", "print", "input", "eval", "exec"}


def called_in(path: Path) -> set[str]:
    """The plain functions that a file calls."""
    nodes = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    return {node.id for node in nodes if isinstance(node, ast.Name)}


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_are_fully_typed(path: Path) -> None:
    text = path.read_text()
    assert not re.search(r"\bAny\b", text), "no Any in compiled code"
    assert "type: ignore" not in text
    assert "pragma: no cover" not in text


def words_for_readers(tree: ast.AST) -> set[int]:
    """The nodes that are docstrings, or types written as text."""
    found: set[int] = set()
    for node in ast.walk(tree):
        for kind in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(kind, ast.AST):
                found |= {id(part) for part in ast.walk(kind)}
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            found.add(id(first.value))
    return found


@pytest.mark.parametrize("path", [path for path in RULES if layer_of(path) == "classic"], ids=name_of)
def test_rules_name_no_card_and_no_wonder(path: Path) -> None:
    """Cards and boards are data. An example in an error message names a board, and is no rule."""
    catalogue = load_catalogue("first_edition")
    names = {card.id for card in catalogue.cards} | {card.name for card in catalogue.cards}
    names |= {wonder.id for wonder in catalogue.wonders} | {wonder.name for wonder in catalogue.wonders}
    tree = ast.parse(path.read_text())
    exempt = words_for_readers(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in exempt:
            assert node.value not in names, f"line {node.lineno} names {node.value}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_stay_readable(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 500


def test_no_vague_names() -> None:
    for path in FILES:
        assert not re.search(r"utils|helpers|manager|handler", path.name), path.name
