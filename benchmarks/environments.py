"""How fast the environments are from Python, next to others in the same run.

    make bench-envs

The others are measured if their packages are installed; none of them belongs to this project:

    pip install 'pettingzoo[classic]' rlcard
"""

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.encode.layout import empty_row
from sevenwonders.encode.play import Play, new_play
from sevenwonders.envs import openspiel
from sevenwonders.envs.batch import new_batch
from sevenwonders.envs.pettingzoo import env, parallel_env

SECONDS = 2.0
FULL = Config(7, edition=2, expansions=list(EXPANSIONS))
# Plays for that long, and returns the number of steps.
Loop = Callable[[float], int]


def steps_per_second(loop: Loop) -> float:
    """Steps for each second of processor time, after a warm-up."""
    loop(SECONDS / 10)
    began = time.process_time()
    steps = loop(SECONDS)
    return steps / (time.process_time() - began)


def pick(mask: Any) -> int:
    """A random legal action."""
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def aec(game: Any) -> Loop:
    """Any environment of PettingZoo whose agents act one after the other, with observations and masks."""

    def loop(seconds: float) -> int:
        steps, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            game.reset()
            for _ in game.agent_iter():
                seen, _, ended, cut, info = game.last()
                steps += 1
                game.step(None if ended or cut else pick(seen.get("action_mask", info.get("action_mask"))))
        return steps

    return loop


def together(game: Any) -> Loop:
    """The parallel environment. A step is an action of one agent; waiting does not count."""

    def loop(seconds: float) -> int:
        steps, end = 0, time.process_time() + seconds
        wait = game.table.actions.wait
        while time.process_time() < end:
            seen, _ = game.reset()
            while game.agents:
                actions = {agent: pick(item["action_mask"]) for agent, item in seen.items()}
                steps += sum(action != wait for action in actions.values())
                seen, *_ = game.step(actions)
        return steps

    return loop


def spiel(name: str) -> Loop:
    """A game of OpenSpiel: the tensor and the mask at every decision."""
    game = pyspiel.load_game(name)
    observation = make_observation(game)

    def loop(seconds: float) -> int:
        steps, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                    continue
                observation.set_from(state, state.current_player())
                state.apply_action(pick(np.asarray(state.legal_actions_mask())))
                steps += 1
        return steps

    return loop


def batch(config: Config, games: int) -> Loop:
    """Many games side by side, with rows and masks."""
    table = new_batch(config, games, seed=1)
    noise = np.random.default_rng(1).random((64, table.masks.shape[1]), np.float32)

    def loop(seconds: float) -> int:
        steps, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            # The largest random number among the legal actions.
            table.step((table.masks * noise[steps // games % len(noise)]).argmax(axis=1))
            steps += games
        return steps

    return loop


def uno() -> Loop:
    """Uno of rlcard, stepped as rlcard does it."""
    game = import_module("rlcard").make("uno")

    def loop(seconds: float) -> int:
        steps, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            state, _ = game.reset()
            while not game.is_over():
                state, _ = game.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return loop


def played(config: Config, steps: int) -> Play:
    """A game after random steps."""
    chance = random.Random(1)
    play = new_play(config, 1)
    for _ in range(steps):
        seat = play.seat_to_act()
        play.act(seat, chance.choice(play.legal_actions(seat)))
    play.row(play.seat_to_act())
    return play


def microseconds(call: Callable[[], object], count: int = 20_000) -> float:
    """How long a call takes."""
    call()
    began = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - began) / count * 1e6


def written_row(play: Play, seat: int) -> object:
    """A row written anew; `Play.row` would return the one that it keeps."""
    row = empty_row(play.encoder.layout.size)
    play.write_row(seat, row, 0)
    return row


def small_costs() -> list[tuple[str, float]]:
    """Single operations, in microseconds."""
    openspiel.register()
    found = []
    for name, config in (("4 players", Config(4)), ("7 players, all expansions", FULL)):
        play = played(config, 60)
        seat = play.seat_to_act()
        memory = play.memories[seat]
        view = play.game.view(seat)
        found += [
            (f"a row, {name}", microseconds(lambda play=play, seat=seat: written_row(play, seat))),  # type: ignore[misc]
            (f"a view, {name}", microseconds(lambda play=play, seat=seat: play.game.view(seat))),  # type: ignore[misc]
            (f"remembering it, {name}", microseconds(lambda memory=memory, view=view: memory.observe(view), 2_000)),  # type: ignore[misc]
            (f"a clone, {name}", microseconds(play.copy)),
        ]
    state = pyspiel.load_game("sevenwonders_classic(players=4)").new_initial_state()
    for outcome in range(4):
        state.apply_action(outcome)
    return [*found, ("a clone in OpenSpiel, 4 players", microseconds(state.clone))]


def ours() -> dict[str, Callable[[], Loop]]:
    """Our environments by name."""
    openspiel.register()
    return {
        "sevenwonders, PettingZoo AEC, 4 players": lambda: aec(env(Config(4))),
        "sevenwonders, PettingZoo AEC, 7 players, all expansions": lambda: aec(env(FULL)),
        "sevenwonders, PettingZoo parallel, 4 players": lambda: together(parallel_env(Config(4))),
        "sevenwonders, OpenSpiel, 4 players": lambda: spiel("sevenwonders_classic(players=4)"),
        "sevenwonders, batch of 64, 4 players": lambda: batch(Config(4), 64),
        "sevenwonders, batch of 64, 7 players, all expansions": lambda: batch(FULL, 64),
        "sevenwonders Architects, batch of 64, 4 players": lambda: batch(Config(4, game="architects"), 64),
    }


def others() -> dict[str, Callable[[], Loop]]:
    """Environments of others by name."""
    return {
        "PettingZoo connect_four": lambda: aec(import_module("pettingzoo.classic.connect_four_v3").raw_env()),
        "PettingZoo hanabi": lambda: aec(import_module("pettingzoo.classic.hanabi_v5").raw_env()),
        "OpenSpiel hanabi": lambda: spiel("hanabi(players=4)"),
        "OpenSpiel gin_rummy": lambda: spiel("gin_rummy"),
        "rlcard uno": uno,
    }


def main() -> None:
    """Measure everything, and print tables of Markdown."""
    random.seed(1)
    print("| environment | steps per second of processor time |\n| --- | ---: |")
    for name, make in [*ours().items(), *others().items()]:
        try:
            print(f"| {name} | {steps_per_second(make()):,.0f} |", flush=True)
        except (ImportError, AttributeError, pyspiel.SpielError) as error:
            print(f"{name}: not measured, {error}", file=sys.stderr)
    print("\n| operation | µs |\n| --- | ---: |")
    for name, cost in small_costs():
        print(f"| {name} | {cost:.1f} |")


if __name__ == "__main__":
    main()
