"""Choices as people write them: `build Library (left 2, right 0)`. docs/notation.md lists every form."""

import re
from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.choice import (
    BANK_MASK,
    BUILD,
    BUILD_FREE,
    BURY,
    CHOOSE,
    COIN_MASK,
    DROP,
    FIGHT,
    GREEN_FLEET,
    JOIN,
    KEEP,
    LOSE,
    NO_CARD,
    NO_EXTRA,
    PASS,
    PASSING,
    PAY,
    RECRUIT,
    RED_FLEET,
    SAIL,
    SELL,
    SETTLE,
    STAGE,
    TAKE,
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
from sevenwonders.classic.explain import explain_choice
from sevenwonders.classic.library import Library
from sevenwonders.classic.options import extras_of, next_stage
from sevenwonders.kernel.codec import broken
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadNotation, IllegalChoice

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

VERBS: Final = {
    BUILD: "build",
    BUILD_FREE: "build",
    STAGE: "stage",
    SELL: "sell",
    TAKE: "take",
    RECRUIT: "recruit",
    KEEP: "keep",
    BURY: "bury",
    SETTLE: "settle",
    CHOOSE: "choose",
    LOSE: "lose",
}
NUMBER_VERBS: Final = {PAY: "pay", DROP: "drop", JOIN: "join"}
EXTRAS: Final = ["", "red ship", "yellow ship", "blue ship", "green ship", "edifice"]
FLEETS: Final = ["red", "yellow", "blue", "green"]
USES: Final = {verb: use for use, verb in reversed([*VERBS.items(), *NUMBER_VERBS.items()])}
FORM: Final = re.compile(
    r"(build|stage|sell|take|recruit|keep|bury|settle|choose|lose)\s+(.+?)(\s+free)?(?:\s+as\s+([1-4]))?"
    r"(?:\s+with\s+(ship|(?:red|yellow|blue|green)\s+ship|edifice))?(?:\s*\(([^()]*)\))?",
    re.IGNORECASE,
)
NUMBER_FORM: Final = re.compile(r"(pay|drop|join)\s+(\d{1,3})", re.IGNORECASE)
SAIL_FORM: Final = re.compile(
    r"sail\s+((?:red|yellow|blue|green)(?:\s*(?:,|and)\s*(?:red|yellow|blue|green))*)", re.IGNORECASE
)
COINS: Final = re.compile(r"(left|right|bank|far left|far right)\s+(\d{1,2})", re.IGNORECASE)
ANYTHING: Final = -1
ANY_TRADE: Final = -1
ANY_SHIP: Final = -1
FOUR_SEATS: Final = 4
CARDLESS: Final = (PAY, DROP, JOIN, SAIL, FIGHT)


def describe(library: Library, choice: int, by_id: bool = False) -> str:
    """The choice as a person writes it, with card names, or with permanent ids."""
    use = use_of(choice)
    if use == PASS:
        return "pass"
    if use == FIGHT:
        return "fight"
    if use == SAIL:
        return "sail " + " and ".join(name for lane, name in enumerate(FLEETS) if card_of(choice) >> lane & 1)
    if use in NUMBER_VERBS:
        return f"{NUMBER_VERBS[use]} {card_of(choice)}"
    card = library.cards[card_of(choice)]
    words = f"{VERBS[use]} {card.ident if by_id else card.name}"
    if use == BUILD_FREE:
        words += " free"
    if stage_of(choice):
        words += f" as {stage_of(choice) + 1}"
    if extra_of(choice):
        words += f" with {EXTRAS[extra_of(choice)]}"
    trade = trade_in(choice)
    return words + (f" ({describe_trade(trade)})" if trade else "")


def describe_trade(trade: int) -> str:
    """Whom a payment goes to; the bank and players further away only where they get something."""
    words = f"left {left_of(trade)}, right {right_of(trade)}"
    more = (("bank", bank_of(trade)), ("far left", far_left_of(trade)), ("far right", far_right_of(trade)))
    return words + "".join(f", {name} {coins}" for name, coins in more if coins)


@final
class Wanted:
    """A typed choice: what was not named is ANYTHING."""

    __slots__ = ("card", "extra", "place", "trade", "use")

    def __init__(self, use: int, card: int, place: int, extra: int, trade: int) -> None:
        self.use = use
        self.card = card
        self.place = place
        self.extra = extra
        self.trade = trade

    def offer(self) -> int:
        """Stage, extra and payment; what was not named is left out, and a ship of any colour stands for all."""
        extra = RED_FLEET if self.extra == ANY_SHIP else self.extra
        return offer_of(max(self.place, 0), extra, max(self.trade, 0))


def wanted_in(library: Library, words: str) -> Wanted:
    """What a typed choice asks for; BadNotation when it cannot be understood."""
    words = words.strip()
    if words.lower() == "pass":
        return Wanted(PASS, NO_CARD, 0, NO_EXTRA, 0)
    if words.lower() == "fight":
        return Wanted(FIGHT, 0, 0, NO_EXTRA, 0)
    number = NUMBER_FORM.fullmatch(words)
    if number is not None:
        return Wanted(USES[number.group(1).lower()], int(number.group(2)), 0, NO_EXTRA, 0)
    fleets = SAIL_FORM.fullmatch(words)
    if fleets is not None:
        bits = {1 << FLEETS.index(name) for name in re.findall(r"red|yellow|blue|green", fleets.group(1).lower())}
        return Wanted(SAIL, sum(bits), 0, NO_EXTRA, 0)
    match = FORM.fullmatch(words)
    if match is None:
        raise BadNotation(
            f"'{words}' is no choice. Write build, stage, sell, take, recruit, keep, bury, settle, choose or lose and "
            "a card, pay, drop or join and a number, sail and fleets, fight, or pass."
        )
    return wanted_card(library, match, words)


def wanted_card(library: Library, match: re.Match[str], words: str) -> Wanted:
    """The parts of a choice that names a card."""
    verb = match.group(1).lower()
    use = BUILD_FREE if match.group(3) else USES[verb]
    if use == BUILD_FREE and verb != "build":
        raise BadNotation(f"'{words}': only 'build CARD free' uses a right to build free.")
    if match.group(4) is not None and use != STAGE:
        raise BadNotation(f"'{words}': only a stage is built as a number.")
    place = ANYTHING if match.group(4) is None else int(match.group(4)) - 1
    extra = NO_EXTRA if match.group(5) is None else parse_extra(match.group(5))
    trade = ANY_TRADE if match.group(6) is None else parse_trade(match.group(6))
    return Wanted(use, library.find_card(match.group(2)), place, extra, trade)


def parse_extra(words: str) -> int:
    """`ship` is the only fleet that can move with the card; otherwise its colour is named."""
    name = " ".join(words.lower().split())
    return ANY_SHIP if name == "ship" else EXTRAS.index(name)


def parse(library: Library, words: str) -> tuple[int, int, int]:
    """Use, card (or number) and payment of a typed choice; the payment is ANY_TRADE when none is given."""
    wanted = wanted_in(library, words)
    return wanted.use, wanted.card, wanted.trade


def parse_trade(words: str) -> int:
    """A payment such as `left 2, right 4`; what is not named is 0."""
    coins = {"left": 0, "right": 0, "bank": 0, "far left": 0, "far right": 0}
    for part in words.split(","):
        match = COINS.fullmatch(part.strip())
        if match is None:
            raise BadNotation(f"'({words})' is no payment. Write for instance (left 2, right 4).")
        coins[match.group(1).lower()] = int(match.group(2))
    if sum(coins.values()) > COIN_MASK or coins["bank"] > BANK_MASK:
        raise BadNotation(f"'({words})' is more than anybody ever pays.")
    return wide_trade_of(coins["left"], coins["right"], coins["bank"], coins["far left"], coins["far right"])


def match_option(game: "ClassicGame", decision: Decision, words: str) -> int:
    """The first option of the decision that fits the typed choice, or IllegalChoice with the reason."""
    wanted = wanted_in(game.library, words)
    if len(game.cities) == FOUR_SEATS and wanted.trade > 0:
        wanted.trade = far_left_alone(wanted.trade)
    if wanted.use == PASS:
        choice = PASSING
    elif wanted.use in CARDLESS:
        choice = choice_of(wanted.card, wanted.use)
    else:
        found = [option for option in game.options_of(decision) if matches(game.library, option, wanted)]
        if found:
            # Cards of two Ages may share a name: an id that was typed means its own card.
            return min(found, key=lambda option: card_of(option) != wanted.card)
        card = card_of_that_name(game, decision, game.library.cards[wanted.card].name, wanted.card)
        if wanted.extra == ANY_SHIP:
            wanted.extra = ship_with(game, decision.seat, wanted.use, card)
        if wanted.use == STAGE and wanted.place == ANYTHING:
            wanted.place = next_stage(game, decision.seat)
        choice = choice_of(card, wanted.use, wanted.offer())
    reason = explain_choice(game, decision, choice)
    if reason:
        raise IllegalChoice(reason)
    return choice


def far_left_alone(trade: int) -> int:
    """Of four players the one two seats away is the same on both sides, and written as far left."""
    far = far_left_of(trade) + far_right_of(trade)
    return wide_trade_of(left_of(trade), right_of(trade), bank_of(trade), far, 0)


def ship_with(game: "ClassicGame", seat: int, use: int, card: int) -> int:
    """The first fleet that could move with the card, to say what it lacks; any when none could."""
    codes = [extra.code for extra in extras_of(game, seat, use, card) if extra.code <= GREEN_FLEET]
    return codes[0] if codes else RED_FLEET


def fits(library: Library, choice: int, name: str, trade: int) -> bool:
    """Whether an option is about a card of that name with that payment. Cards of two Ages may share a name."""
    card = card_of(choice)
    return card != NO_CARD and library.cards[card].name == name and trade in (ANY_TRADE, trade_in(choice))


def matches(library: Library, choice: int, wanted: Wanted) -> bool:
    """Whether the choice is what was asked for; what was not named may be anything."""
    if use_of(choice) != wanted.use or not fits(library, choice, library.cards[wanted.card].name, wanted.trade):
        return False
    extra = extra_of(choice)
    if wanted.extra == ANY_SHIP:
        if not RED_FLEET <= extra <= GREEN_FLEET:
            return False
    elif wanted.extra != extra:
        return False
    return wanted.place in (ANYTHING, stage_of(choice))


def fits_words(library: Library, choice: int, words: str) -> bool:
    """Whether the typed choice could mean this one; what was not named may be anything."""
    wanted = wanted_in(library, words)
    if wanted.use == PASS or use_of(choice) != wanted.use:
        return wanted.use == PASS and choice == PASSING
    return card_of(choice) == wanted.card if wanted.use in CARDLESS else matches(library, choice, wanted)


def card_of_that_name(game: "ClassicGame", decision: Decision, name: str, default: int) -> int:
    """The card of that name which the decision could be about."""
    for card in game.hand_for(decision) + game.discard:
        if game.library.cards[card].name == name:
            return card
    return default


def exact_choice(library: Library, words: str) -> int:
    """The one choice that `describe(..., by_id=True)` wrote so."""
    try:
        wanted = wanted_in(library, words)
    except BadNotation as error:
        raise broken("answers", f"choices of this program ({error})") from error
    return PASSING if wanted.use == PASS else choice_of(wanted.card, wanted.use, wanted.offer())
