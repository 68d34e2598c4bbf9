"""A whole training run from scratch: games, a fit, better games, a better fit."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.core.model import Model, read_model, write_model
from sevenwonders.bots.training.fit import Reals, fit_report, fitted_policy, fitted_value, policy_loss
from sevenwonders.bots.training.recipe import Course, Round
from sevenwonders.bots.training.samples import Samples, joined, read_samples, write_samples
from sevenwonders.bots.training.selfplay import GUESSING, TEACHER, Lesson, played_lesson
from sevenwonders.bots.training.strength import fitted_strength
from sevenwonders.encode.features import FeatureExtractor, feature_extractor_of
from sevenwonders.kernel.rng import stream

GAMES_PER_LESSON: Final = 10
# Room for the seeds of the games of one round, and for rounds.
ROUND_STEP: Final = 1_000_000
SEED_STREAM: Final = 910
MOST_SEED: Final = 1 << 31


@dataclass(frozen=True)
class FitReport:
    """How well the weights fit after a round.

    `explained` is the share of the variance of final points that they explain, by knot. If the weights of the policy
    were fitted too, `loss` and `agreed` are their loss and the share of moves in which they agree with the player.
    """

    round: int
    explained: list[float]
    loss: float | None = None
    agreed: float | None = None


@dataclass(frozen=True)
class Progress:
    """A step of a training: finished games, or the result of a fit."""

    games: int
    fit: FitReport | None = None


@dataclass(frozen=True)
class Training:
    """A course in a folder, which may have been started before."""

    course: Course
    folder: Path
    seed: int
    jobs: int
    made: dict[str, str]
    cluster: str = ""

    @property
    def games(self) -> int:
        """The number of games of all rounds."""
        return sum(item.games for item in self.course.recipe.rounds)

    def steps(self) -> Iterator[Progress]:
        """Go through all rounds and yield the progress. Finished parts of an earlier run are read, not repeated."""
        self.folder.mkdir(parents=True, exist_ok=True)
        model: Model | None = None
        for number, item in enumerate(self.course.recipe.rounds):
            yield from self.play(number, item, model)
            path = self.model_path(number)
            if not path.exists():
                model, report = self.fit(number, item, model)
                write_model(path, model)
                yield Progress(0, report)
            model = read_model(path)

    def model_path(self, number: int) -> Path:
        """Return the path of the weights after a round."""
        return self.folder / f"{self.course.name}_{number}.weights"

    def lesson_path(self, number: int, part: int) -> Path:
        """Return the path of the samples of one part of a round."""
        return self.folder / f"{self.course.name}_{number}_{part}.npz"

    def parts(self, number: int) -> range:
        """Return the numbers of the parts of a round."""
        return range(-(-self.course.recipe.rounds[number].games // GAMES_PER_LESSON))

    def play(self, number: int, item: Round, model: Model | None) -> Iterator[Progress]:
        """Play the missing games of a round, and yield the progress."""
        missing = [part for part in self.parts(number) if not self.lesson_path(number, part).exists()]
        yield Progress(item.games - len(missing) * GAMES_PER_LESSON)
        lessons = [self.lesson(number, item, part, model) for part in missing]
        # A lesson takes seconds if its players search, so a task of a cluster is a single one.
        played = run_batches(played_lesson, lessons, self.jobs, self.cluster, per_task=1)
        for part, samples in zip(missing, played, strict=True):
            write_samples(self.lesson_path(number, part), samples)
            yield Progress(GAMES_PER_LESSON)

    def lesson(self, number: int, item: Round, part: int, model: Model | None) -> Lesson:
        """Return one part of a round. The tables take turns."""
        configs = self.course.configs
        chance = stream(self.seed, SEED_STREAM + number * ROUND_STEP + part)
        return Lesson(
            configs[part % len(configs)].to_data(),
            configs[0].to_data(),
            model,
            item.player if model is not None else TEACHER,
            item.width,
            item.turns,
            item.iterations,
            [chance.below(MOST_SEED) for _ in range(GAMES_PER_LESSON)],
        )

    def samples(self, first: int, last: int) -> Samples:
        """Return the samples of some rounds."""
        paths = [self.lesson_path(number, part) for number in range(first, last + 1) for part in self.parts(number)]
        return joined([read_samples(path) for path in paths])

    def fit(self, number: int, item: Round, before: Model | None) -> tuple[Model, FitReport]:
        """Fit the weights after a round, and report how well they fit."""
        extractor = feature_extractor_of(self.course.configs[0])
        known = self.samples(item.since, number)
        start = None if before is None else starting_weights(extractor, before)
        policy = start
        loss: float | None = None
        agreed: float | None = None
        if item.player != GUESSING or policy is None:
            policy = fitted_policy(known, len(extractor.option_names), start, item.epochs, self.seed)
            loss, agreed = policy_loss(known, policy)
        if item.value_since != item.since:
            known = self.samples(item.value_since, number)
        knots, scales = fitted_value(known, extractor)
        model = Model(
            dict(zip(extractor.option_names, policy.tolist(), strict=True)),
            dict(zip(extractor.city_names, knots.T.tolist(), strict=True)),
            scales,
            {**self.made, "round": str(number), "data": f"{self.games_until(number)} games"},
            strength=self.strength(known, extractor),
        )
        return model, FitReport(number, fit_report(known, knots), loss, agreed)

    def strength(self, known: Samples, extractor: FeatureExtractor) -> dict[str, list[float]]:
        """Fit weights for the chance to win, if the recipe wants them."""
        if not self.course.recipe.strength:
            return {}
        knots = fitted_strength(known, extractor, self.seed)
        return dict(zip(extractor.city_names, knots.T.tolist(), strict=True))

    def games_until(self, number: int) -> int:
        """Count the games of the rounds up to this one."""
        return sum(item.games for item in self.course.recipe.rounds[: number + 1])


def starting_weights(extractor: FeatureExtractor, model: Model) -> Reals:
    """Return the weights of a policy to start from."""
    return np.array([model.policy.get(name, 0.0) for name in extractor.option_names])
