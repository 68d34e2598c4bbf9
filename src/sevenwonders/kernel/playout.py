"""Play games on with a cheap policy: the loop inside every search.

An option that was just listed is not checked again, and imagined games keep no events. Undoing is done by copying: a
playout works on a copy unless the caller gives the game away.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Sampler
from sevenwonders.kernel.policy import Policy
from sevenwonders.kernel.rng import Rng, independent
from sevenwonders.kernel.score import Score

# In place of a number of turns.
TO_THE_END: Final = -1


@final
@dataclass(slots=True, eq=False)
class Outcome:
    """The result of a playout. If `finished` is false, scores and ranking are those of a game that ends there."""

    finished: bool
    scores: Sequence[Score]
    ranking: list[list[int]]

    @override
    def __repr__(self) -> str:
        state = "end" if self.finished else "break"
        return f"<Outcome: points {self.points()} at the {state}, places {self.ranking}>"

    def points(self) -> list[int]:
        """Return every city's points, by seat."""
        return [score.total() for score in self.scores]


def play_on(game: Game, policy: Policy, rng: Rng, turns: int = TO_THE_END) -> None:
    """Play a game on in place: to its end, or for that many turns, including the current one.

    Answers that are sealed already stay as they are.
    """
    stop = game.turns_begun() + turns
    while game.decisions and (turns == TO_THE_END or game.turns_begun() < stop):
        answer_group(game, policy, rng)


def answer_group(game: Game, policy: Policy, rng: Rng) -> None:
    """Answer the open decisions of a group; the last answer resolves it."""
    # An answer may add a decision to the group (the Free City's), so its length is read again each time.
    group = game.decisions
    at: i64 = 0
    while at < len(group):
        decision = group[at]
        if decision.choice == UNANSWERED:
            game.answer_listed(decision, policy.pick(game, decision, rng))
        at += 1


def outcome_of(game: Game) -> Outcome:
    """Return the scores and the ranking of the game as it stands."""
    scores = game.score_sheet()
    return Outcome(game.finished(), scores, game.ranked(scores))


def playout(game: Game, policy: Policy, rng: Rng, turns: int = TO_THE_END) -> Outcome:
    """Play a copy of the game to its end, or for that many turns, and return the outcome."""
    copy = game.copy()
    play_on(copy, policy, rng, turns)
    return outcome_of(copy)


def playouts(sampler: Sampler, count: int, policy: Policy, rng: Rng, turns: int = TO_THE_END) -> list[Outcome]:
    """Deal that many worlds that agree with a view, and play each of them out."""
    outcomes: list[Outcome] = []
    for _ in range(count):
        world = sampler.deal(rng)
        play_on(world, policy, rng, turns)
        outcomes.append(outcome_of(world))
    return outcomes


def compared_playouts(
    sampler: Sampler,
    ident: int,
    choices: Sequence[int],
    count: int,
    policy: Policy,
    rng: Rng,
    turns: int = TO_THE_END,
) -> list[list[Outcome]]:
    """Return the outcomes of each choice of an open decision, one per world.

    All choices are tried in the same worlds with the same random numbers, so that luck matters less.
    """
    outcomes: list[list[Outcome]] = [[] for _ in choices]
    for dealt in range(count):
        world = sampler.deal(rng)
        chance = independent(rng)
        for number, choice in enumerate(choices):
            tried = world.copy()
            # A player's options follow from the view, so they are the same in all worlds: one check is enough.
            if dealt == 0:
                tried.answer(ident, choice)
            else:
                tried.answer_listed(tried.decision(ident), choice)
            play_on(tried, policy, chance.copy(), turns)
            outcomes[number].append(outcome_of(tried))
    return outcomes
