"""Read catalogue files, with the checks that all sets share.

The wheel has the card data in a form that loads at once as well; the YAML files remain the source. Every file is found
by the hash of its YAML, so compiled data can be missing but never out of date: a file that has been edited since has
another hash, and is read from its YAML.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from sevenwonders.catalogue.facts import CatalogueError

DATA: Final = Path(__file__).parent / "data"
COMPILED: Final = Path(__file__).parent / "compiled.msgpack"
T = TypeVar("T")


def key_of(content: bytes) -> bytes:
    """Return the key of a YAML file with that content."""
    return sha256(content).digest()


def compile_files(folder: Path) -> bytes:
    """Compile all YAML files in a folder and below, for `read_compiled`."""
    contents = [file.read_bytes() for file in sorted(folder.rglob("*.yaml"))]
    return msgspec.msgpack.encode({key_of(content): msgspec.yaml.decode(content) for content in contents})


def read_compiled(file: Path) -> dict[bytes, msgspec.Raw]:
    """Return the compiled files by key. Empty if there is no such file, as in a source tree."""
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=dict[bytes, msgspec.Raw])
    except FileNotFoundError:
        return {}


@cache
def compiled_files() -> dict[bytes, msgspec.Raw]:
    """Return the compiled files of the package, read once."""
    return read_compiled(COMPILED)


def data_folder() -> Path:
    """Return the folder of the package's data, with a folder for each set."""
    return DATA


def read_yaml(file: Path, kind: type[T]) -> T:
    """Read a file as that type. Raises `CatalogueError` if it does not fit."""
    try:
        content = file.read_bytes()
        compiled = compiled_files().get(key_of(content))
        if compiled is not None:
            return msgspec.msgpack.decode(compiled, type=kind)
        return msgspec.yaml.decode(content, type=kind)
    except (msgspec.MsgspecError, FileNotFoundError) as error:
        raise CatalogueError(f"{file.name}: {error}") from error


def check_ids(ids: Sequence[str]) -> None:
    """Refuse ids that are not unique or not lower_snake_case: saves and records name cards by them."""
    for ident, count in Counter(ids).items():
        if count > 1:
            raise CatalogueError(f"{ident}: this id is used {count} times")
        if not ident.replace("_", "a").isalnum() or ident != ident.lower():
            raise CatalogueError(f"{ident}: ids are lower_snake_case")


def expect(what: str, expected: int, found: int) -> None:
    """Refuse a total that differs from what the set says about itself: a card was mistyped or left out."""
    if expected != found:
        raise CatalogueError(f"{what}: expected {expected}, found {found}")
