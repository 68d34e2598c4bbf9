"""Checks a table's configuration with the engine, for any game."""

import contextlib
from typing import Final

import msgspec

from sevenwonders.bots.registry import bots_of
from sevenwonders.games import checked_config, new_game, ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server.offered_bots import table_bots
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import GameRow
from sevenwonders.server.wire.messages import GameConfig

# The bot that plays if none is named, and the one that every game has.
USUAL_BOT: Final = "greedy"
PLAINEST_BOT: Final = "random"
FREE_CITY: Final = "Free City"
PLAYERS: Final = range(2, 8)


def config_of(config: GameConfig) -> Config:
    """Return the engine's form of a configuration."""
    return Config(
        config.players,
        game=config.game,
        edition=config.edition,
        expansions=list(config.expansions),
        variant=config.variant,
        wonders=list(config.wonders),
        options=dict(config.options),
    )


def completed_config(config: GameConfig, seed: int) -> GameConfig:
    """Fill in all defaults. Raises `Refusal` with the engine's reason if the configuration cannot be played."""
    try:
        game = new_game(config_of(config), seed)
    except BadConfig as error:
        raise refused("bad_config", why=str(error)) from error
    return msgspec.convert(game.config.to_data(), GameConfig)


def playable_counts(game: str, edition: int, variant: str = "") -> list[int]:
    """List the numbers of players with which the game can be played."""
    counts: list[int] = []
    for players in PLAYERS:
        with contextlib.suppress(BadConfig):
            counts.append(checked_config(Config(players, game=game, edition=edition, variant=variant)).players)
    return counts


def rules_version(config: GameConfig) -> int:
    """Return the version of the rules for new games."""
    return ruleset_of(config.game).version


def check_rules_version(row: GameRow) -> None:
    """Refuse a game whose rules version cannot be played: the same answers could lead to another result."""
    versions = ruleset_of(row.config.game).versions()
    if row.rules not in versions:
        raise refused("other_rules", rules=row.rules, known=[str(version) for version in versions])


def teams_of(config: Config) -> list[int]:
    """Return every city's team, or -1 for those who play alone."""
    checked = checked_config(config)
    return ruleset_of(checked.game).teams_of(checked)


def free_cities(config: GameConfig) -> int:
    """Count the cities at the table without a player."""
    checked = checked_config(config_of(config))
    return ruleset_of(checked.game).seats_of(checked) - checked.players


class Layout(msgspec.Struct, frozen=True):
    """Facts that follow from a table's game: every city's team, players first, and the commitment to the deal."""

    teams: list[int]
    commitment: str


def layout_of(row: GameRow) -> Layout:
    """Return a table's layout. Computing it takes longer than most answers, so live tables keep theirs."""
    return Layout(teams_of(config_of(row.config)), row.commitment())


def default_bot(game: str) -> str:
    """Return the game's default bot."""
    return USUAL_BOT if USUAL_BOT in bots_of(game) else PLAINEST_BOT


def checked_bot(game: str, level: str) -> str:
    """Return the name of a bot that plays the game, by default the usual one.

    Raises `Refusal` for an unknown name.
    """
    if level and level not in table_bots(game):
        raise refused("bot_unknown", names=", ".join(table_bots(game)))
    return level or default_bot(game)


def stronger_bot(game: str, one: str, other: str) -> str:
    """Return the stronger of two bots that play the game. A plug-in counts as the weakest."""
    strength = {name: rank for rank, name in enumerate(bots_of(game))}
    return max(one, other, key=lambda name: strength.get(name, -1))
