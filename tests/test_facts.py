"""The engine works out what screens show: what a choice earns, what a card is worth, where points come from."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.bot import RandomBot, play_out, play_turn
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.preview import coins_gained
from sevenwonders.classic.scoring import card_worth, score_of, stage_worth
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import hands_pass
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.score import NO_TEAM, Score, places_of, rank_scores, team_sums
from tests.support.positions import Positions

TABLE = Positions([])


def bots(game: ClassicGame) -> list[RandomBot]:
    return [RandomBot(stream(seat, 3)) for seat in range(len(game.cities))]


# What a choice earns


@pytest.mark.parametrize(("words", "coins"), [("sell Baths", 3), ("build Tavern", 5), ("build Baths", 0)])
def test_the_coins_of_a_choice_are_known_beforehand(words: str, coins: int) -> None:
    game = TABLE.position(TABLE.city(hand=["Baths", "Tavern"], built=["Stone Pit"]))
    decision = next(item for item in game.decisions if item.seat == 0)
    before = game.to_data()
    assert coins_gained(game, decision, game.match_option(decision.ident, words)) == coins
    assert game.to_data() == before


# What cards and stages are worth


def test_a_card_is_worth_its_points_and_others_are_worth_none() -> None:
    game = TABLE.position(TABLE.city("Gizah Day", built=["Baths", "Barracks"], stages=1))
    assert card_worth(game, 0, TABLE.card("Baths")) == 3
    assert card_worth(game, 0, TABLE.card("Barracks")) is None
    assert stage_worth(game, 0, 0) == 3


def test_the_lines_of_a_score_add_up_to_it() -> None:
    for seed in range(6):
        game = new_classic_game(Config(4, edition=2), seed)
        play_out(game, list(bots(game)))
        for seat in range(4):
            explained, plain = score_of(game, seat, explain=True), score_of(game, seat)
            assert explained == plain
            assert plain.lines is None
            assert explained.lines is not None
            sums = [0] * len(explained.points)
            for line in explained.lines:
                assert line.points != 0
                sums[line.category] += line.points
            assert sums == explained.points


# Hands and rights


@pytest.mark.parametrize("expansions", [[], list(EXPANSIONS)])
def test_hands_pass_after_every_turn_but_the_last_of_an_age(expansions: list[str]) -> None:
    game = new_classic_game(Config(3, edition=2, expansions=expansions), 4)
    passing: dict[int, bool] = {}
    while game.age < 2:
        if game.age == 1 and game.turn > 0 and len(game.decisions) == 3:
            passing.setdefault(game.turn, hands_pass(game))
        play_turn(game, list(bots(game)))
    last = max(passing)
    assert last >= 6
    assert passing == {turn: turn < last for turn in range(1, last + 1)}


def test_a_right_for_each_age_says_whether_it_is_used() -> None:
    library = new_classic_game(Config(3), 1).library
    game = new_classic_game(Config(3, wonders=["olympia_a", "rhodes_a", "ephesus_a"]), 1)
    effects = [effect for stage in library.boards[game.cities[0].board].stages for effect in stage.effects]
    used = []
    for ready in (True, False):
        game.cities[0].free_build_ready = ready
        used.append([effect.is_used(game.cities[0]) for effect in effects])
    assert used == [[None, False, None], [None, True, None]]


# Places and teams


def scores(*totals: tuple[int, int]) -> list[Score]:
    return [Score(seat, [total], tiebreak) for seat, (total, tiebreak) in enumerate(totals)]


def test_equal_seats_share_a_place_and_the_next_place_counts_all_before_it() -> None:
    ranking = rank_scores(scores((40, 1), (50, 2), (40, 1), (30, 9)))
    assert places_of(ranking, [NO_TEAM] * 4) == {1: 1, 0: 2, 2: 2, 3: 4}


def test_a_team_counts_once_for_the_places_after_it() -> None:
    assert places_of([[2, 3], [0, 1], [4, 5]], [0, 0, 1, 1, 2, 2]) == {2: 1, 3: 1, 0: 2, 1: 2, 4: 3, 5: 3}


def test_the_points_of_a_team_are_those_of_its_players() -> None:
    sums = team_sums(scores((40, 1), (50, 2), (30, 3), (20, 4), (99, 9)), [0, 0, 1, 1, NO_TEAM])
    assert sums == {0: (90, 3), 1: (50, 7)}


def test_without_teams_everybody_plays_alone() -> None:
    assert ruleset_of("classic").teams_of(Config(3)) == [NO_TEAM] * 3
    assert ruleset_of("classic").teams_of(Config(3, edition=2, expansions=list(EXPANSIONS))) == [NO_TEAM] * 3
    assert ruleset_of("classic").teams_of(Config(4, edition=2, variant="teams")) == [0, 0, 1, 1]
    assert ruleset_of("architects").teams_of(Config(3, game="architects")) == [NO_TEAM] * 3
