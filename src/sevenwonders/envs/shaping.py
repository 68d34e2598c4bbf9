"""Intermediate rewards that leave the best play unchanged (potential-based shaping).

The potential of a position is how many points a player is ahead of the best rival, as if the game ended now. A reward
is the change of the potential; at the end it goes back to 0, so over a game all of it adds up to nothing.
"""

from typing import Any, final

from pettingzoo.utils import BaseWrapper
from typing_extensions import override

from sevenwonders.encode.rewards import MARGIN
from sevenwonders.envs.pettingzoo import SequentialEnv


def shaped_env(env: SequentialEnv, scale: float = 0.01, discount: float = 1.0) -> "ShapedEnv":
    """Return the environment with a reward for every change of the margin, times the scale."""
    return ShapedEnv(env, scale, discount)


@final
class ShapedEnv(BaseWrapper):
    """Adds rewards for changes of the margin. An agent gets those that add up between two of its turns."""

    def __init__(self, env: SequentialEnv, scale: float, discount: float) -> None:
        super().__init__(env)
        self.scale = scale
        self.discount = discount
        self.potentials: dict[str, float] = {}

    def measure(self) -> dict[str, float]:
        """Measure every agent's potential now."""
        env = self.env
        if env.play.finished():
            return dict.fromkeys(env.possible_agents, 0.0)
        margins = env.play.rewards(MARGIN)
        return {agent: self.scale * margin for agent, margin in zip(env.possible_agents, margins, strict=True)}

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=seed, options=options)
        # All begin level, whatever their boards are worth.
        self.potentials = dict.fromkeys(self.env.possible_agents, 0.0)

    @override
    def step(self, action: int | None) -> None:
        if self.env.terminations[self.env.agent_selection]:
            self.env.step(action)
            return
        self.env.step(action)
        potentials = self.measure()
        for agent in self.env.agents:
            change = self.discount * potentials[agent] - self.potentials[agent]
            self.env.rewards[agent] = (self.env.rewards[agent] if self.env.play.finished() else 0.0) + change
            self.env._cumulative_rewards[agent] += change
        self.potentials = potentials
