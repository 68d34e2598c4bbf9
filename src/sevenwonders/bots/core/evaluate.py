"""Evaluate a position for hints and analysis: every option with its chance to win and its reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.core.levels import EXPERT, Level, search_for
from sevenwonders.bots.core.policy import shares_of
from sevenwonders.bots.core.search import Candidate, Search
from sevenwonders.encode.features import Terms
from sevenwonders.games import sampler
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.view import View

EVALUATION_STREAM: Final = 950


@dataclass(frozen=True, slots=True)
class Reason:
    """A named feature of an option, and how much more it speaks for this option than for the others.

    Names are those of the extractor, such as `card.build.altar`, `war.II.0.2` or `good.I.wood.0`. A contribution of 1
    makes the option e times as likely to be chosen.
    """

    feature: str
    contribution: float


@dataclass(frozen=True, slots=True)
class Evaluated:
    """An option of a decision.

    `prior` is the share that the policy gives it at first sight. `visits` is how often it was tried; the chance to win
    and the expected points of the decider's city are means over these rollouts, or None without a rollout.
    """

    choice: int
    prior: float
    visits: int
    chance: float | None
    points: float | None
    reasons: list[Reason]


def evaluate(
    view: View,
    memory: Memory | None,
    ident: int,
    *,
    level: Level = EXPERT,
    budget: Budget = NO_BUDGET,
    seed: int = 0,
    keep: Sequence[int] = (),
) -> list[Evaluated]:
    """Evaluate all options of an open decision from a seat's view and memory, the best first.

    Options that differ only in the way they are paid for count as one: the first way to pay. The choices in `keep` are
    tried as thoroughly as the best ones, so that a move that was made can be compared.
    """
    rng = stream(seed, EVALUATION_STREAM)
    search = search_for(view.config, level)
    worlds = sampler(view, memory, open_answers=True)
    world = worlds.deal(rng)
    found = search.candidates(world, ident)
    kept = [world.without_payment(choice) for choice in keep]
    for candidate in found:
        candidate.kept = world.without_payment(candidate.choice) in kept
    search.ponder(worlds, ident, found, level.effort(budget, view.config), rng)
    return evaluated(search, world, ident, found)


def evaluated(search: Search, world: Game, ident: int, found: list[Candidate]) -> list[Evaluated]:
    """List the candidates with their shares, means and reasons."""
    choices = [candidate.choice for candidate in found]
    terms = Terms(search.policy.weights, keeps=True)
    search.policy.extractor.add_choices(world, world.decision(ident), choices, terms)
    shares = shares_of(list(terms.sums))
    reasons = reasons_of(search.policy.extractor.option_names, list(search.policy.weights), terms, shares)
    return [
        Evaluated(
            candidate.choice,
            share,
            candidate.visits,
            candidate.chance / candidate.visits if candidate.visits else None,
            candidate.points / candidate.visits if candidate.visits else None,
            speaking,
        )
        for candidate, share, speaking in zip(found, shares, reasons, strict=True)
    ]


def reasons_of(names: list[str], weights: list[float], terms: Terms, shares: list[float]) -> list[list[Reason]]:
    """List for each option the features that set it apart from a usual choice, the most important first."""
    usual: dict[int, float] = {}
    own: list[dict[int, float]] = []
    start = 0
    for end, share in zip(terms.ends, shares, strict=True):
        parts: dict[int, float] = {}
        for number, value in zip(terms.numbers[start:end], terms.values[start:end], strict=True):
            parts[number] = parts.get(number, 0.0) + weights[number] * value
        for number, part in parts.items():
            usual[number] = usual.get(number, 0.0) + share * part
        own.append(parts)
        start = end
    found: list[list[Reason]] = []
    for parts in own:
        reasons = [Reason(names[number], parts.get(number, 0.0) - usual[number]) for number in usual]
        found.append(sorted([item for item in reasons if item.contribution], key=lambda item: -abs(item.contribution)))
    return found
