"""The second edition as the page sees it, with no expansion and with all of them."""

import itertools

import pytest

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.server.present.classic.all_rules import PRESENTERS
from sevenwonders.server.present.classic.facts import catalogue_facts
from tests.server.positions import Shelf, check_menus, city_of, menu, play_of, say, shown

SHELF = Shelf()
city, others, game_with = SHELF.city, SHELF.others, SHELF.game
RULE_NAMES = [presenter.name() for presenter in PRESENTERS]


# The base game


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


def test_what_can_be_chosen_is_joined_in_one_icon() -> None:
    boards = {board.id: board for board in catalogue_facts(2).boards}
    assert boards["carthage_day"].stages[1].icons == ["choose:carthage_treasure+carthage_guard"]


def test_rights_are_shown_with_what_gives_them() -> None:
    game = game_with(city("olympia_night", "altar", stages=1), *others())
    (right,) = city_of(game, 0).rights
    assert (right.code, right.source) == ("special:first_card_free", "olympia_night")
    assert right.words


@pytest.mark.parametrize(("age", "victory", "defeat"), [(1, 1, -1), (2, 3, -2), (3, 5, -3)])
def test_fights_show_what_is_at_stake(age: int, victory: int, defeat: int) -> None:
    game = game_with(city(built="barracks"), *others(3), age=age)
    first, second, third, fourth = (seen.fights for seen in play_of(game).cities)
    assert [(fight.seat, fight.margin) for fight in first] == [(1, 1), (3, 1)]
    assert [(fight.seat, fight.margin) for fight in second] == [(0, -1), (2, 0)]
    assert [(fight.seat, fight.margin) for fight in third] == [(1, 0), (3, 0)]
    assert [(fight.seat, fight.margin) for fight in fourth] == [(2, 0), (0, -1)]
    stakes = {(fight.tokens, fight.victory, fight.defeat) for fight in first + second + third + fourth}
    assert stakes == {(1, victory, defeat)}


def test_a_finished_game_has_no_fights_ahead() -> None:
    game = game_with(city(hand=""), city("rhodos_day", ""), city("olympia_day", ""))
    assert game.finished(), "nobody holds a card"
    assert [seen.fights for seen in play_of(game).cities] == [[], [], []]


def test_hands_go_around_the_table() -> None:
    for age, goes_to, comes_from, passing in ((1, 1, 3, "left"), (2, 3, 1, "right"), (3, 1, 3, "left")):
        game = game_with(city(), *others(3), age=age)
        play = play_of(game, 0)
        assert (play.hand_goes_to, play.hand_comes_from, play.passing) == (goes_to, comes_from, passing)
        watched = play_of(game, -1)
        assert (watched.hand_goes_to, watched.hand_comes_from, watched.passing) == (-1, -1, passing)


def test_tables_without_expansions_show_nothing_of_them() -> None:
    play = play_of(new_classic_game(Config(3, edition=2), 1), 0)
    assert play.phase == "turn"
    for seen in (*play.cities, play):
        own = [name for name in RULE_NAMES if name in seen.__struct_fields__ and name != "cities"]
        assert own
        assert {getattr(seen, name) for name in own} == {None}


# Everything together


@pytest.mark.parametrize("seed", range(3))
def test_a_menu_offers_exactly_the_options(seed: int) -> None:
    game = check_menus(Config(4, edition=2, expansions=list(EXPANSIONS)), seed)
    state = shown(game, 0)
    assert {tuple(score.points) for score in state.scores} == {tuple(state.categories)}


# The catalogue


COMBINATIONS = [list(chosen) for count in (0, 1, 2) for chosen in itertools.combinations(EXPANSIONS, count)] + [
    list(EXPANSIONS)
]


@pytest.mark.parametrize("expansions", COMBINATIONS, ids=lambda names: "+".join(names) or "none")
def test_one_download_serves_every_combination(expansions: list[str]) -> None:
    facts = catalogue_facts(2)
    chosen = {"base", *expansions}
    library = library_of(2, tuple(expansions))
    in_game = [card.id for card in facts.cards if card.set in chosen and set(card.requires) <= chosen]
    assert in_game == [card.ident for card in library.cards]
    assert [board.id for board in facts.boards if board.set in chosen] == [board.ident for board in library.boards]


def test_every_effect_has_words_and_a_code() -> None:
    facts = catalogue_facts(2)
    told = [(card.icons, card.effects) for card in facts.cards]
    for board in facts.boards:
        told += [(board.icons, board.effects), *[(stage.icons, stage.effects) for stage in board.stages]]
    for icons, effects in told:
        assert len(icons) == len(effects)
        assert all(effects)
    assert "Giza" in {board.id: board for board in facts.boards}["gizah_day"].aliases
    assert {card.set for card in catalogue_facts(1).cards} == {"base"}
