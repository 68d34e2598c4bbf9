"""Measure one decision: what was chosen, what the best option was, and what an ordinary player would have got."""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import Final, NamedTuple

from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.measured_options import MeasuredOption, Worlds, measure_options, paired_error
from sevenwonders.bots.analysis.move import JudgedOption, Move, Reading, judged_option
from sevenwonders.bots.analysis.worth import sides_at
from sevenwonders.bots.core.policy import shares_of
from sevenwonders.bots.core.search import Candidate, Search
from sevenwonders.games import sampler
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import stream

JUDGE_STREAM: Final = 950
# Options that are tried: the policy's favourites, and the choice itself.
MOST_OPTIONS: Final = 16
# With a limit on time, the share of it in which all options are tried. The rest is for the choice and the best one.
FIRST_SHARE: Final = 0.7


class Situation(NamedTuple):
    """A decision at the moment of its answer. `group` is the step at which it was opened with others."""

    game: Game
    decision: Decision
    memory: Memory
    step: int
    group: int


class Effort(NamedTuple):
    """The limits for one decision: worlds for each of its two comparisons, and seconds, 0 for no limit."""

    worlds: int
    seconds: float


class Judged(NamedTuple):
    """Both comparisons of a decision.

    `at` is the place of the choice in `options`, which were all tried in the same worlds; `shares` says how often an
    ordinary player takes each. `choice` and `other` are the choice and the best option once more, the same object if
    they do not differ: in new worlds, because the best of many is partly lucky.
    """

    options: list[MeasuredOption]
    shares: list[float]
    at: int
    choice: MeasuredOption
    other: MeasuredOption

    def is_best(self) -> bool:
        """Return whether nothing better than the choice was found."""
        return self.other is self.choice

    def stake(self) -> float:
        """Return how much a blind choice costs on average against the best one."""
        worths = [item.mean_worth() for item in self.options]
        return max(worths) - sum(worths) / len(worths)

    def usual(self, amounts: list[float]) -> float:
        """Return the mean of an amount for each option over the choices of an ordinary player: the policy's."""
        return sum(share * amount for share, amount in zip(self.shares, amounts, strict=True)) / sum(self.shares)


def judge_move(search: Search, here: Situation, choice: int, seed: int, effort: Effort) -> Iterator[Reading]:
    """Yield the reading of a decision, with the move unless its only choice was the way to pay."""
    game, decision = here.game, here.decision
    # An earlier answer of the group may have changed the options.
    if choice not in game.options_of(decision):
        return
    rng = stream(seed + here.step, JUDGE_STREAM)
    seat = decision.decider
    deals = sampler(game.view(seat), here.memory, open_answers=True)
    found = search.candidates(deals.deal(rng), decision.ident)
    judged = compare(search, Worlds(deals, rng, effort.worlds), here, tried_first(game, found, choice), choice, effort)
    points, usual = judged.choice.mean_points(), judged.usual([item.mean_points()[seat] for item in judged.options])
    made = judged.options[judged.at].mean_points()[seat] - usual
    age, turn = moment_of(game)
    move = with_evidence(move_of(here, judged, len(found)), here, seed, effort.seconds) if len(found) > 1 else None
    yield Reading(here.group, seat, age, turn, judged.choice.mean_chances(), points, made, move)


def tried_first(game: Game, found: list[Candidate], choice: int) -> list[Candidate]:
    """Return the candidates to try, the choice among them with the payment that was made."""
    key = game.without_payment(choice)
    chosen = next(item for item in found if game.without_payment(item.choice) == key)
    chosen.choice = choice
    return found[:MOST_OPTIONS] if chosen in found[:MOST_OPTIONS] else [*found[:MOST_OPTIONS], chosen]


def compare(
    search: Search, worlds: Worlds, here: Situation, tried: list[Candidate], choice: int, effort: Effort
) -> Judged:
    """Try all options in the same worlds, and then the choice and the best one in as many new ones."""
    began = perf_counter()
    sides = sides_at(here.game.config, len(here.game.players()))
    ident = here.decision.ident
    choices = [item.choice for item in tried]
    first = worlds._replace(deadline=began + FIRST_SHARE * effort.seconds if effort.seconds else 0.0)
    options = measure_options(search, first, ident, choices, sides)
    at = choices.index(choice)
    shares = shares_of([item.score for item in tried])
    best = max(range(len(options)), key=lambda number: (options[number].mean_worth(), number == at))
    if best == at:
        return Judged(options, shares, at, options[at], options[at])
    second = worlds._replace(deadline=began + effort.seconds if effort.seconds else 0.0)
    made, other = measure_options(search, second, ident, [choice, choices[best]], sides)
    return Judged(options, shares, at, made, other if other.mean_worth() > made.mean_worth() else made)


def move_of(here: Situation, judged: Judged, options: int) -> Move:
    """Return the move with its figures, for a decision with so many options."""
    game, decision = here.game, here.decision
    seat = decision.decider
    made, best = judged.choice, judged.other
    chances = [item.mean_chances()[seat] for item in judged.options]
    worth = judged.options[judged.at].mean_worth()
    better = sum(item.mean_worth() > worth for item in judged.options)
    age, turn = moment_of(game)
    return Move(
        here.step,
        decision.ident,
        seat,
        game.english().sentence(game.heading(), game.city_names()),
        age,
        turn,
        game.decision_name(decision.kind),
        option_of(here, made),
        option_of(here, best),
        max(0.0, min(1.0, best.mean_worth() - made.mean_worth())),
        0.0 if judged.is_best() else paired_error(best, made),
        judged.stake(),
        chances[judged.at] - judged.usual(chances),
        1 if judged.is_best() else 1 + max(1, better),
        options,
    )


def option_of(here: Situation, measured: MeasuredOption) -> JudgedOption:
    """Return an option with its means for the seat that decides."""
    seat = here.decision.decider
    return judged_option(
        here.game,
        here.decision,
        measured.choice,
        chance=measured.mean_chances()[seat],
        points=measured.mean_points()[seat],
        visits=measured.visits(),
        place=measured.mean_place(),
    )


def with_evidence(move: Move, here: Situation, seed: int, seconds: float) -> Move:
    """Return the move with evidence for the best choice if it is marked."""
    if not move.mark:
        return move
    # A limit on the time for a move holds for its evidence too, since the rules may run from source.
    view, options = here.game.view(move.seat), (move.best.choice, move.choice.choice)
    found = evidence_for(view, here.memory, move.ident, *options, seed=seed + move.step, seconds=seconds)
    return replace(move, evidence=found)


def moment_of(game: Game) -> tuple[int, int]:
    """Return Age and turn as the log counts them, each 0 if the current heading has none."""
    arguments = game.heading().arguments
    age, turn = arguments.get("age", 0), arguments.get("turn", 0)
    return age if isinstance(age, int) else 0, turn if isinstance(turn, int) else 0
