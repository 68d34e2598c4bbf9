"""Extras that were put together once are kept: two expansions that both add some."""

from sevenwonders import Config
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.extra import NO_EXTRAS
from sevenwonders.classic.options import extras_for
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.kernel.numbers import SLOTS

ARMADA_AND_EDIFICE = Config(3, edition=2, expansions=["armada", "edifice"])


def test_extras_are_put_together_once_for_all_games_with_the_same_rules() -> None:
    game = new_classic_game(ARMADA_AND_EDIFICE, 1)
    again = new_classic_game(ARMADA_AND_EDIFICE, 1)
    assert extras_for(game, 0) is extras_for(again, 0)
    armada_of(game.cities[0]).squares[0] += 1
    assert extras_for(game, 0) is not extras_for(again, 0)


def test_extras_that_share_a_slot_take_turns_in_it() -> None:
    game = new_classic_game(ARMADA_AND_EDIFICE, 1)
    recent = game.hooks.recent_extras
    extras = extras_for(game, 0)
    for slot in range(SLOTS):
        recent[slot] = NO_EXTRAS
    again = extras_for(game, 0)
    assert again is not extras
    assert (again.key, again.stage, again.by_colour, again.sale) == (
        extras.key,
        extras.stage,
        extras.by_colour,
        extras.sale,
    )
