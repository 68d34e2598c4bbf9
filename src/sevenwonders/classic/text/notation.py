"""Write and read choices as people do: `build Library (left 2, right 0)`. docs/notation.md lists every form."""

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.choice import (
    BANK_MASK,
    BUILD_FREE,
    COIN_MASK,
    NO_CARD,
    NO_EXTRA,
    PASS,
    PASSING,
    STAGE,
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
from sevenwonders.classic.options import extras_of, next_stage
from sevenwonders.classic.rules import extra_numbers, extra_words, verbs
from sevenwonders.classic.text.explain import explain_choice
from sevenwonders.classic.text.verb import UNREAD
from sevenwonders.kernel.codec import broken
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadNotation, IllegalChoice

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

COINS: Final = re.compile(r"(left|right|bank|far left|far right)\s+(\d{1,2})", re.IGNORECASE)
ANYTHING: Final = -1
ANY_TRADE: Final = -1
FOUR_SEATS: Final = 4


@cache
def card_form() -> re.Pattern[str]:
    """Return the pattern of a choice that names a card: verb, card, right, stage, extra, payment."""
    words = "|".join(dict.fromkeys(verb.word for verb in verbs().with_card))
    extras = "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in extra_words())
    with_extra = rf"(?:\s+with\s+({extras}))?" if extras else "()"
    return re.compile(
        rf"({words})\s+(.+?)(\s+free)?(?:\s+as\s+([1-4]))?{with_extra}(?:\s*\(([^()]*)\))?", re.IGNORECASE
    )


# Writing


def describe(library: Library, choice: int, by_id: bool = False) -> str:
    """Write the choice as a person would, with card names or with permanent ids."""
    use = use_of(choice)
    verb = verbs().by_use[use]
    if not verb.has_card():
        return verb.write(card_of(choice))
    card = library.cards[card_of(choice)]
    words = f"{verb.word} {card.ident if by_id else card.name}"
    if use == BUILD_FREE:
        words += " free"
    if stage_of(choice):
        words += f" as {stage_of(choice) + 1}"
    if extra_of(choice):
        words += f" with {extra_numbers()[extra_of(choice)]}"
    trade = trade_in(choice)
    return words + (f" ({describe_trade(trade)})" if trade else "")


def describe_trade(trade: int) -> str:
    """Put a payment into words: the coins to the left and right, and to any other receivers."""
    words = f"left {left_of(trade)}, right {right_of(trade)}"
    more = (("bank", bank_of(trade)), ("far left", far_left_of(trade)), ("far right", far_right_of(trade)))
    return words + "".join(f", {name} {coins}" for name, coins in more if coins)


# Reading


@final
@dataclass(slots=True, eq=False)
class Wanted:
    """A typed choice; omitted parts are ANYTHING. `extras` are the extras that the typed word may mean."""

    use: int
    card: int
    stage: int
    extras: list[int]
    trade: int

    def offer(self) -> int:
        """Return stage, extra and payment, with 0 for omitted parts and the first extra if several are possible."""
        return offer_of(max(self.stage, 0), self.extras[0], max(self.trade, 0))


def wanted_in(library: Library, words: str) -> Wanted:
    """Read a typed choice. Raises `BadNotation` if it cannot be understood."""
    words = words.strip()
    plain = words.lower()
    for verb in verbs().without_card:
        number = verb.read(plain)
        if number != UNREAD:
            return Wanted(verb.use, NO_CARD if verb.use == PASS else number, 0, [NO_EXTRA], 0)
    match = card_form().fullmatch(words)
    if match is None:
        known = verbs()
        forms = dict.fromkeys(verb.form() for verb in known.with_card + known.without_card)
        raise BadNotation(f"'{words}' is not a choice. Write one of: {', '.join(forms)}.")
    return wanted_card(library, match, words)


def wanted_card(library: Library, match: re.Match[str], words: str) -> Wanted:
    """Read a choice that names a card."""
    word = match.group(1).lower()
    use = BUILD_FREE if match.group(3) else verbs().use_of_word(word)
    if use == BUILD_FREE and word != "build":
        raise BadNotation(f"'{words}': only 'build CARD free' uses a right to build free.")
    if match.group(4) is not None and use != STAGE:
        raise BadNotation(f"'{words}': only a stage is built as a number.")
    stage = ANYTHING if match.group(4) is None else int(match.group(4)) - 1
    extras = extra_words()[" ".join(match.group(5).lower().split())] if match.group(5) else [NO_EXTRA]
    name, payment = match.group(2), match.group(6)
    if payment is not None and library.has_card(f"{name} ({payment})"):
        # No payment: the name itself ends in brackets.
        name, payment = f"{name} ({payment})", None
    trade = ANY_TRADE if payment is None else parse_trade(payment)
    return Wanted(use, library.find_card(name), stage, extras, trade)


def parse(library: Library, words: str) -> tuple[int, int, int]:
    """Read the use, card (or number) and payment of a typed choice; the payment is ANY_TRADE if none is given."""
    wanted = wanted_in(library, words)
    return wanted.use, wanted.card, wanted.trade


def parse_trade(words: str) -> int:
    """Read a payment such as `left 2, right 4`; omitted parts are 0."""
    coins = {"left": 0, "right": 0, "bank": 0, "far left": 0, "far right": 0}
    for part in words.split(","):
        match = COINS.fullmatch(part.strip())
        if match is None:
            raise BadNotation(f"'({words})' is not a payment. Write for instance (left 2, right 4).")
        coins[match.group(1).lower()] = int(match.group(2))
    if sum(coins.values()) > COIN_MASK or coins["bank"] > BANK_MASK:
        raise BadNotation(f"'({words})' is more than anybody ever pays.")
    return wide_trade_of(coins["left"], coins["right"], coins["bank"], coins["far left"], coins["far right"])


def match_option(game: "ClassicGame", decision: Decision, words: str) -> int:
    """Find the first option that matches the typed choice. Raises `IllegalChoice` with the reason if none does."""
    wanted = wanted_in(game.library, words)
    if len(game.cities) == FOUR_SEATS and wanted.trade > 0:
        wanted.trade = far_left_alone(wanted.trade)
    if not verbs().by_use[wanted.use].has_card():
        choice = choice_of(wanted.card, wanted.use)
    else:
        found = [option for option in game.options_of(decision) if matches(game.library, option, wanted)]
        if found:
            # Cards of two Ages may share a name: a typed id means exactly its own card.
            return min(found, key=lambda option: card_of(option) != wanted.card)
        card = card_of_that_name(game, decision, game.library.cards[wanted.card].name, wanted.card)
        if len(wanted.extras) > 1:
            wanted.extras = possible_extras(game, decision.seat, wanted, card)
        if wanted.use == STAGE and wanted.stage == ANYTHING:
            wanted.stage = next_stage(game, decision.seat)
        choice = choice_of(card, wanted.use, wanted.offer())
    reason = explain_choice(game, decision, choice)
    if reason:
        raise IllegalChoice(reason)
    return choice


def far_left_alone(trade: int) -> int:
    """Return the payment as choices hold it with four players, where one player is two seats away both ways (P24)."""
    far = far_left_of(trade) + far_right_of(trade)
    return wide_trade_of(left_of(trade), right_of(trade), bank_of(trade), far, 0)


def possible_extras(game: "ClassicGame", seat: int, wanted: Wanted, card: int) -> list[int]:
    """List the extras meant by a word that could go with the card, so that a refusal says what they lack."""
    codes = [extra.code for extra in extras_of(game, seat, wanted.use, card)]
    return [code for code in codes if code in wanted.extras] or wanted.extras


def matches(library: Library, choice: int, wanted: Wanted) -> bool:
    """Return whether the choice is the typed one. Cards are compared by name, which cards of two Ages may share."""
    if use_of(choice) != wanted.use or library.cards[card_of(choice)].name != library.cards[wanted.card].name:
        return False
    return (
        wanted.trade in (ANY_TRADE, trade_in(choice))
        and extra_of(choice) in wanted.extras
        and wanted.stage in (ANYTHING, stage_of(choice))
    )


def fits_words(library: Library, choice: int, words: str) -> bool:
    """Return whether the typed choice could mean this one; omitted parts match anything."""
    wanted = wanted_in(library, words)
    if choice < 0 or use_of(choice) != wanted.use:
        return False
    if not verbs().by_use[wanted.use].has_card():
        return card_of(choice) == wanted.card
    return matches(library, choice, wanted)


def card_of_that_name(game: "ClassicGame", decision: Decision, name: str, default: int) -> int:
    """Find the card of that name in the hand or the discard pile, or return the default."""
    for card in game.hand_for(decision) + game.discard:
        if game.library.cards[card].name == name:
            return card
    return default


def exact_choice(library: Library, words: str) -> int:
    """Find the one choice that `describe(..., by_id=True)` writes in these words."""
    try:
        return read_choice(library, words)
    except BadNotation as error:
        raise broken("answers", f"choices of this program ({error})") from error


def read_choice(library: Library, words: str) -> int:
    """Read a typed choice, with 0 for omitted parts. Raises `BadNotation` if it cannot be understood."""
    wanted = wanted_in(library, words)
    return PASSING if wanted.use == PASS else choice_of(wanted.card, wanted.use, wanted.offer())
