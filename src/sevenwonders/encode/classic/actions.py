"""The actions of 7 Wonders.

`steps` serves every table. A decision takes at most three steps: what it is about (a card, a number, or passing), what
is done with it (the form), and how it is paid for (the place of the payment among those on offer, cheapest first).

| actions | meaning |
| --- | --- |
| 0 to 255 | a card |
| 256 | pass |
| 257 to 288 | a number from 0 to 31, such as coins or the value of a token |
| 289 to 343 | a form: a use of the card, with a stage and an extra where there are some |
| 344 to 407 | a payment |
| 408 | wait |

`flat` serves tables without expansions, in a single step. Each card has 30 actions: 13 payments for the structure,
13 for a stage, then building free, selling, taking from the discard pile, and choosing as a bonus.
"""

from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    CARD_SHIFT,
    CHOOSE,
    EXTRA_SHIFT,
    NO_EXTRA,
    PASS,
    SELL,
    STAGE,
    STAGE_MASK,
    TAKE,
    USE_MASK,
    card_of,
    choice_of,
    offer_of,
    use_of,
)
from sevenwonders.classic.libraries import library_for, library_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import extra_numbers, verbs
from sevenwonders.encode.actions import Actions
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.numbers import vector_of

# The blocks of `steps`.
CARDS: Final = 256
PASS_AT: Final = CARDS
NUMBERS_AT: Final = PASS_AT + 1
NUMBERS: Final = 32
FORMS_AT: Final = NUMBERS_AT + NUMBERS
FORMS: Final = 55
PAYMENTS_AT: Final = FORMS_AT + FORMS
PAYMENTS: Final = 64
STEP_ACTIONS: Final = PAYMENTS_AT + PAYMENTS + 1

# The levels of `steps`.
OBJECT: Final = 0
FORM: Final = 1
PAYMENT: Final = 2
LEVELS: Final = ["object", "form", "payment"]

# Card, use, stage and extra are next to each other in a choice; these are the bits of the last three.
FORM_BITS: Final = CARD_SHIFT - EXTRA_SHIFT
FORM_MASK: Final = (1 << FORM_BITS) - 1

# Uses that may come with an extra.
WITH_EXTRAS: Final = [BUILD, BUILD_FREE, STAGE, SELL]

# The blocks of `flat`.
FLAT_CARDS: Final = 91
FLAT_PAYMENTS: Final = 13
FLAT_STAGE: Final = FLAT_PAYMENTS
# The place in a card's actions of each use that has a single one.
FLAT_USES: Final = {BUILD_FREE: 26, SELL: 27, TAKE: 28, CHOOSE: 29}
FLAT_PER_CARD: Final = 30
FLAT_PASS: Final = FLAT_CARDS * FLAT_PER_CARD
FLAT_ACTIONS: Final = FLAT_PASS + 2

# The rows of `options`; the last is for waiting.
OPTION_ROWS: Final = 512


def form_bits(choice: i64) -> i64:
    """Return use, stage and extra of a choice."""
    return (choice >> EXTRA_SHIFT) & FORM_MASK


def form_of(use: i64, stage: i64, extra: i64) -> i64:
    """Pack a use, a stage and an extra into bits."""
    return form_bits(choice_of(0, use, offer_of(stage, extra, 0)))


@cache
def forms() -> list[tuple[str, int]]:
    """List every form by its number: its name, and its bits.

    Uses with extras come first, with each extra that any rule has; stages have a number if they may be built in any
    order. All other uses follow in the order of their numbers.
    """
    found: list[tuple[str, int]] = []
    words = verbs().by_use
    extras = [(NO_EXTRA, ""), *sorted(extra_numbers().items())]
    for use in WITH_EXTRAS:
        for stage in range(STAGE_MASK + 1 if use == STAGE else 1):
            for extra, word in extras:
                name = words[use].name + (f" {stage + 1}" if stage else "") + (f" with {word}" if word else "")
                found.append((name, form_of(use, stage, extra)))
    for use in sorted(words):
        if use not in WITH_EXTRAS:
            found.append((words[use].name, form_of(use, 0, NO_EXTRA)))
    return found


@cache
def form_numbers() -> vec[i64]:
    """Return the number of each form by its bits; -1 for bits that mean nothing."""
    table = [-1] * (FORM_MASK + 1)
    for number, (_, bits) in enumerate(forms()):
        table[bits] = number
    return vector_of(table)


@cache
def card_names(edition: int) -> list[str]:
    """List the permanent id of every card by its number.

    In the second edition it is the place in the list of all boxes, so a card has the same number with any expansions.
    """
    library = library_of(1) if edition == 1 else library_of(2, EXPANSIONS)
    return [card.ident for card in library.cards]


def card_numbers(library: Library, edition: int) -> vec[i64]:
    """List the number of each card of a library."""
    places = {ident: number for number, ident in enumerate(card_names(edition))}
    return vector_of([places[card.ident] for card in library.cards])


@final
class StepActions(Actions):
    """`steps`: which card, which use, and which payment."""

    def __init__(self, config: Config) -> None:
        super().__init__("steps", STEP_ACTIONS, len(LEVELS))
        self.edition = config.edition
        self.cards = card_numbers(library_for(config), config.edition)
        self.forms = form_numbers()
        self.has_card = vector_of(
            [1 if use in verbs().by_use and verbs().by_use[use].has_card() else 0 for use in range(USE_MASK + 1)]
        )

    @override
    def numbers(self, options: vec[i64], level: i64) -> vec[i64]:
        numbers = vec[i64](capacity=len(options))
        if level == OBJECT:
            for option in options:
                numbers = append(numbers, self.object_of(option))
        elif level == FORM:
            for option in options:
                numbers = append(numbers, FORMS_AT + self.forms[form_bits(option)])
        else:
            self.check(len(options) - 1, PAYMENTS, "payments")
            for place in range(len(options)):
                numbers = append(numbers, PAYMENTS_AT + place)
        return numbers

    def object_of(self, option: i64) -> i64:
        """Return the first action: a card, passing, or a number."""
        use = use_of(option)
        if self.has_card[use]:
            return self.cards[card_of(option)]
        if use == PASS:
            return PASS_AT
        return NUMBERS_AT + self.check(card_of(option), NUMBERS, "numbers")

    @override
    def label(self, action: int) -> str:
        if action < CARDS:
            names = card_names(self.edition)
            return names[action] if action < len(names) else "no card"
        if action < NUMBERS_AT:
            return "pass"
        if action < FORMS_AT:
            return f"number {action - NUMBERS_AT}"
        if action < PAYMENTS_AT:
            number = action - FORMS_AT
            return forms()[number][0] if number < len(forms()) else "no form"
        return "wait" if action == self.wait else f"payment {action - PAYMENTS_AT + 1}"


@final
class FlatActions(Actions):
    """`flat`: every choice of a game without expansions in one step."""

    def __init__(self, config: Config) -> None:
        super().__init__("flat", FLAT_ACTIONS, levels=1)
        if config.expansions:
            raise BadConfig("The numbering 'flat' is for games without expansions. Use 'steps' or 'options'.")
        self.names = [card.ident for card in library_for(config).cards]

    @override
    def numbers(self, options: vec[i64], level: i64) -> vec[i64]:
        numbers = vec[i64](capacity=len(options))
        rank: i64 = 0
        previous: i64 = -1
        for option in options:
            # Options are sorted, so all payments for the same thing come together.
            key = option >> EXTRA_SHIFT
            rank = rank + 1 if key == previous else 0
            previous = key
            numbers = append(numbers, self.number_of(card_of(option), use_of(option), rank))
        return numbers

    def number_of(self, card: i64, use: i64, rank: i64) -> i64:
        """Return the action for a use of a card with a payment."""
        if use == PASS:
            return FLAT_PASS
        first = card * FLAT_PER_CARD
        if use == BUILD:
            return first + self.check(rank, FLAT_PAYMENTS, "payments")
        if use == STAGE:
            return first + FLAT_STAGE + self.check(rank, FLAT_PAYMENTS, "payments")
        return first + FLAT_USES[use]

    @override
    def label(self, action: int) -> str:
        if action >= FLAT_PASS:
            return "wait" if action == self.wait else "pass"
        card, place = divmod(action, FLAT_PER_CARD)
        name = self.names[card] if card < len(self.names) else "no card"
        for use, single in FLAT_USES.items():
            if place == single:
                return f"{verbs().by_use[use].name} {name}"
        use = BUILD if place < FLAT_STAGE else STAGE
        return f"{verbs().by_use[use].name} {name}, payment {place % FLAT_PAYMENTS + 1}"
