"""PettingZoo: agents that act one after the other (`env`) or together (`parallel_env`)."""

from typing import Any, final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from typing_extensions import override

from sevenwonders.encode.encodings import STEPS
from sevenwonders.encode.play import NOBODY
from sevenwonders.encode.rewards import WIN
from sevenwonders.envs.table import ERROR, RENDER_MODES, Observation, Rendered, Table
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import IllegalChoice

Info = dict[str, Any]


def env(
    config: Config | None = None,
    *,
    actions: str = STEPS,
    reward: str = WIN,
    illegal: str = ERROR,
    render_mode: str | None = None,
) -> "SequentialEnv":
    """Return agents that act one after the other. docs/environments.md describes the options."""
    return SequentialEnv(Table(config, actions, reward, illegal, render_mode))


def parallel_env(
    config: Config | None = None,
    *,
    actions: str = STEPS,
    reward: str = WIN,
    illegal: str = ERROR,
    render_mode: str | None = None,
) -> "TogetherEnv":
    """Return agents that act together; idle ones wait. docs/environments.md describes the options."""
    return TogetherEnv(Table(config, actions, reward, illegal, render_mode))


@final
class SequentialEnv(AECEnv[str, Observation, int]):
    """Agents act in the order in which they are asked. Answers are sealed, so no agent sees those of its group."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = {
            "name": table.name,
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = table.render_mode
        self.possible_agents = table.agents[:]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # The suites of PettingZoo want the same objects for every question.
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: table.observation_space() for agent in self.possible_agents}

    @override
    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @override
    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat_to_act()]
        self.table.show(self.play)

    @override
    def observe(self, agent: str) -> Observation:
        return self.table.observation(self.play, self.seats[agent])

    @override
    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} has to act. Only agents whose game is over take no action.")
        seat = self.seats[agent]
        self.play.act(seat, self.table.legal(self.play, seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        following = self.play.seat_to_act()
        if following == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[following]
        self.table.show(self.play)

    def _end(self) -> None:
        for agent, reward in zip(self.agents, self.play.rewards(self.table.reward), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    @override
    def render(self) -> Rendered:
        return self.table.render(self.play)

    @override
    def close(self) -> None:
        self.table.close()


@final
class TogetherEnv(ParallelEnv[str, Observation, int]):
    """All agents act at once. An agent that has nothing to decide waits: its mask allows nothing else."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metadata = {"name": table.name, "render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = table.render_mode
        self.possible_agents = table.agents[:]
        self.agents: list[str] = []
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: table.observation_space() for agent in self.possible_agents}

    @override
    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @override
    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observation(self.play, seat) for seat, agent in enumerate(self.possible_agents)}

    @override
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.play = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.table.show(self.play)
        return self._observations(), {agent: {} for agent in self.agents}

    @override
    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        taken = [
            self.table.legal(self.play, seat, int(actions[agent])) for seat, agent in enumerate(self.possible_agents)
        ]
        self.play.act_together(taken)
        over = self.play.finished()
        points = self.play.rewards(self.table.reward) if over else [0.0] * len(taken)
        rewards = dict(zip(self.possible_agents, points, strict=True))
        ended = dict.fromkeys(self.possible_agents, over)
        cut = dict.fromkeys(self.possible_agents, False)
        if over:
            self.agents = []
        self.table.show(self.play)
        return self._observations(), rewards, ended, cut, {agent: {} for agent in self.possible_agents}

    @override
    def render(self) -> Rendered:
        return self.table.render(self.play)

    @override
    def close(self) -> None:
        self.table.close()
