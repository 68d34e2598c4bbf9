"""Sparring partners: they play every game legally, the same way with the same seed, and no lobby offers them."""

import time

import pytest

from sevenwonders import Config, new_game
from sevenwonders.bots.bot import Bot, play_out, play_turn
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.model import generations_of
from sevenwonders.bots.registry import BOTS, SPARRING, bots_of, make_bot
from tests.support.expansions import ALL

FEW = Budget(iterations=3)
TABLES = [
    Config(2),
    Config(3),
    Config(4, edition=2, expansions=ALL, variant="teams"),
    Config(3, game="architects"),
]
# Earlier generations are all alike: each plays at one table.
FIRST = {"classic": TABLES[1], "architects": TABLES[3]}
PARTNERS = [
    (config, name)
    for config in TABLES
    for name in SPARRING[config.game]
    if not name.startswith("generation:") or config is FIRST[config.game]
]


def played(config: Config, name: str, budget: Budget, seed: int = 1) -> tuple[list[int], list[int]]:
    """The answers and points of a game with a sparring partner in the first seat."""
    game = new_game(config, seed)
    others: list[Bot] = [make_bot(config.game, "random", seed, seat) for seat in range(1, config.players)]
    play_out(game, [make_bot(config.game, name, seed, 0, budget), *others])
    return game.history, [score.total() for score in game.score_sheet()]


@pytest.mark.parametrize(("config", "name"), PARTNERS)
def test_sparring_partners_play_legally_and_the_same_way_with_the_same_seed(config: Config, name: str) -> None:
    assert played(config, name, FEW) == played(config, name, FEW)


def test_no_lobby_offers_a_sparring_partner() -> None:
    for game in BOTS:
        assert set(bots_of(game)).isdisjoint(SPARRING[game])


def test_earlier_generations_are_found_by_recipe_and_round() -> None:
    assert generations_of("classic")["generation:classic_1:0"] == "generations/classic_1_0.weights"
    assert all(name in SPARRING["architects"] for name in generations_of("architects"))
    assert not set(generations_of("architects")) & set(SPARRING["classic"])


def test_a_bot_that_sees_only_its_own_city_beats_random_players() -> None:
    for seed in range(3):
        _, points = played(Config(3), "evolved_like", FEW, seed)
        assert points[0] == max(points)


def test_a_tree_search_keeps_to_its_time() -> None:
    game = new_game(Config(3), 1)
    bots = [make_bot("classic", "tag_like", 1, 0, Budget(milliseconds=30))]
    bots += [make_bot("classic", "random", 1, seat) for seat in (1, 2)]
    begin = time.process_time()
    play_turn(game, bots)
    assert time.process_time() - begin < 1


def test_a_tree_search_beats_random_players() -> None:
    wins = 0
    for seed in range(2):
        _, points = played(Config(3), "tag_like", Budget(iterations=25), seed)
        wins += points[0] == max(points)
    assert wins == 2
