"""Watch bots play, and count how often a bot wins."""

from sevenwonders import Config
from sevenwonders.bots.batches import played_game, seed_of
from sevenwonders.bots.bot import Bot, Question, play_out
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import new_game, sample
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream

SAMPLE_STREAM = 1000
# What a bot that searches may do for a move in these tests, so that whole games stay cheap.
TINY = Budget(iterations=4)


class Watched(Bot):
    """Checks every answer of another bot and remembers which kinds of decision it was asked."""

    def __init__(self, bot: Bot, kinds: set[int]) -> None:
        self.bot = bot
        self.kinds = kinds

    def choose(self, question: Question) -> int:
        choice = int(self.bot.choose(question))
        assert choice in question.options
        self.kinds.add(question.decision.kind)
        return choice


def watched_game(name: str, config: Config, seed: int) -> tuple[Game, set[int]]:
    kinds: set[int] = set()
    game = new_game(config, seed)
    play_out(game, [Watched(make_bot(config.game, name, seed, seat, TINY), kinds) for seat in range(config.players)])
    return game, kinds


def kinds_met(config: Config, wanted: set[int], games: int = 60) -> set[int]:
    """The kinds of decision that greedy bots are asked, in as many games as it takes to meet the wanted ones."""
    kinds: set[int] = set()
    for seed in range(games):
        kinds |= watched_game("greedy", config, seed)[1]
        if wanted <= kinds:
            break
    return kinds


def check_only_the_view_counts(config: Config, bot: str, seed: int) -> None:
    """A bot gives the same answer in all games that look the same to it."""
    game = new_game(config, seed)
    play_out(game, [Twins(game, bot)] * config.players)
    assert game.finished()


def fresh_choice(game: Game, decision: Decision, bot: str) -> int:
    """The answer of a new bot, with the same random numbers each time."""
    question = Question(game, decision)
    return int(make_bot(game.config.game, bot, 5, decision.decider, TINY).choose(question))


class Twins(Bot):
    """Plays like another bot, and checks that it plays the same in every game that the decider cannot tell apart."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name

    def choose(self, question: Question) -> int:
        decision = question.decision
        choice = fresh_choice(self.game, decision, self.name)
        twin = sample(question.view(), stream(decision.ident, SAMPLE_STREAM))
        assert fresh_choice(twin, twin.decision(decision.ident), self.name) == choice
        return choice


def wins_of(seat: int, config: Config, seed: int, games: int) -> float:
    """The victories of a greedy bot among random ones; a shared one counts in part."""
    bots = ["greedy" if other == seat else "random" for other in range(config.players)]
    wins = 0.0
    for number in range(games):
        winners = played_game(config, bots, seed_of(seed, number)).ranking()[0]
        wins += (seat in winners) / len(winners)
    return wins
