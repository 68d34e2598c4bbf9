"""Teams as the page sees them: a partner's hand, and fights between teams."""

import msgspec
import pytest

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.server.store.protocol import SeatRow
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.wire.classic.table import FightScene
from sevenwonders.server.wire.messages import GameConfig, TeamState
from tests.server.positions import Shelf, check_menus, lines_of, play_of, say, shown
from tests.server.stores import table

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


def test_a_fight_of_teams_is_one_scene_with_all_tokens() -> None:
    game = SHELF.game(SHELF.city(built="barracks"), *SHELF.others(3), age=2, turn=SHELF.library.last_turn)
    say(game, *["sell Altar"] * 4)
    assert [(line.seat, line.scene) for line in lines_of(game, "conflict")] == [
        (1, FightScene(2, 0, 0, [], [])),
        (0, FightScene(3, 1, 0, [3, 3], [-2, -2])),
    ]


def test_a_lobby_knows_its_teams() -> None:
    row = msgspec.structs.replace(table(), config=GameConfig(edition=2, players=4, variant="teams"))
    rows = [SeatRow(seat, f"Guest {seat}", "person", "", "", False) for seat in range(4)]
    layout = layout_of(row)
    seats = seats_of(row, layout.teams, rows, connected=[])
    assert [seat.team for seat in seats] == [0, 0, 1, 1]
    lobby = table_state(About(row, layout, seats, points=False), None, 0)
    assert lobby.teams == [TeamState(0, [0, 1], None), TeamState(1, [2, 3], None)]
    alone = msgspec.structs.replace(table(), config=GameConfig(players=2))
    assert [seat.team for seat in seats_of(alone, layout_of(alone).teams, rows[:2], connected=[])] == [-1, -1, -1]
    assert table_state(About(alone, layout_of(alone), [], points=False), None, 0).teams == []


def test_a_team_has_one_total_and_one_place() -> None:
    game = SHELF.game(
        SHELF.city(hand="", coins=9, built="altar"),
        SHELF.city("rhodos_day", "", coins=3),
        SHELF.city("olympia_day", "", coins=6),
        SHELF.city("ephesos_day", "", coins=0),
    )
    assert game.finished(), "nobody holds a card"
    state = shown(game, 0)
    assert state.teams == [TeamState(0, [0, 1], 7), TeamState(1, [2, 3], 2)]
    assert [score.place for score in state.scores] == [1, 1, 2, 2]
