"""Decisions of every kind of table, with two of their options, for tests of evidence."""

from collections.abc import Iterator
from typing import NamedTuple

from sevenwonders import Config, new_game, new_memory
from sevenwonders.bots.analysis.compare_options import all_evidence
from sevenwonders.bots.analysis.comparison import Comparison
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.game_evidence import game_evidence
from sevenwonders.bots.analysis.trials import Limit, run_trials
from sevenwonders.bots.analysis.wording import worded
from sevenwonders.games import checked_config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import stream
from tests.support.expansions import ALL, COMBINATIONS
from tests.support.games import answer_one

EVERY_TABLE = [
    *(Config(players) for players in range(2, 8)),
    Config(4, edition=2, variant="teams"),
    Config(4, edition=2, variant="teams", expansions=ALL),
    *(Config(3 + number % 3, edition=2, expansions=names) for number, names in enumerate(COMBINATIONS)),
    *(Config(players, game="architects") for players in (2, 3, 5)),
]


class Question(NamedTuple):
    """A decision with what its seat knows, and two options that differ in more than payment."""

    game: Game
    decision: Decision
    memory: Memory
    options: tuple[int, int]


def questions(config: Config, seed: int, count: int) -> Iterator[Question]:
    """Some decisions of a game that is played at random, from a random moment on."""
    game = new_game(checked_config(config), seed)
    rng = stream(seed, 1004)
    memories: dict[int, Memory] = {}
    # From anywhere in the game on, the first decision included.
    answers = -rng.below(14 * config.players)
    while not game.finished() and count:
        for decision in game.pending():
            memory = memories.setdefault(decision.decider, new_memory(game.config, decision.decider))
            memory.observe(game.view(decision.decider))
        decision = game.pending()[0]
        different = list({game.without_payment(option): option for option in game.options(decision.ident)}.values())
        if len(different) > 1 and answers >= 0 and answers % 7 == 0:
            first = rng.below(len(different))
            second = (first + 1 + rng.below(len(different) - 1)) % len(different)
            memory = memories[decision.decider]
            yield Question(game.copy(), decision.copy(), memory, (different[first], different[second]))
            count -= 1
        answer_one(game, rng)
        answers += 1


def all_pieces(game: Game, better: str, other: str, seat: int = 0, worlds: int = 8, seed: int = 1) -> list[Evidence]:
    """All evidence for one option of a seat's first decision against another, given in words, however small."""
    decision = next(item for item in game.pending() if item.decider == seat)
    one, two = (game.match_option(decision.ident, words) for words in (better, other))
    knowledge = game_evidence(game.config.game)
    trials = run_trials(game.view(seat), None, decision.ident, one, two, seed, Limit(worlds), knowledge.watch())
    return all_evidence(knowledge, Comparison(trials))


def pieces(game: Game, better: str, other: str, kind: str, seat: int = 0, worlds: int = 8) -> list[Evidence]:
    """The evidence of one kind."""
    return [item for item in all_pieces(game, better, other, seat, worlds) if item.kind == kind]


def said(game: Game, item: Evidence) -> str:
    """A piece of evidence as a sentence, with the names of cities."""
    return worded(game, item, game.city_names()).sentence
