"""The page says every line of a log in every language, and in English what the engine says."""

import os
import subprocess
from itertools import islice, product
from pathlib import Path

import msgspec
import pytest

from sevenwonders import Config, new_game
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.games import checked_config
from sevenwonders.kernel.event import NOBODY
from sevenwonders.kernel.rng import stream
from sevenwonders.server.present.architects.facts import architects_facts
from sevenwonders.server.present.classic.facts import EDITIONS, catalogue_facts
from sevenwonders.server.present.table import LogLines
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.architects import ArchitectsFacts
from sevenwonders.server.wire.classic.table import CatalogueFacts
from tests.support.budgets import budget
from tests.support.games import play_on

WEB = Path(__file__).parents[2] / "web"
VITEST = ["node", "node_modules/vitest/vitest.mjs", "run", "tests/language/log.test.ts"]
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus"]
CONFIGS = [
    Config(3),
    Config(2),
    Config(4, edition=2, expansions=EXPANSIONS),
    Config(4, edition=2, variant="teams"),
    Config(3, game="architects"),
]


class Told(msgspec.Struct):
    """One line as one seat sees it, with the engine's words to that seat."""

    line: wire.LogLine
    me: int
    own: str


class Talk(msgspec.Struct):
    """Games with what the page knows of their cards."""

    games: list["TalkedGame"]
    catalogues: dict[int, CatalogueFacts]
    box: ArchitectsFacts


class TalkedGame(msgspec.Struct):
    """A game with its lines, as spectators and one of the players see them."""

    config: wire.GameConfig
    names: list[str]
    lines: list[Told]


def talked(config: Config, seed: int) -> TalkedGame:
    """Play a game by chance."""
    game = play_on(new_game(checked_config(config), seed, keep_events=True), stream(seed, 0))
    names = NAMES[: config.players] + (["Free City"] if config.players == 2 and config.game == "classic" else [])
    told = LogLines(game, names, game.events, 1)
    me = seed % config.players
    lines = [
        Told(line, seat, game.sentence(game.events[line.number - 1].seen_by(seat), names, seat))
        for seat in (NOBODY, me)
        for line in told.seen_by(seat)
        if line.phrase is not None
    ]
    chosen = {"game": config.game, "edition": config.edition, "expansions": list(config.expansions)}
    shown = msgspec.convert(chosen | {"players": config.players}, wire.GameConfig)
    return TalkedGame(shown, names, lines)


@pytest.mark.long
def test_every_line_is_said_in_every_language(tmp_path: Path) -> None:
    kinds = product(range(1, 1000), CONFIGS)
    games = [talked(config, seed) for seed, config in islice(kinds, budget(10, 200))]
    file = tmp_path / "games.json"
    catalogues = {edition: catalogue_facts(edition) for edition in EDITIONS}
    file.write_bytes(msgspec.json.encode(Talk(games, catalogues, architects_facts())))
    env = {**os.environ, "VITE_LOG_LINES": str(file)}
    done = subprocess.run(VITEST, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    assert "passed" in done.stdout, done.stdout[-2000:]
