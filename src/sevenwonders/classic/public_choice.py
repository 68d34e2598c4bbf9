"""Choices with named fields for bots and environments: the public face of the packed integers."""

from typing import NamedTuple

from sevenwonders.classic.choice import (
    NO_CARD,
    bank_of,
    card_of,
    choice_of,
    extra_of,
    far_left_of,
    far_right_of,
    left_of,
    offer_of,
    right_of,
    stage_of,
    trade_in,
    use_of,
    wide_trade_of,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import extra_numbers, verbs
from sevenwonders.kernel.errors import BadNotation


class Choice(NamedTuple):
    """A choice with named fields: the card, what is done with it, the payment, and an extra.

    `use` is what is done: `build`, `build_free`, `stage`, `sell`, `take`, `pass`, and whatever rules add
    (docs/notation.md lists them all). `card` is the permanent id of a card; it is empty for a use without a card,
    which may have a `number` instead. `stage` counts from 0 and matters only on boards whose stages may be built in
    any order. `extra` is what goes with the card in the same payment, or empty. `left` to `far_right` are the coins
    paid for goods, by who receives them.
    """

    use: str
    card: str = ""
    number: int = 0
    stage: int = 0
    extra: str = ""
    left: int = 0
    right: int = 0
    bank: int = 0
    far_left: int = 0
    far_right: int = 0


def choice_from(library: Library, option: int) -> Choice:
    """Unpack an option into a choice with named fields."""
    verb = verbs().by_use[use_of(option)]
    trade = trade_in(option)
    return Choice(
        verb.name,
        library.cards[card_of(option)].ident if verb.has_card() else "",
        0 if verb.has_card() or card_of(option) == NO_CARD else card_of(option),
        stage_of(option),
        extra_numbers().get(extra_of(option), ""),
        left_of(trade),
        right_of(trade),
        bank_of(trade),
        far_left_of(trade),
        far_right_of(trade),
    )


def option_from(library: Library, choice: Choice) -> int:
    """Pack a choice into an option, whether or not a decision offers it."""
    known = {verb.name: verb for verb in verbs().by_use.values()}
    extras = {name: number for number, name in extra_numbers().items()}
    if choice.use not in known:
        raise BadNotation(f"'{choice.use}' is not a use of a card. There are {', '.join(known)}.")
    if choice.extra and choice.extra not in extras:
        raise BadNotation(f"'{choice.extra}' cannot go with a card. There are {', '.join(extras)}.")
    verb = known[choice.use]
    thing = NO_CARD if choice.use == "pass" else choice.number
    if verb.has_card():
        thing = library.find_card(choice.card)
    trade = wide_trade_of(choice.left, choice.right, choice.bank, choice.far_left, choice.far_right)
    return choice_of(thing, verb.use, offer_of(choice.stage, extras.get(choice.extra, 0), trade))
