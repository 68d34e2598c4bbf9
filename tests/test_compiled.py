"""The compiled package against its source: whole games, answer by answer the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.budgets import budget

ROOT = Path(__file__).parent.parent
GAMES = budget(30, 240)

# Runs in a separate process and prints where the engine came from, then a line per game.
SCRIPT = """
import hashlib, importlib, json, sys
from sevenwonders.architects.setup import OPTION_NAMES
from sevenwonders.bots.bot import play_out
from sevenwonders.bots.bot import RandomBot
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.games import new_game
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.rng import stream
from sevenwonders.record.table_reader import table_reader_of


def config_of(name, seed):
    if name == "architects":
        options = {option: ("true", "false")[seed >> bit & 1] for bit, option in enumerate(OPTION_NAMES)}
        return Config(2 + seed % 6, game=name, options=options)
    if name == "classic":
        return Config(2 + seed % 6)
    expansions = [expansion for bit, expansion in enumerate(EXPANSIONS) if seed >> bit & 1]
    players = 3 + seed % 5
    variant = "teams" if players in (4, 6) and seed % 3 else ""
    return Config(players, edition=2, expansions=expansions, variant=variant)


kind, games = sys.argv[1], int(sys.argv[2])
name = config_of(kind, 0).game
print(importlib.import_module(f"sevenwonders.{name}.table").__file__)
for seed in range(games):
    config = config_of(kind, seed)
    players = config.players
    game = new_game(config, seed, keep_events=True)
    play_out(game, [RandomBot(stream(seed, 100 + seat)) for seat in range(players)])
    scores = [table_reader_of(name).score_data(game, score) for score in game.score_sheet()]
    told = [event.to_data() for event in game.events]
    views = [game.view(seat).to_data() for seat in (*range(players), -1)]
    whole = json.dumps([game.to_data(), scores, game.ranking(), told, views], sort_keys=True)
    print(seed, players, hashlib.sha256(whole.encode()).hexdigest())
"""


def lines_of(game: str, from_source: bool) -> list[str]:
    """What the script prints when it runs on the source or on the installed package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if from_source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-c", SCRIPT, game, str(GAMES)]
    result = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("game", ["classic", "second_edition", "architects"])
def test_compiled_games_equal_interpreted_ones(game: str) -> None:
    source, *interpreted = lines_of(game, from_source=True)
    installed, *compiled = lines_of(game, from_source=False)
    assert source.endswith("table.py")
    assert installed.endswith(".so"), "the installed package is not compiled: run make install"
    assert len(interpreted) == GAMES
    assert compiled == interpreted
