"""Read data sets as a stream: whole games, or every decision with its choice."""

import hashlib
import struct
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from sevenwonders.bots.batches import seed_of
from sevenwonders.datasets.manifest import Manifest, read_manifest
from sevenwonders.datasets.parquet import answers_in
from sevenwonders.games import new_game
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase


class Position(NamedTuple):
    """A decision of a recorded game.

    `game` stands right before the choice, and moves on afterwards: copy what you want to keep.
    """

    number: int
    step: int
    game: Game
    ident: int
    choice: int


def histories(folder: Path, manifest: Manifest | None = None) -> Iterator[tuple[int, list[int]]]:
    """Yield the number of each game and its answers: decision, choice, decision, choice ...

    Damaged parts are refused.
    """
    known = manifest or read_manifest(folder)
    for part in known.parts:
        digest = hashlib.sha256()
        for number, rows in groupby(answers_in(folder / part.file), key=lambda row: row[0]):
            history = [value for _, _, ident, choice in rows for value in (ident, choice)]
            digest.update(struct.pack(f"<q{len(history)}q", number, *history))
            yield number, history
        if digest.hexdigest() != part.digest:
            raise BadConfig(Phrase("data-set-damaged", file=str(folder / part.file)))


def positions(folder: Path) -> Iterator[Position]:
    """Yield every decision of every game, in order."""
    manifest = read_manifest(folder)
    config = config_from_data(manifest.config)
    for number, history in histories(folder, manifest):
        game = new_game(config, seed_of(manifest.seed, number), rules=manifest.rules)
        for step in range(len(history) // 2):
            ident, choice = history[2 * step], history[2 * step + 1]
            yield Position(number, step, game, ident, choice)
            game.answer(ident, choice)
