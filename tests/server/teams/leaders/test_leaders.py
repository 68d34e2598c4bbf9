"""Leaders in teams: partners see each other's."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from tests.server.positions import play_of


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_only_the_partner_sees_leaders_in_hand(viewer: int) -> None:
    game = new_classic_game(Config(4, edition=2, expansions=["leaders"], variant="teams"), 7)
    while game.age < 1 or game.turn < 1:
        item = game.pending()[0]
        game.answer(item.ident, game.options(item.ident)[-1])
    seeing = [viewer, viewer ^ 1] if viewer >= 0 else []
    for seat, seen in enumerate(play_of(game, viewer).cities):
        assert seen.leaders is not None
        assert seen.leaders.hand_size == 3
        assert len(seen.leaders.hand) == (3 if seat in seeing else 0)
