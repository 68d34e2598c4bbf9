"""Updates of seeded games of Architects as a page hears of them, for the page's tests of its motion.

`python -m tests.support.architects_fixtures` writes them anew into web/tests/fixtures/architects.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.games import new_game
from sevenwonders.kernel.rng import stream
from sevenwonders.server.present import table as present
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import completed_config, config_of, layout_of
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.wire import messages as wire
from tests.support.games import answer_one

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "architects"
NAMES: Final = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"]
STREAM: Final = 1003
MOST_SEEDS: Final = 40


class Told(msgspec.Struct):
    """What a page showed, and what it is told next."""

    before: wire.TableState
    after: wire.TableState
    lines: list[wire.LogLine]


class Wish(NamedTuple):
    """An update to look for: the first of the first game that has all these events."""

    name: str
    kinds: set[str]
    players: int = 3
    viewer: int = 0
    wanted: Callable[[Told], bool] = lambda _told: True


def from_the_centre(told: Told) -> bool:
    return any(line.kind == "took" and line.values[0] == len(NAMES[:3]) for line in told.lines)


WISHES: Final = [
    Wish("took", {"took"}, wanted=lambda told: not from_the_centre(told)),
    Wish("centre", {"took"}, wanted=from_the_centre),
    Wish("cat", {"took", "cat_moved"}, wanted=lambda told: getattr(told.before.play, "cat", -1) >= 0),
    Wish("horns", {"took", "horns"}),
    Wish("stage", {"stage_built"}),
    Wish("science", {"science_used"}),
    Wish("token", {"token_taken"}),
    Wish("kept", {"kept"}, players=7),
    Wish("battle", {"battle"}),
    Wish("battle_two", {"battle"}, players=2, wanted=lambda told: any(sum(line.values[:2]) for line in told.lines)),
    Wish("battle_seven", {"battle"}, players=7, viewer=3),
    Wish("watched", {"took", "horns", "battle"}, players=4, viewer=-1),
    Wish("over", {"game_over"}),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for wish in WISHES:
        (FOLDER / f"{wish.name}.json").write_bytes(msgspec.json.encode(found(wish)) + b"\n")


def found(wish: Wish) -> Told:
    for seed in range(1, MOST_SEEDS):
        for told in updates(wish, seed):
            if wish.kinds <= {line.kind for line in told.lines} and wish.wanted(told):
                return told
    raise AssertionError(f"no update for {wish.name}")


def updates(wish: Wish, seed: int) -> Iterator[Told]:
    """Everything that a page is told in one game."""
    wishes = wire.GameConfig(game="architects", players=wish.players)
    config = completed_config(wishes, seed)
    game = new_game(config_of(config), seed, keep_events=True)
    assert isinstance(game, ArchitectsGame)
    rng = stream(seed, STREAM)
    before, seen = state(game, config, wish.viewer), len(game.events)
    while not game.finished():
        answer_one(game, rng)
        after = state(game, config, wish.viewer)
        names = [seat.name for seat in after.seats]
        lines = present.log_lines(game, names, game.events[seen:], seen + 1, wish.viewer)
        if lines:
            yield Told(before, after, lines)
        before, seen = after, len(game.events)


def state(game: ArchitectsGame, config: wire.GameConfig, viewer: int) -> wire.TableState:
    """The table without what can be done: nothing of that moves."""
    row = GameRow(
        "aaaaaaaa", "finished" if game.finished() else "playing", config, wire.TableOptions(), 1, 1, 0, 0.0, 0.0
    )
    people = [SeatRow(seat, NAMES[seat], "person", "", "", stand_in=False) for seat in range(config.players)]
    layout = layout_of(row)
    about = About(row, layout, seats_of(row, layout.teams, people, []), points=False)
    table = table_state(about, game, viewer)
    return msgspec.structs.replace(table, decisions=[])


if __name__ == "__main__":
    main()
