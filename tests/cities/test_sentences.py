"""The log of Cities: every event has a sentence."""

import pytest

from sevenwonders.classic.cities import part
from sevenwonders.classic.cities.rule import DECLARATION
from tests.support.sentences import ClassicTold, Told, check_own_kinds, check_texts

TABLE = ClassicTold(("cities",))

TOLD: list[Told] = [
    (part.DIPLOMACY, 0, [1], [], "Ana takes a diplomacy token."),
    (part.DIPLOMACY, 0, [-1], [], "Ana uses up a diplomacy token."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert TABLE.sentence(kind, seat, values, secret) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    check_own_kinds(TOLD, part.KIND, part.EVENTS)
    check_texts(TABLE.english, DECLARATION.english, TOLD, TABLE.phrase)
