"""Playouts play the same games as bots do, with every policy and from every position."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders import Config, Game, new_game
from sevenwonders.bots.bot import RandomBot, play_out
from sevenwonders.classic.choice import BUILD, STAGE, use_of
from sevenwonders.games import sampler
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.playout import (
    TO_THE_END,
    compared_playouts,
    outcome_of,
    play_on,
    playout,
    playouts,
)
from sevenwonders.kernel.policy import UNIFORM, Policy, TablePolicy, drawn
from sevenwonders.kernel.rng import stream
from tests.support.expansions import ALL
from tests.support.games import answer_one

CONFIGS = [
    Config(2),
    Config(4),
    Config(7),
    Config(4, edition=2, expansions=ALL, variant="teams"),
    Config(5, edition=2, expansions=ALL),
    Config(2, game="architects"),
    Config(4, game="architects"),
]
# From the first decision on, in the middle of a group, and late.
POINTS = [0, 1, 2, 3, 30]


def game_after(config: Config, seed: int, answers: int) -> Game:
    """A game of random choices after that many answers."""
    game = new_game(config, seed)
    rng = stream(seed, 50)
    for _ in range(answers):
        answer_one(game, rng, lambda options, chance: options[chance.below(len(options))])
    return game


def numbers(*items: int) -> vec[i64]:
    return vec[i64](list(items))


# The same games as between random bots


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
@pytest.mark.parametrize("answers", POINTS)
def test_a_uniform_playout_is_the_game_of_random_bots(config: Config, answers: int) -> None:
    played = game_after(config, answers, answers)
    with_bots = played.copy()
    play_out(with_bots, [RandomBot(stream(7, 1))] * config.players)
    before = played.to_data()
    outcome = playout(played, UNIFORM, stream(7, 1))
    assert outcome.finished
    assert outcome.points() == [score.total() for score in with_bots.score_sheet()]
    assert outcome.ranking == with_bots.ranking()
    # The position itself is as it was.
    assert played.to_data() == before
    play_on(played, UNIFORM, stream(7, 1))
    assert played.to_data() == with_bots.to_data()


@pytest.mark.parametrize("config", CONFIGS[:5], ids=repr)
def test_sealed_answers_are_kept(config: Config) -> None:
    game = game_after(config, 3, 1)
    sealed = next(decision for decision in game.decisions if decision.choice != UNANSWERED)
    kept = [sealed.ident, sealed.choice]
    play_on(game, UNIFORM, stream(1, 1), turns=1)
    assert kept in [game.history[at : at + 2] for at in range(0, len(game.history), 2)]
    assert [game.history[at] for at in range(0, len(game.history), 2)].count(sealed.ident) == 1


# Playouts that stop early


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_a_playout_stops_after_some_turns(config: Config) -> None:
    game = game_after(config, 5, 11)
    begun = game.turns_begun()
    before = game.to_data()
    assert not playout(game, UNIFORM, stream(1, 1), turns=0).finished
    assert game.to_data() == before
    for turns in (1, 2, 5):
        copy = game.copy()
        play_on(copy, UNIFORM, stream(1, 1), turns)
        assert copy.turns_begun() == begun + turns
    assert playout(game, UNIFORM, stream(1, 1), turns=1000).finished


# Worlds that agree with a view


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_a_sampler_deals_many_worlds_of_one_view(config: Config) -> None:
    game = game_after(config, 4, 13)
    view = game.view(0)
    before = view.to_data()
    worlds = sampler(view)
    rng = stream(2, 2)
    dealt = [worlds.deal(rng) for _ in range(5)]
    assert [world.view(0).to_data() for world in dealt] == [before] * 5
    assert len({str(world.to_data()) for world in dealt}) == 5
    for world in dealt:
        play_on(world, UNIFORM, rng)
    assert view.to_data() == before


def test_playouts_of_a_view_are_repeatable_and_differ() -> None:
    worlds = sampler(game_after(Config(4), 4, 13).view(1))
    first = [outcome.points() for outcome in playouts(worlds, 6, UNIFORM, stream(3, 3))]
    again = [outcome.points() for outcome in playouts(worlds, 6, UNIFORM, stream(3, 3))]
    assert first == again
    assert len({str(points) for points in first}) > 3
    assert not any(outcome.finished for outcome in playouts(worlds, 2, UNIFORM, stream(3, 3), turns=2))


@pytest.mark.parametrize("config", [Config(2), Config(3), Config(3, game="architects")], ids=repr)
def test_choices_are_compared_in_the_same_worlds(config: Config) -> None:
    game = game_after(config, 8, 12)
    decision = game.pending()[0]
    choices = game.options(decision.ident)
    worlds = sampler(game.view(decision.decider))
    outcomes = compared_playouts(worlds, decision.ident, [choices[0], *choices], 3, UNIFORM, stream(5, 5))
    assert [len(row) for row in outcomes] == [3] * (len(choices) + 1)
    points = [[outcome.points() for outcome in row] for row in outcomes]
    assert points[0] == points[1], "the same choice, the same luck"
    assert len({str(row) for row in points}) > 1


def test_a_choice_that_the_decision_does_not_allow_is_refused() -> None:
    game = new_game(Config(3), 1)
    ident = game.pending()[0].ident
    with pytest.raises(IllegalChoice):
        compared_playouts(sampler(game.view(0)), ident, [game.options(ident)[-1] + 1], 1, UNIFORM, stream(1, 1))


# Policies


class Wishful(Policy):
    """Chooses the last option whenever it can."""

    def weigh(self, game: Game, decision: Decision, options: list[int]) -> list[float]:
        weights = [0.0] * len(options)
        weights[-1] = 0.5
        return weights


def test_a_policy_of_ones_own_decides() -> None:
    played = new_game(Config(3), 2)
    expected = new_game(Config(3), 2)
    while not expected.finished():
        decision = expected.pending()[0]
        expected.answer(decision.ident, expected.options(decision.ident)[-1])
    play_on(played, Wishful(), stream(1, 1))
    assert played.to_data() == expected.to_data()


def test_a_policy_without_weights_is_fair() -> None:
    game = new_game(Config(3), 1)
    decision = game.pending()[0]
    options = game.options(decision.ident)
    rng = stream(1, 1)
    picked = [Policy().pick(game, decision, rng) for _ in range(400 * len(options))]
    assert all(320 < picked.count(option) < 480 for option in options)


def test_options_are_drawn_by_weight() -> None:
    rng = stream(1, 1)
    draws = [drawn(vec[float]([0.0, 1.0, 0.0, 3.0, 0.0]), rng) for _ in range(4000)]
    assert set(draws) == {1, 3}
    assert 2850 < draws.count(3) < 3150


def test_options_without_any_weight_are_equally_likely() -> None:
    rng = stream(1, 1)
    draws = [drawn(vec[float]([0.0, 0.0]), rng) for _ in range(1000)]
    assert 400 < draws.count(0) < 600


def test_many_weights_that_do_not_add_up_exactly_are_no_trouble() -> None:
    rng = stream(1, 1)
    draws = [drawn(vec[float]([0.1] * 500), rng) for _ in range(500)]
    assert min(draws) < 20
    assert max(draws) > 480


def test_a_table_weighs_choices_without_their_payment() -> None:
    game = game_after(Config(4), 1, 40)
    decision = max(game.pending(), key=lambda item: len(game.options(item.ident)))
    listed = game.options(decision.ident)
    builds = {game.without_payment(option): 6.0 for option in listed if use_of(option) == BUILD}
    weights = TablePolicy(builds, other=0.0).weigh(game, decision, listed)
    assert sum(weights) == pytest.approx(6.0 * len(builds))
    ways = [game.without_payment(option) for option in listed]
    for option, weight in zip(listed, weights, strict=True):
        key = game.without_payment(option)
        assert weight == pytest.approx(builds.get(key, 0.0) / ways.count(key))


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_options_that_differ_only_in_payment_come_together(config: Config) -> None:
    game = new_game(config, 6)
    rng = stream(6, 6)
    while not game.finished():
        for decision in game.pending():
            keys = [game.without_payment(option) for option in game.listed(decision)]
            assert keys == sorted(keys)
        answer_one(game, rng, lambda options, chance: options[chance.below(len(options))])


def test_a_table_makes_builders() -> None:
    """Whoever builds when they can scores more than somebody who plays at random."""
    uniform = sum(sum(playout(new_game(Config(3), seed), UNIFORM, stream(seed, 1)).points()) for seed in range(10))
    table: dict[int, float] = {}
    for seed in range(10):
        game = new_game(Config(3), seed)
        for decision in game.pending():
            for option in game.listed(decision):
                table[game.without_payment(option)] = 5.0 if use_of(option) in (BUILD, STAGE) else 0.1
    eager = TablePolicy(table)
    assert sum(sum(playout(new_game(Config(3), seed), eager, stream(seed, 1)).points()) for seed in range(10)) > uniform


def test_an_outcome_says_what_it_is() -> None:
    game = new_game(Config(3), 1)
    assert repr(outcome_of(game)) == "<Outcome: points [1, 1, 1] at the break, places [[0, 1, 2]]>"
    assert repr(playout(game, UNIFORM, stream(1, 1), TO_THE_END)).count("at the end") == 1
