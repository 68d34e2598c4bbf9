"""Edifice as the page sees it: projects, pawns and penalties."""

from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.present.classic.table import ClassicPresenter
from sevenwonders.server.wire.classic.debts import LossScene
from sevenwonders.server.wire.classic.edifice import EdificeEndScene, EdificeState, PawnScene, PawnState
from sevenwonders.server.wire.classic.table import MoveScene, Payment
from tests.server.positions import Shelf, city_of, extras, lines_of, menu, play_of, say, scenes_of, uses

SHELF = Shelf("edifice")
LAST_TURN = SHELF.library.last_turn
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


def edifices_of(game: ClassicGame) -> list[EdificeState]:
    projects = play_of(game).edifice
    assert projects is not None
    return projects.edifices


def pawns_of(game: ClassicGame, seat: int) -> PawnState:
    part = city_of(game, seat).edifice
    assert part is not None
    return part


def test_a_stage_may_join_the_edifice() -> None:
    game = game_with(
        city("rhodos_day", built="lumber_yard sawmill", coins=5),
        *others(),
        edifices=["Belvedere", "Factory", "Agora"],
    )
    (stage,) = uses(game, "altar", "stage")
    assert (stage.stage, len(stage.ways)) == (1, 1)
    assert set(extras(stage)) == {"edifice"}
    joining = extras(stage)["edifice"]
    assert (joining.resources, joining.coins, joining.price) == ([""], 1, 1)
    assert (joining.gives, [way.price for way in joining.ways]) == (["1 point for each wonder stage here"], [1])
    say(game, "stage Altar with edifice", "sell Altar", "sell Altar")
    assert scenes_of(game, "joined") == [PawnScene(1)]
    assert city_of(game, 0).coins == 4
    assert uses(game, "theater", "stage")[0].extras == []


def test_edifices_show_what_they_cost_give_and_take() -> None:
    names = ["Belvedere", "Auction House", "Concentric Castle"]
    game = game_with(city(pawns=[1, 0, 0]), *others(), edifices=names)
    first, second, third = edifices_of(game)
    assert (first.age, first.card, first.state, first.pawns_left, first.price) == (1, "belvedere", "open", 1, 1)
    assert (first.reward, first.icons) == (["1 point for each wonder stage here"], ["points_per:wonder_stage:own:1"])
    assert (second.state, third.state) == ("later", "later")
    assert [(item.penalty, item.penalty_icon, item.debt) for item in (first, second, third)] == [
        ("lose a brown card", "lose_card:brown", 2),
        ("lose 5 coins", "lose_coins:5", 3),
        ("lose 2 victory tokens", "lose_tokens:2", 5),
    ]
    parts = [pawns_of(game, seat) for seat in range(3)]
    assert [(part.pawns, part.joined) for part in parts] == [([1, 0, 0], True), *[([0, 0, 0], False)] * 2]


def test_a_penalty_asks_for_a_card() -> None:
    names = ["Belvedere", "Factory", "Agora"]
    game = game_with(city(built="clay_pool ore_vein"), *others(), edifices=names, turn=LAST_TURN)
    say(game, *["sell Altar"] * 3)
    assert edifices_of(game)[0].state == "failed"
    assert sorted(item.card for item in menu(game, 0)) == ["clay_pool", "ore_vein"]
    assert {use.use for item in menu(game, 0) for use in item.uses} == {"lose"}
    assert pawns_of(game, 0).owing == 1
    assert scenes_of(game, "edifice_failed") == [EdificeEndScene(False, 2, [0, 0, 0])]
    say(game, "lose Clay Pool")
    assert scenes_of(game, "card_lost") == [MoveScene("lose", 1, 0, -1)]
    assert city_of(game, 0).built == ["ore_vein"]
    presenter = ClassicPresenter()
    drawn = {game.event_name(event.kind): presenter.cards(game, event) for event in game.events}
    assert (drawn["edifice_failed"], drawn["card_lost"]) == (["belvedere"], ["clay_pool"])


def test_tokens_of_a_penalty_and_pawns_are_numbers() -> None:
    names = ["Belvedere", "Factory", "Concentric Castle"]
    game = game_with(city(tokens=(1, 3, 3)), *others(), edifices=names, age=3, turn=LAST_TURN)
    say(game, *["sell Altar"] * 3)
    assert [(item.number, item.uses[0].use) for item in menu(game, 0)] == [(1, "drop"), (3, "drop")]
    ur = game_with(city("ur_day", built="quarry clay_pool stone_pit", stages=1), *others())
    say(ur, "stage Altar", "sell Altar", "sell Altar")
    assert [(item.number, item.uses[0].use) for item in menu(ur, 0)] == [(1, "join"), (2, "join"), (3, "join")]


def test_only_edifices_have_a_penalty() -> None:
    facts = catalogue_facts(2)
    by_id = {card.id: card for card in facts.cards}
    agora = by_id["agora"].edifice
    assert agora is not None
    assert (agora.penalty_icon, agora.penalty, by_id["agora"].cost.coins) == ("lose_card:green", "lose a green card", 6)
    assert {card.colour for card in facts.cards if card.edifice} == {"edifice"}
    assert {card.edifice for card in catalogue_facts(1).cards} == {None}
    boards = {board.id: board for board in facts.boards}
    assert boards["ur_day"].stages[1].icons == ["pawn:any"]


def test_a_finished_edifice_shows_who_took_part_and_rewards_them() -> None:
    game = game_with(
        city("rhodos_day", built="lumber_yard sawmill", coins=5),
        city("gizah_day", pawns=[1, 0, 0]),
        *others(1),
        edifices=["Belvedere", "Factory", "Agora"],
    )
    left = edifices_of(game)[0].pawns_left
    say(game, "stage Altar with edifice", "sell Altar", "sell Altar")
    assert (left, edifices_of(game)[0].state) == (1, "built")
    assert scenes_of(game, "edifice_built") == [EdificeEndScene(True, 0, [1, 1, 0])]
    assert [(line.seat, line.cards, line.scene) for line in lines_of(game, "rewarded")] == [
        (seat, ["belvedere"], MoveScene("reward", 1, 0, -1)) for seat in (0, 1)
    ]


def test_a_penalty_in_coins_goes_to_the_bank_or_is_a_debt() -> None:
    names = ["Belvedere", "Auction House", "Agora"]
    game = game_with(
        city(coins=5), city("rhodos_day", coins=0), city("olympia_day", coins=9), edifices=names, age=2, turn=LAST_TURN
    )
    say(game, "sell Altar", "build Altar", "sell Altar")
    assert [(line.seat, line.scene, line.payments) for line in lines_of(game, "lost")] == [
        (seat, LossScene(5, 0), [Payment(seat, -1, 5)]) for seat in (0, 2)
    ]
    assert [(line.seat, line.scene) for line in lines_of(game, "indebted")] == [(1, LossScene(0, 3))]
