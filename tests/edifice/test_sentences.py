"""The log of Edifice: every event has a sentence."""

import pytest

from sevenwonders.classic.edifice import kinds
from sevenwonders.classic.edifice.rule import DECLARATION
from sevenwonders.classic.libraries import library_of
from tests.support.sentences import ClassicTold, Told, check_own_kinds, check_texts

TABLE = ClassicTold(("edifice",))
LIBRARY = library_of(2, ("edifice",))
DISTRICT = LIBRARY.find_card("artisan_district")
LIBRARY_CARD = LIBRARY.find_card("library")

TOLD: list[Told] = [
    (kinds.JOINED, 0, [2], [], "Ana joins the Edifice of Age II."),
    (kinds.EDIFICE_BUILT, -1, [DISTRICT], [], "Artisan District is built."),
    (kinds.EDIFICE_FAILED, -1, [DISTRICT], [], "Artisan District is not built."),
    (kinds.REWARDED, 1, [DISTRICT], [], "Ben gets the reward of Artisan District."),
    (kinds.CARD_LOST, 1, [LIBRARY_CARD], [], "Ben gives up the Library."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert TABLE.sentence(kind, seat, values, secret) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    check_own_kinds(TOLD, kinds.KIND, kinds.EVENTS)
    check_texts(TABLE.english, DECLARATION.english, TOLD, TABLE.phrase)
