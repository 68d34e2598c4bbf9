"""What a viewer is sent never depends on what is hidden from it (see leak_oracle.py)."""

import sys
from collections.abc import Callable, Iterator

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.server.tables.table import LiveTable, Step
from sevenwonders.server.tables.viewer import Viewer
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.base import frame_of
from tests.architects.games import any_config as any_architects
from tests.architects.games import game_at as architects_at
from tests.second_edition.games import any_config, busy_sea_tables, busy_tables
from tests.server import leak_oracle
from tests.server.leak_oracle import Oracle
from tests.support.games import CHOICES_STREAM, PLAYERS, POINT_STREAM, answer_one, any_option, game_at

# Everything that anybody may not know. What is missing here would go unnoticed.
HIDDEN = {
    "Free City pile",
    "cards taken up",
    "cards under wonders",
    "decks",
    "decks of Architects",
    "discards",
    "hands",
    "island piles",
    "islands offered",
    "leaders in hand",
    "progress tokens",
    "sealed answers",
    "undealt leaders",
}
KINDS = 8


def games(first: int, count: int) -> Iterator[tuple[int, Game]]:
    """That many games of every kind, each at a random moment before its end."""
    for seed in range(first, first + count):
        game = game_in_play(seed)
        if not game.finished():
            yield seed, game


def game_in_play(seed: int) -> Game:
    """A game of each kind in turn. Rare moments come up for certain: islands to choose from, cards taken up."""
    point = stream(seed, POINT_STREAM)
    kind, number = seed % KINDS, seed // KINDS
    if kind == 0:
        table = architects_at(any_architects(number), seed, point.below(60), keep_events=True)
        return moved_on(table, seed, lambda: bool(table.looked)) if number % 2 else table
    if kind in (1, 2):
        config = Config(2 if kind == 1 else PLAYERS[number % len(PLAYERS)])
    elif kind == 3:
        tables = [*busy_tables(), *busy_sea_tables()]
        config = tables[number % len(tables)]
    else:
        config = any_config(seed)
    game = game_at(config, seed, point.below(12 * config.players), keep_events=True)
    if kind == 3 and "armada" in config.expansions:
        return moved_on(game, seed, lambda: any(armada_of(city).offered for city in game.cities))
    return game


def moved_on(game: Game, seed: int, holds: Callable[[], bool]) -> Game:
    """The game at the next moment at which something holds, or at its end."""
    rng = stream(seed, CHOICES_STREAM + 1)
    while not game.finished() and not holds():
        answer_one(game, rng, any_option)
    return game


def test_nothing_that_is_sent_depends_on_what_is_hidden() -> None:
    oracle = Oracle()
    for seed, game in games(0, 400):
        oracle.look(game, seed)
    assert oracle.differed == HIDDEN
    assert all(count > 20 for count in oracle.compared.values()), oracle.compared


def look_at_first_turns() -> None:
    for seed in range(10):
        Oracle().look(game_at(Config(4), seed, 0, keep_events=True), seed)


@pytest.mark.parametrize("leak", ["hands", "order", "length"])
def test_the_oracle_notices_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sees a hand, the order of a pile, or how long a sealed answer is."""

    def leaky_welcome(table: LiveTable, _links: Links, viewer: Viewer, _last: int) -> None:
        assert isinstance(table.game, ClassicGame)
        hidden = table.game.cities[0].hand[0] if leak == "hands" else table.game.decks[2][0]
        viewer.send_frame(frame_of(str(hidden).encode()))

    def leaky_step(table: LiveTable, _links: Links, step: Step, _quiet: bool) -> None:
        for viewer in table.viewers:
            viewer.send_frame(frame_of(b"x" * len(step.game.describe(step.choice))))

    if leak == "length":
        monkeypatch.setattr(leak_oracle, "send_step", leaky_step)
    else:
        monkeypatch.setattr(leak_oracle, "send_welcome", leaky_welcome)
    with pytest.raises(AssertionError, match="Age I, turn 1"):
        look_at_first_turns()


@pytest.mark.proof
def test_nothing_that_is_sent_depends_on_what_is_hidden_in_10_000_games(capsys: pytest.CaptureFixture[str]) -> None:
    oracle = Oracle()
    for number, (seed, game) in enumerate(games(1000, 10_700), 1):
        oracle.look(game, seed)
        if number % 500 == 0:
            with capsys.disabled():
                sys.stderr.write(f"{number} games: {oracle.compared}\n")
    assert oracle.compared["twins"] >= 10_000
    assert oracle.differed == HIDDEN
