"""The architecture as imports: what each layer may import, and what rules code never touches."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue
from tests.support.places import SOURCE

FILES = sorted(SOURCE.rglob("*.py"))
GAMES = {"classic", "architects"}
RULES = [path for path in FILES if path.relative_to(SOURCE).parts[0] in {"kernel"} | GAMES]

# Each layer with the layers it may import, itself apart. `games` is the registry of games, a single file; "" is the
# package's public surface. The layers above the games know one of them only in the subfolder of its name.
MAY_IMPORT = {
    "catalogue": set[str](),
    "languages": set[str](),
    # Only `errors.py`, late: it says in English what went wrong.
    "kernel": {"languages"},
    "classic": {"catalogue", "kernel"},
    "architects": {"catalogue", "kernel"},
    "games": {"kernel"} | GAMES,
    "": {"kernel", "games", "record", "bots"} | GAMES,
    "encode": {"catalogue", "kernel", "games"} | GAMES,
    "record": {"catalogue", "kernel", "games"} | GAMES,
    "bots": {"catalogue", "kernel", "languages", "games", "encode", "record"} | GAMES,
    # The page draws the pictures of environments (`camera.py`).
    "envs": {"kernel", "games", "encode", "record", "bots", "server", ""},
    "datasets": {"catalogue", "kernel", "games", "encode", "record", "bots", ""} | GAMES,
    "server": {"catalogue", "kernel", "languages", "games", "record", "bots", ""} | GAMES,
    "cli": {"catalogue", "kernel", "languages", "games", "encode", "record", "bots", "datasets", "envs", "server", ""}
    | GAMES,
}
ABOVE_GAMES = ["encode", "record", "bots", "server", "cli"]
OUTSIDE_WORLD = {"io", "os", "sys", "time", "datetime", "random", "pathlib", "secrets", "uuid", "socket", "subprocess"}


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def every_file(paths: list[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """Let one test look at many files, and say of each fault in which it is."""

    def decorate(look: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            assert paths
            faults = [f"{name_of(path)}: {fault}" for path in paths for fault in faults_of(look, path)]
            assert not faults, "\n".join(faults)

        test.__doc__ = look.__doc__
        return test

    return decorate


def faults_of(look: Callable[[Path], None], path: Path) -> list[str]:
    try:
        look(path)
    except AssertionError as fault:
        return [str(fault)]
    return []


def layer_of(path: Path) -> str:
    """The folder of a file; empty for the package's own surface. What `python -m` starts belongs to the commands."""
    parts = path.relative_to(SOURCE).parts
    if parts == ("__main__.py",):
        return "cli"
    if parts == ("games.py",):
        return "games"
    return parts[0] if len(parts) > 1 else ""


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Everything in a file's syntax; each file is read by several tests and parsed once."""
    return list(ast.walk(ast.parse(text_of(path))))


def imports_in(path: Path) -> Iterator[str]:
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (item.name for item in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            yield node.module
            # `from package import module` names a module too.
            yield from (f"{node.module}.{item.name}" for item in node.names)


@cache
def imports_of(path: Path) -> list[str]:
    """Every module that a file imports, type checking included."""
    return list(imports_in(path))


def own_modules(path: Path) -> Iterator[list[str]]:
    """What a file imports of this package, split at the dots, without the package's name."""
    for module in imports_of(path):
        parts = module.split(".")
        if parts[0] == "sevenwonders" and len(parts) > 1:
            yield parts[1:]


def layer_of_module(parts: list[str]) -> str:
    return parts[0] if parts[0] == "games" or (SOURCE / parts[0]).is_dir() else ""


@every_file(FILES)
def test_imports_point_upwards(path: Path) -> None:
    layer = layer_of(path)
    for parts in own_modules(path):
        assert layer_of_module(parts) in MAY_IMPORT[layer] | {layer}, f"imports {'.'.join(parts)}"


def test_every_layer_is_known() -> None:
    assert {layer_of(path) for path in FILES} <= set(MAY_IMPORT)


# The folders of the server with those that each may import, itself apart. "" are the files next to them (settings,
# tokens, limits, ...), which every folder but the wire may use; `run.py` starts the server and is used by none.
SERVER = SOURCE / "server"
SERVER_MAY_IMPORT = {
    "wire": set[str](),
    "": {"wire", "store"},
    "store": {"", "wire"},
    "present": {"", "wire"},
    "bots": {"", "wire"},
    "lessons": {"", "wire"},
    "tables": {"", "wire", "store", "present", "bots", "lessons"},
    "web": {"", "wire", "store", "present", "bots", "tables"},
    # The doctor looks at all that a server runs with, the built page included.
    "operations": {"", "wire", "store", "web"},
    "run": {"", "wire", "store", "present", "bots", "tables", "web", "operations"},
}
SERVER_FILES = [path for path in FILES if layer_of(path) == "server"]


def server_folder_of(parts: list[str]) -> str:
    """The folder of the server to which a module belongs, from its name behind that of the server."""
    return parts[0] if parts[0] == "run" or (SERVER / parts[0]).is_dir() else ""


@every_file(SERVER_FILES)
def test_folders_of_the_server_import_in_one_direction(path: Path) -> None:
    folder = server_folder_of(list(path.relative_to(SERVER).with_suffix("").parts))
    for parts in own_modules(path):
        if parts[0] == "server" and len(parts) > 1:
            assert server_folder_of(parts[1:]) in SERVER_MAY_IMPORT[folder] | {folder}, f"imports {'.'.join(parts)}"
            if not folder and parts[1] == "store":
                assert parts[2:3] in ([], ["protocol"]), "what all folders share knows only the store's protocol"


def test_every_folder_of_the_server_is_known() -> None:
    folders = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert folders == set(SERVER_MAY_IMPORT) - {"", "run"}


def game_of(path: Path) -> str:
    """The game to whose folder or module a file above the games belongs; empty for what serves every game."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return next((part for part in parts[1:] if part in GAMES), "")


def games_known(path: Path) -> set[str]:
    """The games whose rules a file imports."""
    return {parts[0] for parts in own_modules(path)} & GAMES


def game_folders_known(path: Path) -> set[str]:
    """The games of whose folders, in any layer, a file imports something."""
    return {part for parts in own_modules(path) if parts[0] in ABOVE_GAMES for part in parts[1:]} & GAMES


GENERAL = [path for path in FILES if layer_of(path) in ABOVE_GAMES and not game_of(path)]
OF_ONE_GAME = [path for path in FILES if layer_of(path) in ABOVE_GAMES and game_of(path)]


@every_file(GENERAL)
def test_what_serves_every_game_knows_none(path: Path) -> None:
    """It asks the kernel's types and the registry; where it picks by the game's name, it picks among all of them."""
    assert games_known(path) == set()
    assert game_folders_known(path) in (set(), GAMES)


@every_file(OF_ONE_GAME)
def test_what_belongs_to_a_game_knows_no_other(path: Path) -> None:
    assert games_known(path) <= {game_of(path)}
    assert game_folders_known(path) <= {game_of(path)}


def test_every_layer_above_the_games_has_a_folder_for_each() -> None:
    for layer in ABOVE_GAMES:
        for game in GAMES:
            assert list((SOURCE / layer).glob(f"**/{game}/__init__.py")), f"{layer} has nothing for {game}"


# Plug-ins of the classic game: a folder with a rule. Debts are shared ground: coins are lost in several expansions.
CLASSIC = SOURCE / "classic"
PLUG_INS = {folder.name for folder in CLASSIC.iterdir() if (folder / "rule.py").exists()}
SHARED = {"debts"}
VARIANTS = {"TEAMS", "TWO_PLAYER"}
# Where the game is put together: the list of rules, the list of effects, and which configurations there are.
ASSEMBLY = {"rules.py", "effect_kinds.py", "settings.py"}
# Base files that know a plug-in's part all the same: positions by hand fill them, and views show a partner's hand.
KNOWN_PLUG_INS = {"position.py": {"free_city", "armada", "edifice"}, "follow.py": {"teams"}}
KNOWN_VARIANTS = {"position.py": {"TWO_PLAYER"}, "sample.py": {"TWO_PLAYER"}, "follow.py": {"TEAMS"}}


def plug_in_of(path: Path) -> str:
    """The plug-in to which a file of the classic game belongs; empty for base code."""
    parts = path.relative_to(CLASSIC).parts
    return parts[0] if parts[0] in PLUG_INS else ""


def plug_ins_known(path: Path) -> set[str]:
    """The plug-ins of which a file imports something."""
    return {parts[1] for parts in own_modules(path) if parts[0] == "classic" and len(parts) > 1} & PLUG_INS


CLASSIC_FILES = [path for path in RULES if layer_of(path) == "classic"]
BASE = [path for path in CLASSIC_FILES if not plug_in_of(path) and path.name not in ASSEMBLY]


def test_the_plug_ins_are_known() -> None:
    assert {"free_city", "teams", "debts", *EXPANSIONS} == PLUG_INS


@every_file([path for path in CLASSIC_FILES if plug_in_of(path)])
def test_an_expansion_never_imports_another(path: Path) -> None:
    assert plug_ins_known(path) <= {plug_in_of(path)} | SHARED


@every_file(BASE)
def test_base_code_imports_no_expansion(path: Path) -> None:
    assert plug_ins_known(path) <= KNOWN_PLUG_INS.get(path.name, set())


def conditions_in(path: Path) -> Iterator[ast.AST]:
    """Every part of every comparison in a file."""
    for node in nodes_of(path):
        if isinstance(node, ast.Compare):
            yield from ast.walk(node)


@every_file(BASE)
def test_base_code_asks_for_no_expansion(path: Path) -> None:
    """No `if expansion`: what an expansion changes is in its hooks and in facts of the box."""
    for node in conditions_in(path):
        if isinstance(node, ast.Constant):
            assert node.value not in {*EXPANSIONS, "teams", "two_player"}, f"line {node.lineno}"
        elif isinstance(node, ast.Attribute):
            assert node.attr != "expansions", f"line {node.lineno}"
        elif isinstance(node, ast.Name):
            assert node.id not in VARIANTS - KNOWN_VARIANTS.get(path.name, set()), f"line {node.lineno}"


@every_file(RULES)
def test_rules_touch_nothing_outside(path: Path) -> None:
    """No input or output, no clock, no environment, no global chance."""
    assert not {module.split(".")[0] for module in imports_of(path)} & OUTSIDE_WORLD
    assert not called_in(path) & {"open", "print", "input", "eval", "exec"}


def called_in(path: Path) -> set[str]:
    """The plain functions that a file calls."""
    nodes = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
    return {node.id for node in nodes if isinstance(node, ast.Name)}


@every_file(RULES)
def test_rules_are_fully_typed(path: Path) -> None:
    text = text_of(path)
    assert not re.search(r"\bAny\b", text), "no Any in compiled code"
    assert "type: ignore" not in text
    assert "pragma: no cover" not in text


def words_for_readers(nodes: list[ast.AST]) -> set[int]:
    """The nodes that are docstrings, or types written as text."""
    found: set[int] = set()
    for node in nodes:
        for kind in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(kind, ast.AST):
                found |= {id(part) for part in ast.walk(kind)}
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            found.add(id(first.value))
    return found


@cache
def names_of_cards_and_wonders() -> set[str]:
    names: set[str] = set()
    for catalogue in (load_catalogue("first_edition"), load_catalogue("second_edition", EXPANSIONS)):
        names |= {card.id for card in catalogue.cards} | {card.name for card in catalogue.cards}
        names |= {wonder.id for wonder in catalogue.wonders} | {wonder.name for wonder in catalogue.wonders}
    return names


@every_file(CLASSIC_FILES)
def test_rules_name_no_card_and_no_wonder(path: Path) -> None:
    """Cards and boards are data. An example in an error message may name a board: it is not a rule."""
    names = names_of_cards_and_wonders()
    exempt = words_for_readers(nodes_of(path))
    for node in nodes_of(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in exempt:
            assert node.value not in names, f"line {node.lineno} names {node.value}"


@every_file(FILES)
def test_files_stay_readable(path: Path) -> None:
    assert len(text_of(path).splitlines()) <= 500


def test_no_vague_names() -> None:
    for path in FILES:
        assert not re.search(r"utils|helpers|manager|handler", path.name), path.name
