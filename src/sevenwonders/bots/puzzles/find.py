"""Find positions with one clearly best move in games between bots of different strength."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sevenwonders.bots.bot import Bot, play_turn
from sevenwonders.bots.bot import Question as BotQuestion
from sevenwonders.bots.puzzles.measure import Measured, Question, measure
from sevenwonders.bots.puzzles.puzzle import Puzzle, PuzzleOption, choices_of, notation, rules_version
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import give, new_game, new_memory
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import Rng, stream

FIND_STREAM: Final = 980
# Bots take seats at random from this list.
PLAYERS: Final = ("easy", "greedy", "strong", "strong")
TRIVIAL: Final = "greedy"
# Seeds of the bot that must not find the move: it may choose at random between equals.
TRIVIAL_SEEDS: Final = (0, 1, 2)

LEAST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 30
# The game is still open: the best move leads to a chance to win between these.
LEAST_CHANCE: Final = 0.10
MOST_CHANCE: Final = 0.90
# The lead of the best option over the second, in chance to win, and how many times its standard error that has to be.
LEAST_MARGIN: Final = 0.04
LEAST_ERRORS: Final = 4.0
# Looks with more and more worlds, each with the number of standard errors that the lead has to be. Most positions fail
# the first. Then come rounds that all have to agree, and a second opinion with games that are played to their end.
LOOKS: Final = ((8, 1.0), (32, 2.0), (96, 3.0))
ROUNDS: Final = 4
END_ROUNDS: Final = 2
WORLDS: Final = 128
END_ERRORS: Final = 1.0
PER_CENT: Final = 100


@dataclass(frozen=True, slots=True)
class Attempt:
    """One game to look for a puzzle in, as plain data for another process."""

    number: int
    settings: Data
    seed: int


def puzzle_in(attempt: Attempt) -> Puzzle | None:
    """Play a game, and return the first position after a random moment of it that makes a puzzle."""
    config = config_from_data(attempt.settings)
    rng = stream(attempt.seed, FIND_STREAM)
    whole = played_game(config, attempt.seed, rng)
    for question, answers in questions_after(whole, rng):
        found = solution_of(question, attempt.seed)
        if found is not None:
            return puzzle_of(question, answers, found)
    return None


def played_game(config: Config, seed: int, rng: Rng) -> Game:
    """Play a game to its end with bots of mixed strength, and without events."""
    game = new_game(config, seed)
    names = [PLAYERS[rng.below(len(PLAYERS))] for _ in range(config.players)]
    bots: list[Bot] = [make_bot(config.game, name, seed, seat) for seat, name in enumerate(names)]
    while game.decisions:
        play_turn(game, bots)
    return game


def questions_after(whole: Game, rng: Rng) -> Iterator[tuple[Question, list[int]]]:
    """Yield one question for each group of decisions from a random one on, with the answers that lead to it.

    All others of the group have answered, so that the player of the question is the only one who is awaited.
    """
    groups = groups_of(whole)
    first = rng.below(len(groups))
    memories: dict[int, Memory] = {}
    game = new_game(whole.config, whole.seed)
    before: list[int] = []
    for number, group in enumerate(groups):
        for decision in game.decisions:
            seat = decision.decider
            memories.setdefault(seat, new_memory(whole.config, seat)).observe(game.view(seat))
        if number >= first:
            asked = game.decisions[rng.below(len(game.decisions))]
            others = without(group, asked.ident)
            if is_alone(game, asked):
                position = after(game, others)
                memory = memories[asked.decider]
                yield Question(position, position.decision(asked.ident), memory), before + others
        game = after(game, group)
        before += group


def groups_of(game: Game) -> list[list[int]]:
    """Divide the answers of a game into the groups of decisions that were open together."""
    history = game.history
    replayed = new_game(game.config, game.seed)
    groups: list[list[int]] = []
    fresh = True
    for at in range(0, len(history), 2):
        if fresh:
            groups.append([])
        open_before = {decision.ident for decision in replayed.decisions}
        groups[-1] += history[at : at + 2]
        give(replayed, history[at], history[at + 1])
        fresh = not open_before & {decision.ident for decision in replayed.decisions}
    return groups


def is_alone(game: Game, asked: Decision) -> bool:
    """Return whether a decision is for the player's own city, and the only one that the player has to make."""
    own = [decision for decision in game.decisions if decision.decider == asked.decider]
    return len(own) == 1 and asked.seat == asked.decider


def without(group: list[int], ident: int) -> list[int]:
    """Return the answers of a group without those to one decision."""
    return [part for at in range(0, len(group), 2) if group[at] != ident for part in group[at : at + 2]]


def after(game: Game, answers: list[int]) -> Game:
    """Return a copy of the game with some more answers."""
    copy = game.copy()
    for at in range(0, len(answers), 2):
        give(copy, answers[at], answers[at + 1])
    return copy


def solution_of(question: Question, seed: int) -> Measured | None:
    """Return the measured options of a question if one of them is clearly the best, and not the obvious one."""
    if not LEAST_OPTIONS <= len(choices_of(question.game, question.decision)) <= MOST_OPTIONS:
        return None
    for worlds, errors in LOOKS:
        look = measure(question, [seed + worlds], worlds)
        if not is_clear(look, errors) or is_trivial(question, look.best.choice):
            return None
    found = measure(question, [seed + number for number in range(ROUNDS)], WORLDS)
    if not is_clear(found, LEAST_ERRORS) or is_trivial(question, found.best.choice):
        return None
    end = measure(question, [seed + ROUNDS + number for number in range(END_ROUNDS)], WORLDS, to_the_end=True)
    agrees = end.best.choice == found.best.choice and end.margin >= END_ERRORS * end.error
    return found if agrees else None


def is_clear(found: Measured, errors: float) -> bool:
    """Return whether the best option leads by enough in every round of an open game."""
    open_game = LEAST_CHANCE <= found.best.chance <= MOST_CHANCE
    leads = found.margin >= max(LEAST_MARGIN, errors * found.error)
    return open_game and leads and set(found.firsts) == {found.best.choice}


def is_trivial(question: Question, choice: int) -> bool:
    """Return whether a bot that does not look ahead makes the same choice."""
    game, decision = question.game, question.decision
    key = game.without_payment(choice)
    for seed in TRIVIAL_SEEDS:
        bot = make_bot(game.config.game, TRIVIAL, seed, decision.decider)
        if game.without_payment(bot.choose_option(BotQuestion(game, decision))) == key:
            return True
    return False


def puzzle_of(question: Question, answers: list[int], found: Measured) -> Puzzle:
    """Write down a position and its measured options."""
    game, decision = question.game, question.decision
    search = question.search(to_the_end=False)
    first_sight = search.candidates(question.worlds().deal(stream(0, FIND_STREAM)), decision.ident)[0]
    options = [
        PuzzleOption(game.describe(option.choice, by_id=True), round(PER_CENT * option.chance), round(option.points, 1))
        for option in found.standings
    ]
    return Puzzle(
        config=game.config.to_data(),
        rules=rules_version(game.config.game),
        seed=game.seed,
        answers=notation(game, answers),
        ident=decision.ident,
        seat=decision.decider,
        hard=first_sight.choice != found.best.choice,
        margin=round(PER_CENT * found.margin, 2),
        error=round(PER_CENT * found.error, 2),
        options=options,
    )
