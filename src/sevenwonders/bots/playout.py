"""Play a game to its end with bots in all seats."""

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game


def play_out(game: Game, bots: list[Bot]) -> None:
    """Answer every decision with the bot of the seat that decides."""
    while game.decisions:
        play_turn(game, bots)


def play_turn(game: Game, bots: list[Bot]) -> None:
    """Answer the decisions that are open now."""
    group = game.decisions
    # Without those that an answer adds to the group, which are open only then.
    for number in range(len(group)):
        decision = group[number]
        if decision.choice != UNANSWERED:
            continue
        question = Question(game, decision)
        choice = bots[decision.decider].choose(question)
        # An option that was just listed is legal. Anything else goes the way that refuses it with a reason.
        if choice in question.listed:
            game.answer_listed(decision, choice)
        else:
            game.answer(decision.ident, choice)
