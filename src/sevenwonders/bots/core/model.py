"""Trained weights: their file format, the files that come with the program, and the policy and value made of them."""

import zlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec

from sevenwonders.bots.core.policy import LinearPolicy
from sevenwonders.bots.core.value import LinearValue
from sevenwonders.encode.features import FeatureExtractor, feature_extractor_of
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.numbers import floats_of
from sevenwonders.kernel.wording import Phrase

FORMAT: Final = 1
# The value of a weight that a file does not mention.
DIGITS: Final = 4
FOLDER: Final = Path(__file__).parent.parent / "weights"
ENDING: Final = ".weights"
# The weights of each training round before the last: sparring partners.
GENERATIONS: Final = "generations"


@dataclass(frozen=True)
class Model:
    """Weights by the names of features; a feature without a weight counts nothing.

    `policy` weighs features of options, and `value` those of cities, with a weight for each knot of the extractor.
    `scales` has for each knot how many points of difference make a victory e times as likely. Where points alone do not
    tell who wins, `strength` weighs the same features as `value` for the chance to win. `made` says how weights came
    about: command, seed, commit and data.
    """

    policy: dict[str, float]
    value: dict[str, list[float]]
    scales: list[float]
    made: dict[str, str] = field(default_factory=dict)
    format: int = FORMAT
    strength: dict[str, list[float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Mind:
    """A model at work at the tables of one configuration."""

    extractor: FeatureExtractor
    policy: LinearPolicy
    value: LinearValue


def mind_of(model: Model, config: Config, temperature: float = 1.0) -> Mind:
    """Bind the model to the tables of a checked configuration."""
    extractor = feature_extractor_of(config)
    policy = LinearPolicy(
        extractor, floats_of([model.policy.get(name, 0.0) for name in extractor.option_names]), temperature
    )
    points = by_slot(model.value, extractor)
    strengths = by_slot(model.strength, extractor) if model.strength else []
    scales = [mixed(model.scales, mix) for mix in extractor.mixes]
    teams = ruleset_of(config.game).teams_of(config)
    return Mind(extractor, policy, LinearValue(extractor, points, strengths, scales, teams))


def by_slot(weights: dict[str, list[float]], extractor: FeatureExtractor) -> list[vec[float]]:
    """Expand the weights of cities from knots to slots."""
    none = [0.0] * extractor.knots
    by_knot = [weights.get(name, none) for name in extractor.city_names]
    return [floats_of([mixed(knots, mix) for knots in by_knot]) for mix in extractor.mixes]


def mixed(knots: list[float], mix: tuple[int, float]) -> float:
    """Interpolate between a knot and the next one."""
    at, share = mix
    return knots[at] if not share else knots[at] * (1.0 - share) + knots[at + 1] * share


def read_model(path: Path) -> Model:
    """Read the model in a file. Raises `BadConfig` if it is damaged or missing."""
    try:
        model = msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=Model)
    except (OSError, zlib.error, msgspec.MsgspecError) as error:
        raise BadConfig(Phrase("weights", file=path.name, reason=str(error))) from error
    if model.format != FORMAT:
        raise BadConfig(Phrase("weights-format", file=path.name, found=str(model.format), wanted=str(FORMAT)))
    return model


def write_model(path: Path, model: Model) -> None:
    """Write a model, with weights rounded to a few digits and without those that count nothing."""
    policy = {name: short(weight) for name, weight in model.policy.items() if short(weight)}
    small = Model(policy, shortened(model.value), model.scales, model.made, strength=shortened(model.strength))
    path.write_bytes(zlib.compress(msgspec.msgpack.encode(small), 9))


def shortened(weights: dict[str, list[float]]) -> dict[str, list[float]]:
    """Return the weights by knot, without those that count nothing."""
    return {name: [short(weight) for weight in knots] for name, knots in weights.items() if any(map(short, knots))}


def short(weight: float) -> float:
    """Round the weight to a few digits, which compress well."""
    return round(weight, DIGITS)


def name_for(config: Config, folder: str = "") -> str:
    """Find the file with the weights for a checked configuration. Raises `BadConfig` if its game has none.

    A level may have weights of its own, in a folder, which take precedence over the usual ones of the same name.
    """
    for name in names_for(config):
        for path in [f"{folder}/{name}", name] if folder else [name]:
            if (FOLDER / path).exists():
                return path
    raise BadConfig(Phrase("no-weights", game=config.game))


def names_for(config: Config) -> list[str]:
    """List the files that may have weights for a configuration, those made for it first."""
    edition = f"{config.game}_{config.edition}"
    names = [f"{edition}_{config.variant}"] if config.variant else []
    if config.expansions:
        names.append(f"{edition}_expansions")
    names += [f"{edition}_{config.players}_players", edition]
    return [name + ENDING for name in names]


def generations_of(game: str) -> dict[str, str]:
    """Return the files with weights of earlier rounds, by the name of the bot that plays with them."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / GENERATIONS).glob(f"{game}_*{ENDING}")):
        recipe, number = path.stem.rsplit("_", 1)
        found[f"generation:{recipe}:{number}"] = f"{GENERATIONS}/{path.name}"
    return found


@cache
def shipped_model(name: str) -> Model:
    """Read the model with that file name, once."""
    return read_model(FOLDER / name)
