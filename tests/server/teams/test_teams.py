"""Teams as the page sees them: a partner's hand, and fights between teams."""

import pytest

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.setup import new_classic_game
from tests.server.positions import Shelf, check_menus, play_of, shown

SHELF = Shelf(variant="teams")


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_only_the_partner_sees_a_hand(viewer: int) -> None:
    game = new_classic_game(Config(4, edition=2, variant="teams"), 7)
    play = play_of(game, viewer)
    assert [seen.partner for seen in play.cities] == [1, 0, 3, 2]
    partner = viewer ^ 1 if viewer >= 0 else -1
    held = [[SHELF.library.cards[card].ident for card in city.hand] for city in game.cities]
    assert play.partner_hand == (held[partner] if viewer >= 0 else [])
    assert play.hand == (held[viewer] if viewer >= 0 else [])
    for decision in shown(game, viewer).decisions:
        assert (decision.menu is not None) == (decision.decider == viewer)


def test_without_teams_nobody_has_a_partner() -> None:
    play = play_of(new_classic_game(Config(3, edition=2), 1), 0)
    assert [seen.partner for seen in play.cities] == [-1, -1, -1]
    assert play.partner_hand == []


def test_each_fights_the_neighbour_of_another_team_for_two_tokens() -> None:
    game = SHELF.game(SHELF.city(), *SHELF.others(3))
    assert [[(fight.seat, fight.tokens) for fight in seen.fights] for seen in play_of(game).cities] == [
        [(3, 2)],
        [(2, 2)],
        [(1, 2)],
        [(0, 2)],
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_menu_offers_exactly_the_options(seed: int) -> None:
    check_menus(Config(4, edition=2, expansions=list(EXPANSIONS), variant="teams"), seed)
