"""Saved games of 7 Wonders with one value damaged in a likely way."""

from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.rng import stream
from tests.support.games import play_on
from tests.support.saving import (
    DELETE,
    Path,
    check_damage,
    likely_damage,
    value_at,
)

# Names and choices that occur in saves.
WORDS = ["palace", "lumber_yard", "giza_b", "sell palace", "pass", "take palace", "two_player", ""]


def check_likely_damage(data: Data, path: Path, chance: int) -> None:
    """Refused with BrokenSave, or a game that plays to its end."""
    for value in [DELETE, *likely_damage(value_at(data, path), WORDS)]:
        check_damage(load_classic_game, data, path, value, lambda game: play_on(game, stream(chance, 4001), 900))
