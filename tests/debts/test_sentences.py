"""The log of losses and debts: every event has a sentence."""

import pytest

from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.debts import part
from sevenwonders.classic.debts.rule import DECLARATION
from tests.support.sentences import ClassicTold, Told, check_own_kinds, check_texts

TABLE = ClassicTold(EXPANSIONS)

TOLD: list[Told] = [
    (part.LOST, 0, [2, 0], [], "Ana loses 2 coins."),
    (part.LOST, 0, [1, 2], [], "Ana loses 1 coin and takes a debt of 2."),
    (part.LOST, 0, [0, 3], [], "Ana takes a debt of 3."),
    (part.INDEBTED, 0, [1], [], "Ana takes a debt of 1."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert TABLE.sentence(kind, seat, values, secret) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    check_own_kinds(TOLD, part.KIND, part.EVENTS)
    check_texts(TABLE.english, DECLARATION.english, TOLD, TABLE.phrase)
