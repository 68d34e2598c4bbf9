"""Try two options of a decision in the same worlds with the same luck, to count how they differ."""

from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from sevenwonders.bots.core.levels import EXPERT, mind_for
from sevenwonders.bots.core.policy import LinearPolicy
from sevenwonders.bots.core.search import answer_others, finish_group, finish_turn
from sevenwonders.games import sampler
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.playout import answer_group, play_on
from sevenwonders.kernel.rng import Rng, independent, stream
from sevenwonders.kernel.view import View

EVIDENCE_STREAM: Final = 970
# Fewer worlds than this say nothing about an error.
FEWEST_WORLDS: Final = 4

# Counts that grow during a game, such as built stages.
Progress = tuple[int, ...]


class Watch(NamedTuple):
    """Questions about a game while it is played on.

    `progress` returns a seat's counts. `turn` names the turn that is being played, or returns None between turns, where
    each group of decisions stands for itself.
    """

    progress: Callable[[Game, int], Progress]
    turn: Callable[[Game], tuple[int, int] | None]


class Limit(NamedTuple):
    """How many worlds are tried, in how many seconds (0 for no limit), and whether each is played to its end."""

    worlds: int
    seconds: float = 0.0
    to_the_end: bool = True


class Course(NamedTuple):
    """One option in one world.

    `now` is the game as soon as the turn has settled, `soon` the game a turn later, and `end` the finished game, or
    the same as `soon` if no world was played to its end. `progress` has the seat's counts at `now` and at the beginning
    of each later turn, with the number of that turn.
    """

    now: Game
    soon: Game
    end: Game
    progress: list[tuple[int, Progress]]


class Trial(NamedTuple):
    """One world: the game before the decision, and its course with either option."""

    before: Game
    better: Course
    other: Course


class Trials(NamedTuple):
    """All worlds in which two options of a decision were tried. `seat` is the decider's."""

    seat: int
    ident: int
    better: int
    other: int
    to_the_end: bool
    worlds: list[Trial]

    @property
    def table(self) -> Game:
        """The game before the decision in one of the worlds: read only what its seat can see."""
        return self.worlds[0].before


def run_trials(
    view: View,
    memory: Memory | None,
    ident: int,
    better: int,
    other: int,
    seed: int,
    limit: Limit,
    watch: Watch,
) -> Trials:
    """Try both options in worlds that agree with what the seat knows; the policy answers for all seats."""
    policy = mind_for(view.config, EXPERT).policy
    dealer = sampler(view, memory, open_answers=True)
    rng = stream(seed, EVIDENCE_STREAM)
    seat = dealer.deal(rng).decision(ident).decider
    tried: list[Trial] = []
    ends_s = perf_counter() + limit.seconds
    for number in range(limit.worlds):
        if limit.seconds and number >= FEWEST_WORLDS and perf_counter() > ends_s:
            break
        world = dealer.deal(rng)
        luck = independent(rng)
        before = world.copy()
        answer_others(world, ident, policy, luck)
        courses: list[Course] = []
        for choice in (better, other):
            own_luck = luck.copy()
            course = begun(world, ident, choice, policy, own_luck, watch)
            courses.append(finished(course, seat, policy, own_luck, watch) if limit.to_the_end else course)
        tried.append(Trial(before, *courses))
    return Trials(seat, ident, better, other, limit.to_the_end, tried)


def begun(world: Game, ident: int, choice: int, policy: LinearPolicy, luck: Rng, watch: Watch) -> Course:
    """Play one option until the turn has settled, and one turn more."""
    game = world.copy()
    seat = game.decision(ident).decider
    turn = watch.turn(game)
    begun_before = game.turns_begun()
    game.answer_listed(game.decision(ident), choice)
    finish_group(game, ident, policy, luck)
    finish_turn(game, seat, begun_before, policy, luck)
    # Other seats may have questions too, such as how to settle a loss.
    while turn is not None and game.decisions and watch.turn(game) == turn:
        answer_group(game, policy, luck)
    now = game.copy()
    play_on(game, policy, luck, 1)
    counts = [(item.turns_begun(), watch.progress(item, seat)) for item in (now, game)]
    return Course(now, game, game, counts)


def finished(course: Course, seat: int, policy: LinearPolicy, luck: Rng, watch: Watch) -> Course:
    """Play one option on to the end of the game."""
    game = course.soon.copy()
    counts = list(course.progress)
    while game.decisions:
        answer_group(game, policy, luck)
        if game.turns_begun() > counts[-1][0] or not game.decisions:
            counts.append((game.turns_begun(), watch.progress(game, seat)))
    return Course(course.now, course.soon, game, counts)
