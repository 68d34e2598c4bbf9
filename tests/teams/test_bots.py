"""What the greedy bot makes of a partner."""

from itertools import combinations

import pytest

from sevenwonders import Config
from sevenwonders.bots.bot import play_out
from sevenwonders.bots.classic.outlook import COIN
from sevenwonders.bots.classic.rivals import coins_worth, gain_worth
from sevenwonders.bots.registry import make_bot
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from tests.support.bot_positions import BotPositions, choice_at, outlook_at
from tests.support.playing_bots import Twins, Watched

SETS = [list(names) for count in range(len(EXPANSIONS) + 1) for names in combinations(EXPANSIONS, count)]
TABLE = BotPositions()
BOARDS = ["Rhodos Day", "Ephesos Day", "Babylon Day"]


def teams(hand: str = "Altar", built: str = "") -> ClassicGame:
    """Two teams; the first city has a hand, the others have cards."""
    others = [TABLE.city(name, built=built) for name in BOARDS]
    return TABLE.position(TABLE.city(hand=hand), *others, variant="teams")


@pytest.mark.parametrize("expansions", SETS)
def test_a_greedy_team_beats_a_random_one(expansions: list[str]) -> None:
    config = Config(4, edition=2, expansions=expansions, variant="teams")
    for seed in range(5):
        game = new_classic_game(config, seed)
        names = ["greedy", "greedy", "random", "random"]
        play_out(game, [Watched(make_bot("classic", name, seed, seat), set()) for seat, name in enumerate(names)])
        assert game.ranking()[0] == [0, 1]


@pytest.mark.parametrize("bot", ["random", "greedy", "strong", "search"])
def test_a_bot_knows_nothing_but_its_view(bot: str) -> None:
    game = new_classic_game(Config(4, edition=2, expansions=list(EXPANSIONS), variant="teams"), 4)
    play_out(game, [Twins(game, bot)] * 4)
    assert game.finished()


def test_a_team_fights_its_one_opposing_neighbour_for_double_tokens() -> None:
    for seat, foe in ((0, 3), (1, 2), (2, 1), (3, 0)):
        outlook = outlook_at(teams(), seat)
        assert outlook.fronts(1) == [(outlook.cities[foe], 2)]


def test_a_partner_gains_for_the_team() -> None:
    outlook = outlook_at(teams())
    assert coins_worth(outlook, 1, 2) == 2 * COIN
    assert coins_worth(outlook, 3, 2) < 0
    assert gain_worth(outlook, 1, -1.0) == -1.0


def test_coins_for_the_partner_are_preferred() -> None:
    assert choice_at(teams(hand="Stockade", built="Lumber Yard")).startswith("build Stockade (left 2")
