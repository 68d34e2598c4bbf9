"""Many games at once as NumPy arrays, in this process or in several that share their memory.

>>> from sevenwonders import Config
>>> games = new_batch(Config(4), games=8, seed=1)
>>> games.step(games.masks.argmax(axis=1))
>>> games.rows.shape[0], games.masks.shape
(8, (8, 409))
"""

from abc import ABC, abstractmethod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, final

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from sevenwonders.encode.batch import PlayBatch
from sevenwonders.encode.encodings import STEPS, actions_of, encoder_of
from sevenwonders.encode.rewards import WIN, check_reward
from sevenwonders.games import checked_config
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.errors import BadConfig

STEP: Final = b"step"
STOP: Final = b"stop"
DONE: Final = b"done"
# How long a process may take to stop before it is killed.
PATIENCE_S: Final = 5.0

Array = npt.NDArray[Any]


class Games(ABC):
    """Games that are played side by side; `sevenwonders.encode.batch` says what the arrays hold.

    The arrays stay the same objects, and each step overwrites them: copy what you want to keep.
    """

    rows: Array
    masks: Array
    seats: Array
    rewards: Array
    ended: Array

    @abstractmethod
    def step(self, actions: Array) -> None:
        """Take one action in every game, for the seat that acts in it."""

    def close(self) -> None:
        """Release processes and memory, if there are any."""

    def __enter__(self) -> "Games":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def new_batch(
    config: Config, games: int, seed: int, *, actions: str = STEPS, reward: str = WIN, workers: int = 1
) -> Games:
    """Start games side by side, in this process or shared among workers. The number of workers makes no difference."""
    if games < 1 or not 1 <= workers <= games:
        raise BadConfig(
            f"{games} games in {workers} processes are not possible. Use 1 or more, and not more processes."
        )
    if workers == 1:
        return LocalGames(PlayBatch(config, games, seed, actions, reward))
    return SharedGames(config, games, seed, actions, reward, workers)


@final
class LocalGames(Games):
    """Games in this process. The arrays are the buffers that the games write to; only rows are copied."""

    def __init__(self, batch: PlayBatch) -> None:
        self.batch = batch
        self.rows = self._rows().copy()
        self.masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(batch.games, -1)
        self.seats = np.frombuffer(memoryview(batch.seats), np.int64)
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(batch.games, -1)
        self.ended = np.frombuffer(memoryview(batch.ended), np.bool_)

    @override
    def step(self, actions: Array) -> None:
        self.batch.step(actions.tolist())
        self.rows[:] = self._rows()

    def _rows(self) -> Array:
        return np.frombuffer(self.batch.rows, np.uint8).reshape(self.batch.games, -1)


@final
class Plan:
    """The arrays of all games in one block of memory: their names, types and shapes, and where each begins."""

    def __init__(self, config: Config, games: int, numbering: str) -> None:
        shapes: list[tuple[str, Any, tuple[int, ...]]] = [
            # The widest numbers come first, so that each array begins where its numbers may.
            ("actions", np.int64, (games,)),
            ("seats", np.int64, (games,)),
            ("rewards", np.float64, (games, config.players)),
            ("rows", np.uint8, (games, int(encoder_of(config).layout.size))),
            ("masks", np.int8, (games, actions_of(config, numbering).size)),
            ("ended", np.bool_, (games,)),
        ]
        self.shapes = shapes
        self.size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, kind, shape in shapes)

    def arrays(self, memory: SharedMemory) -> dict[str, Array]:
        """Return the arrays, backed by that block of memory."""
        found: dict[str, Array] = {}
        at = 0
        for name, kind, shape in self.shapes:
            found[name] = np.ndarray(shape, kind, memory.buf, at)
            at += found[name].nbytes
        return found


@final
class SharedGames(Games):
    """Games in several processes. Each plays some of the places, and writes them to memory that all share."""

    def __init__(self, config: Config, games: int, seed: int, numbering: str, reward: str, workers: int) -> None:
        config = checked_config(config)
        check_reward(reward)
        plan = Plan(config, games, numbering)
        self.memory = SharedMemory(create=True, size=plan.size)
        arrays = plan.arrays(self.memory)
        self.actions = arrays["actions"]
        self.rows, self.masks, self.seats = arrays["rows"], arrays["masks"], arrays["seats"]
        self.rewards, self.ended = arrays["rewards"], arrays["ended"]
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(workers):
            first, last = games * number // workers, games * (number + 1) // workers
            here, there = context.Pipe()
            work = (there, self.memory.name, config.to_data(), games, first, last, seed, numbering, reward)
            process = context.Process(target=play_places, args=work, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.wait()

    def wait(self) -> None:
        """Wait until every process has done its part."""
        for pipe in self.pipes:
            try:
                answer = pipe.recv()
            except EOFError as error:
                self.close()
                raise RuntimeError("A process of the batch has ended. Start the batch anew.") from error
            if answer != DONE:
                self.close()
                raise BadConfig(str(answer))

    @override
    def step(self, actions: Array) -> None:
        self.actions[:] = actions
        for pipe in self.pipes:
            pipe.send(STEP)
        self.wait()

    @override
    def close(self) -> None:
        for pipe in self.pipes:
            try:
                pipe.send(STOP)
            except OSError:
                continue
        for process in self.processes:
            process.join(PATIENCE_S)
            if process.is_alive():
                process.terminate()
        self.pipes, self.processes = [], []
        if self.memory is not None:
            # Arrays over the memory must be gone before it is.
            self.actions = self.rows = self.masks = self.seats = self.rewards = self.ended = np.zeros(0)
            self.memory.close()
            self.memory.unlink()
            self.memory = None  # type: ignore[assignment]


def play_places(
    pipe: Connection,
    name: str,
    settings: Data,
    games: int,
    first: int,
    last: int,
    seed: int,
    numbering: str,
    reward: str,
) -> None:
    """Play some places of a batch, in a separate process."""
    config = config_from_data(settings)
    memory = SharedMemory(name)
    arrays = Plan(config, games, numbering).arrays(memory)
    own = LocalGames(PlayBatch(config, last - first, seed, numbering, reward, first))
    try:
        while True:
            for part in ("rows", "masks", "seats", "rewards", "ended"):
                arrays[part][first:last] = getattr(own, part)
            pipe.send(DONE)
            if pipe.recv() == STOP:
                return
            own.step(arrays["actions"][first:last])
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as error:
        # Report any error: the main process waits for this one.
        pipe.send(str(error))
    finally:
        arrays.clear()
        memory.close()
