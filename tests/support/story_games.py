"""Updates of seeded games for the page's tests of its stories: `python -m tests.support.story_games FOLDER`.

Each file holds one game as a seat saw it: the updates that bring the end of an Age or something else for the stage to
tell, with the table before and after and the lines between, and the table at the end.
"""

import sys
from pathlib import Path
from typing import Any, Literal

import msgspec

from sevenwonders import Config
from sevenwonders.bots.bot import Question
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import new_game
from sevenwonders.kernel.game import Game
from sevenwonders.server.present import table as present
from sevenwonders.server.tables.table_snapshot import with_game
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.seats import SeatState

NAMES = ["Anna", "Hypatia", "Phidias", "Artemisia", "Ictinus", "Aspasia", "Solon"]
# What the page's stories look at; the rest of a city would only make the files long.
CITY_KEYS = ["seat", "board", "shields", "tokens", "fights", "partner", "cities", "armada", "debts", "edifice"]
PLAY_KEYS = ["phase", "age", "passing", "hand_goes_to", "edifice"]
YARD_KEYS = ["naval_strength", "tokens", "landings", "tax", "skips"]
TABLE_KEYS = ["status", "me", "seats", "scores", "ranking", "categories", "teams"]
TOLD = ("fight", "naval", "edifice", "loss", "tax", "landing", "settle")

GAMES: dict[str, tuple[Config, int, int]] = {
    "four": (Config(players=4), 3, 0),
    "watched": (Config(players=5), 8, -1),
    "sea": (Config(edition=2, players=4, expansions=["armada", "cities", "edifice", "leaders"]), 4, 0),
    "teams": (Config(edition=2, players=4, expansions=["cities"], variant="teams"), 2, 0),
}


def main(folder: Path) -> None:
    """Write all games."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (config, seed, seat) in GAMES.items():
        text = msgspec.json.encode(told_game(config, seed, seat))
        folder.joinpath(f"{name}.json").write_bytes(text + b"\n")


def told_game(config: Config, seed: int, seat: int) -> dict[str, Any]:
    """A game of bots, with the updates that are worth a story."""
    game = new_game(config, seed, keep_events=True)
    bots = [make_bot(config.game, "greedy", seed, number) for number in range(config.players)]
    updates: list[dict[str, Any]] = []
    known: set[str] = set()
    before = table_of(game, seat)
    seen = len(game.events)
    while not game.finished():
        decision = game.pending()[0]
        question = Question(game, decision)
        game.answer(decision.ident, bots[decision.decider].choose(question))
        lines = present.log_lines(game, NAMES, game.events[seen:], seen, seat)
        after = table_of(game, seat)
        told = {name for name in map(told_by, lines) if name}
        # Ages are kept, of everything else the first time is enough.
        if told - known or told & {"age", "fight"}:
            known |= told
            updates.append({"before": trimmed(before), "after": trimmed(after), "lines": msgspec.to_builtins(lines)})
        before, seen = after, len(game.events)
    return {"updates": updates, "end": trimmed(before)}


def told_by(line: wire.LogLine) -> str:
    """What the stage tells of a line; empty for nothing."""
    if line.kind == "age_began":
        return "age"
    if line.scene is None:
        return ""
    scene = msgspec.to_builtins(line.scene)
    name = "settle" if scene.get("use") == "settle" else scene["type"]
    return name if name in TOLD else ""


def table_of(game: Game, seat: int) -> wire.TableState:
    """The table as the seat sees it."""
    seats = [SeatState(number, name, "person", "", True, False, -1) for number, name in enumerate(NAMES)]
    parts = {"edition": game.config.edition, "players": game.config.players, "expansions": game.config.expansions}
    config = msgspec.convert(parts, wire.GameConfig)
    status: Literal["finished", "playing"] = "finished" if game.finished() else "playing"
    empty = wire.TableState(
        "", status, 0, seat, 0, config, wire.TableOptions(), seats[: game.config.players], 0, None, [], [], [], [], [],
        None, "", "", "", "", False,
    )  # fmt: skip
    return with_game(empty, game, seat, points=False)


def trimmed(table: wire.TableState) -> dict[str, Any]:
    """Only what stories look at."""
    whole = msgspec.to_builtins(table)
    play = whole["play"]
    cities = [{key: city[key] for key in CITY_KEYS} for city in play["cities"]]
    for city in cities:
        if city["armada"]:
            city["armada"] = {key: city["armada"][key] for key in YARD_KEYS}
    return {
        **{key: whole[key] for key in TABLE_KEYS},
        **{key: play[key] for key in PLAY_KEYS},
        "cities": cities,
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
