"""Turns of seeded games as a page hears of them, for the page's tests of its motion.

`python -m tests.support.motion_fixtures` writes them anew into web/tests/fixtures/motion.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import new_game
from sevenwonders.kernel.rng import stream
from sevenwonders.server.present import table as present
from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import completed_config, config_of, layout_of
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import MenuCard
from tests.support.games import answer_one

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "motion"
NAMES: Final = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"]
ALL: Final = ["leaders", "cities", "armada", "edifice"]
STREAM: Final = 1002
MOST_SEEDS: Final = 60


class Turn(msgspec.Struct):
    """What a page showed, what it is told next, and the colour of every card that is named."""

    before: wire.TableState
    after: wire.TableState
    lines: list[wire.LogLine]
    colours: dict[str, str]


class Wish(NamedTuple):
    """A turn to look for: the first of the first game that has it."""

    name: str
    config: dict[str, object]
    wanted: Callable[[Turn], bool]
    viewer: int = 0


def has(*kinds: str) -> Callable[[Turn], bool]:
    return lambda turn: set(kinds) <= {line.kind for line in turn.lines}


def passes_hands(turn: Turn) -> bool:
    """Everybody plays a card, coins change hands, and the next turn begins."""
    return has("built", "stage_built", "sold", "paid", "turn_began")(turn) and not has("age_began")(turn)


def answers(kind: str, event: str) -> Callable[[Turn], bool]:
    """A decision of that kind is answered, and something comes of it."""
    return lambda turn: has(event)(turn) and any(item.kind == kind for item in turn.before.decisions)


def second(players: int, expansions: list[str], **more: object) -> dict[str, object]:
    return {"edition": 2, "players": players, "expansions": expansions, **more}


WISHES: Final = [
    Wish("three", {"players": 3}, passes_hands),
    Wish("three_watched", {"players": 3}, passes_hands, viewer=-1),
    Wish("seven", {"players": 7}, passes_hands, viewer=2),
    Wish("age_end", {"players": 3}, has("discarded", "conflict", "age_began")),
    Wish("game_end", {"players": 3}, has("conflict", "game_over")),
    Wish("babylon", {"players": 3, "wonders": ["babylon_b", "random", "random"]}, answers("last_card", "built")),
    Wish(
        "halikarnassos",
        {"players": 3, "wonders": ["halicarnassus_a", "random", "random"]},
        answers("discard_pile", "took"),
    ),
    Wish("free_city", {"players": 2, "variant": "two_player"}, passes_hands),
    Wish("recruiting", second(3, ["leaders"]), has("recruited", "turn_began")),
    Wish("drafting", second(3, ["leaders"]), has("kept_leader")),
    Wish("sea_three", second(3, ALL), has("sailed", "joined", "turn_began")),
    Wish("sea_seven", second(7, ALL), has("built", "stage_built", "sailed", "turn_began"), viewer=3),
    Wish("losses", second(3, ALL), answers("loss", "lost")),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for wish in WISHES:
        (FOLDER / f"{wish.name}.json").write_bytes(msgspec.json.encode(found(wish)) + b"\n")


def found(wish: Wish) -> Turn:
    for seed in range(1, MOST_SEEDS):
        for turn in turns(wish, seed):
            if wish.wanted(turn):
                return turn
    raise AssertionError(f"no turn for {wish.name}")


def turns(wish: Wish, seed: int) -> Iterator[Turn]:
    """Every update of a game that is more than an answer."""
    config = completed_config(msgspec.convert(wish.config, wire.GameConfig), seed)
    game = new_game(config_of(config), seed, keep_events=True)
    assert isinstance(game, ClassicGame)
    rng = stream(seed, STREAM)
    before, seen = state(game, config, wish.viewer), len(game.events)
    while not game.finished():
        answer_one(game, rng)
        after = state(game, config, wish.viewer)
        names = [seat.name for seat in after.seats]
        lines = present.log_lines(game, names, game.events[seen:], seen + 1, wish.viewer)
        if lines:
            yield Turn(lean(before), lean(after), lines, colours(game, lines))
        before, seen = after, len(game.events)


def state(game: ClassicGame, config: wire.GameConfig, viewer: int) -> wire.TableState:
    row = GameRow(
        "aaaaaaaa", "finished" if game.finished() else "playing", config, wire.TableOptions(), 1, 1, 0, 0.0, 0.0
    )
    people = [SeatRow(seat, NAMES[seat], "person", "", "", stand_in=False) for seat in range(config.players)]
    layout = layout_of(row)
    return table_state(About(row, layout, seats_of(row, layout.teams, people, []), points=False), game, viewer)


def lean(table: wire.TableState) -> wire.TableState:
    """The table with nothing on its menus but what was chosen: the rest of a menu makes most of an update."""
    decisions = [
        msgspec.structs.replace(item, menu=[row for row in item.menu if offers(row, item.choice)])
        if item.menu is not None
        else item
        for item in table.decisions
    ]
    return msgspec.structs.replace(table, decisions=decisions)


def offers(row: MenuCard, choice: int | None) -> bool:
    ways = [way for use in row.uses for way in use.ways + [more for extra in use.extras for more in extra.ways]]
    return any(way.choice == choice for way in ways)


def colours(game: ClassicGame, lines: list[wire.LogLine]) -> dict[str, str]:
    named = {card for line in lines for card in line.cards}
    return {card.id: card.colour for card in catalogue_facts(game.config.edition).cards if card.id in named}


if __name__ == "__main__":
    main()
