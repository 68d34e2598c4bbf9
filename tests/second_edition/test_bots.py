"""Bots at tables with expansions and teams: the contract, and what the greedy bot makes of single positions."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.bot import Question
from sevenwonders.bots.classic.borders import diplomacy_value, fronts_of, landing_value, shields_value
from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.edifices import LATER, built_chance, penalty_cost
from sevenwonders.bots.classic.effects import card_value, effect_value
from sevenwonders.bots.classic.greedy import VALUES, values_of
from sevenwonders.bots.classic.outlook import COIN, Outlook, outlook_of
from sevenwonders.bots.classic.plan import leader_value, plan_value, price_of
from sevenwonders.bots.classic.rivals import all_lose, coins_worth, gain_worth
from sevenwonders.bots.classic.sea import EXPLORED, naval_value, piracy_value, rank_value, step_value, tax_value
from sevenwonders.bots.classic.standing import lost_value
from sevenwonders.bots.classic.uses import coins_due, coins_earned
from sevenwonders.bots.classic.wonder import bury_value, stage_effect_value
from sevenwonders.bots.playout import play_out
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.armada.effects import Landing
from sevenwonders.classic.choice import BUILD
from sevenwonders.classic.colours import BLUE
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.leaders.effects import BuryLeader
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from tests.expansions import ALL
from tests.playing_bots import Twins, Watched, watched_game, wins_of
from tests.second_edition.games import BOTH, EXPANSIONS, any_config, busy_tables, card, city, position
from tests.second_edition.positions import give

NEW_EXPANSIONS = [["armada"], ["edifice"], ["armada", "edifice"], ALL]
# Boards with questions of their own come first.
NEW_BOARDS = ["Ur Day", "Carthage Night", "Siracusa Day", "Roma Night", "Ur Night", "Carthage Day", "Siracusa Night"]
NEW_BUSY = [
    Config(3, edition=2, expansions=["armada", "edifice"], wonders=NEW_BOARDS[:3]),
    Config(4, edition=2, expansions=ALL, variant="teams", wonders=NEW_BOARDS[:4]),
    Config(4, edition=2, expansions=ALL, wonders=["Siracusa Night", *NEW_BOARDS[:2], "Abu Simbel Night"]),
]
BUSY = [*busy_tables(), *NEW_BUSY]


def table(players: int, expansions: list[str], variant: str = "") -> Config:
    return Config(players, edition=2, expansions=expansions, variant=variant)


# The contract


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(12))
def test_a_bot_answers_every_decision_with_one_of_its_options(bot: str, seed: int) -> None:
    game, asked = watched_game(bot, any_config(seed), seed)
    assert game.finished()
    assert asked


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("expansions", NEW_EXPANSIONS)
@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_a_bot_answers_every_question_of_armada_and_edifice(bot: str, expansions: list[str], players: int) -> None:
    assert watched_game(bot, table(players, expansions), players)[0].finished()


def test_the_greedy_bot_meets_every_kind_of_decision() -> None:
    wanted = set(VALUES)
    kinds: set[int] = set()
    for seed in range(60):
        kinds |= watched_game("greedy", BUSY[seed % len(BUSY)], seed)[1]
        if kinds == wanted:
            break
    assert kinds == wanted


@pytest.mark.parametrize("config", BUSY)
def test_the_same_seed_gives_the_same_game(config: Config) -> None:
    assert watched_game("greedy", config, 11)[0].history == watched_game("greedy", config, 11)[0].history


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("config", BUSY)
def test_a_bot_knows_nothing_but_its_view(bot: str, config: Config) -> None:
    game = new_classic_game(config, 4)
    play_out(game, [Twins(game, bot)] * config.players)
    assert game.finished()


@pytest.mark.parametrize("expansions", [*EXPANSIONS, *NEW_EXPANSIONS])
@pytest.mark.parametrize(
    "players", [3, pytest.param(5, marks=pytest.mark.long), pytest.param(7, marks=pytest.mark.long)]
)
def test_a_greedy_bot_beats_random_ones(expansions: list[str], players: int) -> None:
    assert wins_of(players // 2, table(players, expansions), seed=5, games=6) >= 5


@pytest.mark.parametrize("expansions", [*EXPANSIONS, *NEW_EXPANSIONS])
def test_a_greedy_team_beats_a_random_one(expansions: list[str]) -> None:
    config = table(4, expansions, "teams")
    for seed in range(5):
        game = new_classic_game(config, seed)
        names = ["greedy", "greedy", "random", "random"]
        play_out(game, [Watched(make_bot("classic", name, seed, seat), set()) for seat, name in enumerate(names)])
        assert game.ranking()[0] == [0, 1]


# Single positions


def outlook_at(game: ClassicGame, seat: int = 0) -> Outlook:
    return outlook_of(game.library, game.view(seat), seat)


def choice_at(game: ClassicGame, seat: int = 0) -> str:
    """The greedy bot's choice for that seat, in words."""
    decision = next(item for item in game.pending() if item.seat == seat)
    question = Question(game, decision, game.options_of(decision))
    return game.describe(make_bot("classic", "greedy", 0, seat).choose(question))


RICH = [
    "Workshop",
    "Apothecary",
    "Scriptorium",
    "Altar",
    "Barracks",
    "Lumber Yard",
    "Loom",
    "Tavern",
    "Residence",
    "Militia",
]


def rich_outlook(age: int = 2) -> Outlook:
    """A city with something of everything between two others with the same."""
    tokens = [1, -1]
    mine = city("Roma Night", built=RICH, tokens=tokens, leaders=["Sappho"], diplomacy=0)
    others = [city(name, built=[*RICH, "Stockade"], tokens=[1, 1]) for name in ("Rhodos Day", "Ephesos Day")]
    return outlook_at(position(mine, *others, age=age))


def test_every_leader_and_black_card_is_worth_something() -> None:
    outlook = rich_outlook()
    cards = [card for card in outlook.library.cards if card.ident not in ("agrippina", "cynisca")]
    assert not [card.ident for card in cards if abs(card_value(outlook, card)) < 0.05]


def test_every_effect_of_a_stage_is_worth_something() -> None:
    outlook = rich_outlook()
    boards = outlook.library.boards
    effects = [effect for board in boards for stage in board.stages for effect in stage.effects]
    effects = [effect for effect in effects if not isinstance(effect, BuryLeader)]
    assert all(stage_effect_value(outlook, effect) for effect in effects)


def test_an_effect_that_is_not_known_is_worth_nothing() -> None:
    assert effect_value(rich_outlook(), Effect()) == 0.0


def test_a_decision_that_is_not_known_is_left_to_chance() -> None:
    game = position(city())
    decision = game.pending()[0]
    strange = Decision(decision.ident, 0, 0, 99, decision.choice)
    assert set(values_of(Question(game, strange, [3, 5, 8]))) == {0.0}
    picked = {make_bot("classic", "greedy", seed, 0).choose(Question(game, strange, [3, 5, 8])) for seed in range(20)}
    assert picked == {3, 5, 8}


def test_what_stands_makes_what_it_counts_worth_more() -> None:
    plain = outlook_at(position(city()))
    counting = outlook_at(position(city(built=["Nebuchadnezzar"])))
    assert added_value(plain, BLUE) == 0.0
    assert added_value(counting, BLUE) == 1.0


def test_another_leader_spoils_the_one_that_wants_none() -> None:
    outlook = outlook_at(position(city(built=["Agrippina"]), age=3, recruiting=False))
    sappho = outlook.library.cards[card("Sappho")]
    assert card_value(outlook, sappho) < 0


# Borders


def test_a_city_with_diplomacy_is_passed_over() -> None:
    walled = city("Rhodos Day", built=["Walls"], diplomacy=1)
    outlook = outlook_at(position(city(), walled, city("Ephesos Day"), city("Babylon Day")))
    assert [front[0].board for front in fronts_of(outlook, 1)] == [
        outlook.library.find_board("Ephesos Day"),
        outlook.library.find_board("Babylon Day"),
    ]
    assert fronts_of(outlook, 2)[0][0].shields == outlook.left.shields


def test_shields_are_worth_nothing_in_an_age_of_peace() -> None:
    at_war = outlook_at(position(city(), age=3))
    at_peace = outlook_at(position(city(diplomacy=1), age=3))
    assert shields_value(at_war, 1) > 0
    assert shields_value(at_peace, 1) == 0.0


def test_diplomacy_is_for_the_weak() -> None:
    strong = ["Barracks", "Walls", "Militia"]
    weak = outlook_at(position(city(), city("Rhodos Day", built=strong), city("Ephesos Day", built=strong), age=3))
    lead = outlook_at(position(city(built=strong), age=3))
    assert diplomacy_value(weak) > 1.0
    assert diplomacy_value(lead) < -1.0


def test_two_fighters_alone_have_one_border() -> None:
    outlook = outlook_at(position(city(), city("Rhodos Day", diplomacy=1)))
    assert len(fronts_of(outlook, 1)) == 1


def team_position(diplomacy: int = 0) -> ClassicGame:
    """Two teams of plain cities, the first with diplomacy tokens."""
    others = [city(name) for name in ("Rhodos Day", "Ephesos Day", "Babylon Day")]
    return position(city(diplomacy=diplomacy), *others, variant="teams")


def test_a_team_fights_its_one_opposing_neighbour_for_double_tokens() -> None:
    for seat, foe in ((0, 3), (1, 2), (2, 1), (3, 0)):
        outlook = outlook_at(team_position(), seat)
        assert fronts_of(outlook, 1) == [(outlook.table.city(foe), 2)]
    assert fronts_of(outlook_at(team_position(diplomacy=1)), 1)[0][1] == 1


def test_a_partner_gains_for_the_team() -> None:
    outlook = outlook_at(team_position())
    assert coins_worth(outlook, 1, 2) == 2 * COIN
    assert coins_worth(outlook, 3, 2) < 0
    assert gain_worth(outlook, 1, -1.0) == -1.0


# Losses


def test_what_all_others_lose_is_a_gain() -> None:
    outlook = outlook_at(position(city()))
    assert 0 < all_lose(outlook, 1) < all_lose(outlook, 2) < 2.0


def lossy_position(coins: int, age: int) -> ClassicGame:
    """A position in which seat 0 has to lose three coins at the end of the turn."""
    robber = city("Ephesos Day", built=["Press"], hand=["Opium Den"])
    game = position(city(coins=coins, hand=["Loom"]), city("Rhodos Day", hand=["Loom"]), robber, age=age, turn=7)
    for seat, words in ((0, "sell Loom"), (1, "sell Loom"), (2, "build Opium Den")):
        decision = next(item for item in game.pending() if item.seat == seat)
        game.answer(decision.ident, game.match_option(decision, words))
    return game


def test_a_loss_is_paid_with_coins_when_there_are_enough() -> None:
    assert choice_at(lossy_position(coins=9, age=1)) == "pay 3"
    assert choice_at(lossy_position(coins=0, age=3)) == "pay 3"


def test_the_last_coins_are_kept_early() -> None:
    assert choice_at(lossy_position(coins=0, age=1)) == "pay 1"


# Leaders


def test_a_leader_for_the_whole_game_comes_first() -> None:
    game = position(city(leaders=["Bilkis", "Sappho", "Cleopatra", "Zenobia"]), recruiting=True)
    assert choice_at(game) == "recruit Bilkis"


def test_a_plan_has_one_leader_an_age() -> None:
    outlook = outlook_at(position(city(), recruiting=True, age=3))
    leaders = [card(name) for name in ("Cleopatra", "Nefertiti", "Sappho")]
    alone = leader_value(outlook, leaders[0], 3)
    assert plan_value(outlook, leaders, [3]) == alone
    assert plan_value(outlook, leaders, [2, 3]) > alone


def test_the_price_is_the_age_or_what_is_printed() -> None:
    printed = outlook_at(position(city(), recruiting=True, options={"leader_price": "printed"}))
    by_age = outlook_at(position(city(), recruiting=True))
    free = outlook_at(position(city("Roma Day"), recruiting=True))
    next_door = outlook_at(position(city(), city("Roma Night"), recruiting=True))
    prices = [price_of(outlook, card("Caesar"), 3) for outlook in (printed, by_age, free, next_door)]
    assert prices == [5, 3, 0, 2]


def test_a_leader_without_use_is_put_under_the_wonder() -> None:
    built = ["Lumber Yard", "Tree Farm"]
    game = position(city(built=built, tokens=[-1], leaders=["Cynisca"]), recruiting=True, age=3)
    assert choice_at(game) == "stage Cynisca"


def test_a_leader_is_kept_for_what_it_brings_over_the_game() -> None:
    config = table(3, BOTH)
    game = new_classic_game(config, 1)
    outlook = outlook_at(game)
    hand = outlook.city.hand
    best = max(hand, key=lambda leader: plan_value(outlook, [leader], [1, 2, 3]))
    assert choice_at(game) == f"keep {game.library.cards[best].name}"


def test_who_has_done_its_work_is_buried() -> None:
    outlook = outlook_at(position(city("Abu Simbel Night", built=["Croesus", "Cleopatra"]), age=3))
    assert bury_value(outlook, card("Croesus")) == 6.0
    assert bury_value(outlook, card("Cleopatra")) == 1.0


def test_the_least_victory_token_is_thrown_away() -> None:
    owner = city("Rhodos Day", leaders=["Telesilla"])
    game = position(city(tokens=[1, 3], leaders=["Sappho"]), owner, recruiting=True, age=3)
    for seat, words in ((0, "sell Sappho"), (1, "recruit Telesilla")):
        decision = next(item for item in game.pending() if item.seat == seat)
        game.answer(decision.ident, game.match_option(decision, words))
    assert choice_at(game) == "drop 1"


# Building


def test_a_right_to_build_free_saves_coins_as_well() -> None:
    gates = card("City Gates")
    for turn, coins in ((1, 0), (2, 1), (7, 0)):
        outlook = outlook_at(position(city("Olympia Night", stages=2), turn=turn))
        assert coins_due(outlook, outlook.library.cards[gates]) == coins
    first_black = outlook_at(position(city("Olympia Day", stages=2)))
    assert coins_due(first_black, first_black.library.cards[gates]) == 0


def test_coins_for_building_are_counted() -> None:
    outlook = outlook_at(position(city(built=["Xenophon", "Diocletian"])))
    cards = outlook.library.cards
    earned = [coins_earned(outlook, cards[card(name)], BUILD) for name in ("Tavern", "Hideout", "Altar")]
    assert earned == [2, 2, 0]


def test_coins_to_the_partner_are_preferred() -> None:
    seats = [city(name, built=["Lumber Yard"], hand=["Altar"]) for name in ("Rhodos Day", "Ephesos Day", "Petra Day")]
    game = position(city(hand=["City Gates"]), *seats, variant="teams", age=1)
    assert choice_at(game).startswith("build City Gates (left 2")


# Armada and Edifice

SEA = library_of(2, ("armada", "edifice"))
PROJECTS = "Belvedere, Factory, Agora"
FAR_BOARDS = ["Rhodos Day", "Ephesos Day", "Babylon Day", "Olympia Day"]


def sea_city(
    wonder: str = "Gizah Day",
    *,
    coins: int = 6,
    built: str = "",
    hand: str = "Altar",
    fleets: list[int] | None = None,
    pawns: list[int] | None = None,
    tokens: list[int] | None = None,
    stages: int = 0,
) -> CitySetup:
    """A city with a shipyard; cards are named with commas between them."""
    built_cards = [SEA.find_card(name) for name in built.split(", ") if name]
    hand_cards = [SEA.find_card(name) for name in hand.split(", ")]
    board = SEA.find_board(wonder)
    return CitySetup(board, coins, stages, built_cards, hand_cards, tokens or [], fleets=fleets, pawns=pawns)


def sea_position(*cities: CitySetup, age: int = 1, turn: int = 1, edifices: str = PROJECTS) -> ClassicGame:
    """A table with Armada and Edifice, filled up with plain cities to three."""
    fillers = [sea_city(wonder) for wonder in ("Rhodos Day", "Ephesos Day")[: max(0, 3 - len(cities))]]
    seats = [*cities, *fillers]
    projects = [SEA.find_card(name) for name in edifices.split(", ")]
    return set_up(table(len(seats), ["armada", "edifice"]), seats, age=age, turn=turn, edifices=projects)


def outlook_at_sea(*cities: CitySetup, age: int = 1, turn: int = 1, edifices: str = PROJECTS) -> Outlook:
    return outlook_at(sea_position(*cities, age=age, turn=turn, edifices=edifices))


def test_every_card_of_armada_and_edifice_is_worth_something() -> None:
    mine = sea_city("Siracusa Day", built="Loom, Lumber Yard, Altar", fleets=[1, 1, 1, 1])
    others = [sea_city(name, fleets=[2, 2, 0, 0]) for name in ("Rhodos Day", "Ephesos Day", "Babylon Day", "Ur Day")]
    outlook = outlook_at_sea(mine, *others)
    assert not [card.ident for card in SEA.cards if not card.copies and abs(card_value(outlook, card)) < 0.05]
    effects = [effect for board in SEA.boards for stage in board.stages for effect in stage.effects]
    assert all(stage_effect_value(outlook, effect) for effect in effects)


def test_a_step_is_worth_what_its_square_shows() -> None:
    outlook = outlook_at_sea(sea_city(fleets=[0, 0, 2, 5]), age=3, turn=7)
    assert step_value(outlook, 2) == 2.0
    assert step_value(outlook, 3) == EXPLORED[3]
    assert step_value(outlook_at_sea(sea_city(fleets=[0, 0, 6, 0])), 2) == 0.0
    assert step_value(outlook_at_sea(sea_city(fleets=[0, 0, 2, 0])), 2) > 2.0


def test_strength_at_sea_counts_by_rank() -> None:
    others = [sea_city("Rhodos Day", fleets=[2, 0, 0, 0]), sea_city("Ephesos Day", fleets=[4, 0, 0, 0])]
    behind = outlook_at_sea(sea_city(fleets=[1, 0, 0, 0]), *others, age=3, turn=7)
    assert rank_value(behind, 3, 0) == -3.0
    assert rank_value(behind, 3, 2) == 5.0
    assert rank_value(behind, 3, 4) == 7.0
    ahead = outlook_at_sea(sea_city(fleets=[6, 0, 0, 0]), *others, age=3, turn=7)
    assert naval_value(ahead, 1) == 0.0


def test_taxes_and_pirates_are_worth_what_others_lose() -> None:
    rich = [sea_city("Rhodos Day", fleets=[0, 3, 0, 0]), sea_city("Ephesos Day", fleets=[0, 5, 0, 0])]
    outlook = outlook_at_sea(sea_city(), *rich)
    assert tax_value(outlook, 2) == 0.0
    assert tax_value(outlook, 4) > 0
    assert piracy_value(outlook) > piracy_value(outlook_at_sea(sea_city())) == 0.0
    safe = outlook_at_sea(sea_city(), sea_city("Rhodos Day", built="Foggy Island", fleets=[0, 6, 0, 0]))
    assert piracy_value(safe) == 0.0


def test_a_ship_goes_along_where_it_costs_nothing() -> None:
    assert choice_at(sea_position(sea_city(built="Stone Pit", hand="Altar, Loom"), age=3, turn=7)) == "build Altar"
    mine = sea_city(built="Ore Vein", hand="Altar, Loom")
    assert choice_at(sea_position(mine, age=3, turn=7)) == "build Altar with blue ship"


def test_a_card_without_use_moves_the_yellow_fleet() -> None:
    mine = sea_city(built="Loom", hand="Loom", fleets=[0, 4, 0, 0])
    assert choice_at(sea_position(mine, age=2)) == "sell Loom with yellow ship"
    last = sea_city(built="Loom", hand="Loom", fleets=[0, 0, 0, 0])
    assert choice_at(sea_position(last, age=3, turn=7)) == "sell Loom"


def test_stages_in_any_order_are_compared() -> None:
    goods = "Ore Vein, Foundry, Loom, Sawmill, Press"
    others = [sea_city(name, built="Walls, Fortifications") for name in FAR_BOARDS[:2]]
    game = sea_position(sea_city("Siracusa Day", coins=0, built=goods, hand="Loom"), *others, age=3, turn=7)
    assert choice_at(game).startswith("stage Loom as 2")


def test_the_last_pawn_is_taken_for_the_reward() -> None:
    mine = sea_city("Gizah Day", built="Lumber Yard, Tree Farm", hand="Loom")
    other = sea_city("Rhodos Day", pawns=[0, 0, 1])
    game = sea_position(mine, other, age=3, turn=7, edifices="Belvedere, Factory, Gold Reserves")
    assert choice_at(game) == "stage Loom with edifice"


def test_an_edifice_is_likelier_with_fewer_pawns_left() -> None:
    chances = [
        built_chance(outlook_at_sea(*[sea_city(name) for name in FAR_BOARDS], sea_city(pawns=pawns), turn=4), 1, 0)
        for pawns in ([0, 0, 0], [1, 0, 0])
    ]
    assert 0.0 <= chances[0] < chances[1] < 1.0
    assert built_chance(outlook_at_sea(sea_city(), sea_city("Rhodos Day", pawns=[1, 0, 0])), 1, 1) == 1.0
    assert built_chance(outlook_at_sea(sea_city(), age=2), 1, 0) == 0.0
    assert built_chance(outlook_at_sea(sea_city(), age=2), 3, 0) == LATER


def test_a_penalty_costs_the_least_that_it_can_take() -> None:
    debt = outlook_at_sea(sea_city(), edifices="Outpost, Factory, Agora")
    assert penalty_cost(debt, 1) == 2.0
    coins = outlook_at_sea(sea_city(coins=3), edifices="Money Changer, Factory, Agora")
    assert penalty_cost(coins, 1) == 2 * COIN
    tokens = outlook_at_sea(sea_city(tokens=[1, 5, 3]), age=3, edifices="Outpost, Factory, Concentric Castle")
    assert penalty_cost(tokens, 3) == 4.0
    card = outlook_at_sea(sea_city(built="Altar, Palace"), age=3, edifices="Outpost, Factory, Archives")
    assert penalty_cost(card, 3) == lost_value(card, SEA.find_card("Altar")) < 6.0


def test_the_least_card_is_given_up() -> None:
    mine = sea_city(built="Altar, Palace", hand="Loom, Press")
    others = [sea_city(name, hand="Loom, Press") for name in ("Rhodos Day", "Ephesos Day")]
    game = sea_position(mine, *others, age=3, turn=7, edifices="Outpost, Factory, Archives")
    give(game, dict.fromkeys(range(3), "sell Loom"))
    assert choice_at(game) == "lose Altar"


def test_who_would_be_last_stays_out_of_the_naval_conflict() -> None:
    for fleets, answer in (([0, 0, 0, 0], "pass"), ([6, 0, 0, 0], "fight")):
        others = [sea_city(name, hand="Loom, Press", fleets=[3, 0, 0, 0]) for name in ("Rhodos Day", "Ephesos Day")]
        mine = sea_city(built="Forgotten Oasis", hand="Loom, Press", fleets=fleets)
        game = sea_position(mine, *others, age=3, turn=7)
        give(game, dict.fromkeys(range(3), "sell Loom"))
        assert choice_at(game) == answer


def test_a_landing_counts_where_no_border_is() -> None:
    strong = "Barracks, Walls, Fortifications"
    three = outlook_at_sea(sea_city(built=strong), age=3)
    five = outlook_at_sea(sea_city(built=strong), *[sea_city(name) for name in FAR_BOARDS], age=3)
    assert landing_value(three, Landing(left=True)) == 0.0
    assert landing_value(five, Landing(left=True)) == 5.0
