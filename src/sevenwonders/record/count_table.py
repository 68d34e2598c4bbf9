"""Count the sequences of answers that a position allows. If a rule changes, a count nearly always changes too."""

from collections.abc import Callable

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game

Choose = Callable[[Game, Decision, list[int]], int]


def count_sequences(game: Game, depth: int) -> int:
    """Count the sequences of `depth` answers, each to the first open decision.

    A sequence that ends the game earlier counts once.
    """
    pending = game.pending()
    if depth == 0 or not pending:
        return 1
    ident = pending[0].ident
    options = game.options(ident)
    # The last answer need not be carried out to be counted: this saves most of the time.
    if depth == 1:
        return len(options)
    total = 0
    for choice in options:
        after = game.copy()
        after.answer(ident, choice)
        total += count_sequences(after, depth - 1)
    return total


def count_row(game: Game, depth: int) -> list[int]:
    """List the counts for every depth from 1 to the given one."""
    return [count_sequences(game, answers) for answers in range(1, depth + 1)]


def play_until(game: Game, choose: Choose, reached: Callable[[], bool]) -> None:
    """Play on until `reached` is true or the game is over."""
    while not game.finished() and not reached():
        decision = game.pending()[0]
        game.answer(decision.ident, choose(game, decision, game.options(decision.ident)))
