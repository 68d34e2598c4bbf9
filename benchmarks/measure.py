"""Measures the engine that Python imports, and prints one JSON object. `benchmarks.run` runs it twice."""

import gc
import json
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable

import sevenwonders.classic.table as table_module
from benchmarks.compare import all_compared, play
from sevenwonders import Config, Game, load_game, new_game
from sevenwonders.bots.playout import play_turn
from sevenwonders.bots.random import RandomBot
from sevenwonders.kernel.rng import stream

ROUNDS = 5
PLAYERS = (3, 4, 7)


def median_rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per second of processor time: the median of several rounds, after a warm-up."""
    rates = []
    seed = 0
    for number in range(ROUNDS + 1):
        units = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            units += work(seed)
            seed += 1
        if number:
            rates.append(units / (time.process_time() - begin))
    return statistics.median(rates)


def one_game(players: int) -> Callable[[int], int]:
    """Work that plays one game."""

    def work(seed: int) -> int:
        play(Config(players), seed)
        return 1

    return work


def decisions_of_a_game(seed: int) -> int:
    """Work that plays one 4-player game and counts its answers."""
    return len(play(Config(4), seed).history) // 2


def middle_of_a_game() -> Game:
    """A 4-player game in the middle of Age II."""
    game = new_game(Config(4), 3)
    bot = RandomBot(stream(3, 99))
    for _ in range(9):
        play_turn(game, [bot] * 4)
    return game


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """The processor time of one action."""

    def work(_: int) -> int:
        for _ in range(50):
            action()
        return 50

    return 1e6 / median_rate(work, seconds / 2)


def bytes_of_a_game() -> float:
    """The memory for one more 4-player game in the middle of Age II."""
    games = []
    middle = middle_of_a_game()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(200):
        games.append(middle.copy())
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(games)


def main() -> None:
    """Print all figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    middle = middle_of_a_game()
    saved = middle.to_data()
    figures = {f"{players}-player games per second": median_rate(one_game(players), seconds) for players in PLAYERS}
    figures["decisions per second (4 players)"] = median_rate(decisions_of_a_game, seconds)
    figures["copy, µs"] = microseconds(middle.copy, seconds)
    figures["save (to_data), µs"] = microseconds(middle.to_data, seconds)
    figures["load (from_data), µs"] = microseconds(lambda: load_game(saved), seconds)
    figures["view of one seat, µs"] = microseconds(lambda: middle.view(0), seconds)
    figures["memory per game, bytes"] = bytes_of_a_game()
    compiled = str(table_module.__file__).endswith(".so")
    print(json.dumps({"compiled": compiled, "figures": figures, "pairs": all_compared(seconds / 2)}))


if __name__ == "__main__":
    main()
