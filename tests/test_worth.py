"""The one measure of a position: what it counts, how sure it is, and how the course of a game is made of it."""

from math import sqrt

import pytest

from sevenwonders import Config, new_game
from sevenwonders.bots.analysis.judged_move import Effort, Situation, judge_move
from sevenwonders.bots.analysis.measured_options import (
    UNKNOWN,
    MeasuredOption,
    Worlds,
    measure_options,
    paired_error,
)
from sevenwonders.bots.analysis.move import JudgedOption, Move, Reading
from sevenwonders.bots.analysis.study import moves_of, point_of, shared_out
from sevenwonders.bots.analysis.walk import judge_of
from sevenwonders.bots.analysis.worth import Prospect, expected_place, lead_of, place_in, prospect_of, sides_at
from sevenwonders.bots.batches import played_game
from sevenwonders.games import checked_config, new_memory, sampler
from sevenwonders.kernel.rng import stream

TEAMS = Config(4, edition=2, variant="teams")


def test_each_other_side_is_ahead_as_often_as_it_wins_of_the_two() -> None:
    assert expected_place([0.25] * 4, 0, [0, 1, 2, 3]) == 2.5
    assert expected_place([0.6, 0.2, 0.2], 0, [0, 1, 2]) == pytest.approx(1.5)
    assert expected_place([0.0, 1.0, 0.0], 0, [0, 1, 2]) == 2.5


def test_partners_are_one_side() -> None:
    sides = sides_at(checked_config(TEAMS), 4)
    assert len(set(sides)) == 2
    chances = [0.7 if side == sides[0] else 0.3 for side in sides]
    assert expected_place(chances, 0, sides) == pytest.approx(1.3)
    assert lead_of([10.0 if side == sides[0] else 4.0 for side in sides], 0, sides) == 6.0


@pytest.mark.parametrize("config", [Config(3), TEAMS, Config(3, game="architects")], ids=repr)
def test_the_result_of_a_finished_game_has_its_real_places(config: Config) -> None:
    game = played_game(checked_config(config), ["random"] * config.players, 3)
    sides = sides_at(game.config, config.players)
    search = judge_of(game.config)
    places = [place_in(game, seat, sides) for seat in range(config.players)]
    count = len(set(sides))
    assert sum(places) / config.players == pytest.approx((1 + count) / 2)
    worths = [prospect_of(game, search.value.forecast(game), seat, sides).worth for seat in range(config.players)]
    assert places[worths.index(max(worths))] < 2
    assert [place for _, place in sorted(zip(worths, places, strict=True), reverse=True)] == sorted(places)


def test_a_lost_position_still_has_better_and_worse_places() -> None:
    """Without any chance to win, more points and a better place are worth more."""
    game = new_game(Config(3), seed=1)

    class Lost:
        chances = (0.0, 0.2, 0.8)
        points = (30.0, 50.0, 60.0)

    class LostByLess(Lost):
        points = (34.0, 50.0, 60.0)

    sides = [0, 1, 2]
    assert prospect_of(game, LostByLess(), 0, sides).worth > prospect_of(game, Lost(), 0, sides).worth + 0.05  # type: ignore[arg-type]


def measured(*worths: float) -> MeasuredOption:
    found = MeasuredOption(0, 2)
    for worth in worths:
        found.add(Prospect([worth, 1.0 - worth], [10.0, 20.0], 1.5, worth))
    return found


def test_the_error_is_that_of_differences_in_the_same_worlds() -> None:
    """Worlds that are good for both options say nothing about which is better."""
    assert paired_error(measured(0.1, 0.9, 0.5), measured(0.2, 1.0, 0.6)) == pytest.approx(0.0, abs=1e-12)
    assert paired_error(measured(0.0, 1.0), measured(1.0, 0.0)) == pytest.approx(sqrt(2.0) / sqrt(2.0))
    assert paired_error(measured(0.3), measured(0.1)) == UNKNOWN
    found = measured(0.2, 0.4)
    assert (found.visits(), found.mean_place(), found.mean_points()) == (2, 1.5, [10.0, 20.0])
    assert found.mean_chances() == pytest.approx([0.3, 0.7])


def test_chances_of_all_sides_are_one_together() -> None:
    assert shared_out([0.2, 0.2, 0.4], [0, 1, 2]) == pytest.approx([0.25, 0.25, 0.5])
    assert shared_out([0.4, 0.2, 0.6, 0.2], [0, 1, 0, 1]) == pytest.approx([5 / 7, 2 / 7, 5 / 7, 2 / 7])
    assert shared_out([0.0, 0.0], [0, 1]) == [0.5, 0.5]


def test_moves_agree_with_the_curve_and_keep_their_differences() -> None:
    choice = JudgedOption(1, "", "", "sell", 0, 0, 0.3, 20.0, 2.0, 9)
    best = JudgedOption(2, "", "", "build", 0, 0, 0.5, 22.0, 1.5, 9)
    move = Move(3, 0, 0, "", 1, 1, "card", choice, best, 0.1, 0.0, 0.2, 0.0, 2, 3)
    first = Reading(3, 0, 1, 1, [0.3, 0.7], [20.0, 30.0], 0.0, move)
    second = Reading(3, 1, 1, 1, [0.7, 0.3], [19.0, 32.0], 0.0, None)
    point = point_of([first, second], [0, 1])
    assert (point.step, point.chances, point.points) == (3, [0.5, 0.5], [20.0, 32.0])
    (seen,) = moves_of([first, second], point)
    assert [seen.choice.chance, seen.best.chance] == pytest.approx([0.5, 0.7])


def test_a_decision_of_one_player_tells_the_chances_of_all() -> None:
    point = point_of([Reading(0, 1, 1, 1, [0.1, 0.6, 0.3], [1.0, 2.0, 3.0], 0.0, None)], [0, 1, 2])
    assert point.chances == pytest.approx([0.1, 0.6, 0.3])
    assert point.points == [1.0, 2.0, 3.0]


def first_reading(seed: int, worlds: int) -> Reading:
    game = new_game(Config(3), seed=4)
    memory = new_memory(game.config, 0)
    memory.observe(game.view(0))
    here = Situation(game, game.decision(0), memory, 0, 0)
    (found,) = judge_move(judge_of(game.config), here, game.options(0)[0], seed, Effort(worlds, 0.0))
    return found


def test_two_looks_at_a_move_agree_within_their_error() -> None:
    """Other worlds give the same cost, within five standard errors."""
    first, second = first_reading(1, 60).move, first_reading(2, 60).move
    assert first is not None
    assert second is not None
    error = sqrt(first.error**2 + second.error**2)
    assert 0.0 < error < 0.1
    assert abs(first.cost - second.cost) <= 5 * error


def test_the_same_seed_gives_the_same_reading() -> None:
    assert first_reading(1, 4) == first_reading(1, 4)
    assert first_reading(1, 4) != first_reading(2, 4)


def test_options_share_worlds_and_luck() -> None:
    """The same choice twice comes to the same in every world."""
    game = new_game(Config(3), seed=4)
    search = judge_of(game.config)
    worlds = Worlds(sampler(game.view(0), None, open_answers=True), stream(1, 1), 4)
    option = game.options(0)[0]
    first, second = measure_options(search, worlds, 0, [option, option], [0, 1, 2])
    assert first.worths == second.worths
    assert len(first.worths) == 4
