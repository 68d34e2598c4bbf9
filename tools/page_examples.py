"""The scenarios as the rules pages show them: titles and sources, and positions to try oneself on.

`make page` writes them: those of a folder into web/src/rules, or into the page's folder of the expansion that has the
same name. The engine's menu of a position is the answer to its question.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.languages.examples import BASE, scenario_files, slug_of
from sevenwonders.record.document import YamlNode
from sevenwonders.record.scenario import KEYS, Document, scenarios_in
from sevenwonders.record.table_reader import read_config, table_reader_of
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import completed_config, layout_of
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.wire import messages as wire
from tools.citations import Source, sources_of

PAGE: Final = Path(__file__).parents[1] / "web" / "src"
NAMES: Final = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"]
# The most positions that a file offers.
MOST_PUZZLES: Final = {BASE: 2, "second_edition": 2}


class Scenario(msgspec.Struct):
    """A scenario's title in English, its place in the id of its message, and the passages and rulings that it holds."""

    id: str
    title: str
    sources: list[Source]


class Puzzle(msgspec.Struct):
    """A position in which some cards of the hand can be built and others cannot: the place of its scenario."""

    scenario: int
    table: wire.TableState


class Examples(msgspec.Struct):
    """One scenario file."""

    scenarios: list[Scenario]
    puzzles: list[Puzzle]


def target_of(folder: str) -> Path:
    """Return where the page keeps the examples of a folder."""
    expansion = PAGE / "expansions" / folder
    return expansion / "examples.json" if expansion.is_dir() else PAGE / "rules" / f"{folder}.json"


def page_examples(folder: str, paths: Sequence[Path]) -> bytes:
    """Return the examples of a folder by the name of their file, encoded."""
    examples = {path.stem: examples_in(path, MOST_PUZZLES.get(folder, 1)) for path in paths}
    return msgspec.json.encode(examples) + b"\n"


def examples_in(path: Path, most: int) -> Examples:
    """Return everything that a page shows of a scenario file."""
    documents = scenarios_in(path)
    puzzles: list[Puzzle] = []
    for number, document in enumerate(documents):
        puzzles += [Puzzle(number, table) for table in puzzle_in(document)] if len(puzzles) < most else []
    return Examples([scenario_of(document) for document in documents], puzzles)


def scenario_of(document: Document) -> Scenario:
    """Return what a page says of a scenario."""
    citation = document.value.get("rulebook") if isinstance(document.value, dict) else None
    return Scenario(slug_of(document.title), document.title, sources_of(str(citation)) if citation else [])


def puzzle_in(document: Document) -> Iterator[wire.TableState]:
    """Yield the table of a scenario as the first seat with an open question sees it, if there is one."""
    node = YamlNode(document.value, "")
    config = read_config(node.mapping())
    reader = table_reader_of(config.game)
    game = reader.position(config, node.fields(KEYS + reader.keys))
    if not isinstance(game, ClassicGame):
        return
    for decision in game.pending():
        if game.decision_name(decision.kind) == "card" and decision.seat == decision.decider:
            table = state_of(game, decision)
            if is_open(table, decision.ident):
                yield table
                return


def is_open(table: wire.TableState, ident: int) -> bool:
    """Return whether some cards of the hand can be built, and others cannot."""
    menu = next(item.menu or [] for item in table.decisions if item.ident == ident)
    can = [any(use.use == "build" and use.ways for use in card.uses) for card in menu]
    return any(can) and not all(can)


def state_of(game: Game, decision: Decision) -> wire.TableState:
    """Return the table as the seat that decides sees it, with its question alone."""
    config = completed_config(msgspec.convert(game.config.to_data(), wire.GameConfig), seed=1)
    row = GameRow("", "playing", config, wire.TableOptions(), 1, 1, 0, 0.0, 0.0)
    people = [SeatRow(seat, NAMES[seat], "person", "", "", stand_in=False) for seat in range(config.players)]
    layout = layout_of(row)
    seats = seats_of(row, layout.teams, people, [seat.seat for seat in people])
    table = table_state(About(row, layout, seats, points=False), game, decision.decider)
    return msgspec.structs.replace(table, decisions=[item for item in table.decisions if item.ident == decision.ident])


if __name__ == "__main__":
    for name, files in scenario_files().items():
        target = target_of(name)
        content = page_examples(name, files)
        # What stays the same is not written: the page is built anew only if one of these files has changed.
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)
