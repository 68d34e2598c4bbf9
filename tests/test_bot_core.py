"""How bots think: the policy, the value, sequential halving, and what hints are told."""

from math import exp, isclose
from pathlib import Path
from typing import final

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders import Config, Game, new_game
from sevenwonders.bots.arena.contest import new_contest
from sevenwonders.bots.arena.play import play_contest_batch
from sevenwonders.bots.arena.standings import Results
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.evaluate import evaluate
from sevenwonders.bots.core.levels import EXPERT, STRONG, mind_for, search_for
from sevenwonders.bots.core.model import (
    FOLDER,
    Model,
    mind_of,
    name_for,
    names_for,
    read_model,
    shipped_model,
    write_model,
)
from sevenwonders.bots.core.policy import LinearPolicy, chances_of, first_payments
from sevenwonders.bots.core.search import Candidate, Effort, Search, rounds_for
from sevenwonders.bots.core.value import LinearValue, win_chances
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.features import FeatureExtractor, Names, Terms, feature_extractor_of
from sevenwonders.games import checked_config, sampler
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.playout import play_on
from sevenwonders.kernel.policy import UNIFORM
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.score import NO_TEAM
from tests.support.expansions import ALL

ALONE = [NO_TEAM] * 4
TEAMS = [0, 0, 1, 1]


def reals(*numbers: float) -> vec[float]:
    found = vec[float]()
    for number in numbers:
        found = append(found, number)
    return found


# Features


def test_a_table_of_names_has_every_combination_in_order() -> None:
    names = Names()
    assert names.block(["a", "b"]) == 0
    assert names.table("war", ["I", "II"], ["0", "1"]) == 2
    assert names.all[2:] == ["war.I.0", "war.I.1", "war.II.0", "war.II.1"]


def test_terms_add_up_and_are_kept_if_asked_for() -> None:
    terms = Terms(reals(0.0, 2.0, -1.0), keeps=True)
    terms.add(1, 3.0)
    terms.count(2, 5)
    terms.close()
    terms.offset = 1
    terms.add(0)
    terms.close()
    assert list(terms.sums) == [5.5, 2.0]
    assert (terms.numbers, terms.values, terms.ends) == ([1, 2, 1], [3.0, 0.5, 1.0], [2, 3])


@pytest.mark.parametrize("config", [Config(3), Config(2), Config(4, edition=2, variant="teams")], ids=repr)
def test_names_of_features_are_unique(config: Config) -> None:
    extractor = feature_extractor_of(checked_config(config))
    assert len(set(extractor.option_names)) == len(extractor.option_names)
    assert len(set(extractor.city_names)) == len(extractor.city_names)


def test_features_of_options_depend_only_on_what_the_decider_knows() -> None:
    game = new_game(Config(4), 3)
    extractor = feature_extractor_of(game.config)
    decision = game.pending()[1]
    worlds = sampler(game.view(decision.decider))
    kept: list[tuple[list[int], list[float]]] = []
    for seed in range(3):
        world = worlds.deal(stream(seed, 0))
        terms = Terms(reals(*[0.0] * len(extractor.option_names)), keeps=True)
        extractor.add_options(world, world.decision(decision.ident), game.listed(decision), terms)
        kept.append((terms.numbers, terms.values))
    assert kept[0] == kept[1] == kept[2]


def test_a_game_without_features_is_named_in_the_error() -> None:
    with pytest.raises(BadConfig, match="no features of 'chess'"):
        feature_extractor_of(Config(2, game="chess"))


# The policy


def policy_for(game: Game, weights: dict[str, float], temperature: float = 1.0) -> LinearPolicy:
    return mind_of(Model(weights, {}, [1.0] * 6), game.config, temperature).policy


def test_a_policy_follows_its_weights() -> None:
    game = new_game(Config(4), 1)
    decision = game.pending()[0]
    options = game.options(decision.ident)
    weights = policy_for(game, {"moment.sell.I.1": 2.0}).weigh(game, decision, options)
    words = [game.describe(option) for option in options]
    for weight, text in zip(weights, words, strict=True):
        assert weight == (1.0 if text.startswith("sell") else pytest.approx(exp(-2.0)) if weight else 0.0)
    chosen = policy_for(game, {"moment.sell.I.1": 50.0}).pick(game, decision, stream(1, 1))
    assert game.describe(chosen).startswith("sell")


def test_a_high_temperature_makes_options_alike() -> None:
    assert list(chances_of(reals(0.0, 2.0), 1.0)) == [exp(-2.0), 1.0]
    cool, warm = chances_of(reals(0.0, 2.0), 0.5)[0], chances_of(reals(0.0, 2.0), 10.0)[0]
    assert cool < exp(-2.0) < warm < 1.0


def test_of_the_ways_to_pay_only_the_first_counts() -> None:
    game = new_game(Config(4), 8)
    chance = stream(2, 2)
    seen = 0
    while game.decisions:
        decision = game.pending()[0]
        options = game.listed(decision)
        firsts = first_payments(game, options)
        keys = [game.without_payment(option) for option in options]
        assert [game.without_payment(option) for option in firsts] == list(dict.fromkeys(keys))
        assert all(option == options[keys.index(game.without_payment(option))] for option in firsts)
        seen += len(options) - len(firsts)
        game.answer_listed(decision, options[chance.below(len(options))])
    assert seen


# The value


def test_chances_to_win_add_up_and_follow_the_points() -> None:
    chances = list(win_chances(reals(50.0, 40.0, 40.0, 30.0), ALONE, 10.0))
    assert isclose(sum(chances), 1.0)
    assert chances[0] / chances[1] == pytest.approx(exp(1.0))
    assert chances[1] == chances[2] > chances[3]


def test_partners_win_together() -> None:
    chances = list(win_chances(reals(50.0, 10.0, 35.0, 35.0), TEAMS, 10.0))
    assert chances[0] == chances[1] < chances[2] == chances[3]
    assert isclose(chances[0] + chances[2], 1.0)


def test_a_finished_game_needs_no_forecast() -> None:
    game = new_game(Config(3), 4)
    play_on(game, UNIFORM, stream(1, 1))
    forecast = mind_for(game.config, STRONG).value.forecast(game)
    assert list(forecast.points) == [score.total() for score in game.score_sheet()]
    winners = game.ranking()[0]
    assert [seat for seat in range(3) if forecast.chances[seat] > 0] == sorted(winners)
    assert isclose(sum(forecast.chances), 1.0)


def test_a_value_mixes_the_weights_of_the_knots_around_a_moment() -> None:
    game = new_game(Config(4), 1)
    value = mind_of(Model({}, {"players.4": [6.0, 18.0, 0.0, 0.0, 0.0, 0.0]}, [10.0] * 6), game.config).value
    # The first of six turns.
    assert list(value.forecast(game).points) == pytest.approx([8.0] * 4)


# Sequential halving


@final
class Counted(FeatureExtractor):
    """Makes the value of a position known: the only feature is the card that a seat has built first."""

    def __init__(self, seat: int, names: list[str]) -> None:
        super().__init__(["none"], names, 1, [(0, 0.0)])
        self.seat = seat

    @override
    def add_options(self, game: Game, decision: Decision, options: vec[i64], terms: Terms) -> None:
        for _ in options:
            terms.add(0)
            terms.close()

    @override
    def add_cities(self, game: Game, terms: Terms) -> None:
        assert isinstance(game, ClassicGame)
        for seat in game.players():
            if seat == self.seat:
                terms.add(0, float(len(game.cities[seat].built)))
            terms.close()

    @override
    def slot(self, game: Game) -> int:
        return 0


def building_search(width: int) -> Search:
    """A search for which a card in the city of seat 0 is worth 10 points, and everything else nothing."""
    extractor = Counted(0, ["built"])
    return Search(
        LinearPolicy(extractor, reals(0.0)), LinearValue(extractor, [reals(10.0)], [], [10.0], ALONE), width, 0
    )


def test_the_option_with_the_best_outcome_is_tried_most() -> None:
    game = new_game(Config(4), 1)
    ident = game.pending()[0].ident
    worlds = sampler(game.view(0))
    search = building_search(100)
    found = search.candidates(game, ident)
    search.ponder(worlds, ident, found, Effort(200, 0.0), stream(1, 1))
    assert found[0].visits == max(candidate.visits for candidate in found)
    assert game.describe(found[0].choice).startswith("build")
    assert game.describe(found[-1].choice).split()[0] in ("sell", "stage")
    assert sum(candidate.visits for candidate in found) <= 200


def test_only_the_first_candidates_are_tried_and_those_to_be_kept() -> None:
    game = new_game(Config(4), 1)
    ident = game.pending()[0].ident
    search = building_search(4)
    found = search.candidates(game, ident)
    last = found[-1]
    last.kept = True
    search.ponder(sampler(game.view(0)), ident, found, Effort(40, 0.0), stream(1, 1))
    tried = [candidate for candidate in found if candidate.visits]
    assert len(tried) == 5
    assert last.visits == tried[0].visits


@pytest.mark.parametrize(("count", "rounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (16, 4)])
def test_rounds_until_one_is_left(count: int, rounds: int) -> None:
    assert rounds_for(count) == rounds


def test_a_candidate_that_was_never_tried_comes_last() -> None:
    assert Candidate(1, 0.0).mean_worth() == -1.0


def test_a_budget_in_milliseconds_ends_the_search() -> None:
    game = new_game(Config(4), 1)
    search = search_for(game.config, EXPERT)
    found = search.candidates(game, game.pending()[0].ident)
    search.ponder(
        sampler(game.view(0)),
        game.pending()[0].ident,
        found,
        EXPERT.effort(Budget(milliseconds=1), game.config),
        stream(1, 1),
    )
    assert 0 < sum(candidate.visits for candidate in found) < EXPERT.iterations


def test_with_both_limits_a_move_ends_at_the_first() -> None:
    game = new_game(Config(4), 1)
    ident = game.pending()[0].ident

    def visits(budget: Budget) -> list[tuple[int, int, float]]:
        search = building_search(4)
        found = search.candidates(game, ident)
        search.ponder(sampler(game.view(0)), ident, found, STRONG.effort(budget, game.config), stream(1, 1))
        return [(candidate.choice, candidate.visits, candidate.worth) for candidate in found]

    unhurried = visits(Budget(iterations=400))
    assert visits(Budget(iterations=400, milliseconds=600_000)) == unhurried
    hurried = visits(Budget(iterations=400_000_000, milliseconds=1))
    assert 4 <= sum(count for _, count, _ in hurried) < 100_000


def test_without_time_one_world_is_tried() -> None:
    game = new_game(Config(4), 1)
    ident = game.pending()[0].ident
    search = building_search(4)
    found = search.candidates(game, ident)
    search.ponder(sampler(game.view(0)), ident, found, Effort(400, 1e-9), stream(1, 1))
    assert [candidate.visits for candidate in found if candidate.visits] == [1, 1, 1, 1]


def test_larger_tables_get_fewer_tries() -> None:
    assert STRONG.usual_iterations(Config(4)) == STRONG.iterations
    assert STRONG.usual_iterations(Config(7)) < STRONG.iterations < STRONG.usual_iterations(Config(2))
    assert STRONG.usual_iterations(Config(4, edition=2, expansions=["a", "b"])) == STRONG.iterations // 2
    assert STRONG.effort(Budget(iterations=5), Config(4)).iterations == 5


# Hints


def test_an_evaluation_lists_every_option_with_its_reasons() -> None:
    game = new_game(Config(4), 6)
    decision = game.pending()[0]
    found = evaluate(game.view(0), None, decision.ident, level=STRONG, budget=Budget(iterations=60), seed=3)
    keys = {game.without_payment(option) for option in game.listed(decision)}
    assert {game.without_payment(item.choice) for item in found} == keys
    assert isclose(sum(item.prior for item in found), 1.0)
    best = found[0]
    assert best.visits
    assert best.chance is not None
    assert 0.0 < best.chance < 1.0
    assert best.points is not None
    assert 10 < best.points < 100
    assert best.reasons
    names = feature_extractor_of(game.config).option_names
    assert all(reason.feature in names for item in found for reason in item.reasons)
    sizes = [abs(reason.contribution) for reason in best.reasons]
    assert sizes == sorted(sizes, reverse=True)
    assert found == evaluate(game.view(0), None, decision.ident, level=STRONG, budget=Budget(iterations=60), seed=3)


def test_a_move_that_was_made_is_tried_as_often_as_the_best() -> None:
    game = new_game(Config(4), 6)
    decision = game.pending()[0]
    worst = evaluate(game.view(0), None, decision.ident, budget=Budget(iterations=40), seed=3)[-1].choice
    found = evaluate(game.view(0), None, decision.ident, budget=Budget(iterations=40), seed=3, keep=[worst])
    assert next(item.visits for item in found if item.choice == worst) == found[0].visits


# Weights


def test_a_model_is_read_as_it_was_written(tmp_path: Path) -> None:
    model = Model({"a": 0.12345, "b": 0.00001}, {"c": [1.0, 0.0], "d": [0.0, 0.0]}, [5.0, 2.0], {"seed": "1"})
    write_model(tmp_path / "m.weights", model)
    assert read_model(tmp_path / "m.weights") == Model({"a": 0.1235}, {"c": [1.0, 0.0]}, [5.0, 2.0], {"seed": "1"})


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "m.weights").write_bytes(b"nothing")
    with pytest.raises(BadConfig, match="Train them again"):
        read_model(tmp_path / "m.weights")


def test_the_shipped_weights_say_how_they_were_made_and_are_small() -> None:
    files = sorted(FOLDER.rglob("*.weights"))
    assert sum(file.stat().st_size for file in files) < 2_000_000
    for file in files:
        made = shipped_model(str(file.relative_to(FOLDER))).made
        assert {"command", "seed", "commit", "data"} <= set(made), file.name


def test_a_table_takes_the_weights_made_for_it_first() -> None:
    assert names_for(Config(4)) == ["classic_1_4_players.weights", "classic_1.weights"]
    assert names_for(Config(2, variant="two_player"))[0] == "classic_1_two_player.weights"
    crowded = Config(4, edition=2, expansions=["x"], variant="teams")
    assert names_for(crowded)[:2] == ["classic_2_teams.weights", "classic_2_expansions.weights"]
    assert name_for(checked_config(Config(5, game="architects"))) == "architects_1.weights"
    assert name_for(checked_config(Config(4, game="architects"))) == "architects_1_4_players.weights"


def test_a_level_may_have_weights_of_its_own() -> None:
    assert name_for(checked_config(Config(4)), EXPERT.folder) == "expert/classic_1.weights"
    assert name_for(checked_config(Config(4)), STRONG.folder) == "classic_1.weights"
    assert name_for(checked_config(Config(2)), EXPERT.folder) == "classic_1_two_player.weights"
    config = checked_config(Config(4))
    assert list(search_for(config, EXPERT).policy.weights) != list(search_for(config, STRONG).policy.weights)


ARENAS = [Config(4), Config(2), Config(4, edition=2), Config(4, edition=2, expansions=ALL)]


@pytest.mark.parametrize("config", ARENAS, ids=repr)
def test_the_shipped_weights_beat_greedy_in_a_short_arena(config: Config) -> None:
    lineup = ["strong", *["greedy"] * (config.players - 1)]
    # Between two, half of the games are won by luck, so it takes more of them.
    games = 24 if config.players > 2 else 40
    contest = new_contest(
        config, lineup, games, 2, commands={}, budget=Budget(iterations=24), limits=Limits(1000, 1000)
    )
    results = Results(contest)
    for batch in contest.batches():
        results.add(play_contest_batch(batch))
    assert results.shares_so_far()["strong"] > contest.even_share()
