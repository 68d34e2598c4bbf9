"""The manifest of a data set: its plan (games, seeds, rules) and the contents of each part."""

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

FORMAT: Final = 2
NAME: Final = "manifest.json"
# How all games came out, a row for each player.
GAMES: Final = "games.parquet"


class Part(msgspec.Struct, frozen=True):
    """One file: consecutive games, and a hash of all their answers."""

    file: str
    first: int
    games: int
    answers: int
    digest: str


class Manifest(msgspec.Struct, frozen=True):
    """Everything that is needed to produce the same data again. `parts` are those written so far."""

    config: Data
    bots: list[str]
    seed: int
    games: int
    rules: int
    program: str
    parts: list[Part] = []
    format: int = FORMAT

    def digest(self) -> str:
        """Hash all answers of all games. The hash is the same wherever and in whatever pieces they were played."""
        return hashlib.sha256("".join(part.digest for part in self.parts).encode()).hexdigest()

    def is_complete(self) -> bool:
        """Return whether all games have been written."""
        return sum(part.games for part in self.parts) == self.games

    def plan(self) -> tuple[object, ...]:
        """Return the values that two runs must share to continue the same data."""
        return self.config, self.bots, self.seed, self.games, self.rules, self.format


def read_manifest(folder: Path) -> Manifest:
    """Read the manifest of a data set. Raises `BadConfig` if there is none."""
    path = folder / NAME
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadConfig(Phrase("no-manifest", file=str(path), reason=str(error))) from error


def write_whole(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(data)
    os.replace(new, path)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest in a readable form."""
    write_whole(folder / NAME, msgspec.json.format(msgspec.json.encode(manifest), indent=2))
