"""Bots between two players and the Free City."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.bot import Question, play_out
from sevenwonders.bots.classic.greedy import values_of
from sevenwonders.bots.registry import bots_of
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.games import new_game
from tests.support.playing_bots import Twins, watched_game, wins_of

TWO = Config(2, wonders=["Babylon B", "Halicarnassus B", "Olympia A"])


@pytest.mark.parametrize("bot", bots_of("classic"))
def test_a_bot_meets_every_kind_of_decision(bot: str) -> None:
    wanted = {CARD, LAST_CARD, DISCARD_PILE, FREE_CITY}
    kinds: set[int] = set()
    seed = 0
    while kinds < wanted and seed < 40:
        game, asked = watched_game(bot, TWO, seed)
        assert game.finished()
        kinds |= asked
        seed += 1
    assert kinds == wanted


@pytest.mark.parametrize("bot", bots_of("classic"))
def test_a_bot_knows_nothing_but_its_view(bot: str) -> None:
    for seed in range(3):
        game = new_game(TWO, seed)
        play_out(game, [Twins(game, bot)] * 2)
        assert game.finished()


def test_a_greedy_bot_beats_a_random_one() -> None:
    assert wins_of(1, Config(2), seed=3, games=25) >= 21


@pytest.mark.parametrize(("age", "decider"), [(3, 0), (2, 1)])
def test_the_free_city_is_armed_against_the_other_player(age: int, decider: int) -> None:
    library = library_of(1)
    # The player to be beaten has as many shields as the Free City, the one in control has more.
    armed = [library.find_card(name) for name in ("Walls", "Circus")]
    cities = [
        CitySetup(library.find_board(name), 3, 0, armed if seat == decider else [], [], [])
        for seat, name in enumerate(["Giza A", "Rhodes A", "Ephesus A"])
    ]
    hand = [library.find_card(name) for name in ("Barracks", "Pawnshop", "Altar")]
    cities[2].built.append(library.find_card("Ore Vein"))
    for city in cities[:2]:
        city.hand.extend(hand if city is cities[decider] else hand[:2])
    game = set_up(Config(2), cities, age=age, turn=1)
    own = next(item for item in game.pending() if item.seat == decider)
    game.answer(own.ident, game.match_option(own.ident, "sell Altar"))
    decision = next(item for item in game.pending() if item.kind == FREE_CITY)
    options = game.options_of(decision)
    values = values_of(Question(game, decision))
    best = options[values.index(max(values))]
    assert (decision.decider, game.describe(best)) == (decider, "build Barracks")
