"""Leaders as the page sees it: the draft, the recruitment, and leaders that are kept secret or buried."""

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.present.table import log_lines
from sevenwonders.server.wire.classic.leaders import LeadersState, LeadersTableState
from sevenwonders.server.wire.classic.table import HandPass, HandsScene, MoveScene, Share, Use
from tests.server.positions import NAMES, Shelf, city_of, columns_of, menu, play_of, say, scenes_of, shown, uses

SHELF = Shelf("leaders", options={"leader_price": "printed"})
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


def leaders_of(game: ClassicGame, seat: int, viewer: int = -1) -> LeadersState:
    leaders = city_of(game, seat, viewer).leaders
    assert leaders is not None
    return leaders


def offers(game: ClassicGame, seat: int) -> dict[tuple[str, str], Use]:
    """What the seat can do, by card and use."""
    return {(item.card, use.use): use for item in menu(game, seat) for use in item.uses}


def test_a_draft_shows_the_pack_and_hides_what_others_keep() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 4, keep_events=True)
    before = play_of(game, 1)
    assert (before.phase, before.age, before.passing) == ("draft", 0, "right")
    assert (before.hand_goes_to, before.hand_comes_from) == (0, 2)
    assert {len(seen.fights) for seen in before.cities} == {0}, "no Age ends with the draft"
    assert len(before.hand) == 4
    assert [item.card for item in menu(game, 1)] == before.hand
    assert {use.use for item in menu(game, 1) for use in item.uses} == {"keep"}
    for item in game.pending():
        game.answer(item.ident, game.options(item.ident)[0])
    kept = leaders_of(game, 1, 1)
    assert (kept.hand, kept.hand_size) == ([before.hand[0]], 1)
    assert [leaders_of(game, seat, 0) for seat in (1, 2)] == [LeadersState(1, [], [], [])] * 2
    assert (leaders_of(game, 1).hand, play_of(game).hand) == ([], [])
    assert len(play_of(game, 1).hand) == 3
    lines = {seat: log_lines(game, NAMES, game.events, 1, seat) for seat in (0, 1)}
    own = [[line.cards for line in lines[seat] if line.kind == "kept_leader" and line.seat == 1] for seat in (0, 1)]
    assert own == [[[]], [[before.hand[0]]]]


def test_a_recruitment_has_prices_and_reasons() -> None:
    game = game_with(city(hand="", leaders=["Croesus", "Bilkis"]), *others(), phase="recruitment")
    play = play_of(game, 0)
    assert (play.phase, play.age, play.hand) == ("recruitment", 1, [])
    assert leaders_of(game, 0, 0).hand == ["croesus", "bilkis"]
    offered = offers(game, 0)
    assert set(offered) == {(card, use) for card in ("croesus", "bilkis") for use in ("recruit", "stage", "sell")}
    assert offered["croesus", "recruit"].price == 1
    assert [way.shares for way in offered["croesus", "recruit"].ways] == [[Share(-1, 1)]]
    dear = offered["bilkis", "recruit"]
    assert (dear.ways, dear.price, dear.short, bool(dear.reason)) == ([], 4, 1, True)
    assert offered["bilkis", "stage"].reason
    say(game, "recruit Croesus")
    seen = city_of(game, 0)
    assert (seen.coins, seen.built, seen.leaders) == (8, ["croesus"], LeadersState(1, [], [], []))
    assert play_of(game, 0).phase == "turn"
    (line,) = [line for line in log_lines(game, NAMES, game.events, 1, 2) if line.kind == "recruited"]
    assert line.cards == ["croesus"]


def test_a_leader_under_a_wonder_shows_its_back() -> None:
    game = game_with(
        city(hand="", leaders=["Croesus", "Bilkis"], built="lumber_yard sawmill"), *others(), phase="recruitment"
    )
    say(game, "stage Croesus")
    backs = [[(card.age, card.card) for card in city_of(game, 0, viewer).buried] for viewer in (0, 1)]
    assert backs == [[(0, "croesus")], [(0, None)]]


def test_goods_of_the_bank_are_a_way_to_pay() -> None:
    game = game_with(city("rhodos_day", "stockade baths", built="bilkis"), *others())
    (offered,) = uses(game, "stockade", "build")
    assert [way.shares for way in offered.ways] == [[Share(-1, 1)]]
    assert offered.price == 1


def test_buried_leaders_are_open_and_give_nothing_more() -> None:
    game = game_with(city("abu_simbel_night", built="hammurabi caesar brickyard loom_1"), *others(), age=2)
    assert [right.code for right in city_of(game, 0).rights] == ["cheaper:blue"]
    say(game, "stage Altar", "build Altar", "build Altar")
    assert [(item.card, [use.use for use in item.uses]) for item in menu(game, 0)] == [
        ("hammurabi", ["bury"]),
        ("caesar", ["bury"]),
        ("", ["pass"]),
    ]
    say(game, "bury Hammurabi")
    seen = city_of(game, 0)
    assert (leaders_of(game, 0).buried, seen.built[0], seen.rights) == (["hammurabi"], "caesar", [])
    (line,) = [line for line in log_lines(game, NAMES, game.events, 1, 1) if line.kind == "leader_buried"]
    assert line.cards == ["hammurabi"]


def test_a_victory_token_to_throw_away_is_a_number() -> None:
    cities = [
        city(hand="", leaders=["Telesilla", "Croesus"], tokens=(-1, 3)),
        city("rhodos_day", "", tokens=(1, 3, 1)),
        *others(1),
    ]
    game = game_with(*cities, phase="recruitment", age=2)
    say(game, "recruit Telesilla")
    assert [(item.card, item.number, [use.use for use in item.uses]) for item in menu(game, 1)] == [
        ("", 1, ["drop"]),
        ("", 3, ["drop"]),
    ]
    say(game, "drop 3")
    assert [city_of(game, seat).tokens for seat in (0, 1)] == [[3], [1, 1]]


def test_defeats_that_are_passed_on_cost_nothing() -> None:
    game = game_with(city(built="tomyris"), *others(), age=2)
    assert [[fight.defeat for fight in seen.fights] for seen in play_of(game).cities] == [[0, 0], [-2, -2], [-2, -2]]


def test_changed_symbols_are_in_the_score() -> None:
    changing = city("rhodos_day", "", built="apothecary dispensary workshop aganice")
    game = game_with(changing, city(hand=""), city("olympia_day", ""))
    assert game.finished(), "nobody holds a card"
    detail = shown(game, 1).scores[0].detail
    assert detail is not None
    assert detail.changed == ["compass", "tablet"]


def test_facts_of_leaders() -> None:
    facts = catalogue_facts(2)
    by_id = {card.id: card for card in facts.cards}
    assert (by_id["aganice"].age_price, by_id["bilkis"].age_price) == (True, False)
    boards = {board.id: board for board in facts.boards}
    assert (boards["roma_day"].resource, boards["roma_day"].icons) == ("", ["special:free_leaders"])


def test_packs_of_the_draft_shrink_and_pass_to_the_right() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 4, keep_events=True)
    for pack in (4, 3, 2):
        play = play_of(game, 0)
        assert play.leaders == LeadersTableState(pack, price_by_age=True)
        assert (play.hands_pass, [seen.passes_to for seen in play.cities]) == (True, [2, 0, 1])
        for item in game.pending():
            game.answer(item.ident, game.options(item.ident)[0])
    passes = [HandPass(0, 2), HandPass(1, 0), HandPass(2, 1)]
    assert scenes_of(game, "hands_passed") == [HandsScene("right", passes)] * 3
    play = play_of(game, 0)
    assert (play.phase, play.hands_pass, {seen.passes_to for seen in play.cities}) == ("recruitment", False, {-1})
    assert play.leaders == LeadersTableState(0, price_by_age=True)


def test_printed_prices_are_no_prices_by_age() -> None:
    game = game_with(city(leaders=["Croesus"]), *others())
    assert play_of(game).leaders == LeadersTableState(0, price_by_age=False)


def test_leaders_move_out_of_hands_that_others_do_not_see() -> None:
    game = game_with(
        city(hand="", leaders=["Croesus"]),
        city("rhodos_day", "", leaders=["Bilkis"]),
        city("olympia_day", "", leaders=["Caesar"], built="lumber_yard sawmill"),
        phase="recruitment",
    )
    say(game, "recruit Croesus", "sell Bilkis", "sell Caesar")
    assert scenes_of(game, "recruited") == [MoveScene("recruit", 0, 0, 0)]
    assert scenes_of(game, "leader_sold") == [MoveScene("sell", 0, 0, seat) for seat in (1, 2)]


def test_a_sale_is_worth_more_with_a_bonus_of_the_bank() -> None:
    game = game_with(city(built="berenice"), *others())
    assert uses(game, "altar", "sell")[0].gain == 4
    assert uses(game, "altar", "sell", seat=1)[0].gain == 3


def test_leaders_are_worth_points_also_when_they_are_buried() -> None:
    game = game_with(
        city("abu_simbel_night", built="hammurabi caesar midas brickyard loom_1", coins=7), *others(), age=2
    )
    worth = dict(zip(city_of(game, 0).built, city_of(game, 0).worth, strict=True))
    assert (worth["midas"], worth["hammurabi"]) == (2, None)
    say(game, "stage Altar", "build Altar", "build Altar")
    say(game, "bury Hammurabi")
    buried = leaders_of(game, 0)
    price = SHELF.library.cards[SHELF.library.find_card("Hammurabi")].coins
    assert (buried.buried, buried.buried_worth) == (["hammurabi"], [2 * price])
    assert scenes_of(game, "leader_buried") == [MoveScene("bury", 0, 0, -1)]
    game.agenda, game.decisions = [], []
    assert ("hammurabi", 2 * price) in columns_of(game, 0)["wonder"]
