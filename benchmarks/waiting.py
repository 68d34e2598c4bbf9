"""How long a person waits for bots and hints on a server, with the rules as this Python imports them.

`PYTHONPATH=src python -m benchmarks.waiting` measures the rules from source. Each line is the slowest round of a game:
the pause of bots and the thoughts of all of them, one after the other. With `--limit`, a longer wait is an error.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from sevenwonders.bots.bot import play_turn
from sevenwonders.bots.registry import make_bot
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.games import new_game
from sevenwonders.server.bots.workers import BotRequest, advise, choose_for_bots
from sevenwonders.server.settings import Settings
from sevenwonders.server.table_config import config_of
from sevenwonders.server.wire.messages import GameConfig
from sevenwonders.version import rules_are_compiled

ALL: Final = msgspec.convert({"edition": 2, "players": 7, "expansions": list(EXPANSIONS)}, GameConfig)
SEED: Final = 5
# One in three rounds of a game is measured.
EVERY: Final = 3


class Sitting(NamedTuple):
    """A table with a person in seat 0 and bots of one level in all others."""

    name: str
    config: GameConfig
    level: str


SITTINGS: Final = (
    Sitting("4 players, search", GameConfig(players=4), "search"),
    Sitting("4 players, expert", GameConfig(players=4), "expert"),
    Sitting("7 players, all expansions, strong", ALL, "strong"),
    Sitting("7 players, all expansions, expert", ALL, "expert"),
    Sitting("Architects, 4 players, expert", GameConfig(game="architects", players=4), "expert"),
)


def rounds_of(sitting: Sitting) -> Iterator[tuple[BotRequest, BotRequest]]:
    """Requests for the bots and for a hint in some rounds of a game. A request may be empty."""
    config = sitting.config
    game = new_game(config_of(config), SEED)
    bots = [make_bot(config.game, "easy", SEED, seat) for seat in range(config.players)]
    number = 0
    while not game.finished():
        if number % EVERY == 0:
            asked = [(item.ident, sitting.level) for item in game.pending() if item.decider]
            own = [(item.ident, sitting.level) for item in game.pending() if not item.decider]
            history = game.history[:]
            yield BotRequest(config, SEED, history, asked), BotRequest(config, SEED, history, own)
        play_turn(game, bots)
        number += 1


def seconds_for(work: Callable[[BotRequest], object], request: BotRequest) -> float:
    """The time for a request; none if it asks nothing."""
    if not request.asked:
        return 0.0
    begin = time.perf_counter()
    work(request)
    return time.perf_counter() - begin


def main() -> None:
    """Measure every table, and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waiting", description="Measure how long people wait.")
    parser.add_argument("--limit", type=float, default=0.0, metavar="SECONDS", help="fail if a person waits longer")
    limit = parser.parse_args().limit
    print(f"The rules {'are compiled' if rules_are_compiled() else 'run from source'}.", flush=True)
    longest = 0.0
    for sitting in SITTINGS:
        times = [(seconds_for(choose_for_bots, bots), seconds_for(advise, own)) for bots, own in rounds_of(sitting)]
        wait = max(bots for bots, _ in times) + Settings().bot_pause_s
        hint = max(own for _, own in times)
        print(f"{sitting.name:<36}{wait:5.2f} s for the bots{hint:6.2f} s for a hint", flush=True)
        longest = max(longest, wait, hint)
    if limit and longest > limit:
        raise SystemExit(f"A person waited {longest:.2f} s.")


if __name__ == "__main__":
    main()
