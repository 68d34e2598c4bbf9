"""Rare edges of debts: tables on which nobody can lose coins."""

from sevenwonders import Config, new_classic_game
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.debts.part import debts_of, find_debts


def test_debts_are_found_where_there_are_any() -> None:
    assert find_debts(new_classic_game(Config(3), 1).cities[0]) is None
    city = new_classic_game(Config(3, edition=2, expansions=list(EXPANSIONS)), 1).cities[0]
    assert find_debts(city) is debts_of(city)
