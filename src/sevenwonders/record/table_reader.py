"""Read tables from scenarios and score files: the configuration, and the interface for what each game adds."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from sevenwonders.games import checked_config, ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check

KEYS: Final = ["game", "edition", "players", "expansions", "variant", "options"]
DEFAULT_GAME: Final = "classic"


class TableReader(ABC):
    """The reader for one game. `keys` are the keys that only its scenarios have."""

    keys: list[str]

    def players(self, seats: int, variant: str) -> int:
        """Count the players at a table with that many cities, if the configuration does not say."""
        return seats

    @abstractmethod
    def position(self, config: Config, fields: dict[str, YamlNode]) -> Game:
        """Set up the position that a scenario describes. `fields` has `seats` and those of `keys` that are given."""

    @abstractmethod
    def expectations(self, node: YamlNode, game: Game) -> list[Check]:
        """Read the checks of a step: one for each key, or for each seat of a key. Names are verified right away."""

    @abstractmethod
    def finished_table(self, config: Config, seats: list[YamlNode]) -> Game:
        """Set up the cities of a score file as a game that can be scored. Each may name its player with `name`."""

    @abstractmethod
    def wonders(self, config: Config) -> list[str]:
        """List the wonders that a table may have."""

    @abstractmethod
    def score_data(self, game: Game, score: Score) -> Data:
        """Return one city's line of the score sheet: its wonder, its points, and any details of this game."""


def check_wonders(seats: list[YamlNode], wonders: list[str]) -> None:
    """Refuse the same wonder for two seats, whichever sides of its board they have."""
    for number, seat in enumerate(seats):
        if wonders[number] in wonders[:number]:
            raise seat.error(Phrase("node-wonders", wonder=wonders[number]))


def table_reader_of(game: str) -> TableReader:
    """Return the reader for tables of that game, from `record/<game>/table_reader.py`."""
    reader = import_module(f"sevenwonders.record.{game}.table_reader").READER
    assert isinstance(reader, TableReader)
    return reader


def read_config(fields: Mapping[object, YamlNode], known: Mapping[str, object] | None = None) -> Config:
    """Read and check the configuration of a table, from its `config` and the number of its `seats`.

    Every key of `config` may be left out, and so may `config` itself. `known` has values for keys that are left out.
    """
    node = fields.get("config", YamlNode({}, "config"))
    # The file takes precedence over the caller.
    if known:
        said: dict[object, object] = {key: item.value for key, item in node.mapping().items()}
        node = YamlNode(dict(known) | said, node.place)
    if "seats" not in fields:
        raise YamlNode({}, "").error(Phrase("node-missing", key="seats"))
    seats = len(fields["seats"].items())
    try:
        config = checked_config(configuration_in(node, seats))
    except BadConfig as error:
        raise node.error(error.said()) from error
    expected = ruleset_of(config.game).seats_of(config)
    if seats != expected:
        raise fields["seats"].error(Phrase("node-cities", expected=str(expected), found=str(seats)))
    return config


def configuration_in(node: YamlNode, seats: int) -> Config:
    """Read the configuration in a mapping. Missing keys have the usual values for that number of cities."""
    fields = node.fields(KEYS)
    game = ruleset_of(fields["game"].text() if "game" in fields else DEFAULT_GAME).name
    variant = fields["variant"].text() if "variant" in fields else ""
    usual = table_reader_of(game).players(seats, variant)
    return Config(
        fields["players"].integer() if "players" in fields else usual,
        game=game,
        edition=fields["edition"].integer() if "edition" in fields else 1,
        expansions=[item.text() for item in fields["expansions"].items()] if "expansions" in fields else [],
        variant=variant,
        options=read_options(fields["options"]) if "options" in fields else {},
    )


def read_options(node: YamlNode) -> dict[str, str]:
    """Read the options of a configuration, as text."""
    return {str(key): item.scalar() for key, item in node.mapping().items()}
