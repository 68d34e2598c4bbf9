"""Compares the ways to play a game from Python: with choices as objects, with integers, and with compiled bots.

`python -m benchmarks.choices` prints games per second of processor time, all ways in turns in one run, and what `after`
and a listing cost.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from benchmarks.measure import middle_of_a_game
from sevenwonders import Config, Game, new_game

ROUNDS: Final = 8
SECONDS: Final = 1.0
PLAYERS: Final = 4


def by_choices(game: Game, chance: Random) -> None:
    """Play a game to its end through lists of choices."""
    while not game.finished():
        for decision in game.pending():
            game.answer(decision, chance.choice(game.choices(decision)))


def by_integers(game: Game, chance: Random) -> None:
    """Play a game to its end through lists of integers."""
    while not game.finished():
        for decision in game.pending():
            game.answer(decision.ident, chance.choice(game.options(decision.ident)))


def without_checks(game: Game, chance: Random) -> None:
    """Play a game to its end with the fast ways for loops, which check nothing."""
    while not game.finished():
        for decision in game.pending():
            game.answer_listed(decision, chance.choice(game.options_of(decision)))


WAYS: Final[dict[str, Callable[[Game, Random], None]]] = {
    "`choices`, `answer`": by_choices,
    "`options`, `answer`": by_integers,
    "`options_of`, `answer_listed`": without_checks,
}


def games_per_second(way: Callable[[Game, Random], None], seed: int) -> float:
    """Games per second of processor time."""
    config, count = Config(PLAYERS), 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        way(new_game(config, seed + count), Random(count))
        count += 1
    return count / (time.process_time() - begin)


def microseconds(action: Callable[[], object], times: int = 5000) -> float:
    """The processor time of an action in microseconds."""
    begin = time.process_time()
    for _ in range(times):
        action()
    return 1e6 * (time.process_time() - begin) / times


def main() -> None:
    """Print the best of several rounds for each way, and its share of the integers' speed."""
    best = dict.fromkeys(WAYS, 0.0)
    for number in range(ROUNDS):
        for name, way in WAYS.items():
            best[name] = max(best[name], games_per_second(way, number * 1000))
    integers = best["`options`, `answer`"]
    for name, rate in best.items():
        print(f"{name}: {rate:,.0f} games/s, {rate / integers:.2f} of the integers")
    game = middle_of_a_game()
    decision = game.pending()[0]
    choice = game.choices(decision)[0]
    print(f"after: {microseconds(lambda: game.after(decision, choice)):.1f} µs")
    print(f"copy: {microseconds(game.copy):.1f} µs")
    print(f"choices: {microseconds(lambda: game.choices(decision)):.1f} µs")
    print(f"options: {microseconds(lambda: game.options(decision)):.1f} µs")


if __name__ == "__main__":
    main()
