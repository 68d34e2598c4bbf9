"""The card data in a form that loads at once. The wheel contains it; the YAML files remain the source.

Every file is found by the hash of its YAML, so compiled data can be missing but never out of date: a file that has
been edited since has another hash, and is read from its YAML.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

DATA: Final = Path(__file__).parent / "data"
COMPILED: Final = Path(__file__).parent / "compiled.msgpack"


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
