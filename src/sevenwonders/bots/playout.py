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
        listed = game.listed(decision)
        choice = bots[decision.decider].choose(Question(game, decision, listed))
        # An option that was just listed is legal. Anything else goes the way that refuses it with a reason.
        if choice in listed:
            game.answer_listed(decision, choice)
        else:
            game.answer(decision.ident, choice)
