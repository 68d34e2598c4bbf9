"""OpenSpiel: `register()` makes `pyspiel.load_game("sevenwonders_classic(players=4,edition=1)")` work.

Chance comes first: a few nodes whose outcomes form the seed, from which all else follows. In the sequential games
players act one after the other, and none learns what others have sealed. In the simultaneous games all act at once,
and those who are not asked anything wait.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final, final

from typing_extensions import override

from sevenwonders.encode.actions import NOT_TAKEN
from sevenwonders.encode.encodings import STEPS, actions_of, encoder_of
from sevenwonders.encode.layout import Field
from sevenwonders.encode.play import NOBODY, Play, new_play
from sevenwonders.encode.rewards import MARGIN, PLACEMENT, SCORE, WIN, check_reward
from sevenwonders.games import checked_config, new_memory, sampler
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.rng import stream

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("These environments need OpenSpiel: pip install 'sevenwonders[openspiel]'.") from missing

# Outcomes of a chance node, and the number of nodes that form a seed.
OUTCOMES: Final = 256
CHANCE_NODES: Final = 4
CHANCE: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
RESAMPLE_STREAM: Final = 302
SEEDS: Final = 1 << 32
# More actions than any game has.
LONGEST: Final = 5000
DIGEST_BYTES: Final = 12

# The least and the most that a player can get. No game has come near these bounds of points.
BOUNDS: Final = {WIN: (0.0, 1.0), PLACEMENT: (-1.0, 1.0), MARGIN: (-400.0, 400.0), SCORE: (-100.0, 600.0)}

SEQUENTIAL: Final = pyspiel.GameType.Dynamics.SEQUENTIAL
SIMULTANEOUS: Final = pyspiel.GameType.Dynamics.SIMULTANEOUS

# The parameters that a game string may have. Expansions are joined by `+`.
CLASSIC_PARAMETERS: Final = {
    "players": 4,
    "edition": 1,
    "expansions": "",
    "variant": "",
    "actions": STEPS,
    "reward": WIN,
}
ARCHITECTS_PARAMETERS: Final = {"players": 4, "actions": STEPS, "reward": WIN}


def game_type(name: str, words: str, dynamics: Any, parameters: dict[str, Any], fewest: int) -> Any:
    """Describe a game to OpenSpiel before it is loaded."""
    return pyspiel.GameType(
        short_name=name,
        long_name=words,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=7,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


# By the name of the game in our own configurations and whether players act together.
TYPES: Final = {
    ("classic", False): game_type("sevenwonders_classic", "7 Wonders", SEQUENTIAL, CLASSIC_PARAMETERS, 2),
    ("classic", True): game_type(
        "sevenwonders_classic_simultaneous", "7 Wonders, acting at once", SIMULTANEOUS, CLASSIC_PARAMETERS, 2
    ),
    ("architects", False): game_type(
        "sevenwonders_architects", "7 Wonders Architects", SEQUENTIAL, ARCHITECTS_PARAMETERS, 2
    ),
}


@final
class Setting:
    """Data derived from a game's parameters. OpenSpiel copies and pickles games and states, but not this."""

    def __init__(self, game: str, params: tuple[tuple[str, Any], ...]) -> None:
        chosen = dict(params)
        self.origin = (game, params)
        self.config = checked_config(
            Config(
                chosen["players"],
                game=game,
                edition=chosen.get("edition", 1),
                expansions=[name for name in chosen.get("expansions", "").split("+") if name],
                variant=chosen.get("variant", ""),
            )
        )
        self.players = self.config.players
        self.numbering = chosen["actions"]
        self.reward = chosen["reward"]
        check_reward(self.reward)
        self.actions = actions_of(self.config, self.numbering)
        self.layout = encoder_of(self.config).layout

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setting_of, self.origin


@cache
def setting_of(game: str, params: tuple[tuple[str, Any], ...]) -> Setting:
    """Return the setting for parameters, made once."""
    return Setting(game, params)


class SpielGame(pyspiel.Game):
    """A game of the family in OpenSpiel. Subclasses name it, since OpenSpiel registers classes."""

    game = "classic"
    together = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**(CLASSIC_PARAMETERS if self.game == "classic" else ARCHITECTS_PARAMETERS), **(params or {})}
        self.setting = setting_of(self.game, tuple(sorted(chosen.items())))
        least, most = BOUNDS[self.setting.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.players,
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.game, self.together], info, chosen)

    @override
    def new_initial_state(self) -> "SpielState":
        """Return a state at the first chance node."""
        return TogetherState(self) if self.together else SpielState(self)

    @override
    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return the observer that turns states into tensors and strings."""
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    @override
    def max_chance_nodes_in_history(self) -> int:
        """Count the chance nodes that form the seed."""
        return CHANCE_NODES


@final
class ClassicSpiel(SpielGame):
    """7 Wonders, one after the other."""


@final
class TogetherSpiel(SpielGame):
    """7 Wonders, all at once."""

    together = True


@final
class ArchitectsSpiel(SpielGame):
    """Architects. Its players take turns."""

    game = "architects"


class SpielState(pyspiel.State):
    """A state of a sequential game.

    OpenSpiel clones a state by copying its attributes deeply, so there are few: the outcomes of chance so far, the game
    once they are complete, and for each player a digest of all that the player has seen and done.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.chance: tuple[int, ...] = ()
        self.play: Play | None = None
        self.setting = game.setting
        self.digests: list[bytes] = [b""] * game.setting.players

    # Whose turn it is

    def current_player(self) -> int:
        """Return the player who acts, or one of OpenSpiel's own numbers for chance and the end."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.seat_to_act()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.play is not None and self.play.finished()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes, all equally likely."""
        return CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else self.play.legal_actions(player)

    # Acting

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.deal(action)
            return
        seat = self.play.seat_to_act()
        self.note(seat, action)
        self.play.act(seat, action)

    def deal(self, outcome: int) -> None:
        """Take an outcome of chance; the last one completes the seed."""
        self.chance = (*self.chance, outcome)
        if len(self.chance) == CHANCE_NODES:
            seed = int.from_bytes(bytes(self.chance), "big")
            self.play = new_play(self.setting.config, seed, self.setting.numbering)

    def note(self, player: int, action: int) -> None:
        """Add a player's observation and action to the digest of the player's game."""
        assert self.play is not None
        asked = self.play.asked_of(player)
        # Between the steps of a decision a player sees nothing new.
        seen = bytes(self.play.row(player)) if asked is None or asked.first == NOT_TAKEN else b""
        what = self.digests[player] + seen + action.to_bytes(2, "big")
        self.digests[player] = hashlib.blake2b(what, digest_size=DIGEST_BYTES).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.setting.actions.label(action)

    def returns(self) -> list[float]:
        """Return the rewards at the end, and zeros before it."""
        if self.play is None or not self.play.finished():
            return [0.0] * self.setting.players
        return self.play.rewards(self.setting.reward)

    # Seeing

    def row(self, player: int) -> bytes:
        """Return the player's observation as a row; zeros before the deal."""
        return bytes(self.setting.layout.size) if self.play is None else bytes(self.play.row(player))

    def information_state_string(self, player: int | None = None) -> str:
        """Return the player's observation, and a digest of all that the player has seen and done before."""
        seat = self.checked_player(player)
        return f"player: {seat}\n{self.setting.layout.text(self.row(seat))}\nhistory: {self.digests[seat].hex()}"

    def checked_player(self, player: int | None) -> int:
        """Return the player, or the one who acts.

        A number that is no player's is an error, in the words of OpenSpiel.
        """
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise RuntimeError("player >= 0: only players have an information state, not chance or the end.")
        if seat >= self.setting.players:
            raise RuntimeError("player < num_players: there are not as many players.")
        return seat

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player cannot tell from this one: everything unknown to the player is dealt again.

        What the others saw before was of this game, not of the new one, so they begin with what they see in it.
        """
        state: SpielState = self.clone()
        if self.play is None:
            return state
        rng = stream(int(probability_sampler() * SEEDS), RESAMPLE_STREAM)
        own = self.play.memories[player_id]
        asked = self.play.asked_of(player_id)
        world = sampler(self.play.game.view(player_id), own).deal(rng)
        memories = [
            own.copy() if seat == player_id else new_memory(world.config, seat) for seat in range(len(self.digests))
        ]
        state.play = Play(
            world,
            self.play.actions,
            self.play.encoder,
            memories,
            [None if seat != player_id or asked is None else asked.copy() for seat in range(len(self.digests))],
            [None] * len(self.digests),
        )
        for seat in range(len(self.digests)):
            if seat != player_id:
                state.digests[seat] = b""
        return state

    def __str__(self) -> str:
        if self.play is None:
            return f"chance {self.chance}"
        return f"{self.play.game!r}, seed {int.from_bytes(bytes(self.chance), 'big')}, {len(self.history())} moves"


@final
class TogetherState(SpielState):
    """A state of a simultaneous game."""

    @override
    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.play.finished() else pyspiel.PlayerId.SIMULTANEOUS)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.play is not None
        for player in self.play.seats_to_act():
            self.note(player, actions[player])
        self.play.act_together(list(actions))


@final
class SpielObserver:
    """Turns a state into a tensor and a string. Tensors always show what the player sees; strings can be split."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observations, but these were given: {params}.")
        self.kind = kind
        self.layout = setting.layout
        self.tensor = np.zeros(int(self.layout.size), np.float32)
        self.dict = {field.name: self.tensor[field.start : field.start + field.size()] for field in self.layout.fields}
        self.fields = [field for field in self.layout.fields if self.shows(field)]

    def shows(self, field: Field) -> bool:
        """Return whether the string has the field."""
        if field.private:
            return bool(self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)
        return bool(self.kind.public_info)

    def set_from(self, state: SpielState, player: int) -> None:
        """Copy the player's observation into the tensor."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(memoryview(state.play.row(player)), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Describe the player's observation, or the public or private part of it."""
        if self.kind.perfect_recall and self.kind.public_info:
            return state.information_state_string(player)
        # The public part is the same for all players: take the first one's.
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return self.layout.text(state.row(0), self.fields)
        return f"player: {player}\n{self.layout.text(state.row(player), self.fields)}"


def register() -> None:
    """Register the games of the family with OpenSpiel. Registering them again changes nothing."""
    known = {item.short_name for item in pyspiel.registered_games()}
    for kind, maker in zip(TYPES.values(), (ClassicSpiel, TogetherSpiel, ArchitectsSpiel), strict=True):
        if kind.short_name not in known:
            pyspiel.register_game(kind, maker)
