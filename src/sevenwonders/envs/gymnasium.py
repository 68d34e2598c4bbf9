"""Gymnasium: one learner against named bots, in one environment or in many side by side."""

from collections.abc import Sequence
from typing import Any, Final, final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from typing_extensions import override

from sevenwonders.encode.encodings import STEPS
from sevenwonders.encode.rewards import WIN
from sevenwonders.envs.solo import Solo
from sevenwonders.envs.table import FIRST, RENDER_MODES, VERSION, Observation, Rendered, Table
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.rng import stream

OPPONENTS: Final = ("random",)
# The ids under which `gymnasium.make` finds the environments.
IDS: Final = {game: f"sevenwonders/{game.capitalize()}-v{VERSION}" for game in ("classic", "architects")}
VECTOR_STREAM: Final = 301
SEEDS: Final = 1 << 31

Info = dict[str, Any]


@final
class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """The learner sits at one seat, and bots at all others. An episode is a game.

    `opponents` is the name of a bot for all other seats, or a list with a name for each. Samplers and checkers know no
    masks, so the first legal action takes the place of an illegal one, and `info["replaced"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        config: Config | None = None,
        *,
        opponents: str | Sequence[str] = OPPONENTS,
        seat: int = 0,
        actions: str = STEPS,
        reward: str = WIN,
        illegal: str = FIRST,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(config, actions, reward, illegal, render_mode)
        self.solo = Solo(self.table, names_in(opponents), seat)
        self.render_mode = render_mode
        self.action_space = self.table.action_space()
        self.observation_space = self.table.observation_space()

    def _observation(self) -> Observation:
        return self.table.observation(self.solo.play, self.solo.seat)

    @override
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.solo.deal(seed)
        self.table.show(self.solo.play)
        observation = self._observation()
        return observation, {"action_mask": observation["action_mask"], "replaced": False}

    @override
    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        replaced = self.solo.act(int(action))
        self.table.show(self.solo.play)
        observation = self._observation()
        info = {"action_mask": observation["action_mask"], "replaced": replaced}
        return observation, self.solo.reward(), self.solo.finished(), False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask of legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return np.frombuffer(memoryview(self.solo.play.mask(self.solo.seat)), np.int8).astype(np.bool_)

    @override
    def render(self) -> Rendered:
        return self.table.render(self.solo.play)

    @override
    def close(self) -> None:
        self.table.close()


@final
class SoloVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many such games side by side. A game that is over is dealt again by the next step, whose action is ignored."""

    def __init__(
        self,
        config: Config | None = None,
        *,
        num_envs: int = 8,
        opponents: str | Sequence[str] = OPPONENTS,
        seat: int = 0,
        actions: str = STEPS,
        reward: str = WIN,
        illegal: str = FIRST,
    ) -> None:
        self.num_envs = num_envs
        self.tables = [Table(config, actions, reward, illegal, None) for _ in range(num_envs)]
        self.solos = [Solo(table, names_in(opponents), seat) for table in self.tables]
        self.single_action_space = self.tables[0].action_space()
        self.single_observation_space = self.tables[0].observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.over = [False] * num_envs

    def _observations(self) -> Observation:
        seen = [solo.table.observation(solo.play, solo.seat) for solo in self.solos]
        return {key: np.stack([item[key] for item in seen]) for key in ("observation", "action_mask")}

    @override
    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=None)
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            rng = stream(seed, VECTOR_STREAM)
            seeds = [rng.below(SEEDS) for _ in range(self.num_envs)]
        elif seed is not None:
            seeds = seed
        for solo, own in zip(self.solos, seeds, strict=True):
            solo.deal(own)
        self.over = [False] * self.num_envs
        return self._observations(), {}

    @override
    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        rewards = np.zeros(self.num_envs, np.float64)
        for place, solo in enumerate(self.solos):
            if self.over[place]:
                solo.deal(None)
            else:
                solo.act(int(actions[place]))
                rewards[place] = solo.reward()
            self.over[place] = solo.finished()
        ended = np.array(self.over)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), {}


def names_in(opponents: str | Sequence[str]) -> list[str]:
    """Return the names of the opponents. A single name is that of all of them."""
    return [opponents] if isinstance(opponents, str) else list(opponents)


def register() -> None:
    """Register the environments with `gymnasium.make` and `gymnasium.make_vec`."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="sevenwonders.envs.gymnasium:SoloEnv",
                vector_entry_point="sevenwonders.envs.gymnasium:SoloVectorEnv",
                kwargs={"config": Config(game=game)},
            )


# As is usual with Gymnasium, importing this module is enough.
register()
