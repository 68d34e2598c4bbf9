"""Wonders chosen in the lobby: pure functions of a table's configuration and seats.

A wish is an entry of `Config.wonders`, so records and replays need nothing else. Until the first player has chosen, the
list has one entry, which says how wonders are dealt; from then on it has one per city.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from sevenwonders.games import checked_config, ruleset_of
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import SeatRow
from sevenwonders.server.table_config import config_of
from sevenwonders.server.wire.messages import GameConfig

RANDOM: Final = "random"


def wonder_of(config: GameConfig, wish: str) -> str:
    """Return the wonder that a wish names, or empty if it leaves it to chance. Raises `BadConfig`."""
    checked = checked_config(config_of(msgspec.structs.replace(config, wonders=[RANDOM])))
    return ruleset_of(checked.game).wonder_named(checked, wish)


def wishes_of(config: GameConfig) -> dict[int, str]:
    """Return the boards that seats have chosen, by seat."""
    if len(config.wonders) == 1:
        return {}
    seats = enumerate(config.wonders[: config.players])
    return {seat: wish for seat, wish in seats if wonder_of(config, wish)}


def chance_of(config: GameConfig) -> str:
    """Return the wish of those who choose no wonder: `random`, or a side."""
    return next((wish for wish in config.wonders if not wonder_of(config, wish)), RANDOM)


def with_wishes(config: GameConfig, wishes: Mapping[int, str], chance: str, cities: int) -> GameConfig:
    """Return the configuration with these seats' wishes, and with `chance` for all other cities."""
    wonders = [wishes.get(city, chance) for city in range(cities)] if wishes else [chance]
    return msgspec.structs.replace(config, wonders=wonders)


def with_wish(config: GameConfig, seats: Sequence[SeatRow], seat: int, wish: str, cities: int) -> GameConfig:
    """Return the configuration after that seat's wish; an empty one leaves its wonder to chance.

    Raises `Refusal` if another player has chosen the wonder, and `BadConfig` if there is no such wonder.
    """
    taken = {
        other: board for other, board in wishes_of(config).items() if other != seat and seats[other].kind != "open"
    }
    chance = chance_of(config)
    if not wish:
        return with_wishes(config, taken, chance, cities)
    name = wonder_of(config, wish)
    if not name:
        raise BadConfig(f"'{wish}' names no wonder. Use the id of a board.")
    for other, board in taken.items():
        if wonder_of(config, board) == name:
            raise refused("wonder_taken", name=seats[other].name, wonder=name)
    return with_wishes(config, {**taken, seat: wish}, chance, cities)


def is_wonder(config: GameConfig, wish: str) -> bool:
    """Check whether a wish names a wonder of this game."""
    try:
        return bool(wonder_of(config, wish))
    except BadConfig:
        return False


def without_wishes(config: GameConfig, seats: Sequence[int]) -> GameConfig:
    """Return the configuration without the wishes of these seats, whose new players have not chosen yet."""
    wishes = wishes_of(config)
    left = {seat: wish for seat, wish in wishes.items() if seat not in seats}
    return config if left == wishes else with_wishes(config, left, chance_of(config), len(config.wonders))
