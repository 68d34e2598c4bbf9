"""Let bots play, and write their games part by part. An interrupted run continues where it stopped."""

import hashlib
import os
import struct
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Final, NamedTuple

from sevenwonders.bots.batches import Batches, new_tournament, played_game, run_batches, seed_of
from sevenwonders.datasets.croissant import write_croissant
from sevenwonders.datasets.manifest import GAMES, NAME, Manifest, Part, read_manifest, write_manifest, write_whole
from sevenwonders.datasets.parquet import arrow, join_tables, parquet_of
from sevenwonders.datasets.tables import answer_columns, game_columns
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase
from sevenwonders.version import package_version

# Large enough for a file, small enough to be played again if a machine is lost.
GAMES_PER_PART: Final = 2_000
# The folder of all answers, and the folder of how games came out while they are played.
ANSWERS: Final = "answers"
GAMES_SO_FAR: Final = "games_so_far"


class PartTask(NamedTuple):
    """The games of one part, as plain data for another process or machine."""

    settings: Data
    bots: list[str]
    seed: int
    first: int
    games: int


class PlayedPart(NamedTuple):
    """A part that has been played: its entry in the manifest, its answers, and how its games came out."""

    part: Part
    answers: bytes
    games: bytes


def played_part(task: PartTask) -> PlayedPart:
    """Play the games of a part."""
    config = config_from_data(task.settings)
    numbers = range(task.first, task.first + task.games)
    games = {number: played_game(config, task.bots, seed_of(task.seed, number)) for number in numbers}
    digest = hashlib.sha256()
    for number, game in games.items():
        digest.update(struct.pack(f"<q{len(game.history)}q", number, *game.history))
    answers = answer_columns(games)
    name = f"{ANSWERS}/part-{task.first // GAMES_PER_PART:05}.parquet"
    part = Part(name, task.first, task.games, len(answers["game"]), digest.hexdigest())
    return PlayedPart(part, parquet_of(answers), parquet_of(game_columns(games, task.bots)))


def new_manifest(config: Config, bots: list[str], seed: int, games: int) -> Manifest:
    """Return the manifest of a new data set, without any parts. Raises `BadConfig` if it cannot be played."""
    tournament = new_tournament(config, bots, seed, games)
    checked = tournament.config
    rules = ruleset_of(checked.game).version
    return Manifest(checked.to_data(), tournament.bots, seed, games, rules, package_version())


def begun(folder: Path, plan: Manifest) -> Manifest:
    """Return the manifest of an interrupted run, or the plan of a new one. A folder with other data is refused."""
    arrow()
    for inner in (ANSWERS, GAMES_SO_FAR):
        (folder / inner).mkdir(parents=True, exist_ok=True)
    if not (folder / NAME).exists():
        write_manifest(folder, plan)
        return plan
    found = read_manifest(folder)
    if found.plan() != plan.plan():
        raise BadConfig(Phrase("other-games", folder=str(folder)))
    return found


def tasks_of(manifest: Manifest) -> Batches[PartTask]:
    """Return the parts that are still to be played."""
    written = {part.first for part in manifest.parts}
    missing = [first for first in range(0, manifest.games, GAMES_PER_PART) if first not in written]
    return Batches(missing, partial(task_from, manifest))


def task_from(manifest: Manifest, first: int) -> PartTask:
    """Return the part that begins with that game."""
    games = min(GAMES_PER_PART, manifest.games - first)
    return PartTask(manifest.config, manifest.bots, manifest.seed, first, games)


def written_parts(folder: Path, manifest: Manifest, jobs: int = 1, cluster: str = "") -> Iterator[Manifest]:
    """Play and write the missing parts. Yields the manifest after each part."""
    for played in run_batches(played_part, tasks_of(manifest), jobs, cluster, per_task=1):
        write_whole(folder / GAMES_SO_FAR / Path(played.part.file).name, played.games)
        write_whole(folder / played.part.file, played.answers)
        parts = sorted([*manifest.parts, played.part], key=lambda part: part.first)
        manifest = Manifest(
            manifest.config, manifest.bots, manifest.seed, manifest.games, manifest.rules, manifest.program, parts
        )
        write_manifest(folder, manifest)
        yield manifest
    write_games(folder, manifest)
    write_croissant(folder, manifest)


def write_games(folder: Path, manifest: Manifest) -> None:
    """Write how all games came out into one file, in the place of those that were written part by part."""
    so_far = folder / GAMES_SO_FAR
    parts = [so_far / Path(part.file).name for part in manifest.parts]
    if all(part.exists() for part in parts):
        new = so_far / f".{GAMES}.new"
        join_tables(parts, new)
        os.replace(new, folder / GAMES)
    rmtree(so_far)
