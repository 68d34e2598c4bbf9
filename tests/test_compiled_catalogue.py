"""The compiled card data: equal to its YAML, and never out of date."""

import shutil
from pathlib import Path

import msgspec
import pytest

from sevenwonders.catalogue import files
from sevenwonders.catalogue.architects import read_architects
from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.catalogue.files import DATA, compile_files, compiled_files, key_of, read_compiled
from sevenwonders.catalogue.loader import EXPANSIONS, SEPARATE, read_catalogue, read_expansion
from tests.support.catalogue_files import edit

SETS = sorted(folder.name for folder in DATA.iterdir())


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[bytes, msgspec.Raw]:
    """What a wheel would contain."""
    file = tmp_path_factory.mktemp("wheel") / "compiled.msgpack"
    file.write_bytes(compile_files(DATA))
    return read_compiled(file)


def everything_in(name: str) -> list[object]:
    """A set as the loader gives it, and each of its files as plain values."""
    folder = DATA / name
    if name == "architects":
        whole: object = read_architects(folder)
    else:
        whole = read_expansion(folder) if name in (*EXPANSIONS, *SEPARATE) else read_catalogue(folder)
    return [whole, *[files.read_yaml(file, object) for file in sorted(folder.iterdir())]]


@pytest.mark.parametrize("name", SETS)
def test_compiled_files_say_what_their_yaml_says(
    name: str, compiled: dict[bytes, msgspec.Raw], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "compiled_files", dict)
    from_yaml = everything_in(name)
    monkeypatch.setattr(files, "compiled_files", lambda: compiled)
    monkeypatch.setattr(msgspec.yaml, "decode", None)
    assert everything_in(name) == from_yaml


def test_an_edited_file_is_read_from_its_yaml(
    compiled: dict[bytes, msgspec.Raw], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "compiled_files", lambda: compiled)
    folder = tmp_path / "first_edition"
    shutil.copytree(DATA / "first_edition", folder)
    edit(folder, "age_1.yaml", "name: Lumber Yard", "name: Sawmill")
    assert read_catalogue(folder).cards[0].name == "Sawmill"
    edit(folder, "set.yaml", "hand_size: 7", "hand_size: seven")
    with pytest.raises(CatalogueError, match=r"set\.yaml"):
        read_catalogue(folder)


def test_a_source_tree_needs_no_compiled_files(tmp_path: Path) -> None:
    assert read_compiled(tmp_path / "compiled.msgpack") == {}


@pytest.mark.compiled
def test_the_wheel_contains_every_file() -> None:
    assert set(compiled_files()) == {key_of(file.read_bytes()) for file in DATA.rglob("*.yaml")}
