"""What there is to see of a turn, an Age and a score sheet, as a page plays it."""

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.server.wire.classic.table import FightScene, HandPass, HandsScene, MoveScene, Payment
from tests.server.positions import Shelf, check_menus, columns_of, lines_of, say, scenes_of

SHELF = Shelf()
LAST_TURN = SHELF.library.last_turn
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


def test_the_first_edition_can_be_followed_by_its_scenes() -> None:
    check_menus(Config(5), 2)


def test_the_free_city_can_be_followed_by_its_scenes() -> None:
    check_menus(Config(2), 2)


def test_cards_move_and_only_built_ones_show_their_faces() -> None:
    game = game_with(
        city("gizah_day", "altar theater"), city("rhodos_day", built="lumber_yard sawmill"), city("olympia_day")
    )
    say(game, "build Altar", "stage Altar", "sell Altar")
    (built,) = lines_of(game, "built")
    assert (built.cards, built.scene) == (["altar"], MoveScene("build", 1, 0, 0))
    (staged,) = lines_of(game, "stage_built")
    assert (staged.cards, staged.scene) == ([], MoveScene("stage", 1, 1, 1))
    assert lines_of(game, "stage_built", viewer=1)[0].cards == ["altar"]
    (sold,) = lines_of(game, "sold")
    assert (sold.cards, sold.scene) == ([], MoveScene("sell", 1, 0, 2))


def test_last_cards_are_discarded() -> None:
    game = game_with(city(), *others(), turn=LAST_TURN)
    say(game, *["sell Altar"] * 3)
    assert scenes_of(game, "discarded") == [MoveScene("discard", 1, 0, seat) for seat in range(3)]


def test_coins_go_from_seat_to_seat_and_to_and_from_the_bank() -> None:
    game = game_with(
        city("gizah_day", "barracks altar", coins=5),
        city("rhodos_day", "tree_farm altar"),
        city("olympia_day", "altar"),
    )
    say(game, "build Barracks", "build Tree Farm", "sell Altar")
    assert [line.payments for line in lines_of(game, "paid")] == [[Payment(0, 1, 2)], [Payment(1, -1, 1)]]
    assert [line.payments for line in lines_of(game, "gained")] == [[Payment(-1, 2, 3)]]


def test_every_fight_shows_both_strengths_and_what_each_side_takes() -> None:
    game = game_with(city(built="barracks"), *others(), age=2, turn=LAST_TURN)
    say(game, *["sell Altar"] * 3)
    fights = lines_of(game, "conflict")
    assert [(line.seat, line.scene) for line in fights] == [
        (0, FightScene(1, 1, 0, [3], [-2])),
        (1, FightScene(2, 0, 0, [], [])),
        (0, FightScene(2, 1, 0, [3], [-2])),
    ]


def test_hands_are_passed_on_in_the_direction_of_the_age() -> None:
    for age, passing, receivers in ((1, "left", [1, 2, 0]), (2, "right", [2, 0, 1])):
        game = game_with(city(), *others(), age=age)
        say(game, *["sell Altar"] * 3)
        passes = [HandPass(seat, to) for seat, to in enumerate(receivers)]
        assert scenes_of(game, "hands_passed") == [HandsScene("left" if passing == "left" else "right", passes)]
        assert [line.text for line in lines_of(game, "hands_passed")] == [""]
    last = game_with(city(), *others(), turn=LAST_TURN)
    say(last, *["sell Altar"] * 3)
    assert scenes_of(last, "hands_passed") == []


def test_two_players_swap_hands() -> None:
    game = new_classic_game(Config(2), 3, keep_events=True)
    while game.turn == 1:
        item = game.pending()[0]
        game.answer(item.ident, game.options(item.ident)[-1])
    assert scenes_of(game, "hands_passed") == [HandsScene("left", [HandPass(0, 1), HandPass(1, 0)])]


# The score sheet


def test_a_score_sheet_says_where_every_point_comes_from() -> None:
    scored = city(
        "gizah_day",
        "",
        built="altar haven workshop apothecary scriptorium dispensary workers_guild clay_pool",
        coins=8,
        stages=1,
        tokens=(1, 3, -1),
    )
    game = game_with(scored, city("rhodos_day", "", built="quarry"), city("olympia_day", ""))
    assert game.finished(), "nobody holds a card"
    assert columns_of(game, 0) == {
        "military": [("conflict 1", 1), ("conflict 3", 3), ("conflict -1", -1)],
        "treasury": [("coins 8", 2)],
        "wonder": [("stage 1", 3)],
        "civilian": [("altar", 3)],
        "science": [("compass 2", 4), ("gear 1", 1), ("tablet 1", 1), ("set 1", 7)],
        "commerce": [("haven", 1)],
        "guilds": [("workers_guild", 1)],
    }


def test_a_copied_guild_is_named() -> None:
    game = new_classic_game(Config(3, wonders=["Olympia B", "Giza A", "Rhodes A"]), 1)
    library = game.library
    game.agenda, game.decisions = [], []
    game.cities[0].guild_copies = 1
    game.cities[1].built = [library.find_card("Workers Guild")]
    game.cities[1].colours[library.cards[library.find_card("Clay Pool")].colour] = 4
    assert columns_of(game, 0)["guilds"] == [("workers_guild", 4)]
