"""Read the configuration of a table from scenarios and score files of any game."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.games import checked_config, ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.record.document import YamlNode
from sevenwonders.record.table_reader import table_reader_of

KEYS: Final = ["game", "edition", "players", "expansions", "variant", "options"]
DEFAULT_GAME: Final = "classic"


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
        raise YamlNode({}, "").error("the key 'seats' is missing")
    seats = len(fields["seats"].items())
    try:
        config = checked_config(configuration_in(node, seats))
    except BadConfig as error:
        raise node.error(str(error)) from error
    expected = ruleset_of(config.game).seats_of(config)
    if seats != expected:
        raise fields["seats"].error(f"this table has {expected} cities, not {seats}")
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
