"""Score files: the cities of a table after a game with real cards, typed in to be scored.

`seats` lists the cities clockwise, each as in a scenario (without a hand) with the player's `name` if wanted;
`config` may be left out for the first edition.
"""

from pathlib import Path
from typing import Final, final

from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.position import City, set_up
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.classic.scoring import CATEGORIES, NO_GUILD, Score
from sevenwonders.classic.setup import seats_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import GameError
from sevenwonders.record.cities import read_city, read_config
from sevenwonders.record.document import BadFile, Node, documents_in

KEYS: Final = ["title", "config", "seats"]


@final
class ScoredTable:
    """A finished table: the players' names and a game that can be scored."""

    __slots__ = ("game", "names")

    def __init__(self, names: list[str], game: ClassicGame) -> None:
        self.names = names
        self.game = game

    def to_data(self) -> Data:
        """The whole score sheet as plain data."""
        scores = self.game.score_sheet()
        return {
            "seats": [self._seat_data(score) for score in scores],
            "ranking": self.game.ranking(),
        }

    def _seat_data(self, score: Score) -> Data:
        library = self.game.library
        board = library.boards[self.game.seats[score.seat].board]
        copied = None if score.copied_guild == NO_GUILD else library.cards[score.copied_guild].name
        return {
            "seat": score.seat,
            "name": self.names[score.seat],
            "wonder": board.name,
            "side": board.side,
            "score": {**dict(zip(CATEGORIES, score.points, strict=True)), "total": score.total()},
            "coins": score.coins,
            "wild_symbols": dict(zip(SYMBOLS, score.wilds, strict=True)),
            "copied_guild": copied,
        }


def read_table(path: Path) -> ScoredTable:
    """The table that the file describes; errors name the file and the place in it."""
    try:
        documents = list(documents_in(path))
        if len(documents) != 1:
            raise BadFile(f"A score file holds one table, not {len(documents)}.")
        return table_from(Node(documents[0], ""))
    except GameError as error:
        raise BadFile(f"{path}: {error}") from error


def table_from(node: Node) -> ScoredTable:
    """The table that a document describes."""
    fields = node.fields(KEYS)
    if "seats" not in fields:
        raise node.error("the key 'seats' is missing")
    seats = fields["seats"].items()
    config = read_config(fields.get("config", Node({}, "config")), len(seats))
    if len(seats) != seats_of(config):
        raise fields["seats"].error(f"this table has {seats_of(config)} cities, not {len(seats)}")
    library = library_of(config.edition)
    cities = [read_city(seat, config.edition, library.last_age, ["name"]) for seat in seats]
    names = [read_name(seat, library.boards[city.board].name) for seat, city in zip(seats, cities, strict=True)]
    check_finished(seats, cities, library)
    return ScoredTable(names, set_up(config, cities, age=library.last_age, turn=library.last_turn))


def read_name(node: Node, default: str) -> str:
    """The player's name, or that of the city."""
    name = node.mapping().get("name")
    return default if name is None else name.scalar()


def check_finished(nodes: list[Node], cities: list[City], library: Library) -> None:
    """Refuse hands, and a wonder that two cities claim: nobody plays so, somebody mistyped."""
    seen: list[str] = []
    for node, city in zip(nodes, cities, strict=True):
        wonder = library.boards[city.board].name
        if city.hand:
            raise node.error("the game is over, so nobody holds a hand")
        if wonder in seen:
            raise node.error(f"each wonder exists once, but {wonder} is named twice")
        seen.append(wonder)
