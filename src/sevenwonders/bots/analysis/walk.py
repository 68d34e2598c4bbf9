"""Go through a recorded game, and compare each decision with a search from the same seat.

Each decision is judged from what its player knew at that moment: the view and the memory of the seat, never the cards
that only the record shows.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.judged_option import judged_option
from sevenwonders.bots.analysis.move import Move
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.evaluate import Evaluated, evaluate
from sevenwonders.bots.core.levels import EXPERT, mind_for
from sevenwonders.games import new_memory
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.playout import play_on
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.view import View
from sevenwonders.record.record import Replay, replay

# Worlds for a point of the curve, and how far each is played.
CURVE_WORLDS: Final = 24
CURVE_TURNS: Final = 6
CURVE_STREAM: Final = 960


class Stretch(NamedTuple):
    """Some answers of a record, for one process: those from `first` on, before `end`."""

    record: Data
    first: int
    end: int
    budget: Budget
    seed: int


class Point(NamedTuple):
    """The chances of all players to win and their expected points when a group of decisions was opened."""

    step: int
    age: int
    turn: int
    chances: list[float]
    points: list[float]


class Findings(NamedTuple):
    """The results of one stretch."""

    answers: int
    moves: list[Move]
    points: list[Point]


def studied(stretch: Stretch) -> Findings:
    """Study the moves of a stretch, and the course of the game during it."""
    moves = replay(stretch.record)
    final = last_choices(moves)
    memories: dict[int, Memory] = {}
    found: list[Move] = []
    course: list[Point] = []
    while moves.step < stretch.end:
        game = moves.game
        decision = game.decision(moves.history[2 * moves.step])
        in_stretch = moves.step >= stretch.first
        if in_stretch and all(other.choice == UNANSWERED for other in game.decisions):
            course.append(point_of(game, moves.step, stretch.seed))
        if decision.choice == UNANSWERED:
            memory = memories.setdefault(decision.decider, new_memory(game.config, decision.decider))
            memory.observe(game.view(decision.decider))
            if in_stretch:
                found += judge_move(game, decision, memory, final[decision.ident], moves.step, stretch)
        moves.forward()
    return Findings(stretch.end - stretch.first, found, course)


def last_choices(moves: Replay) -> dict[int, int]:
    """Return the last answer to each decision of a record: it counts, even if another one was given before."""
    return {moves.history[at]: moves.history[at + 1] for at in range(0, len(moves.history), 2)}


def judge_move(
    game: Game, decision: Decision, memory: Memory, choice: int, step: int, stretch: Stretch
) -> Iterator[Move]:
    """Yield the move, unless its only choice was the way to pay."""
    options = game.options_of(decision)
    if choice not in options or len({game.without_payment(option) for option in options}) == 1:
        return
    view = game.view(decision.decider)
    found = evaluate(
        view, memory, decision.ident, level=EXPERT, budget=stretch.budget, seed=stretch.seed + step, keep=[choice]
    )
    made = made_choice(game, found, choice)
    best = best_choice(found, made)
    age, turn = moment_of(game)
    move = Move(
        step,
        decision.ident,
        decision.decider,
        heading_of(game),
        age,
        turn,
        game.decision_name(decision.kind),
        judged_option(game, decision, made),
        judged_option(game, decision, best),
        0.0,
        1 + sum((item.chance or 0.0) > (made.chance or 0.0) for item in found),
        len(found),
    )
    yield with_evidence(move, view, memory, stretch)


def with_evidence(move: Move, view: View, memory: Memory, stretch: Stretch) -> Move:
    """Return the move with evidence for the best choice if it is marked."""
    if not move.mark:
        return move
    # A limit on the time for a move holds for its evidence too, since the rules may run from source.
    seed, seconds = stretch.seed + move.step, stretch.budget.milliseconds / 1000
    options = (move.best.choice, move.choice.choice)
    return replace(move, evidence=evidence_for(view, memory, move.ident, *options, seed=seed, seconds=seconds))


def moment_of(game: Game) -> tuple[int, int]:
    """Return Age and turn as the log counts them, each 0 if the current heading has none."""
    arguments = game.heading().arguments
    age, turn = arguments.get("age", 0), arguments.get("turn", 0)
    return age if isinstance(age, int) else 0, turn if isinstance(turn, int) else 0


def heading_of(game: Game) -> str:
    """Return the current turn or draft, as the log names it."""
    return game.english().sentence(game.heading(), game.city_names())


def made_choice(game: Game, found: list[Evaluated], choice: int) -> Evaluated:
    """Return the search result for a choice, whatever its payment."""
    key = game.without_payment(choice)
    return next(item for item in found if game.without_payment(item.choice) == key)


def best_choice(found: list[Evaluated], made: Evaluated) -> Evaluated:
    """Find the choice with the highest chance to win, of those tried as often as the actual one."""
    tried = [item for item in found if item.visits >= made.visits and item.chance is not None]
    return max(tried, key=lambda item: (item.chance or 0.0, item is made), default=made)


def point_of(game: Game, step: int, seed: int) -> Point:
    """Return all players' chances and points if all of them follow the policy."""
    mind = mind_for(game.config, EXPERT)
    rng = stream(seed + step, CURVE_STREAM)
    players = game.players()
    chances = [0.0] * len(players)
    points = [0.0] * len(players)
    for _ in range(CURVE_WORLDS):
        world = game.copy()
        play_on(world, mind.policy, rng, CURVE_TURNS)
        forecast = mind.value.forecast(world)
        for at in range(len(players)):
            chances[at] += forecast.chances[at] / CURVE_WORLDS
            points[at] += forecast.points[at] / CURVE_WORLDS
    return Point(step, *moment_of(game), chances, points)
