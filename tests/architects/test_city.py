"""Cities, which games and views share, the table as one seat sees it, and what a debugger shows of them."""

import pytest

from sevenwonders.architects.cards import cards_in, counts_of
from sevenwonders.architects.choice import CENTRE, LEFT, RIGHT
from sevenwonders.architects.city import City
from sevenwonders.architects.library import LOOK_EFFECT
from sevenwonders.architects.seating import deck_at, decks_in_reach, left_of, neighbours_of, place_of, right_of
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.kernel.numbers import bits_from, numbers_in
from sevenwonders.kernel.rng import stream
from tests.architects.games import (
    CENTRE as CENTRAL_DECK,
)
from tests.architects.games import (
    CHOICES_STREAM,
    LIBRARY,
    PLAYERS,
    any_config,
    cards,
    choose,
    city,
    config,
    moments,
    steps_of,
    table,
)

# Cities of views


def test_a_view_has_cities_that_can_be_asked() -> None:
    game = table(city("Rhodes", "wood, shield_0, shield_1", "12", "Tactics"))
    seen = game.view(2).cities[0]
    assert isinstance(seen, City)
    assert (seen.shields(LIBRARY), seen.lasting_shields(LIBRARY), seen.stage_count()) == (5, 4, 2)
    assert seen.open_stages(LIBRARY) == [2]
    assert [seen.has_built(stage) for stage in range(5)] == [True, True, False, False, False]
    assert not seen.is_finished(LIBRARY)


def test_the_cities_of_a_view_are_independent_of_the_game() -> None:
    game = table(city(held="wood, stone", owned="Urbanism"))
    view = game.view(0)
    before = view.to_data()
    game.cities[0].gain_card(LIBRARY, 0)
    game.cities[0].gain_token(1)
    game.cities[0].stages = 1
    assert view.to_data() == before


def test_cities_of_views_equal_those_of_the_game() -> None:
    """Everything in front of a player is public, including totals."""
    for seed, game in moments(4):
        for seat in (-1, 0):
            seen = [other.to_data() for other in game.view(seat).cities]
            assert seen == [other.to_data() for other in game.cities], f"seed {seed}"


def test_a_deck_has_fewer_cards_while_some_are_taken_up() -> None:
    game = table(city("Halicarnassus", "wood", "1"), tops={0: "wood, gear, coin, tablet, coin, wood, glass"})
    assert LIBRARY.boards[game.cities[0].board].effect == LOOK_EFFECT
    choose(game, "take left", "look left")
    for seat in (-1, 0, 1):
        assert [game.view(seat).deck_size(deck) for deck in range(4)] == [len(deck) for deck in game.decks]


def test_paying_moves_cards_to_the_pile_and_keeps_the_totals() -> None:
    some = table(city(held="wood, wood, coin")).cities[0]
    pile = counts_of([])
    some.discard(LIBRARY, 0, 2, pile)
    assert cards_in(some.cards) == cards("coin")
    assert cards_in(pile) == cards("wood, wood")
    assert some.purse == LIBRARY.purse[cards("coin")[0]]


# The table from one seat


@pytest.mark.parametrize("players", PLAYERS)
def test_neighbours_sit_on_both_sides(players: int) -> None:
    for seat in range(players):
        assert right_of(left_of(seat, players), players) == seat
        assert neighbours_of(seat, players) == sorted({(seat + 1) % players, (seat - 1) % players})


@pytest.mark.parametrize("players", PLAYERS)
def test_every_deck_has_one_place_for_each_seat(players: int) -> None:
    cities = new_architects_game(config(players), 1).cities
    for seat in range(players):
        places = [place_of(cities, seat, deck) for deck in range(players + 1)]
        assert [deck_at(cities, seat, place) for place in places] == list(range(players + 1))
        assert {LEFT, RIGHT, CENTRE} <= set(places)
        assert decks_in_reach(cities, seat) == [seat, (seat - 1) % players, players]


def test_sets_of_numbers_are_bits() -> None:
    assert numbers_in(0b1101) == [0, 2, 3]
    assert bits_from([3, 0, 2, 0]) == 0b1101


# In a debugger


def test_a_city_shows_what_lies_there() -> None:
    some = table(city("Rhodes", "wood, coin, shield_1", "12", "Tactics, Economy", 3)).cities[0]
    assert repr(some) == (
        "<City Rhodes: stages 1 2; cards wood, coin, shield with 1 horn; tokens Tactics, Economy; victories 3>"
    )
    assert repr(table(city()).cities[0]) == "<City Giza: stages -; cards -; tokens -; victories 0>"


def test_a_game_shows_its_wonders_and_what_is_asked() -> None:
    game = table(city("Giza"))
    assert repr(game) == "<ArchitectsGame Giza, Rhodes, Olympia; turn 1, decision 0 (card) of seat 0>"
    over = table(city("Giza"), only={0: "", 1: "", 2: "", CENTRAL_DECK: ""})
    assert repr(over) == "<ArchitectsGame Giza, Rhodes, Olympia; turn 1, game over>"


def test_a_view_shows_whose_it_is_and_nothing_hidden() -> None:
    game = table(city("Giza"))
    assert repr(game.view(1)) == "<View of seat 1: Giza, Rhodes, Olympia; turn 1, decision 0 (card) of seat 0>"
    assert repr(game.view(-1)).startswith("<View of a spectator: ")
    for seed in range(6):
        play = new_architects_game(any_config(seed), seed)
        for _ in steps_of(play, stream(seed, CHOICES_STREAM)):
            twin = play.copy()
            for deck in twin.decks:
                deck.reverse()
            twin.stack.reverse()
            assert repr(twin.view(0)) == repr(play.view(0))


def test_a_row_of_a_menu_shows_its_words_and_choices() -> None:
    game = choose(table(city("Giza", "wood, wood", owned="Urbanism"), tops={0: "clay"}), "take left")
    rows = [repr(row) for row in game.menu(game.decisions[0].ident)]
    assert rows[0] == "<MenuRow take left: choices [0]>"
    assert rows[3].startswith("<MenuRow stage 1: choices [")
    assert rows[3].endswith("], compulsory>")
    assert rows[4] == "<MenuRow stage 2: refused, Stage 2 rests on stage 1, which is not built yet.>"
    assert rows[-1].startswith("<MenuRow done: refused, The turn cannot end yet")


def test_a_score_shows_its_categories() -> None:
    game = table(city("Ephesus", "blue_3, blue_2_cat, blue_2_cat", "123", "Strategy", 4), cat=0)
    assert repr(game.score_sheet()[0]) == (
        "<Score of seat 0: 35 points (wonder 10, cat 2, civilian 7, military 12, progress 4), 3 stages>"
    )
