"""The evaluation protocol: a standard measure of a player's strength.

A player meets each opponent on deals with fixed seeds and takes every seat of each deal, so every board and every hand
of a deal is played once. Learners train on the first side of the boards. The second side is held out, and the results
on each side are separate, so the table shows how much of what was learned carries over to boards never seen before.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.bots.arena.contest import Contest, new_contest
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.bots.registry import bots_of
from sevenwonders.kernel.config import Config

# Deals count from here on. Learners should keep to smaller seeds.
FIRST_SEED: Final = 1 << 40

# The sides of boards by edition: those to train on, and those that are held out.
SIDES: Final = {1: ("A", "B"), 2: ("Day", "Night")}
BOARDS: Final = ("training boards", "held-out boards")
ALL_BOARDS: Final = "all boards"


@dataclass(frozen=True, slots=True)
class Trial:
    """One line of an evaluation: an opponent in all other seats, and the boards."""

    opponent: str
    boards: str
    contest: Contest


def evaluation(
    config: Config,
    agent: str,
    games: int,
    *,
    opponents: Sequence[str] = (),
    commands: Mapping[str, str],
    budget: Budget,
    limits: Limits,
) -> list[Trial]:
    """List the contests that measure a player: against each opponent, on each side of the boards."""
    trials: list[Trial] = []
    for opponent in opponents or [name for name in bots_of(config.game) if name != agent]:
        lineup = [agent] + [opponent] * (config.players - 1)
        for boards, table in tables_of(config):
            contest = new_contest(table, lineup, games, FIRST_SEED, commands=commands, budget=budget, limits=limits)
            trials.append(Trial(opponent, boards, contest))
    return trials


def tables_of(config: Config) -> list[tuple[str, Config]]:
    """Return the table with each side of the boards, by the name of the boards.

    Architects has boards with one side only.
    """
    if config.game != "classic":
        return [(ALL_BOARDS, config)]
    return [(name, with_boards(config, side)) for name, side in zip(BOARDS, SIDES[config.edition], strict=True)]


def with_boards(config: Config, side: str) -> Config:
    """Return the table with that side of all boards."""
    return Config(
        config.players,
        game=config.game,
        edition=config.edition,
        expansions=config.expansions,
        variant=config.variant,
        wonders=[side],
        options=config.options,
    )
