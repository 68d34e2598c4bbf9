"""Play a game to its end with bots in all seats."""

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.kernel.game import Game


def play_out(game: Game, bots: list[Bot]) -> None:
    """Answer every decision with the bot of the seat that decides."""
    while game.decisions:
        play_turn(game, bots)


def play_turn(game: Game, bots: list[Bot]) -> None:
    """Answer the decisions that are open now."""
    for decision in game.pending():
        choice = bots[decision.decider].choose(Question(game, decision, game.options_of(decision)))
        game.answer(decision.ident, choice)
