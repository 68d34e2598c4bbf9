"""What a seat remembers at tables of the second edition: with expansions, in teams, with busy boards."""

import pytest

from sevenwonders import Config
from tests.second_edition.games import any_config, busy_sea_tables, busy_tables
from tests.support.budgets import budget
from tests.support.memories import cards_in, check_memories, shown_cards


def test_no_world_contradicts_what_a_seat_has_seen_with_expansions() -> None:
    for config in [*busy_tables(), *busy_sea_tables()]:
        check_memories(config, range(1), one_in=6)


def test_no_world_contradicts_what_partners_have_seen() -> None:
    check_memories(Config(6, edition=2, variant="teams"), range(2), one_in=6)


def test_a_lost_card_is_known_on_the_discard_pile() -> None:
    check_memories(Config(4, edition=2, expansions=["edifice"]), range(4), one_in=6)


@pytest.mark.long
def test_no_world_contradicts_what_a_seat_has_seen_with_expansions_for_long() -> None:
    for seed in range(budget(40, 300)):
        check_memories(any_config(seed), range(seed, seed + 1), one_in=6, until_pile=True)


def test_a_memory_with_expansions_holds_nothing_that_was_not_shown() -> None:
    for config in busy_tables():
        for memory, shown in shown_cards(config, 2, 1):
            assert cards_in(memory.to_data()) <= shown
