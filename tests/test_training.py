"""Bots learn: samples, fits, rounds that can be resumed, and the command."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import Result

from sevenwonders import Config
from sevenwonders.bots.core.model import Model, read_model
from sevenwonders.bots.core.search import Candidate
from sevenwonders.bots.training import train as training_module
from sevenwonders.bots.training.fit import fitted_policy, fitted_value, policy_loss, predictions, ranges, softmax
from sevenwonders.bots.training.recipe import FOLDER, Course, Recipe, Round, Table, read_course, recipe_names
from sevenwonders.bots.training.samples import Notes, Samples, joined, read_samples, write_samples
from sevenwonders.bots.training.selfplay import TEACHER, Lesson, played_lesson, wanted_shares
from sevenwonders.bots.training.strength import fitted_strength, positions_of, strength_slope
from sevenwonders.bots.training.train import Training
from sevenwonders.cli.app import app
from sevenwonders.encode.features import feature_extractor_of
from sevenwonders.games import checked_config, new_game
from sevenwonders.kernel.errors import BadConfig
from tests.support.expansions import taken_out
from tests.support.terminal import RUNNER, WIDTH, environment

THREE = checked_config(Config(3)).to_data()


def taught(seeds: list[int]) -> Samples:
    """Games of the teacher."""
    return played_lesson(Lesson(THREE, THREE, None, TEACHER, 6, 6, 0, seeds))


def trained(*arguments: str) -> Result:
    """What the command prints."""
    return RUNNER.invoke(app, ["train", *arguments], env=environment(WIDTH))


def small_course() -> Course:
    """A round of each player, as small as they can be."""
    recipe = Recipe(
        [Table(3)],
        [Round(10, "greedy", epochs=20.0), Round(10, "policy"), Round(10, iterations=4, width=3, turns=0, since=2)],
    )
    return Course("small", recipe, [table.config() for table in recipe.tables])


# Samples


def test_samples_fit_together() -> None:
    samples = taught([1, 2])
    assert samples.options.ends[-1] == len(samples.options.numbers) == len(samples.options.values)
    assert len(samples.options.ends) == len(samples.wanted) == samples.questions[-1]
    assert len(samples.cities.ends) == len(samples.points) == len(samples.befores) == len(samples.won)
    # Every question wants one option, and every position has one victory.
    assert samples.wanted.sum() == len(samples.questions)
    assert samples.won.sum() == pytest.approx(samples.positions[-1] + 1)


def test_the_same_seeds_give_the_same_samples() -> None:
    one, other = taught([5]), taught([5])
    assert (one.options.numbers == other.options.numbers).all()
    assert (one.points == other.points).all()


def test_joined_samples_keep_their_groups(tmp_path: Path) -> None:
    one, other = taught([1]), taught([2])
    both = joined([one, other])
    assert len(both.questions) == len(one.questions) + len(other.questions)
    assert both.questions[-1] == len(both.wanted)
    assert both.positions[-1] + 1 == one.positions[-1] + other.positions[-1] + 2
    write_samples(tmp_path / "both.npz", both)
    again = read_samples(tmp_path / "both.npz")
    assert (again.cities.values == both.cities.values).all()


def test_an_option_nearly_as_good_as_the_best_is_wanted_nearly_as_much() -> None:
    game = new_game(Config(3), 1)
    found = [Candidate(choice << 43, 0.0) for choice in range(3)]
    for candidate, worth, visits in zip(found, (0.4, 0.39, 0.9), (10, 10, 1), strict=True):
        candidate.visits = visits
        candidate.worth = worth * visits
    shares = list(wanted_shares(game, found).values())
    assert len(shares) == 2
    assert 0.5 < shares[0] < 0.65


# Fits


def test_groups_are_found_by_their_ends() -> None:
    ends = np.array([2, 2, 5], dtype=np.int32)
    assert ranges(ends, np.array([0, 2])).tolist() == [0, 1, 2, 3, 4]
    assert softmax(np.array([0.0, 0.0, 1.0]), np.array([2, 1])).tolist() == [0.5, 0.5, 1.0]


def test_a_policy_learns_what_is_wanted() -> None:
    notes = Notes()
    # Feature 1 is always wanted, feature 0 never.
    for _ in range(50):
        for number in (0, 1):
            notes.option_numbers.append(number)
            notes.option_values.append(1.0)
            notes.option_ends.append(len(notes.option_numbers))
        notes.wanted.extend([0.0, 1.0])
        notes.questions.append(len(notes.wanted))
    samples = notes.samples()
    weights = fitted_policy(samples, 2, None, 2000.0, 1)
    loss, hits = policy_loss(samples, weights)
    assert hits == 1.0
    assert loss < 0.4
    assert weights[1] > 0 > weights[0]


def test_a_value_predicts_the_points_that_it_was_shown() -> None:
    samples = taught(list(range(20)))
    extractor = feature_extractor_of(checked_config(Config(3)))
    knots, scales = fitted_value(samples, extractor)
    assert knots.shape == (6, len(extractor.city_names))
    late = samples.befores == 4
    error = (predictions(samples, knots) - samples.points)[late]
    assert np.abs(error).mean() < samples.points[late].std()
    # The nearer the end, the less may still change.
    assert scales[-1] <= scales[0]


# Rounds


def test_strength_tells_who_wins() -> None:
    table = Config(3, game="architects")
    settings = checked_config(table).to_data()
    samples = played_lesson(Lesson(settings, settings, None, TEACHER, 6, 6, 0, [1, 2, 3]))
    extractor = feature_extractor_of(checked_config(table))
    starts, sizes = positions_of(samples)
    assert set(sizes.tolist()) == {3}
    blank = np.zeros((extractor.knots, len(extractor.city_names)))
    before = np.abs(strength_slope(samples, blank, starts, sizes)).sum()
    after = np.abs(strength_slope(samples, fitted_strength(samples, extractor, 1), starts, sizes)).sum()
    assert after < before / 2


def test_a_training_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(small_course(), tmp_path, 3, 1, {"command": "c", "seed": "3", "commit": "x"})
    steps = list(training.steps())
    assert sum(step.games for step in steps) == training.games == 30
    assert [step.fit.round for step in steps if step.fit] == [0, 1, 2]
    model = read_model(training.model_path(2))
    assert model.made["data"] == "30 games"
    assert model.policy
    assert model.value

    def refuse(_: Lesson) -> Samples:
        raise AssertionError("nothing is played again")

    monkeypatch.setattr(training_module, "played_lesson", refuse)
    training.model_path(2).unlink()
    list(training.steps())
    again = read_model(training.model_path(2))
    assert again == Model(model.policy, model.value, model.scales, model.made)


def test_recipes_can_be_read() -> None:
    assert "classic_1" in recipe_names()
    for name in recipe_names():
        recipe = msgspec.yaml.decode((FOLDER / f"{name}.yaml").read_bytes(), type=Recipe)
        if any(taken_out(table.expansions) for table in recipe.tables):
            continue
        course = read_course(name)
        space = feature_extractor_of(course.configs[0])
        for config in course.configs:
            assert set(feature_extractor_of(config).city_names) <= set(space.city_names), name
            assert set(feature_extractor_of(config).option_names) <= set(space.option_names), name


def test_a_recipe_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="There is no recipe 'nothing'"):
        read_course("nothing")
    (tmp_path / "empty.yaml").write_text("tables: []\nrounds: []\n", encoding="utf-8")
    with pytest.raises(BadConfig, match="needs at least one table"):
        read_course(str(tmp_path / "empty.yaml"))


def test_the_command_writes_weights(tmp_path: Path) -> None:
    recipe = tmp_path / "tiny.yaml"
    recipe.write_text("tables: [{players: 3}]\nrounds: [{games: 10, player: greedy, epochs: 2}]\n", encoding="utf-8")
    done = trained("--config", str(recipe), "--out", str(tmp_path / "out"), "--seed", "4")
    assert done.exit_code == 0
    made = read_model(tmp_path / "out" / "tiny_0.weights").made
    assert made["command"] == "sevenwonders train --config tiny --seed 4"
    assert made["data"] == "10 games"
