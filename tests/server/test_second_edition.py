"""The second edition with Leaders, Cities and teams as the page sees it: what each viewer is told and can do."""

import itertools

import pytest

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.catalogue.schema import Effect
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.server import wire
from sevenwonders.server.classic import rights
from sevenwonders.server.classic.facts import catalogue_facts
from sevenwonders.server.classic.wire import CityState, ClassicPlay, ClassicScoreDetail, MenuCard, Use
from sevenwonders.server.present import log_lines
from sevenwonders.server.state import About, table_state
from tests.server.house import classic
from tests.server.stores import table

BOTH = ["leaders", "cities"]
LIBRARY = library_of(2, ("leaders", "cities"))
NAMES = ["Anna", "Berta", "Carla", "Dora"]


def cards(names: str) -> list[int]:
    return [LIBRARY.saved_card(name) for name in names.split()]


def city(
    board: str = "gizah_day",
    hand: str = "",
    *,
    built: str = "",
    leaders: str = "",
    coins: int = 3,
    stages: int = 0,
    tokens: tuple[int, ...] = (),
) -> CitySetup:
    number = LIBRARY.saved_board(board)
    return CitySetup(number, coins, stages, cards(built), cards(hand), list(tokens), cards(leaders))


def game_with(*cities: CitySetup, age: int = 1, recruiting: bool = False, variant: str = "") -> ClassicGame:
    """A position of the game with both expansions; the others hold something free to build."""
    config = Config(len(cities), edition=2, expansions=BOTH, variant=variant, options={"leader_price": "printed"})
    game = set_up(config, list(cities), age=age, recruiting=recruiting)
    game.keeps_events = True
    return game


def others(count: int = 2) -> list[CitySetup]:
    return [city("rhodos_day", "altar theater"), city("olympia_day", "altar theater"), city("ephesos_day", "altar")][
        :count
    ]


def shown(game: ClassicGame, seat: int) -> wire.TableState:
    return table_state(About(table(), [], points=False), game, seat)


def play_of(game: ClassicGame, seat: int) -> ClassicPlay:
    return classic(shown(game, seat))


def city_of(game: ClassicGame, seat: int, viewer: int = -1) -> CityState:
    return play_of(game, viewer).cities[seat]


def menu(game: ClassicGame, seat: int) -> list[MenuCard]:
    (decision,) = [item for item in shown(game, seat).decisions if item.decider == seat]
    return decision.menu or []


def uses(game: ClassicGame, seat: int) -> dict[tuple[str, str], Use]:
    """What the seat can do, by card and use."""
    return {(item.card, use.use): use for item in menu(game, seat) for use in item.uses}


def say(game: ClassicGame, *words: str) -> None:
    """The seats answer in their order."""
    for item, choice in zip(game.pending(), words, strict=True):
        game.answer(item.ident, game.match_option(item, choice))


# Leaders


def test_a_draft_shows_the_pack_and_hides_what_others_keep() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 4, keep_events=True)
    before = play_of(game, 1)
    assert (before.phase, before.age, before.passing) == ("draft", 0, "right")
    assert (before.hand_goes_to, before.hand_comes_from) == (0, 2)
    assert len(before.hand) == 4
    assert [item.card for item in menu(game, 1)] == before.hand
    assert {use.use for item in menu(game, 1) for use in item.uses} == {"keep"}
    for item in game.pending():
        game.answer(item.ident, game.options(item.ident)[0])
    kept = city_of(game, 1, 1)
    assert (kept.leaders, kept.leaders_in_hand) == ([before.hand[0]], 1)
    assert [(seen.leaders, seen.leaders_in_hand) for seen in play_of(game, 0).cities[1:]] == [([], 1), ([], 1)]
    assert (city_of(game, 1).leaders, play_of(game, -1).hand) == ([], [])
    assert len(play_of(game, 1).hand) == 3
    lines = {seat: log_lines(game, NAMES, game.events, 1, seat) for seat in (0, 1)}
    own = [[line.cards for line in lines[seat] if line.kind == "kept_leader" and line.seat == 1] for seat in (0, 1)]
    assert own == [[[]], [[before.hand[0]]]]


def test_a_recruitment_has_prices_and_reasons() -> None:
    game = game_with(city(leaders="croesus bilkis"), *others(), recruiting=True)
    play = play_of(game, 0)
    assert (play.phase, play.age, play.hand, play.cities[0].leaders) == ("recruitment", 1, [], ["croesus", "bilkis"])
    offered = uses(game, 0)
    assert set(offered) == {(card, use) for card in ("croesus", "bilkis") for use in ("recruit", "stage", "sell")}
    assert offered["croesus", "recruit"].price == 1
    assert [(way.bank, way.left) for way in offered["croesus", "recruit"].ways] == [(1, 0)]
    dear = offered["bilkis", "recruit"]
    assert (dear.ways, dear.price, dear.short, bool(dear.reason)) == ([], 4, 1, True)
    assert offered["bilkis", "stage"].reason
    say(game, "recruit Croesus")
    seen = city_of(game, 0)
    assert (seen.coins, seen.built, seen.leaders_in_hand, seen.leaders) == (8, ["croesus"], 1, [])
    assert play_of(game, 0).phase == "turn"
    (line,) = [line for line in log_lines(game, NAMES, game.events, 1, 2) if line.kind == "recruited"]
    assert line.cards == ["croesus"]


def test_a_leader_under_a_wonder_shows_its_back() -> None:
    game = game_with(city(leaders="croesus bilkis", built="lumber_yard sawmill"), *others(), recruiting=True)
    say(game, "stage Croesus")
    backs = [[(card.age, card.card) for card in city_of(game, 0, viewer).buried] for viewer in (0, 1)]
    assert backs == [[(0, "croesus")], [(0, None)]]


def test_goods_of_the_bank_are_a_way_to_pay() -> None:
    game = game_with(city("rhodos_day", "stockade baths", built="bilkis"), *others())
    offered = uses(game, 0)["stockade", "build"]
    assert [(way.left, way.right, way.bank, way.bank_goods) for way in offered.ways] == [(0, 0, 0, 1)]
    assert offered.price == 1


def test_buried_leaders_lie_open_and_give_nothing_more() -> None:
    game = game_with(
        city("abu_simbel_night", "altar theater", built="hammurabi caesar brickyard loom_1"), *others(), age=2
    )
    assert [right.code for right in city_of(game, 0).rights] == ["cheaper:blue"]
    say(game, "stage Altar", "build Altar", "build Altar")
    assert [(item.card, [use.use for use in item.uses]) for item in menu(game, 0)] == [
        ("hammurabi", ["bury"]),
        ("caesar", ["bury"]),
        ("", ["pass"]),
    ]
    say(game, "bury Hammurabi")
    seen = city_of(game, 0)
    assert (seen.buried_leaders, seen.built[0], seen.rights) == (["hammurabi"], "caesar", [])
    (line,) = [line for line in log_lines(game, NAMES, game.events, 1, 1) if line.kind == "leader_buried"]
    assert line.cards == ["hammurabi"]


def test_a_victory_token_to_throw_away_is_a_number() -> None:
    cities = [city(leaders="telesilla croesus", tokens=(-1, 3)), city("rhodos_day", tokens=(1, 3, 1)), *others(1)]
    game = game_with(*cities, recruiting=True, age=2)
    say(game, "recruit Telesilla")
    assert [(item.card, item.number, [use.use for use in item.uses]) for item in menu(game, 1)] == [
        ("", 1, ["drop"]),
        ("", 3, ["drop"]),
    ]
    say(game, "drop 3")
    assert [city_of(game, seat).tokens for seat in (0, 1)] == [[3], [1, 1]]


# Cities


def test_a_loss_is_paid_or_becomes_debts() -> None:
    game = game_with(city(hand="opium_stash altar"), *others())
    say(game, "build Opium Stash", "sell Altar", "build Altar")
    assert [seen.loss for seen in play_of(game, -1).cities] == [0, 1, 1]
    (first, second) = menu(game, 1)
    assert [(item.card, item.number, item.uses[0].use) for item in (first, second)] == [("", 0, "pay"), ("", 1, "pay")]
    assert [(item.uses[0].price, item.uses[0].ways[0].bank) for item in (first, second)] == [(0, 0), (1, 1)]
    say(game, "pay 1", "pay 0")
    assert [(seen.coins, seen.debts, seen.loss) for seen in play_of(game, -1).cities[1:]] == [(5, 0, 0), (3, 1, 0)]


def test_diplomacy_and_what_is_owed_are_open() -> None:
    game = game_with(city(hand="residence raider_camp", built="clay_pool"), *others())
    say(game, "build Residence", "build Altar", "build Altar")
    assert [seen.diplomacy for seen in play_of(game, 2).cities] == [1, 0, 0]
    game = game_with(city(hand="residence raider_camp"), *others(3))
    say(game, "build Raider Camp", *["build Altar"] * 3)
    assert [seen.debts for seen in play_of(game, 2).cities] == [0, 1, 0, 1]
    assert city_of(game, 0).tokens == [1]


def test_a_loss_for_tokens_is_counted_before_it_is_settled() -> None:
    """Somebody may still build from the discard pile; the others see what they will have to lose."""
    builders = [
        city("halikarnassos_day", "altar theater", built="ore_vein foundry press_1 glassworks_1", stages=1),
        city("gizah_day", "sepulcher altar", built="glassworks_1 loom_1"),
        city("rhodos_day", "altar theater", tokens=(1, 3, -1)),
    ]
    config = Config(3, edition=2, expansions=BOTH)
    game = set_up(config, builders, age=2, discard=cards("baths customs"))
    say(game, "stage Altar", "build Sepulcher", "build Altar")
    assert [item.kind for item in shown(game, 0).decisions] == ["discard_pile"]
    assert [seen.loss for seen in play_of(game, 0).cities] == [0, 0, 2]


# Teams


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_only_the_partner_sees_hand_and_leaders(viewer: int) -> None:
    game = new_classic_game(Config(4, edition=2, expansions=BOTH, variant="teams"), 7)
    while game.age < 1 or game.turn < 1:
        item = game.pending()[0]
        game.answer(item.ident, game.options(item.ident)[-1])
    play = play_of(game, viewer)
    assert [seen.partner for seen in play.cities] == [1, 0, 3, 2]
    partner = viewer ^ 1 if viewer >= 0 else -1
    held = [[LIBRARY.cards[card].ident for card in seat.hand] for seat in game.cities]
    assert play.partner_hand == (held[partner] if viewer >= 0 else [])
    assert play.hand == (held[viewer] if viewer >= 0 else [])
    for seat, seen in enumerate(play.cities):
        assert seen.leaders_in_hand == 3
        assert len(seen.leaders) == (3 if viewer >= 0 and seat in (viewer, partner) else 0)
    for decision in shown(game, viewer).decisions:
        assert (decision.menu is not None) == (decision.decider == viewer)


def test_without_teams_nobody_has_a_partner() -> None:
    play = play_of(new_classic_game(Config(3, edition=2), 1), 0)
    assert [seen.partner for seen in play.cities] == [-1, -1, -1]
    assert (play.partner_hand, play.draw_pile, play.phase) == ([], 0, "turn")


# Rights and scores


def test_rights_are_told_with_what_gives_them() -> None:
    game = game_with(city("roma_night", "altar", built="caligula west_clandestine_wharf", stages=1), *others())
    assert [(right.code, right.source) for right in city_of(game, 0).rights] == [
        ("leader_discount:2:1", "roma_night"),
        ("special:free_black_each_age", "caligula"),
        ("rebate:left", "west_clandestine_wharf"),
    ]
    assert all(right.words for right in city_of(game, 0).rights)
    assert city_of(game, 0).free_build
    game = game_with(city("olympia_night", "altar", stages=1), *others())
    assert [right.code for right in city_of(game, 0).rights] == ["special:first_card_free"]


def test_every_right_is_an_effect_of_the_catalogue() -> None:
    codes = {
        right.code
        for edition in (1, 2)
        for giving in rights.rights_table(edition).values()
        for right in itertools.chain.from_iterable(giving)
    }
    assert {code.partition(":")[0] for code in codes} == {*rights.KINDS, "special"}
    assert {code.partition(":")[2] for code in codes if code.startswith("special")} == set(rights.SPECIALS)
    assert set(rights.KINDS) <= set(Effect.__struct_fields__)


def test_a_score_tells_how_symbols_were_used() -> None:
    built = "apothecary workshop pigeonhole enheduanna aganice"
    game = game_with(city(built=built), city("rhodos_day", built="scriptorium school"), city("olympia_day"))
    assert game.finished(), "nobody holds a card"
    details = [score.detail for score in shown(game, 0).scores]
    assert details[0] == ClassicScoreDetail(3, [0, 0, 0], [0, 0, 1], [], [1, 0, 0], None, [], None)
    assert details[2] == ClassicScoreDetail(3, [0, 0, 0], [0, 0, 0], [], [0, 0, 0], None, [], None)
    changing = city("rhodos_day", built="apothecary dispensary workshop aganice")
    game = game_with(changing, city("gizah_day"), city("olympia_day"))
    assert shown(game, 1).scores[0].detail == ClassicScoreDetail(
        3, [0, 0, 0], [0, 0, 0], ["compass", "tablet"], [0, 0, 0], None, [], None
    )


# The catalogue


@pytest.mark.parametrize(
    "expansions", [[], ["leaders"], ["cities"], BOTH, ["armada"], ["edifice"], ["cities", "armada"], list(EXPANSIONS)]
)
def test_one_download_serves_every_combination(expansions: list[str]) -> None:
    facts = catalogue_facts(2)
    chosen = {"base", *expansions}
    library = library_of(2, tuple(expansions))
    in_game = [card.id for card in facts.cards if card.set in chosen and set(card.requires) <= chosen]
    assert in_game == [card.ident for card in library.cards]
    assert [board.id for board in facts.boards if board.set in chosen] == [board.ident for board in library.boards]


def test_facts_of_cards_and_boards() -> None:
    facts = catalogue_facts(2)
    by_id = {card.id: card for card in facts.cards}
    assert (by_id["aganice"].age_price, by_id["bilkis"].age_price) == (True, False)
    assert (by_id["caligula"].requires, by_id["caligula"].set) == (["cities"], "leaders")
    assert [card.id for card in facts.cards if card.promo and card.set == "cities"] == [
        "forgers_guild",
        "shadow_guild",
        "mourners_guild",
    ]
    boards = {board.id: board for board in facts.boards}
    assert (boards["roma_day"].resource, boards["roma_day"].icons) == ("", ["special:free_leaders"])
    assert "Giza" in boards["gizah_day"].aliases
    told = [(card.icons, card.effects) for card in facts.cards]
    for board in facts.boards:
        told += [(board.icons, board.effects), *[(stage.icons, stage.effects) for stage in board.stages]]
    for icons, effects in told:
        assert len(icons) == len(effects)
        assert all(effects)
    assert {card.set for card in catalogue_facts(1).cards} == {"base"}
