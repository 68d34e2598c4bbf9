"""Score files: the cities at the end of games with real cards, typed in to be scored, one document for each table.

`seats` lists the cities clockwise, each as in a scenario, but without a hand or a deck, and optionally with the
player's `name`. In Architects one of them may have `cat: true`. `config` may be left out for the first edition of the
classic game. `points` of a seat are points by line of the sheet that take the place of what would be counted; a seat
with nothing else needs no wonder. The score sheets of the page read and write such files (decision 0031).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from sevenwonders.catalogue.names import name_key
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import BadFile, YamlNode, documents_in
from sevenwonders.record.table_reader import read_config, table_reader_of

# A seat with nothing else needs no wonder.
PLAIN_KEYS: Final = {"name", "coins"}
KEYS: Final = ["title", "date", "config", "seats"]


@final
class ScoredTable:
    """A finished table of any game: its `title`, the names of the players, their scores and the ranking."""

    __slots__ = ("game", "names", "ranking", "scores", "title")

    def __init__(self, title: str, names: list[str], game: Game, entered: list[dict[str, int]]) -> None:
        self.title = title
        self.names = names
        self.game = game
        self.scores = list(game.score_sheet())
        for score in self.scores:
            for line, points in entered[score.seat].items():
                score.points[game.categories().index(line)] = points
        self.ranking = game.ranked(self.scores)

    def to_data(self) -> Data:
        """Return the whole score sheet as data for JSON: `seats` with the details of their game, and `ranking`."""
        reader = table_reader_of(self.game.config.game)
        seats = [
            {"seat": score.seat, "name": self.names[score.seat], **reader.score_data(self.game, score)}
            for score in self.scores
        ]
        return {"seats": seats, "ranking": self.ranking}


def read_tables(path: Path, known: Mapping[str, object] | None = None) -> list[ScoredTable]:
    """Read the tables that a file describes. Errors name the file and the place.

    `known` has values for keys of `config` that the file leaves out.
    """
    try:
        documents = list(documents_in(path))
        if not documents:
            raise BadFile(Phrase("no-table"))
        return [table_from(YamlNode(document, ""), known) for document in documents]
    # Errors of the engine know the place in the document, but not the file.
    except GameError as error:
        raise BadFile(Phrase("at", place=str(path), fault=error.said())) from error


def table_from(node: YamlNode, known: Mapping[str, object] | None = None) -> ScoredTable:
    """Read the table that a document describes."""
    fields = node.fields(KEYS)
    config = read_config(node.mapping(), known)
    reader = table_reader_of(config.game)
    nodes = fields["seats"].items()
    seats = with_wonders([without_points(seat) for seat in nodes], reader.wonders(config))
    game = reader.finished_table(config, seats)
    cities = game.city_names()
    entered = [read_points(seat, list(game.categories())) for seat in nodes]
    names = [read_name(seat, city) for seat, city in zip(seats, cities, strict=True)]
    return ScoredTable(title_of(fields), names, game, entered)


def title_of(fields: Mapping[str, YamlNode]) -> str:
    """Return the title of a table, or its date."""
    # YAML reads a date as one.
    return next((str(fields[key].value) for key in ("title", "date") if key in fields), "")


def without_points(seat: YamlNode) -> YamlNode:
    """Return a seat without the entered points, as readers of cities expect it."""
    return YamlNode({key: item.value for key, item in seat.mapping().items() if key != "points"}, seat.place)


def with_wonders(seats: list[YamlNode], wonders: list[str]) -> list[YamlNode]:
    """Give each seat a wonder: a seat with only points gets any that no other seat names."""
    named = [name_key(str(seat.mapping()["wonder"].value)) for seat in seats if "wonder" in seat.mapping()]
    free = [wonder for wonder in wonders if name_key(wonder) not in named]
    given: list[YamlNode] = []
    for seat in seats:
        content = {key: item.value for key, item in seat.mapping().items()}
        bare = "wonder" not in content and set(content) <= PLAIN_KEYS
        given.append(YamlNode({"wonder": free.pop(), **content}, seat.place) if bare else seat)
    return given


def read_points(seat: YamlNode, lines: list[str]) -> dict[str, int]:
    """Read the points that were entered for a seat, by line of the sheet."""
    points = seat.mapping().get("points")
    return {} if points is None else {line: item.integer() for line, item in points.fields(lines).items()}


def read_name(node: YamlNode, default: str) -> str:
    """Read the player's name, or return that of the city if there is none."""
    name = node.mapping().get("name")
    return default if name is None else name.scalar()
