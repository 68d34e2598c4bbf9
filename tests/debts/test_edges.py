"""Rare edges of debts: tables on which nobody can lose coins."""

import pytest

from sevenwonders import Config, new_classic_game
from sevenwonders.classic.debts.part import debts_of


def test_a_table_without_losses_has_no_debts() -> None:
    with pytest.raises(LookupError, match="no debts"):
        debts_of(new_classic_game(Config(3), 1).cities[0])
