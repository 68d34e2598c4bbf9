"""The manifest of a data set: what was played, with which seeds and rules, and what each part contains."""

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BadConfig

FORMAT: Final = 1
NAME: Final = "manifest.json"


class Part(msgspec.Struct, frozen=True):
    """One file: consecutive games, and a hash of all their answers."""

    file: str
    first: int
    games: int
    answers: int
    digest: str


class Manifest(msgspec.Struct, frozen=True):
    """Everything that is needed to make the same data again. `parts` are those that have been written."""

    config: Data
    bots: list[str]
    seed: int
    games: int
    rules: int
    program: str
    parts: list[Part] = []
    format: int = FORMAT

    def digest(self) -> str:
        """Return a hash of all answers of all games, the same wherever and in whichever pieces they were played."""
        return hashlib.sha256("".join(part.digest for part in self.parts).encode()).hexdigest()

    def is_complete(self) -> bool:
        """Return whether all games have been written."""
        return sum(part.games for part in self.parts) == self.games

    def plan(self) -> tuple[object, ...]:
        """Return what two runs must have in common to go on with the same data."""
        return self.config, self.bots, self.seed, self.games, self.rules, self.format


def read_manifest(folder: Path) -> Manifest:
    """Return the manifest of a data set, or BadConfig."""
    path = folder / NAME
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadConfig(
            f"{path} cannot be read: {error}. Name the folder that `sevenwonders selfplay` wrote."
        ) from error


def write_whole(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(data)
    os.replace(new, path)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest in a form that people can read."""
    write_whole(folder / NAME, msgspec.json.format(msgspec.json.encode(manifest), indent=2))
