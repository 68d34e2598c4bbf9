"""Random games with Leaders, played to their end."""

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.kernel.playout import play_on
from sevenwonders.kernel.policy import UNIFORM
from sevenwonders.kernel.rng import stream


def test_turns_are_counted_through_all_ages() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1)
    assert game.turns_begun() == 0, "leaders are drafted before the first turn"
    begun = [game.turns_begun()]
    while not game.finished():
        play_on(game, UNIFORM, stream(1, 1), turns=1)
        begun.append(game.turns_begun())
    assert begun == [*range(19), 18]
