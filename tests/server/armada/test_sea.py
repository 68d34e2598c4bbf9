"""Armada as the page sees it: ships that go with cards, islands, naval strength, taxes and landings."""

import pytest

from sevenwonders.classic.armada.harbour import BLUE_LANE, harbour
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.wire.classic.armada import (
    LandingScene,
    NavalPlace,
    NavalScene,
    SailScene,
    SeaState,
    ShipyardState,
    TaxScene,
)
from sevenwonders.server.wire.classic.table import FightScene, MoveScene, Share
from tests.server.positions import (
    Shelf,
    city_of,
    columns_of,
    extras,
    lines_of,
    menu,
    play_of,
    say,
    scenes_of,
    shown,
    uses,
)

# With shipyard A the steps of red, yellow, blue and green begin with S, W, O and G.
SHELF = Shelf("armada")
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


def yard_of(game: ClassicGame, seat: int, viewer: int = -1) -> ShipyardState:
    yard = city_of(game, seat, viewer).armada
    assert yard is not None
    return yard


def sea_of(game: ClassicGame, viewer: int = -1) -> SeaState:
    sea = play_of(game, viewer).armada
    assert sea is not None
    return sea


# What goes with a card


def test_a_ship_with_a_card_has_one_joint_price() -> None:
    game = game_with(city("gizah_day", "altar barracks", built="ore_vein"), *others())
    (barracks,) = uses(game, "barracks", "build")
    assert ([game.describe(way.choice) for way in barracks.ways], barracks.price) == (["build Barracks"], 0)
    (ship,) = barracks.extras
    assert (ship.extra, ship.resources, ship.coins, ship.gives) == ("red ship", ["S"], 0, ["1 naval strength"])
    assert [game.describe(way.choice) for way in ship.ways] == ["build Barracks with red ship"]
    assert (ship.price, ship.reason) == (0, "")
    (altar,) = uses(game, "altar", "build")
    assert [(extra.extra, extra.resources) for extra in altar.extras] == [("blue ship", ["O"])]
    (sold,) = uses(game, "altar", "sell")
    assert [(extra.extra, extra.resources, extra.price) for extra in sold.extras] == [("yellow ship", [""], 0)]


def test_what_is_short_for_both_together_is_shown() -> None:
    """One ore serves the card or the ship, not both; what can be bought has its price."""
    game = game_with(city("gizah_day", "barracks altar", built="ore_vein", fleets={"red": 1}), *others())
    (ship,) = uses(game, "barracks", "build")[0].extras
    assert [way.shares for way in ship.ways] == [[Share(1, 2)]]
    assert ship.price == 2
    poor = game_with(city("gizah_day", "barracks altar", built="ore_vein", fleets={"red": 1}, coins=1), *others())
    (barracks,) = uses(poor, "barracks", "build")
    (ship,) = barracks.extras
    assert (len(barracks.ways), ship.ways, ship.missing, ship.short) == (1, [], "", 1)
    assert "1 short" in ship.reason
    none = game_with(city("gizah_day", "tavern altar", fleets={"yellow": 1}), *others())
    (ship,) = uses(none, "tavern", "build")[0].extras
    assert (ship.extra, ship.ways, ship.missing) == ("yellow ship", [], "T")


def test_a_card_that_cannot_be_built_offers_no_ship() -> None:
    game = game_with(city("gizah_day", "barracks altar", coins=0), *others())
    (barracks,) = uses(game, "barracks", "build")
    assert (barracks.ways, barracks.extras, bool(barracks.reason)) == ([], [], True)


def test_a_fleet_at_the_end_of_its_lane_stays_there() -> None:
    fleets = {"red": 6, "yellow": 6, "blue": 6, "green": 6}
    game = game_with(city("gizah_day", "altar theater", fleets=fleets), *others())
    assert [use.extras for use in uses(game, "altar", "build") + uses(game, "altar", "sell")] == [[], []]
    assert [(fleet.square, fleet.cost, fleet.next) for fleet in yard_of(game, 0).fleets] == [(6, "", None)] * 4


def test_a_step_with_one_resource_less_has_alternatives() -> None:
    game = game_with(city("gizah_day", "altar barracks", built="ore_vein ancient_oasis", fleets={"red": 3}), *others())
    (ship,) = uses(game, "barracks", "build")[0].extras
    assert sorted(ship.resources) == ["C", "W"]
    assert "special:cheaper_ships" in [right.code for right in city_of(game, 0).rights]


def test_a_stage_moves_the_ship_of_its_shipyard() -> None:
    game = game_with(city("rhodos_day", built="lumber_yard sawmill", coins=5), *others())
    (stage,) = uses(game, "altar", "stage")
    assert (stage.stage, len(stage.ways)) == (1, 1)
    assert set(extras(stage)) == {"blue ship"}


def test_siracusa_has_a_use_for_each_stage_that_is_left() -> None:
    game = game_with(
        city("siracusa_day", "altar theater", built="ore_vein foundry loom_1", stages=1, built_stages=0b100, coins=0),
        *others(),
    )
    assert (city_of(game, 0).stages, city_of(game, 0).built_stages) == (1, [3])
    first, second = uses(game, "altar", "stage")
    assert (first.stage, first.ways, first.missing, bool(first.reason)) == (1, [], "SS", True)
    assert (second.stage, second.reason) == (2, "")
    assert [game.describe(way.choice) for way in second.ways] == ["stage Altar as 2"]
    assert all("as 2 with" in game.describe(way.choice) for extra in second.extras for way in extra.ways)
    assert city_of(game, 0).next_stages == [1, 2]
    say(game, "stage Altar as 2", "sell Altar", "sell Altar")
    assert (city_of(game, 0).next_stages, city_of(game, 0).built_stages) == ([1], [2, 3])
    assert next((card.stage, card.card) for card in city_of(game, 0, viewer=0).buried) == (2, "altar")
    assert [card.stage for card in city_of(game, 0).buried] == [2, 3]
    assert {board.id for board in catalogue_facts(2).boards if board.any_order} == {"siracusa_day", "siracusa_night"}


def test_goods_from_two_seats_away_are_paid_for_there() -> None:
    game = game_with(
        city("gizah_day", "barracks altar", built="eastern_emporium"),
        city("olympia_day"),
        city("olympia_night"),
        city("rhodos_day"),
        city("olympia_day"),
    )
    (way,) = uses(game, "barracks", "build")[0].ways
    assert (way.price, way.shares) == (1, [Share(3, 1)])
    assert "far_trade:right:1" in [right.code for right in city_of(game, 0).rights]


# Fleets, islands and the sea


def test_a_shipyard_shows_where_the_next_step_leads() -> None:
    fleets = {"red": 2, "yellow": 1, "green": 1}
    game = game_with(city(fleets=fleets, naval=[3, -1], built="coastal_defenses"), *others())
    yard = yard_of(game, 0)
    assert (yard.id, yard.wonder_fleet, yard.naval_strength, yard.commercial_level) == ("shipyard_a", "blue", 3, 1)
    assert yard.tokens == [3, -1]
    assert [(fleet.fleet, fleet.square, fleet.cost) for fleet in yard.fleets] == [
        ("red", 2, "G"),
        ("yellow", 1, "T"),
        ("blue", 0, "O"),
        ("green", 1, "W"),
    ]
    ahead = [fleet.next for fleet in yard.fleets]
    assert all(ahead)
    assert [square.naval for square in ahead if square] == [3, 0, 0, 0]
    assert [(square.coins, square.level, square.tax) for square in ahead if square][1] == (2, 1, 1)
    assert [square.island for square in ahead if square] == [0, 0, 0, 1]
    assert [(naval.strength, naval.token) for naval in sea_of(game).naval] == [(3, 3), (0, -1), (0, -1)]
    assert sea_of(game).islands == [9, 9, 9]


def test_free_steps_are_sets_of_fleets() -> None:
    game = game_with(city(hand="construction_zone altar"), *others())
    say(game, "build Construction Zone", "sell Altar", "sell Altar")
    offered = menu(game, 0)
    assert [(item.card, item.number, item.names) for item in offered] == [
        ("", None, [fleet]) for fleet in ("red", "yellow", "blue", "green")
    ]
    assert {use.use for item in offered for use in item.uses} == {"sail"}
    game = game_with(city("siracusa_night", built="ore_vein foundry lumber_yard"), *others())
    say(game, "stage Altar as 2", "sell Altar", "sell Altar")
    assert [len(item.names) for item in menu(game, 0)] == [2] * 6


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_only_the_explorer_sees_the_islands_on_offer(viewer: int) -> None:
    game = game_with(city(hand="apothecary altar", built="loom_1 lumber_yard", fleets={"green": 1}), *others())
    say(game, "build Apothecary with ship", "sell Altar", "sell Altar")
    yard = yard_of(game, 0, viewer)
    assert yard.offered_count == 4
    assert sea_of(game, viewer).islands == [5, 9, 9]
    held = [SHELF.library.cards[card].ident for card in armada_of(game.cities[0]).offered]
    assert yard.offered == (held if viewer == 0 else [])
    assert [item.card for item in menu(game, 0)] == held
    assert {use.use for item in menu(game, 0) for use in item.uses} == {"settle"}
    say(game, f"settle {held[0]}")
    assert held[0] in city_of(game, 0, viewer).built
    assert (yard_of(game, 0, viewer).offered, sea_of(game, viewer).islands) == ([], [8, 9, 9])


def test_pirates_and_taxes_are_losses_to_come() -> None:
    """While a fleet is still to be moved, the losses of the turn are those that are due as the table is now."""
    game = game_with(
        city(hand="pirate_hideout altar", fleets={"yellow": 3}),
        city("rhodos_day", "construction_zone altar", fleets={"yellow": 3}),
        city("olympia_day", built="foggy_island", fleets={"yellow": 3}),
    )
    say(game, "build Pirate Hideout", "build Construction Zone", "sell Altar with ship")
    assert [seen.loss for seen in play_of(game).cities] == [0, 2, 0]
    assert [(yard_of(game, seat).pirates, yard_of(game, seat).tax) for seat in range(3)] == [(0, 0), (1, 0), (1, 2)]
    game = game_with(
        city(hand="tavern altar", built="loom_1", fleets={"yellow": 1}),
        city("rhodos_day", "construction_zone altar"),
        city("olympia_day", fleets={"yellow": 1}),
    )
    say(game, "build Tavern with ship", "build Construction Zone", "sell Altar")
    assert [seen.loss for seen in play_of(game).cities] == [0, 1, 0]


def test_landings_add_a_fight() -> None:
    game = game_with(city(hand="pontoon altar", built="press_1"), *others(4))
    say(game, "build Pontoon", *["sell Altar"] * 4)
    assert [yard_of(game, seat).landings for seat in range(5)] == [[3], [], [], [], []]
    assert [sorted(fight.seat for fight in seen.fights) for seen in play_of(game).cities] == [
        [1, 3, 4],
        [0, 2],
        [1, 3],
        [0, 2, 4],
        [0, 3],
    ]


def test_fighting_at_sea_or_not_is_one_row() -> None:
    last = game_with(city(built="forgotten_oasis"), *others(), turn=SHELF.library.last_turn)
    say(last, *["sell Altar"] * 3)
    (item,) = menu(last, 0)
    assert (item.card, item.number, item.names) == ("", None, [])
    assert [use.use for use in item.uses] == ["fight", "pass"]


def test_a_finished_game_has_no_naval_conflict_ahead() -> None:
    game = game_with(city(hand="", fleets={"red": 2}), city("rhodos_day", ""), city("olympia_day", ""))
    assert game.finished(), "nobody holds a card"
    assert [(naval.strength, naval.token) for naval in sea_of(game).naval] == [(2, 0), (0, 0), (0, 0)]
    assert shown(game, 0).categories[-2:] == ["naval", "islands"]


# The catalogue


def test_shipyards_and_lanes_keep_their_marks() -> None:
    box = catalogue_facts(2).armada
    assert box is not None
    assert [yard.id[-1] for yard in box.shipyards] == list("abcdefg")
    assert all(yard.reconstructed for yard in box.shipyards)
    assert {len(steps) for yard in box.shipyards for steps in yard.costs.values()} == {6}
    assert [(lane.fleet, len(lane.squares), lane.reconstructed) for lane in box.lanes] == [
        (fleet, 7, True) for fleet in ("red", "yellow", "blue", "green")
    ]
    assert catalogue_facts(1).armada is None


def test_islands_and_maritime_cards_are_known_by_their_set() -> None:
    by_id = {card.id: card for card in catalogue_facts(2).cards}
    port, island = by_id["fortified_port"], by_id["foggy_island"]
    assert (port.reconstructed, port.set, port.age) == (["cost"], "armada", 2)
    assert (island.level, island.colour, island.set, island.age) == (1, "island", "armada", 0)


# What there is to see


def test_the_sea_lists_the_strongest_first() -> None:
    game = game_with(city(), city("rhodos_day", fleets={"red": 2}), city("olympia_day", fleets={"red": 1}))
    assert [(naval.seat, naval.strength) for naval in sea_of(game).naval] == [(1, 2), (2, 1), (0, 0)]


def test_a_naval_conflict_shows_everybody_in_their_places() -> None:
    strengths = [1, 3, 1, 2, 2]
    boards = ["gizah_day", "rhodos_day", "olympia_day", "ephesos_day", "babylon_day"]
    cities = [city(board, fleets={"red": red}) for board, red in zip(boards, strengths, strict=True)]
    game = game_with(*cities, age=2, turn=SHELF.library.last_turn)
    found = [naval_strength(seen) for seen in game.cities]
    say(game, *["sell Altar"] * 5)
    assert scenes_of(game, "naval_battle") == [
        NavalScene(
            [
                NavalPlace(1, found[1], 1, 5),
                NavalPlace(3, found[3], 2, 0),
                NavalPlace(4, found[4], 2, 0),
                NavalPlace(0, found[0], 4, -2),
                NavalPlace(2, found[2], 4, -2),
            ]
        )
    ]
    assert [yard_of(game, seat).tokens for seat in range(5)] == [[-2], [5], [-2], [], []]


def test_fleets_taxes_and_islands_can_be_seen() -> None:
    game = game_with(
        city(hand="tavern altar", built="loom_1", fleets={"yellow": 1}),
        city("rhodos_day", fleets={"yellow": 1}),
        city("olympia_day", fleets={"yellow": 1}),
    )
    say(game, "build Tavern with ship", "sell Altar", "sell Altar")
    assert scenes_of(game, "sailed") == [SailScene("yellow", 2)]
    assert scenes_of(game, "taxed") == [TaxScene(1)]
    explorer = game_with(city(hand="apothecary altar", built="loom_1 lumber_yard", fleets={"green": 1}), *others())
    say(explorer, "build Apothecary with ship", "sell Altar", "sell Altar")
    say(explorer, f"settle {menu(explorer, 0)[0].card}")
    assert scenes_of(explorer, "island_taken") == [MoveScene("settle", 0, 0, -1)]


def test_a_landing_is_fought_at_the_end_of_the_age_on_the_nearer_side() -> None:
    game = game_with(city(hand="pontoon altar", built="press_1"), *others(4), turn=SHELF.library.last_turn - 1)
    say(game, "build Pontoon", *["sell Altar"] * 4)
    assert scenes_of(game, "landed") == [LandingScene(3)]
    assert [(fight.seat, fight.side) for fight in city_of(game, 0).fights if fight.seat == 3] == [(3, "right")]
    assert [(fight.seat, fight.side) for fight in city_of(game, 3).fights if fight.seat == 0] == [(0, "left")]
    say(game, *[f"sell {menu(game, seat)[0].card}" for seat in range(5)])
    fights = [
        (line.seat, scene.other) for line in lines_of(game, "conflict") if isinstance(scene := line.scene, FightScene)
    ]
    assert (0, 3) in fights


def test_the_sheet_explains_fleets_and_naval_tokens() -> None:
    game = game_with(
        city(hand="", coins=0, naval=[3, -1], fleets={"blue": 3}), city("rhodos_day", ""), city("olympia_day", "")
    )
    assert game.finished(), "nobody holds a card"
    columns = columns_of(game, 0)
    assert columns["naval"] == [("naval 3", 3), ("naval -1", -1)]
    assert columns["civilian"] == [("blue_fleet 3", harbour().squares[BLUE_LANE][3].points)]
