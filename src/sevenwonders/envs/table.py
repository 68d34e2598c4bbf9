"""Common parts of all environments: settings, spaces, arrays, and drawing a table."""

from typing import TYPE_CHECKING, Any, Final, final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import sevenwonders.drawing
import sevenwonders.pickling  # noqa: F401 - an environment is pickled with its configuration and seeds
from sevenwonders.encode.encodings import actions_of, encoder_of
from sevenwonders.encode.play import NOBODY, Play, new_play
from sevenwonders.encode.rewards import check_reward
from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.view import SPECTATOR
from sevenwonders.record.golden_text import golden_text_of

if TYPE_CHECKING:
    from sevenwonders.envs.camera import Camera

# A changed observation or action number makes a new version.
VERSION: Final = 1

# A row and a mask, by name.
Observation = dict[str, Any]
# The result of rendering: a text, a picture, or nothing if it prints.
Rendered = str | npt.NDArray[np.uint8] | None

# The response to an illegal action: an error, or the first legal action instead.
ERROR: Final = "error"
FIRST: Final = "first"
ILLEGAL: Final = [ERROR, FIRST]

HUMAN: Final = "human"
RENDER_MODES: Final = [HUMAN, "ansi", "rgb_array"]
SEEDS_STREAM: Final = 300
SEEDS: Final = 1 << 31


@final
class Table:
    """The settings of an environment, and the games that it deals one after the other."""

    def __init__(self, config: Config | None, actions: str, reward: str, illegal: str, render_mode: str | None) -> None:
        self.config = checked_config(Config() if config is None else config)
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise BadConfig(f"What to do with an illegal action is one of {', '.join(ILLEGAL)}, not '{illegal}'.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadConfig(f"There is no render mode '{render_mode}'. Use {', '.join(RENDER_MODES)}.")
        self.numbering = actions
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.actions = actions_of(self.config, actions)
        self.layout = encoder_of(self.config).layout
        self.name = f"sevenwonders_{self.config.game}_v{VERSION}"
        self.agents = [f"seat_{seat}" for seat in range(self.config.players)]
        self._seeds = stream(0, SEEDS_STREAM)
        self._camera: Camera | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        settings = (self.config, self.numbering, self.reward, self.illegal, self.render_mode)
        return table_again, (*settings, self._seeds)

    def resume(self, seeds: Rng) -> None:
        """Deal the games that follow from these seeds."""
        self._seeds = seeds

    def deal(self, seed: int | None) -> Play:
        """Deal a new game: the one with that seed, or the next of those that follow from the last seed given."""
        if seed is None:
            seed = self._seeds.below(SEEDS)
        else:
            self._seeds = stream(seed, SEEDS_STREAM)
        return new_play(self.config, seed, self.numbering)

    def action_space(self) -> "spaces.Discrete":
        """Return the space of actions."""
        return spaces.Discrete(self.actions.size)

    def observation_space(self) -> spaces.Dict:
        """Return the space of observations: a row, and a mask of the legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(self.layout.size),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def observation(self, play: Play, seat: int) -> Observation:
        """Return a seat's observation and legal actions."""
        return {
            "observation": np.frombuffer(memoryview(play.row(seat)), np.uint8).copy(),
            "action_mask": np.frombuffer(memoryview(play.mask(seat)), np.int8).copy(),
        }

    def legal(self, play: Play, seat: int, action: int) -> int:
        """Return the action, or the one that replaces it.

        If that is not allowed either, acting raises `IllegalChoice`.
        """
        if self.illegal == FIRST and not play.can_act(seat, action):
            return play.legal_actions(seat)[0]
        return action

    def drawn(self, play: Play) -> str:
        """Describe the whole table in words, hands included, and who has to act."""
        game = play.game
        lines = golden_text_of(game).position(game)
        for decision in game.pending():
            lines.append(f"{decision.decider} decides: {game.decision_name(decision.kind)}")
        return "\n".join(lines)

    def picture(self, play: Play) -> npt.NDArray[np.uint8]:
        """Draw the table as the page shows it to the player who acts next; at the end, with the scores."""
        if self._camera is None:
            self._camera = new_camera()
        seat = play.seat_to_act()
        pixels = self._camera.pixels(play.game, SPECTATOR if seat == NOBODY else seat)
        shape = (self._camera.height, self._camera.width, 4)
        # Opacity is left out.
        return np.frombuffer(pixels, np.uint8).reshape(shape)[:, :, :3].copy()

    def render(self, play: Play) -> Rendered:
        """Render the table in the requested mode: printed, as a text, or as a picture."""
        if self.render_mode == "rgb_array":
            return self.picture(play)
        if self.render_mode == HUMAN:
            print(play.game)  # noqa: T201 - what this mode is for
            return None
        return self.drawn(play)

    def show(self, play: Play) -> None:
        """Print the table if it is shown to a person: environments do so by themselves after each step."""
        if self.render_mode == HUMAN:
            self.render(play)

    def close(self) -> None:
        """Close the browser that drew the pictures, if there is one."""
        if self._camera is not None:
            self._camera.close()
            self._camera = None


def new_camera() -> "Camera":
    """Return a camera. Raises `BadConfig` if the packages it needs are missing.

    It needs the server's packages, so it is loaded only for pictures.
    """
    try:
        from sevenwonders.envs.camera import Camera  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig("Pictures are drawn by the page: pip install 'sevenwonders[pictures]'.") from error
    return Camera()


def table_again(config: Config, actions: str, reward: str, illegal: str, render_mode: str | None, seeds: Rng) -> Table:
    """Make the table that was pickled or copied. It deals the same games next."""
    table = Table(config, actions, reward, illegal, render_mode)
    table.resume(seeds)
    return table
