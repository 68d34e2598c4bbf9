"""Read catalogue files, with the checks that all sets share."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from sevenwonders.catalogue.compiled import DATA, compiled_files, key_of
from sevenwonders.catalogue.facts import CatalogueError

T = TypeVar("T")


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
