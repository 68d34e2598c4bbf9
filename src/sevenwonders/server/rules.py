"""What the engine says about a table's configuration, whichever game it names."""

import contextlib
from typing import Final

import msgspec

from sevenwonders.bots.registry import bots_of
from sevenwonders.games import checked_config, new_game, ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server.problems import refused
from sevenwonders.server.wire import GameConfig

# The bot that thinks for who does not say which one should, and the one that every game has.
USUAL_BOT: Final = "greedy"
PLAINEST_BOT: Final = "random"
FREE_CITY: Final = "Free City"
PLAYERS: Final = range(2, 8)


def config_of(config: GameConfig) -> Config:
    """The engine's configuration."""
    return Config(
        config.players,
        game=config.game,
        edition=config.edition,
        expansions=list(config.expansions),
        variant=config.variant,
        wonders=list(config.wonders),
        options=dict(config.options),
    )


def playable(config: GameConfig, seed: int) -> GameConfig:
    """The configuration with everything filled in, or a refusal that says what cannot be played."""
    try:
        game = new_game(config_of(config), seed)
    except BadConfig as error:
        raise refused("bad_config", why=str(error)) from error
    return msgspec.convert(game.config.to_data(), GameConfig)


def playable_counts(game: str, edition: int, variant: str = "") -> list[int]:
    """For how many players the engine has such a game."""
    counts: list[int] = []
    for players in PLAYERS:
        with contextlib.suppress(BadConfig):
            counts.append(checked_config(Config(players, game=game, edition=edition, variant=variant)).players)
    return counts


def rules_version(config: GameConfig) -> int:
    """The version of the rules under which such a game is played here."""
    return ruleset_of(config.game).version


def free_cities(config: GameConfig) -> int:
    """How many cities at the table are nobody's."""
    checked = checked_config(config_of(config))
    return ruleset_of(checked.game).seats_of(checked) - checked.players


def default_bot(game: str) -> str:
    """The bot that plays when none is named."""
    return USUAL_BOT if USUAL_BOT in bots_of(game) else PLAINEST_BOT


def checked_bot(game: str, level: str) -> str:
    """The level, if there is such a bot for the game; without a name the usual one."""
    if level and level not in bots_of(game):
        raise refused("bot_unknown", names=", ".join(bots_of(game)))
    return level or default_bot(game)
