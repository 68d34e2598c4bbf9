"""Facts about a table that the page reads and never works out: stages, hands, prices, refusals, places."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.colours import BROWN
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.kernel.score import places_of
from sevenwonders.server.wire.classic.table import FaceDownCard, Share
from tests.server.positions import Shelf, city_of, menu, play_of, say, shown, uses

SHELF = Shelf()
LAST_TURN = SHELF.library.last_turn
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


# Cities


def test_the_next_stage_and_the_cards_under_the_built_ones() -> None:
    game = game_with(city("rhodos_day", built="lumber_yard sawmill"), *others())
    assert (city_of(game, 0).next_stages, city_of(game, 0).buried) == ([1], [])
    say(game, "stage Altar", "sell Altar", "sell Altar")
    seen = city_of(game, 0, viewer=1)
    assert seen.next_stages == [2]
    assert [(card.stage, card.age, card.card) for card in seen.buried] == [(1, 1, None)]
    assert [card.card for card in city_of(game, 0, viewer=0).buried] == ["altar"]
    finished = game_with(city("rhodos_day", stages=3), *others())
    assert city_of(finished, 0).next_stages == []


def test_the_discard_pile_shows_the_backs_of_what_others_sold() -> None:
    game = game_with(city(), *others())
    say(game, *["sell Altar"] * 3)
    assert play_of(game, 0).discard == [FaceDownCard(1, "altar"), FaceDownCard(1, None), FaceDownCard(1, None)]


def test_a_right_of_each_age_is_used_up() -> None:
    table = new_classic_game(Config(3, wonders=["Olympia A", "Giza A", "Rhodes A"]), 1)
    table.cities[0].built_stages, table.cities[0].stages, table.cities[0].buried = 3, 2, [0, 0]
    table.cities[0].free_build_each_age = True
    for ready in (True, False):
        table.cities[0].free_build_ready = ready
        assert [right.used for right in city_of(table, 0).rights] == [not ready]
    night = game_with(city("olympia_night", "altar", stages=1), *others())
    assert [right.used for right in city_of(night, 0).rights] == [None]


def test_why_the_right_to_build_free_does_not_hold() -> None:
    game = game_with(city(hand="altar palace"), *others())
    owner = game.cities[0]
    owner.free_build_each_age = owner.free_build_ready = True

    def refusals() -> list[str]:
        return [use.refusal for card in ("altar", "palace") for use in uses(game, card, "build_free")]

    assert refusals() == ["right_useless", ""]
    owner.free_build_colour = BROWN
    assert refusals() == ["right_colour", "right_colour"]
    owner.free_build_ready = False
    assert refusals() == ["right_used", "right_used"]


def test_what_cards_and_stages_are_worth_now() -> None:
    game = game_with(
        city("gizah_day", built="altar haven workers_guild scientists_guild lumber_yard", stages=1),
        city("rhodos_day", built="clay_pool quarry"),
        city("olympia_day", built="stone_pit"),
    )
    seen = city_of(game, 0)
    assert dict(zip(seen.built, seen.worth, strict=True)) == {
        "altar": 3,
        "haven": 1,
        "workers_guild": 3,
        "scientists_guild": None,
        "lumber_yard": None,
    }
    assert seen.stage_worth == [3]
    assert city_of(game, 2).stage_worth == []


# Hands


@pytest.mark.parametrize(("age", "receivers"), [(1, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_hands_pass_until_the_last_turn_of_an_age(age: int, receivers: list[int]) -> None:
    for turn in range(1, LAST_TURN + 1):
        play = play_of(game_with(city(), *others(3), age=age, turn=turn))
        passing = turn < LAST_TURN
        assert play.hands_pass == passing
        assert [seen.passes_to for seen in play.cities] == (receivers if passing else [-1] * 4)


def test_hands_still_pass_after_an_interruption() -> None:
    halicarnassus = city("halikarnassos_day", built="ore_vein foundry press_1 glassworks_1", stages=1)
    for turn in (1, LAST_TURN):
        game = game_with(halicarnassus, *others(), turn=turn, discard="baths")
        say(game, "stage Altar", "build Altar", "build Altar")
        assert [item.kind for item in shown(game, 0).decisions] == ["discard_pile"]
        assert play_of(game).hands_pass == (turn == 1)


def test_the_free_city_passes_no_hand() -> None:
    play = play_of(new_classic_game(Config(2), 3))
    assert [seen.passes_to for seen in play.cities] == [1, 0, -1]


# Fights


def test_a_fight_has_a_side() -> None:
    game = game_with(city(), *others(3))
    assert [[(fight.seat, fight.side) for fight in seen.fights] for seen in play_of(game).cities] == [
        [(1, "left"), (3, "right")],
        [(0, "right"), (2, "left")],
        [(1, "right"), (3, "left")],
        [(2, "right"), (0, "left")],
    ]


# Decisions


def test_a_way_to_pay_names_who_gets_what() -> None:
    game = game_with(
        city("gizah_day", "barracks altar", coins=5),
        city("rhodos_day", built="ore_vein"),
        city("rhodos_night", built="ore_vein"),
    )
    (offered,) = uses(game, "barracks", "build")
    assert [(way.price, way.shares) for way in offered.ways] == [(2, [Share(2, 2)]), (2, [Share(1, 2)])]
    (bank,) = uses(game_with(city("gizah_day", "lumber_yard tree_farm"), *others()), "tree_farm", "build")
    assert [(way.price, way.shares) for way in bank.ways] == [(1, [Share(-1, 1)])]


def test_a_refusal_has_a_kind() -> None:
    game = game_with(city("gizah_day", "altar tree_farm stockade", built="altar", coins=0), *others())
    kinds = {(item.card, use.use): use.refusal for item in menu(game, 0) for use in item.uses}
    assert kinds["altar", "build"] == "owned"
    assert kinds["tree_farm", "build"] == "coins"
    assert kinds["stockade", "build"] == "resources"
    assert kinds["altar", "sell"] == ""
    finished = game_with(city("gizah_day", stages=3), *others())
    assert uses(finished, "altar", "stage")[0].refusal == "other"


def test_a_use_says_what_the_bank_gives() -> None:
    game = game_with(city("gizah_day", "altar tavern vineyard", built="clay_pool"), city(built="quarry"), *others(1))
    gains = {(item.card, use.use): use.gain for item in menu(game, 0) for use in item.uses}
    assert {gains[card, "sell"] for card in ("altar", "tavern", "vineyard")} == {3}
    assert (gains["altar", "build"], gains["tavern", "build"], gains["vineyard", "build"]) == (0, 5, 2)


# Places


@pytest.mark.parametrize(
    ("ranking", "teams", "places"),
    [
        ([[2], [0], [1]], [-1] * 3, {2: 1, 0: 2, 1: 3}),
        ([[0, 2], [1]], [-1] * 3, {0: 1, 2: 1, 1: 3}),
        ([[0, 1], [2, 3]], [0, 0, 1, 1], {0: 1, 1: 1, 2: 2, 3: 2}),
        ([[0, 1, 4, 5], [2, 3]], [0, 0, 1, 1, 2, 2], {0: 1, 1: 1, 4: 1, 5: 1, 2: 3, 3: 3}),
    ],
)
def test_equals_share_a_place_and_a_team_counts_once(
    ranking: list[list[int]], teams: list[int], places: dict[int, int]
) -> None:
    assert places_of(ranking, teams) == places


def test_a_city_that_nobody_plays_has_no_place() -> None:
    game = new_classic_game(Config(2), 3)
    while not game.finished():
        item = game.pending()[0]
        game.answer(item.ident, game.options(item.ident)[-1])
    scores = shown(game, 0).scores
    assert sorted(score.place or 0 for score in scores[:2]) in ([1, 1], [1, 2])
    assert scores[2].place is None
