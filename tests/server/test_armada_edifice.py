"""Armada and Edifice as the page sees them: ships and Edifices beside cards, islands, naval strength, penalties."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import sample
from sevenwonders.kernel.rng import stream
from sevenwonders.server import wire
from sevenwonders.server.classic.facts import catalogue_facts
from sevenwonders.server.classic.present import cards_in
from sevenwonders.server.classic.wire import CityState, ClassicPlay, ExtraUse, MenuCard, ShipyardState, Use
from sevenwonders.server.state import About, table_state
from tests.server.house import choices_in_menu, classic
from tests.server.stores import table

ALL = ["leaders", "cities", "armada", "edifice"]
LIBRARY = library_of(2, tuple(ALL))


def cards(names: str) -> list[int]:
    return [LIBRARY.saved_card(name) for name in names.split()]


def city(
    board: str = "gizah_day",
    hand: str = "altar theater",
    *,
    built: str = "",
    coins: int = 3,
    stages: int = 0,
    built_stages: int = 0,
    tokens: tuple[int, ...] = (),
    fleets: tuple[int, int, int, int] = (0, 0, 0, 0),
    naval: tuple[int, ...] = (),
    pawns: tuple[int, int, int] = (0, 0, 0),
) -> CitySetup:
    """A city with shipyard A, where the steps of red, yellow, blue and green begin with S, W, O and G."""
    return CitySetup(
        LIBRARY.saved_board(board),
        coins,
        stages,
        cards(built),
        cards(hand),
        list(tokens),
        built_stages=built_stages,
        fleets=list(fleets),
        naval=list(naval),
        pawns=list(pawns),
    )


def others(count: int = 2) -> list[CitySetup]:
    boards = ["rhodos_day", "olympia_day", "ephesos_day", "babylon_day"]
    return [city(board) for board in boards[:count]]


def game_with(*cities: CitySetup, age: int = 1, turn: int = 1, edifices: str = "", sails: bool = False) -> ClassicGame:
    """A position of the game with all four expansions."""
    options = {"black_cards_sail": "true"} if sails else {}
    config = Config(len(cities), edition=2, expansions=ALL, options=options)
    game = set_up(config, list(cities), age=age, turn=turn, edifices=cards(edifices))
    game.keeps_events = True
    return game


def shown(game: ClassicGame, seat: int) -> wire.TableState:
    return table_state(About(table(), [], points=False), game, seat)


def play_of(game: ClassicGame, viewer: int = -1) -> ClassicPlay:
    return classic(shown(game, viewer))


def city_of(game: ClassicGame, seat: int, viewer: int = -1) -> CityState:
    return play_of(game, viewer).cities[seat]


def yard_of(game: ClassicGame, seat: int, viewer: int = -1) -> ShipyardState:
    yard = city_of(game, seat, viewer).shipyard
    assert yard is not None
    return yard


def menu(game: ClassicGame, seat: int) -> list[MenuCard]:
    (decision,) = [item for item in shown(game, seat).decisions if item.decider == seat]
    return decision.menu or []


def uses(game: ClassicGame, card: str, use: str, seat: int = 0) -> list[Use]:
    """What the seat can do so with the card."""
    return [found for item in menu(game, seat) if item.card == card for found in item.uses if found.use == use]


def extras(use: Use) -> dict[str, ExtraUse]:
    return {extra.extra: extra for extra in use.extras}


def say(game: ClassicGame, *words: str) -> None:
    """The seats answer in their order."""
    for item, choice in zip(game.pending(), words, strict=True):
        game.answer(item.ident, game.match_option(item, choice))


# What goes with a card


def test_a_ship_beside_a_card_has_one_joint_price() -> None:
    game = game_with(city("gizah_day", "altar barracks", built="ore_vein"), *others())
    (barracks,) = uses(game, "barracks", "build")
    assert ([game.describe(way.choice) for way in barracks.ways], barracks.price) == (["build Barracks"], 0)
    (ship,) = barracks.extras
    assert (ship.extra, ship.resources, ship.coins, ship.gives) == ("red_fleet", ["S"], 0, ["1 naval strength"])
    assert [game.describe(way.choice) for way in ship.ways] == ["build Barracks with red ship"]
    assert (ship.price, ship.reason) == (0, "")
    (altar,) = uses(game, "altar", "build")
    assert [(extra.extra, extra.resources) for extra in altar.extras] == [("blue_fleet", ["O"])]
    (sold,) = uses(game, "altar", "sell")
    assert [(extra.extra, extra.resources, extra.price) for extra in sold.extras] == [("yellow_fleet", [""], 0)]


def test_what_is_short_for_both_together_is_told() -> None:
    """One ore serves the card or the ship, not both; what can be bought has its price."""
    game = game_with(city("gizah_day", "barracks altar", built="ore_vein", fleets=(1, 0, 0, 0)), *others())
    (ship,) = uses(game, "barracks", "build")[0].extras
    assert [(way.left, way.right, way.bank) for way in ship.ways] == [(2, 0, 0)]
    assert ship.price == 2
    poor = game_with(city("gizah_day", "barracks altar", built="ore_vein", fleets=(1, 0, 0, 0), coins=1), *others())
    (barracks,) = uses(poor, "barracks", "build")
    (ship,) = barracks.extras
    assert (len(barracks.ways), ship.ways, ship.missing, ship.short) == (1, [], "", 1)
    assert "1 short" in ship.reason
    none = game_with(city("gizah_day", "tavern altar", fleets=(0, 1, 0, 0)), *others())
    (ship,) = uses(none, "tavern", "build")[0].extras
    assert (ship.extra, ship.ways, ship.missing) == ("yellow_fleet", [], "T")


def test_a_card_that_cannot_be_built_offers_no_ship() -> None:
    game = game_with(city("gizah_day", "barracks altar", coins=0), *others())
    (barracks,) = uses(game, "barracks", "build")
    assert (barracks.ways, barracks.extras, bool(barracks.reason)) == ([], [], True)


def test_a_fleet_at_the_end_of_its_lane_stays_there() -> None:
    game = game_with(city("gizah_day", "altar theater", fleets=(6, 6, 6, 6)), *others())
    assert [use.extras for use in uses(game, "altar", "build") + uses(game, "altar", "sell")] == [[], []]
    assert [(fleet.square, fleet.cost, fleet.next) for fleet in yard_of(game, 0).fleets] == [(6, "", None)] * 4


def test_a_step_with_one_resource_less_has_alternatives() -> None:
    game = game_with(
        city("gizah_day", "altar barracks", built="ore_vein ancient_oasis", fleets=(3, 0, 0, 0)), *others()
    )
    (ship,) = uses(game, "barracks", "build")[0].extras
    assert sorted(ship.resources) == ["C", "W"]
    assert "special:cheaper_ships" in [right.code for right in city_of(game, 0).rights]


def test_black_cards_may_sail_by_the_house_rule() -> None:
    black = city("gizah_day", "pigeonhole altar", fleets=(1, 0, 2, 0), coins=9)
    assert uses(game_with(black, *others()), "pigeonhole", "build")[0].extras == []
    offered = extras(uses(game_with(black, *others(), sails=True), "pigeonhole", "build")[0])
    assert set(offered) == {"yellow_fleet", "green_fleet"}


def test_a_stage_may_move_a_ship_or_join_the_edifice() -> None:
    game = game_with(
        city("rhodos_day", built="lumber_yard sawmill", coins=5), *others(), edifices="belvedere factory agora"
    )
    (stage,) = uses(game, "altar", "stage")
    assert (stage.stage, len(stage.ways)) == (1, 1)
    offered = extras(stage)
    assert set(offered) == {"blue_fleet", "edifice"}
    joining = offered["edifice"]
    assert (joining.resources, joining.coins, joining.price) == ([""], 1, 1)
    assert (joining.gives, [way.bank for way in joining.ways]) == (["1 point for each wonder stage here"], [1])
    say(game, "stage Altar with edifice", "sell Altar", "sell Altar")
    assert city_of(game, 0).coins == 4
    assert [extra.extra for extra in uses(game, "theater", "stage")[0].extras] == []


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
    assert {board.id for board in catalogue_facts(2).boards if board.any_order} == {"siracusa_day", "siracusa_night"}


def test_goods_from_two_seats_away_have_their_own_column() -> None:
    game = game_with(
        city("gizah_day", "barracks altar", built="eastern_emporium"),
        city("olympia_day"),
        city("olympia_night"),
        city("rhodos_day"),
        city("olympia_day"),
    )
    ways = uses(game, "barracks", "build")[0].ways
    assert [(way.left, way.right, way.far_left, way.far_right) for way in ways] == [(0, 0, 0, 1)]
    assert "far_trade:right:1" in [right.code for right in city_of(game, 0).rights]


# Fleets, islands and the sea


def test_a_shipyard_shows_where_the_next_step_leads() -> None:
    game = game_with(city(fleets=(2, 1, 0, 1), naval=(3, -1), built="coastal_defenses"), *others())
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
    assert [(naval.strength, naval.token) for naval in play_of(game).naval] == [(3, 3), (0, -1), (0, -1)]
    assert play_of(game).islands == [9, 9, 9]


def test_free_steps_are_sets_of_fleets() -> None:
    game = game_with(city(hand="construction_zone altar"), *others())
    say(game, "build Construction Zone", "sell Altar", "sell Altar")
    offered = menu(game, 0)
    assert [(item.card, item.number, item.fleets) for item in offered] == [
        ("", None, [fleet]) for fleet in ("red", "yellow", "blue", "green")
    ]
    assert {use.use for item in offered for use in item.uses} == {"sail"}
    game = game_with(city("siracusa_night", built="ore_vein foundry lumber_yard"), *others())
    say(game, "stage Altar as 2", "sell Altar", "sell Altar")
    assert [len(item.fleets) for item in menu(game, 0)] == [2] * 6


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_offered_islands_are_for_the_explorer(viewer: int) -> None:
    game = game_with(city(hand="apothecary altar", built="loom_1 lumber_yard", fleets=(0, 0, 0, 1)), *others())
    say(game, "build Apothecary with ship", "sell Altar", "sell Altar")
    yard = yard_of(game, 0, viewer)
    assert yard.offered_count == 4
    assert play_of(game, viewer).islands == [5, 9, 9]
    held = [LIBRARY.cards[card].ident for card in armada_of(game.cities[0]).offered]
    assert yard.offered == (held if viewer == 0 else [])
    assert [item.card for item in menu(game, 0)] == held
    assert {use.use for item in menu(game, 0) for use in item.uses} == {"settle"}
    say(game, f"settle {held[0]}")
    assert held[0] in city_of(game, 0, viewer).built
    assert (yard_of(game, 0, viewer).offered, play_of(game, viewer).islands) == ([], [8, 9, 9])


def test_pirates_and_taxes_are_losses_to_come() -> None:
    """Somebody still has a fleet to move: what the turn will cost is told as the table stands."""
    game = game_with(
        city(hand="pirate_hideout altar", fleets=(0, 3, 0, 0)),
        city("rhodos_day", "construction_zone altar", fleets=(0, 3, 0, 0)),
        city("olympia_day", built="foggy_island", fleets=(0, 3, 0, 0)),
    )
    say(game, "build Pirate Hideout", "build Construction Zone", "sell Altar with ship")
    assert [seen.loss for seen in play_of(game).cities] == [0, 2, 0]
    assert [(yard_of(game, seat).pirates, yard_of(game, seat).tax) for seat in range(3)] == [(0, 0), (1, 0), (1, 2)]
    game = game_with(
        city(hand="tavern altar", built="loom_1", fleets=(0, 1, 0, 0)),
        city("rhodos_day", "construction_zone altar"),
        city("olympia_day", fleets=(0, 1, 0, 0)),
    )
    say(game, "build Tavern with ship", "build Construction Zone", "sell Altar")
    assert [seen.loss for seen in play_of(game).cities] == [0, 1, 0]


def test_landings_name_whom_they_meet() -> None:
    game = game_with(city(hand="pontoon altar", built="press_1"), *others(4))
    say(game, "build Pontoon", *["sell Altar"] * 4)
    assert [yard_of(game, seat).landings for seat in range(5)] == [[3], [], [], [], []]


def test_fighting_at_sea_or_not_is_one_row() -> None:
    last = game_with(city(hand="altar theater", built="forgotten_oasis"), *others(), turn=8)
    say(last, *["sell Altar"] * 3)
    (item,) = menu(last, 0)
    assert (item.card, item.number, item.fleets) == ("", None, [])
    assert [use.use for use in item.uses] == ["fight", "pass"]


# Edifices


def test_edifices_tell_what_they_cost_give_and_take() -> None:
    game = game_with(city(pawns=(1, 0, 0)), *others(), edifices="belvedere auction_house concentric_castle", age=1)
    first, second, third = play_of(game).edifices
    assert (first.age, first.card, first.state, first.pawns_left, first.price) == (1, "belvedere", "open", 1, 1)
    assert (first.reward, first.icons) == (["1 point for each wonder stage here"], ["points_per:wonder_stage:own:1"])
    assert [(item.penalty, item.penalty_icon, item.debt) for item in (first, second, third)] == [
        ("lose a brown card", "lose_card:brown", 2),
        ("lose 5 coins", "lose_coins:5", 3),
        ("lose 2 victory tokens", "lose_tokens:2", 5),
    ]
    seen = [item.participation for item in play_of(game).cities]
    assert [(part.pawns, part.joined) for part in seen if part] == [([1, 0, 0], True), *[([0, 0, 0], False)] * 2]


def test_a_penalty_asks_for_a_card() -> None:
    game = game_with(city(built="clay_pool ore_vein"), *others(), edifices="belvedere factory agora", turn=8)
    say(game, *["sell Altar"] * 3)
    assert play_of(game).edifices[0].state == "failed"
    assert sorted(item.card for item in menu(game, 0)) == ["clay_pool", "ore_vein"]
    assert {use.use for item in menu(game, 0) for use in item.uses} == {"lose"}
    part = city_of(game, 0).participation
    assert part is not None
    assert part.owing == 1
    say(game, "lose Clay Pool")
    assert city_of(game, 0).built == ["ore_vein"]
    told = {game.event_name(event.kind): cards_in(LIBRARY, event) for event in game.events}
    assert (told["edifice_failed"], told["card_lost"]) == (["belvedere"], ["clay_pool"])


def test_tokens_of_a_penalty_and_pawns_are_numbers() -> None:
    game = game_with(city(tokens=(1, 3, 3)), *others(), edifices="belvedere factory concentric_castle", age=3, turn=8)
    say(game, *["sell Altar"] * 3)
    assert [(item.number, item.uses[0].use) for item in menu(game, 0)] == [(1, "drop"), (3, "drop")]
    ur = game_with(
        city("ur_day", built="quarry clay_pool stone_pit", stages=1), *others(), edifices="belvedere factory agora"
    )
    say(ur, "stage Altar", "sell Altar", "sell Altar")
    assert [(item.number, item.uses[0].use) for item in menu(ur, 0)] == [(1, "join"), (2, "join"), (3, "join")]


def test_carthage_chooses_a_bonus() -> None:
    game = game_with(city("carthage_day", built="ore_vein foundry press_1", stages=1), *others())
    say(game, "stage Altar", "sell Altar", "sell Altar")
    assert [(item.card, item.uses[0].use) for item in menu(game, 0)] == [
        ("carthage_treasure", "choose"),
        ("carthage_guard", "choose"),
    ]
    say(game, "choose Guard of Carthage")
    assert "carthage_guard" in city_of(game, 0).built
    assert city_of(game, 0).shields == 1


# Without them, and all together


def test_tables_without_them_say_nothing_of_them() -> None:
    play = play_of(new_classic_game(Config(3, edition=2), 1), 0)
    assert (play.islands, play.naval, play.edifices) == ([], [], [])
    assert {(seen.shipyard, seen.participation) for seen in play.cities} == {(None, None)}


@pytest.mark.parametrize("variant", ["", "teams"])
@pytest.mark.parametrize("seed", range(3))
def test_a_menu_offers_exactly_the_options(variant: str, seed: int) -> None:
    """Whole games at random: every choice once, a reason wherever there is none, and a twin looks the same."""
    game = new_classic_game(Config(4, edition=2, expansions=ALL, variant=variant), seed, keep_events=True)
    rng = stream(seed, 9)
    while not game.finished():
        pending = game.pending()
        item = pending[rng.below(len(pending))]
        options = game.options(item.ident)
        state = shown(game, item.decider)
        offered = next(decision.menu for decision in state.decisions if decision.ident == item.ident) or []
        assert sorted(choices_in_menu(offered)) == options
        for use in [use for row in offered for use in row.uses]:
            assert bool(use.ways) != bool(use.reason)
            assert all(bool(extra.ways) != bool(extra.reason) for extra in use.extras)
        if rng.below(8) == 0:
            viewer = rng.below(5) - 1
            twin = sample(game.view(viewer), stream(seed, 1))
            assert isinstance(twin, ClassicGame)
            assert shown(twin, viewer) == shown(game, viewer)
        game.answer(item.ident, options[rng.below(len(options))])
    state = shown(game, 0)
    assert state.categories[-4:] == ["leaders", "cities", "naval", "islands"]
    assert all({"naval", "islands"} <= set(score.points) for score in state.scores)
    assert [naval.token for naval in classic(state).naval] == [0, 0, 0, 0]


# The catalogue


def test_shipyards_and_lanes_keep_their_marks() -> None:
    facts = catalogue_facts(2)
    assert [yard.id[-1] for yard in facts.shipyards] == list("abcdefg")
    assert all(yard.reconstructed for yard in facts.shipyards)
    assert {len(steps) for yard in facts.shipyards for steps in yard.costs.values()} == {6}
    assert [(lane.fleet, len(lane.squares), lane.reconstructed) for lane in facts.lanes] == [
        (fleet, 7, True) for fleet in ("red", "yellow", "blue", "green")
    ]
    by_id = {card.id: card for card in facts.cards}
    assert (by_id["fortified_port"].reconstructed, by_id["fortified_port"].maritime) == (["cost"], True)
    assert (by_id["foggy_island"].level, by_id["foggy_island"].colour, by_id["foggy_island"].set) == (
        1,
        "island",
        "armada",
    )
    assert (by_id["agora"].penalty_icon, by_id["agora"].cost.coins, by_id["altar"].penalty) == (
        "lose_card:green",
        6,
        "",
    )
    assert (catalogue_facts(1).shipyards, catalogue_facts(1).lanes) == ([], [])


def test_what_can_be_chosen_is_joined_in_one_icon() -> None:
    boards = {board.id: board for board in catalogue_facts(2).boards}
    assert boards["carthage_day"].stages[1].icons == ["choose:carthage_treasure+carthage_guard"]
    assert boards["ur_day"].stages[1].icons == ["pawn:any"]
