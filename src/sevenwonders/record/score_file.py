"""Score files: the cities at the end of a game with real cards, typed in to be scored.

`seats` lists the cities clockwise, each as in a scenario, but without a hand or a deck, and optionally with the
player's `name`. In Architects one of them may have `cat: true`. `config` may be left out for the first edition of the
classic game.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.game import Game
from sevenwonders.record.configuration import read_config
from sevenwonders.record.document import BadFile, Node, documents_in
from sevenwonders.record.table_readers import table_reader_of
from sevenwonders.record.tellers import teller_of

KEYS: Final = ["title", "config", "seats"]


@final
class ScoredTable:
    """A finished table of any game: the names of the players, and `game` for the score sheet and the ranking."""

    __slots__ = ("game", "names")

    def __init__(self, names: list[str], game: Game) -> None:
        self.names = names
        self.game = game

    def to_data(self) -> Data:
        """The whole score sheet as data for JSON: `seats` with the details of their game, and `ranking`."""
        reader = table_reader_of(self.game.config.game)
        seats = [
            {"seat": score.seat, "name": self.names[score.seat], **reader.score_data(self.game, score)}
            for score in self.game.score_sheet()
        ]
        return {"seats": seats, "ranking": self.game.ranking()}


def read_table(path: Path, known: Mapping[str, object] | None = None) -> ScoredTable:
    """The table that a file describes, of the game named in its `config`. Errors name the file and the place.

    `known` has values for keys of `config` that the file leaves out.
    """
    try:
        documents = list(documents_in(path))
        if len(documents) != 1:
            raise BadFile(f"A score file contains one table, not {len(documents)}.")
        return table_from(Node(documents[0], ""), known)
    # Errors of the engine know the place in the document, but not the file.
    except GameError as error:
        raise BadFile(f"{path}: {error}") from error


def table_from(node: Node, known: Mapping[str, object] | None = None) -> ScoredTable:
    """The table that a document describes."""
    fields = node.fields(KEYS)
    config = read_config(node.mapping(), known)
    seats = fields["seats"].items()
    game = table_reader_of(config.game).finished_table(config, seats)
    cities = teller_of(game).names(game)
    return ScoredTable([read_name(seat, city) for seat, city in zip(seats, cities, strict=True)], game)


def read_name(node: Node, default: str) -> str:
    """The player's name, or that of the city if there is none."""
    name = node.mapping().get("name")
    return default if name is None else name.scalar()
