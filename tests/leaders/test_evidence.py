"""Evidence about Leaders."""

from sevenwonders import Config, new_game
from tests.support.evidence_positions import pieces, said


def test_a_leader_that_comes_earlier() -> None:
    game = new_game(Config(3, edition=2, expansions=["leaders"]), seed=4)
    while not any("recruit" in game.describe(option) for option in game.options(game.pending()[0].ident)):
        for decision in game.pending():
            game.answer(decision.ident, game.options(decision.ident)[0])
    words = [game.describe(option) for option in game.options(game.pending()[0].ident)]
    recruit = next(option for option in words if option.startswith("recruit"))
    sell = next(option for option in words if option.startswith("sell"))
    [item] = pieces(game, recruit, sell, "tempo_leaders", worlds=20)
    assert item.numbers[0] == 1
    assert item.numbers[1] > 2.5 * item.numbers[2]
    assert said(game, item).startswith("Leader 1 is recruited ")
    assert not pieces(game, sell, recruit, "tempo_leaders", worlds=20)
