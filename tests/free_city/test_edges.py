"""Rare edges of the Free City: tables without it, and saves that cannot be."""

import pytest

from sevenwonders import BrokenSave, Config, new_classic_game
from sevenwonders.classic.free_city.part import FREE_CITY, part_of, pile_of
from sevenwonders.classic.free_city.rule import FreeCityRule
from sevenwonders.kernel.decision import Decision
from tests.support.expansions import ALL
from tests.support.games import card, city, position


def test_a_table_without_the_free_city_has_no_pile() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=ALL), 1)
    assert pile_of(game.parts) == []
    with pytest.raises(LookupError):
        part_of(game)


def test_a_card_for_the_free_city_is_about_the_free_city() -> None:
    game = new_classic_game(Config(2), 1)
    with pytest.raises(BrokenSave, match="right seats"):
        FreeCityRule().check_decision(game, Decision(9, 1, 0, FREE_CITY, -1))


def test_cards_of_the_draw_pile_are_in_no_deck() -> None:
    game = position(city("Giza A"), city("Rhodes A"), city("Ephesus A"), players=2, draw_pile=["Palace"])
    assert all(card("Palace") not in deck for deck in game.decks)
