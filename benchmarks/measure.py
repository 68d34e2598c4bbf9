"""Measures the build that this Python imports. `benchmarks.builds` starts it and asks questions, a line of JSON each.

Old builds are measured by this file too, so it uses nothing that only the newest one has, except where it says so.
"""

import gc
import json
import os
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from typing import Final

import sevenwonders.classic.table as table_module
from benchmarks.compare import games_per_second, play
from benchmarks.tables import ALL_TABLES, Table
from sevenwonders import Config, Game, load_game, new_game, sample, stream
from sevenwonders.bots.batches import new_tournament, play_tournament
from sevenwonders.bots.bot import RandomBot, play_turn

BY_NAME: Final[dict[str, Table]] = {table.name: table for table in ALL_TABLES}
# How often an action is repeated between two looks at the clock, and a decision is asked for its options.
ACTIONS: Final = 20
TRIES: Final = 3
SEARCHED_TURNS: Final = 6


def middle_of_a_game(config: Config | None = None) -> Game:
    """A game after nine groups of decisions: with 4 players of the first edition, the middle of Age II."""
    config = config or Config(4)
    game = new_game(config, 3)
    bot = RandomBot(stream(3, 99))
    for _ in range(9):
        play_turn(game, [bot] * config.players)
    return game


def games(table: str, seed: int, seconds: float) -> float:
    """Games per second of processor time."""
    return games_per_second(BY_NAME[table].config, seed, seconds)


def answers(seed: int, seconds: float) -> float:
    """Answered decisions of 4-player games per second of processor time."""
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        count += len(play(Config(4), seed + count).history) // 2
    return count / (time.process_time() - begin)


def action(name: str, seconds: float) -> float | None:
    """The processor time of an action in microseconds; None if this build cannot do it."""
    work = action_of(name)
    if work is None:
        return None
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(ACTIONS):
            work()
        count += ACTIONS
    return 1e6 * (time.process_time() - begin) / count


def action_of(name: str) -> Callable[[], object] | None:
    """What to repeat."""
    middle = middle_of_a_game()
    saved, view, rng = middle.to_data(), middle.view(0), stream(3, 98)
    actions: dict[str, Callable[[], object] | None] = {
        "copy": middle.copy,
        "save": middle.to_data,
        "load": lambda: load_game(saved),
        "view": lambda: middle.view(0),
        "sample": lambda: sample(view, rng),
        "rollout": rollout(middle),
        "rollout with a table of weights": rollout(middle, weighted=True),
        "six turns of the learned policy": thinking(middle, "policy"),
        "forecast of the learned value": thinking(middle, "value"),
        "try of an option in a search": thinking(middle, "search"),
    }
    return actions[name]


def rollout(game: Game, weighted: bool = False) -> Callable[[], object] | None:
    """A game that is copied and played out at random without events, if this build has a loop for it."""
    try:
        playing = import_module("sevenwonders.kernel.playout")
        policies = import_module("sevenwonders.kernel.policy")
    except ModuleNotFoundError:
        return None
    policy = policies.TablePolicy(weights_of(game)) if weighted else policies.UNIFORM
    rng = stream(3, 97)
    return lambda: playing.playout(game, policy, rng)


def thinking(game: Game, what: str) -> Callable[[], object] | None:
    """One part of how a bot thinks, if this build has learned: the policy, the value, or a try in a new world."""
    try:
        levels = import_module("sevenwonders.bots.core.levels")
        playing = import_module("sevenwonders.kernel.playout")
        games = import_module("sevenwonders.games")
    except ModuleNotFoundError:
        return None
    mind = levels.mind_for(game.config, levels.SEARCH)
    rng = stream(3, 96)
    if what == "value":
        return lambda: mind.value.forecast(game)
    if what == "policy":
        return lambda: playing.play_on(game.copy(), mind.policy, rng, SEARCHED_TURNS)
    decision = game.pending()[0]
    worlds = games.sampler(game.view(decision.decider), None, True)
    search = levels.search_for(game.config, levels.SEARCH)
    tries = import_module("sevenwonders.bots.core.search")
    choices = [candidate.choice for candidate in search.candidates(game, decision.ident)[:1]]
    tallies = [tries.Tally()]
    return lambda: search.roll_out(worlds.deal(rng), decision.ident, choices, tallies, rng.copy())


def weights_of(game: Game) -> dict[int, float]:
    """Some weight for every option that is open now, so that a table has something to look up."""
    options = [option for decision in game.pending() for option in game.options(decision.ident)]
    return {game.without_payment(option): 1.0 + option % 7 for option in options}


def memory() -> float:
    """The bytes of one more 4-player game in the middle of Age II."""
    copies = []
    middle = middle_of_a_game()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(200):
        copies.append(middle.copy())
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(copies)


def decisions(table: str, count: int) -> dict[str, list[float]]:
    """The number of options of every decision of some games, and the microseconds that it takes to list them."""
    numbers: list[float] = []
    times: list[float] = []
    config = BY_NAME[table].config
    for seed in range(count):
        game = new_game(config, seed)
        rng = stream(seed, 99)
        while not game.finished():
            for decision in game.pending():
                elapsed = []
                for _ in range(TRIES):
                    begin = time.perf_counter_ns()
                    options = game.options_of(decision)
                    elapsed.append(time.perf_counter_ns() - begin)
                numbers.append(len(options))
                # The best of several: whatever else the machine did in the meantime does not count.
                times.append(min(elapsed) / 1000)
                game.answer(decision.ident, options[rng.below(len(options))])
    return {"options": spread_of(numbers), "time": spread_of(times)}


def spread_of(values: list[float]) -> list[float]:
    """The median, the 99th percentile and the maximum."""
    values = sorted(values)
    return [values[len(values) // 2], values[len(values) * 99 // 100], values[-1]]


def simulation(count: int, jobs: int) -> dict[str, float]:
    """Games of a simulation per second on the clock, and per second of processor time of all processes."""
    tournament = new_tournament(Config(4), ["random"], 1, count)
    used = os.times()
    outcomes = list(play_tournament(tournament, jobs))
    seconds = max(outcome.ended for outcome in outcomes) - min(outcome.began for outcome in outcomes)
    return {"clock": count / seconds, "processor": count / (sum(os.times()[:4]) - sum(used[:4]))}


def is_compiled() -> bool:
    """Whether this build is compiled."""
    return str(table_module.__file__).endswith(".so")


QUESTIONS: Final[dict[str, Callable[..., object]]] = {
    work.__name__: work for work in (games, answers, action, memory, decisions, simulation, is_compiled)
}


def main() -> None:
    """Answer questions until there are no more."""
    for line in sys.stdin:
        question, settings = json.loads(line)
        print(json.dumps(QUESTIONS[question](**settings)), flush=True)


if __name__ == "__main__":
    main()
