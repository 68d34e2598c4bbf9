"""Choices as people write them: `build Library (left 2, right 0)`. docs/notation.md lists every form."""

import re
from typing import TYPE_CHECKING, Final

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    COIN_MASK,
    NO_CARD,
    PASS,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    left_of,
    right_of,
    trade_in,
    trade_of,
    use_of,
)
from sevenwonders.classic.explain import explain_choice
from sevenwonders.classic.library import Library
from sevenwonders.kernel.codec import broken, pairs
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadNotation, IllegalChoice

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

VERBS: Final = {BUILD: "build", BUILD_FREE: "build", STAGE: "stage", SELL: "sell", TAKE: "take"}
FORM: Final = re.compile(r"(build|stage|sell|take)\s+(.+?)(\s+free)?(?:\s*\(([^()]*)\))?", re.IGNORECASE)
COINS: Final = re.compile(r"(left|right)\s+(\d{1,2})", re.IGNORECASE)
ANY_TRADE: Final = -1


def describe(library: Library, choice: int, by_id: bool = False) -> str:
    """The choice as a person writes it, with card names, or with permanent ids."""
    use = use_of(choice)
    if use == PASS:
        return "pass"
    card = library.cards[card_of(choice)]
    words = f"{VERBS[use]} {card.ident if by_id else card.name}"
    if use == BUILD_FREE:
        return words + " free"
    trade = trade_in(choice)
    return words + (f" (left {left_of(trade)}, right {right_of(trade)})" if trade else "")


def parse(library: Library, words: str) -> tuple[int, int, int]:
    """Use, card and payment of a typed choice; the payment is ANY_TRADE when none is given."""
    words = words.strip()
    if words.lower() == "pass":
        return PASS, NO_CARD, 0
    match = FORM.fullmatch(words)
    if match is None:
        raise BadNotation(f"'{words}' is no choice. Write build, stage, sell or take and a card, or pass.")
    verb = match.group(1).lower()
    use = BUILD_FREE if match.group(3) else {"build": BUILD, "stage": STAGE, "sell": SELL, "take": TAKE}[verb]
    if use == BUILD_FREE and verb != "build":
        raise BadNotation(f"'{words}': only 'build CARD free' uses a right to build free.")
    trade = ANY_TRADE if match.group(4) is None else parse_trade(match.group(4))
    return use, library.find_card(match.group(2)), trade


def parse_trade(words: str) -> int:
    """A payment such as `left 2, right 4`; what is not named is 0."""
    coins = {"left": 0, "right": 0}
    for part in words.split(","):
        match = COINS.fullmatch(part.strip())
        if match is None:
            raise BadNotation(f"'({words})' is no payment. Write for instance (left 2, right 4).")
        coins[match.group(1).lower()] = int(match.group(2))
    if coins["left"] + coins["right"] > COIN_MASK:
        raise BadNotation(f"'({words})' is more than anybody ever pays.")
    return trade_of(coins["left"], coins["right"])


def match_option(game: "ClassicGame", decision: Decision, words: str) -> int:
    """The first option of the decision that fits the typed choice, or IllegalChoice with the reason."""
    use, card, trade = parse(game.library, words)
    if use == PASS:
        wanted = PASSING
    else:
        name = game.library.cards[card].name
        for choice in game.options_of(decision):
            if use_of(choice) == use and use != PASS and fits(game.library, choice, name, trade):
                return choice
        card = card_of_that_name(game, decision, name, card)
        wanted = choice_of(card, use, 0 if trade == ANY_TRADE else trade)
    reason = explain_choice(game, decision, wanted)
    if reason:
        raise IllegalChoice(reason)
    return wanted


def fits(library: Library, choice: int, name: str, trade: int) -> bool:
    """Whether an option is about a card of that name with that payment. Cards of two Ages may share a name."""
    card = card_of(choice)
    return card != NO_CARD and library.cards[card].name == name and trade in (ANY_TRADE, trade_in(choice))


def card_of_that_name(game: "ClassicGame", decision: Decision, name: str, default: int) -> int:
    """The card of that name which the decision could be about."""
    for card in game.hand_for(decision) + game.discard:
        if game.library.cards[card].name == name:
            return card
    return default


def history_to_data(library: Library, history: list[int]) -> list[object]:
    """Answers as pairs of decision number and text with permanent ids."""
    return [[history[at], describe(library, history[at + 1], by_id=True)] for at in range(0, len(history), 2)]


def history_from_data(library: Library, value: object) -> list[int]:
    """The answers that `history_to_data` described."""
    history: list[int] = []
    for ident, words in pairs(value, "answers"):
        history.append(ident)
        history.append(exact_choice(library, words))
    return history


def exact_choice(library: Library, words: str) -> int:
    """The one choice that `describe(..., by_id=True)` wrote so."""
    try:
        use, card, trade = parse(library, words)
    except BadNotation as error:
        raise broken("answers", f"choices of this program ({error})") from error
    return PASSING if use == PASS else choice_of(card, use, 0 if trade == ANY_TRADE else trade)
