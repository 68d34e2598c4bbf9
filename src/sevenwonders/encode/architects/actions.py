"""The actions of Architects, each of which is a whole choice.

| actions | meaning |
| --- | --- |
| 0 to 9 | take the top card of a deck: left, right, central, or that of the wonder with this number |
| 10 to 13 | turn in symbols: two of one kind, or one of each |
| 14 to 45 | take a progress token; the last is the unseen one |
| 46 to 47 | look at the left or right deck |
| 48 to 61 | keep a card |
| 62 | end the turn |
| 63 to 222 | build a stage, with 32 payments for each of five stages |
| 223 | wait |
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.architects.cards import CARDS
from sevenwonders.architects.choice import (
    DONE,
    KEEP,
    LOOK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    choice_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.library import library_of
from sevenwonders.architects.notation import describe
from sevenwonders.encode.actions import Actions

STAGES_AT: Final = 63
STAGES: Final = 5
PAYMENTS: Final = 32
ACTIONS: Final = STAGES_AT + STAGES * PAYMENTS + 1

# Where the actions of each other use begin, and how many it has.
FIRST: Final = {TAKE: 0, SCIENCE: 10, TOKEN: 14, LOOK: 46, KEEP: 48, DONE: 62}
ROOM: Final = {TAKE: 10, SCIENCE: 4, TOKEN: UNSEEN + 1, LOOK: 2, KEEP: CARDS, DONE: 1}

# The rows of `options`; the last is for waiting.
OPTION_ROWS: Final = 256


@final
class StepActions(Actions):
    """`steps`: in this game every choice takes a single step."""

    def __init__(self) -> None:
        super().__init__("steps", ACTIONS, levels=1)

    @override
    def numbers(self, options: vec[i64], level: i64) -> vec[i64]:
        numbers = vec[i64](capacity=len(options))
        rank: i64 = 0
        previous: i64 = -1
        for option in options:
            use = use_of(option)
            if use == STAGE:
                stage = stage_of(option)
                rank = rank + 1 if stage == previous else 0
                previous = stage
                place = self.check(rank, PAYMENTS, "payments")
                numbers = append(numbers, STAGES_AT + stage * PAYMENTS + place)
            else:
                room: i64 = ROOM[use]
                first: i64 = FIRST[use]
                numbers = append(numbers, first + self.check(argument_of(option), room, "arguments"))
        return numbers

    @override
    def label(self, action: int) -> str:
        if action == self.wait:
            return "wait"
        if action >= STAGES_AT:
            stage, place = divmod(action - STAGES_AT, PAYMENTS)
            return f"stage {stage + 1}, payment {place + 1}"
        use = max([use for use, first in FIRST.items() if first <= action], key=lambda use: FIRST[use])
        argument = action - FIRST[use]
        library = library_of()
        if use == TOKEN and argument != UNSEEN and argument >= len(library.tokens):
            return "no token"
        return describe(library, choice_of(use, argument), by_id=True)
