"""Data sets as arrays for learners: observations, legal actions, actions taken, and rewards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sevenwonders.bots.batches import seed_of
from sevenwonders.datasets.manifest import read_manifest
from sevenwonders.datasets.read import histories
from sevenwonders.encode.encodings import STEPS
from sevenwonders.encode.play import Play, play_of
from sevenwonders.encode.rewards import WIN, check_reward
from sevenwonders.games import new_game, new_memory
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.errors import BadConfig

SIZE: Final = 1024


class Steps(NamedTuple):
    """Consecutive steps of recorded games, one per row of the arrays.

    `rows` and `masks` are what the player saw and could do, `actions` what the player did. `rewards` is what the player
    got at the end of the game, whose number is in `games`.
    """

    rows: Any
    masks: Any
    actions: Any
    seats: Any
    games: Any
    rewards: Any


def steps_in(folder: Path, size: int = SIZE, *, actions: str = STEPS, reward: str = WIN) -> Iterator[Steps]:
    """Yield all steps of a data set in blocks of that size; the last may be smaller. Memory holds at most one game."""
    if size < 1:
        raise BadConfig(f"Blocks of {size} steps are not possible. Ask for 1 or more.")
    check_reward(reward)
    waiting: list[Steps] = []
    count = 0
    for game in played_again(folder, actions, reward):
        waiting.append(game)
        count += len(game.actions)
        while count >= size:
            whole = joined(waiting)
            yield Steps(*[part[:size] for part in whole])
            waiting = [Steps(*[part[size:] for part in whole])]
            count -= size
    if count:
        yield joined(waiting)


def tensors_in(folder: Path, size: int = SIZE, *, actions: str = STEPS, reward: str = WIN) -> Iterator[Steps]:
    """Yield the same blocks as PyTorch tensors."""
    try:
        import torch  # noqa: PLC0415 - only this function needs it
    except ImportError as error:
        raise BadConfig("Tensors need PyTorch: pip install torch.") from error
    for block in steps_in(folder, size, actions=actions, reward=reward):
        yield Steps(*[torch.from_numpy(part) for part in block])


def joined(blocks: list[Steps]) -> Steps:
    """Join the steps of all blocks into one."""
    return Steps(*[np.concatenate(parts) for parts in zip(*blocks, strict=True)])


def played_again(folder: Path, numbering: str, reward: str) -> Iterator[Steps]:
    """Yield the steps of one game after another."""
    manifest = read_manifest(folder)
    config = config_from_data(manifest.config)
    for number, history in histories(folder, manifest):
        game = new_game(config, seed_of(manifest.seed, number), rules=manifest.rules)
        play = play_of(game, numbering, [new_memory(game.config, seat) for seat in game.players()])
        rows: list[npt.NDArray[np.uint8]] = []
        masks: list[npt.NDArray[np.int8]] = []
        taken: list[tuple[int, int]] = []
        for at in range(0, len(history), 2):
            seat = int(game.decision(history[at]).decider)
            for action in actions_for(play, seat, history[at + 1]):
                rows.append(np.frombuffer(memoryview(play.row(seat)), np.uint8))
                masks.append(np.frombuffer(memoryview(play.mask(seat)), np.int8))
                taken.append((seat, action))
                play.act(seat, action)
        seats, acts = np.array(taken, np.int64).T
        rewards = np.array(play.rewards(reward), np.float32)[seats]
        yield Steps(np.stack(rows), np.stack(masks), acts, seats, np.full(len(acts), number), rewards)


def actions_for(play: Play, seat: int, choice: int) -> list[int]:
    """Return the actions by which a player makes a choice."""
    asked = play.asked_of(seat)
    assert asked is not None
    return asked.path_to(play.actions, choice)
