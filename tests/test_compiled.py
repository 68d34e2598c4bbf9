"""The compiled package against its source: whole games, answer by answer the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = 240

# Runs in a process of its own; prints where the engine came from, then a line a game.
SCRIPT = """
import hashlib, json
from sevenwonders import Config, new_game
from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.playout import play_out
from sevenwonders.bots.random import RandomBot
from sevenwonders.classic import table
from sevenwonders.kernel.rng import stream

print(table.__file__)
for seed in range(%d):
    players = 2 + seed %% 6
    game = new_game(Config(players), seed, keep_events=True)
    play_out(game, [RandomBot(stream(seed, 100 + seat)) for seat in range(players)])
    scores = [[score.points, score.coins, score.wilds, score.copied_guild] for score in game.score_sheet()]
    told = [event.to_data() for event in game.events]
    views = [game.view(seat).to_data() for seat in (*range(players), -1)]
    whole = json.dumps([game.to_data(), scores, game.ranking(), told, views], sort_keys=True)
    print(seed, players, hashlib.sha256(whole.encode()).hexdigest())
"""


def lines_of(from_source: bool) -> list[str]:
    """What the script prints when it runs on the source or on the installed package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if from_source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-c", SCRIPT % GAMES]
    result = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.compiled
def test_compiled_games_equal_interpreted_ones() -> None:
    source, *interpreted = lines_of(from_source=True)
    installed, *compiled = lines_of(from_source=False)
    assert source.endswith("table.py")
    assert installed.endswith(".so"), "the installed package is not compiled: run make install"
    assert len(interpreted) == GAMES
    assert compiled == interpreted
