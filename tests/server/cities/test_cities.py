"""Cities as the page sees it: losses, debts and diplomacy."""

from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.wire.classic.cities import DiplomacyScene
from sevenwonders.server.wire.classic.debts import LossScene, LossState
from sevenwonders.server.wire.classic.table import Payment
from tests.server.positions import Shelf, city_of, columns_of, lines_of, menu, play_of, say, scenes_of, shown

SHELF = Shelf("cities")
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


def debts_in(game: ClassicGame) -> list[int]:
    return [seen.debts.debts for seen in play_of(game).cities if seen.debts]


def test_a_loss_is_paid_or_becomes_debts() -> None:
    game = game_with(city(hand="opium_stash altar"), *others())
    say(game, "build Opium Stash", "sell Altar", "build Altar")
    assert [seen.loss for seen in play_of(game).cities] == [0, 1, 1]
    (first, second) = menu(game, 1)
    assert [(item.card, item.number, item.uses[0].use) for item in (first, second)] == [("", 0, "pay"), ("", 1, "pay")]
    assert [(item.uses[0].price, item.uses[0].ways[0].price) for item in (first, second)] == [(0, 0), (1, 1)]
    assert [item.debts for item in (first, second)] == [LossState(1, 6), LossState(0, 5)]
    say(game, "pay 1", "pay 0")
    assert [(line.seat, line.scene, line.payments) for line in lines_of(game, "lost")] == [
        (1, LossScene(1, 0), [Payment(1, -1, 1)]),
        (2, LossScene(0, 1), []),
    ]
    assert [(seen.coins, seen.loss) for seen in play_of(game).cities[1:]] == [(5, 0), (3, 0)]
    assert debts_in(game) == [0, 0, 1]


def test_diplomacy_and_debts_are_open() -> None:
    game = game_with(city(hand="residence raider_camp", built="clay_pool"), *others())
    say(game, "build Residence", "build Altar", "build Altar")
    assert [seen.cities.diplomacy for seen in play_of(game, 2).cities if seen.cities] == [1, 0, 0]
    assert scenes_of(game, "diplomacy") == [DiplomacyScene(1)]
    game = game_with(city(hand="residence raider_camp"), *others(3))
    say(game, "build Raider Camp", *["build Altar"] * 3)
    assert debts_in(game) == [0, 1, 0, 1]
    assert scenes_of(game, "indebted") == [LossScene(0, 1), LossScene(0, 1)]
    assert city_of(game, 0).tokens == [1]


def test_a_city_at_peace_fights_nobody_and_is_passed_over() -> None:
    game = game_with(city(diplomacy=1), city("rhodos_day", built="barracks"), *others(2)[1:], city("ephesos_day"))
    assert [[fight.seat for fight in seen.fights] for seen in play_of(game).cities] == [[], [2, 3], [1, 3], [2, 1]]
    assert [[fight.side for fight in seen.fights] for seen in play_of(game).cities[1:]] == [
        ["left", "right"],
        ["right", "left"],
        ["right", "left"],
    ]
    two = game_with(city(diplomacy=1), *others())
    assert [[fight.seat for fight in seen.fights] for seen in play_of(two).cities] == [[], [2], [1]]


def test_a_loss_for_tokens_is_counted_before_it_is_settled() -> None:
    """While somebody still builds from the discard pile, the others see what they will have to lose."""
    builders = [
        city("halikarnassos_day", built="ore_vein foundry press_1 glassworks_1", stages=1),
        city("gizah_day", "sepulcher altar", built="glassworks_1 loom_1"),
        city("rhodos_day", tokens=(1, 3, -1)),
    ]
    game = game_with(*builders, age=2, discard="baths customs")
    say(game, "stage Altar", "build Sepulcher", "build Altar")
    assert [item.kind for item in shown(game, 0).decisions] == ["discard_pile"]
    assert [seen.loss for seen in play_of(game).cities] == [0, 0, 2]


def test_a_rebate_is_a_right() -> None:
    game = game_with(city(built="west_clandestine_wharf"), *others())
    assert [(right.code, right.source) for right in city_of(game, 0).rights] == [
        ("rebate:left", "west_clandestine_wharf")
    ]


def test_two_alone_meet_on_the_nearer_side() -> None:
    peaceful = [city(board, diplomacy=1) for board in ("gizah_day", "rhodos_day", "olympia_day")]
    game = game_with(city("ephesos_day"), *peaceful, city("babylon_day"))
    assert [[(fight.seat, fight.side) for fight in seen.fights] for seen in play_of(game).cities] == [
        [(4, "right")],
        [],
        [],
        [],
        [(0, "left")],
    ]


def test_debts_have_a_column_of_their_own() -> None:
    game = game_with(city(hand="", coins=7, debts=3), city("rhodos_day", "", coins=2), city("olympia_day", ""))
    assert game.finished(), "nobody holds a card"
    score = shown(game, 0).scores[0]
    assert (score.points["treasury"], score.total) == (-1, -1)
    assert columns_of(game, 0) == {"treasury": [("coins 7", 2)], "debts": [("debts 3", -3)]}
    columns = [column.column for column in score.columns]
    assert columns.index("debts") == columns.index("treasury") + 1
    assert [column.points for column in score.columns if column.column == "debts"] == [-3]
