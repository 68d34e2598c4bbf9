"""The log of Leaders: every event has a sentence."""

import pytest

from sevenwonders.classic.kinds import STAGE_BUILT
from sevenwonders.classic.leaders import kinds
from sevenwonders.classic.leaders.rule import DECLARATION
from sevenwonders.classic.libraries import library_of
from tests.support.sentences import ClassicTold, Told, check_own_kinds, check_texts

TABLE = ClassicTold(("leaders",))
LIBRARY = library_of(2, ("leaders",))
NERO = LIBRARY.find_card("nero")
PLATO = LIBRARY.find_card("plato")

TOLD: list[Told] = [
    (STAGE_BUILT, 0, [2, 4, -1], [], "Ana builds stage 2 of the wonder with a leader."),
    (STAGE_BUILT, 0, [2, 4, -1], [NERO], "Ana builds stage 2 of the wonder with Nero."),
    (kinds.RECRUITED, 1, [NERO], [], "Ben recruits Nero."),
    (kinds.KEPT_LEADER, 1, [], [], "Ben takes a leader into hand."),
    (kinds.KEPT_LEADER, 1, [], [NERO], "Ben takes Nero into hand."),
    (kinds.LEADERS_LEFT, 1, [1], [], "Ben discards a leader."),
    (kinds.LEADERS_LEFT, 1, [3], [], "Ben discards 3 leaders."),
    (kinds.LEADERS_LEFT, 1, [2], [NERO, PLATO], "Ben discards Nero and Plato."),
    (kinds.LEADER_SOLD, 3, [], [], "Dan sells a leader."),
    (kinds.LEADER_SOLD, 3, [], [PLATO], "Dan sells Plato."),
    (kinds.LEADER_BURIED, 3, [PLATO], [], "Dan buries Plato."),
]


@pytest.mark.parametrize(("kind", "seat", "values", "secret", "words"), TOLD)
def test_an_event_is_one_sentence(kind: int, seat: int, values: list[int], secret: list[int], words: str) -> None:
    assert TABLE.sentence(kind, seat, values, secret) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    check_own_kinds(TOLD, kinds.KIND, kinds.EVENTS)
    check_texts(TABLE.english, DECLARATION.english, TOLD, TABLE.phrase)
