"""The log of Armada: every event has a sentence."""

import pytest

from sevenwonders.classic.armada import kinds
from sevenwonders.classic.armada.rule import DECLARATION
from sevenwonders.classic.libraries import library_of
from tests.support.sentences import ClassicTold, Told, check_own_kinds, check_texts

TABLE = ClassicTold(("armada",))
LIBRARY = library_of(2, ("armada",))
ISLAND = LIBRARY.find_card("bronze_island")

TOLD: list[Told] = [
    (kinds.SAILED, 0, [3, 2], [], "Ana moves the green fleet to square 2."),
    (kinds.ISLAND_TAKEN, 0, [ISLAND], [], "Ana takes Bronze Island."),
    (kinds.TAXED, 0, [2], [], "Ana levies a tax of 2 coins."),
    (kinds.PIRATED, 0, [], [], "Ana sends out pirates."),
    (kinds.LANDED, 0, [2], [], "Ana prepares a landing against Cleo."),
    (kinds.NAVAL_TOKEN, 0, [-2], [], "Ana takes a naval token of -2."),
    (kinds.NAVAL_BATTLE, -1, [4, 1, 5, 1, 3, 4, 0, 2, 2, -1], [], "Naval strengths: Ben 5 and Ana 2."),
    (kinds.SKIPPED_NAVAL, 0, [], [], "Ana stays out of the naval conflict."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert TABLE.sentence(kind, seat, values, secret) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    check_own_kinds(TOLD, kinds.KIND, kinds.EVENTS)
    check_texts(TABLE.english, DECLARATION.english, TOLD, TABLE.phrase)
