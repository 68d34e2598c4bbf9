"""Write and read choices as people do: `take left`, `stage 3 with wood, stone, coin`, `token Education`, `done`."""

import re
from typing import TYPE_CHECKING, Final

from sevenwonders.architects.cards import COIN
from sevenwonders.architects.choice import (
    ALL_DIFFERENT,
    CENTRE,
    DOUBLED,
    FINISHING,
    FIRST_WONDER,
    FREED,
    KEEP,
    LOOK,
    PAID_BITS,
    PAID_MASK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    cards_paid,
    choice_of,
    paid,
    payment_of,
    stage_choice,
    stage_of,
    use_of,
)
from sevenwonders.architects.explain import explain_choice
from sevenwonders.architects.library import Library, card_idents, card_names, token_idents, token_names
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.seating import deck_at, place_of
from sevenwonders.architects.tokens import symbols_of
from sevenwonders.kernel.codec import broken
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadNotation, IllegalChoice
from sevenwonders.kernel.numbers import numbers_in

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame

PLACES: Final = ["left", "right", "centre"]
CENTRE_WORDS: Final = ("center", "central", "middle")
UNSEEN_WORD: Final = "unseen"
FORM: Final = re.compile(r"(take|stage|science|token|look|keep)\s+(\S.*)", re.IGNORECASE)
# The most payments that a message lists when the typed one is not possible.
MOST_WAYS: Final = 4
STAGE_FORM: Final = re.compile(r"([1-9])(?:\s+with\s+(.+?))?(?:\s+using\s+(.+))?", re.IGNORECASE)


def describe(library: Library, choice: int, by_id: bool = False) -> str:
    """Write the choice as a person would, with names or with permanent ids."""
    use = use_of(choice)
    argument = argument_of(choice)
    if use == TAKE:
        return f"take {place_words(library, argument, by_id)}"
    if use == STAGE:
        return f"stage {stage_of(choice) + 1} {payment_words(library, payment_of(choice), by_id)}"
    if use == SCIENCE:
        return f"science {', '.join(card_words(library, symbols_of(argument), by_id))}"
    if use == TOKEN:
        return f"token {UNSEEN_WORD if argument == UNSEEN else token_words(library, [argument], by_id)[0]}"
    if use == LOOK:
        return f"look {PLACES[argument]}"
    if use == KEEP:
        return f"keep {card_words(library, [argument], by_id)[0]}"
    return "done"


def card_words(library: Library, cards: list[int], by_id: bool) -> list[str]:
    """Name cards as inside a sentence, or by id."""
    return card_idents(library, cards) if by_id else card_names(library, cards)


def token_words(library: Library, tokens: list[int], by_id: bool) -> list[str]:
    """Name progress tokens by name or id."""
    return token_idents(library, tokens) if by_id else token_names(library, tokens)


def place_words(library: Library, place: int, by_id: bool) -> str:
    """Name a deck by its place, or by its wonder if it is beyond the usual reach."""
    if place < FIRST_WONDER:
        return PLACES[place]
    board = library.boards[place - FIRST_WONDER]
    return board.ident if by_id else board.name


def payment_words(library: Library, payment: int, by_id: bool = False) -> str:
    """Put the payment for a stage into words, with the tokens that help: `with wood, coin using Economy`."""
    words = f"with {', '.join(card_words(library, cards_paid(payment), by_id))}"
    using = token_words(library, numbers_in(tokens_used(library, payment)), by_id)
    return f"{words} using {', '.join(using)}" if using else words


def parse(library: Library, words: str) -> int:
    """Read a typed choice. A stage without its payment has payment 0, which no stage costs."""
    words = words.strip()
    if words.lower() == "done":
        return FINISHING
    match = FORM.fullmatch(words)
    if match is None:
        raise BadNotation(
            f"'{words}' is not a choice. Write done, or take, stage, science, token, look or keep and what."
        )
    verb = match.group(1).lower()
    rest = match.group(2).strip()
    if verb == "take":
        return choice_of(TAKE, parse_place(library, rest))
    if verb == "stage":
        return parse_stage(library, rest)
    if verb == "science":
        return choice_of(SCIENCE, parse_set(library, rest))
    if verb == "token":
        return choice_of(TOKEN, UNSEEN if rest.lower() == UNSEEN_WORD else library.find_token(rest))
    if verb == "keep":
        return choice_of(KEEP, library.find_card(rest))
    if rest.lower() not in PLACES[:CENTRE]:
        raise BadNotation(f"'{words}': write look left or look right.")
    return choice_of(LOOK, PLACES.index(rest.lower()))


def parse_place(library: Library, words: str) -> int:
    """Read a place: left, right, centre, or the wonder whose deck is meant."""
    place = words.lower()
    if place in CENTRE_WORDS:
        return CENTRE
    if place in PLACES:
        return PLACES.index(place)
    if not library.has_board(words):
        raise BadNotation(
            f"No deck is called '{words}'. Write take left, take right or take centre; with the effect of Alexandria "
            "also a wonder, for instance take Giza."
        )
    return FIRST_WONDER + library.find_board(words)


def parse_set(library: Library, words: str) -> int:
    """Read a set of symbols: two equal ones, or one of each; a single word means two of it."""
    cards = sorted(library.find_card(word) for word in listed(words))
    if len(cards) == 1:
        cards = cards * 2
    for number in range(ALL_DIFFERENT + 1):
        if cards == symbols_of(number):
            return number
    names = ", ".join(card_names(library, symbols_of(ALL_DIFFERENT)))
    raise BadNotation(f"'science {words}': turn in two equal symbols or one of each: {names}.")


def parse_stage(library: Library, words: str) -> int:
    """Read a stage by its number, with or without its payment."""
    match = STAGE_FORM.fullmatch(words)
    if match is None or int(match.group(1)) > len(library.boards[0].stages):
        most = len(library.boards[0].stages)
        raise BadNotation(f"There are stages 1 to {most}: write for instance stage 2, or stage 2 with wood, coin.")
    payment = 0
    if match.group(2) is not None:
        payment = parse_payment(library, match.group(2))
    if match.group(3) is not None:
        for word in match.group(3).split(","):
            payment |= parse_help(library, word)
    return stage_choice(int(match.group(1)) - 1, payment)


def parse_payment(library: Library, words: str) -> int:
    """Read a payment from the cards it names, such as `wood, stone, coin`."""
    payment = 0
    for word in listed(words):
        card = library.find_card(word)
        if card <= COIN and paid(payment, card) == PAID_MASK:
            raise BadNotation(f"'{words}': no stage costs that many cards.")
        if card > COIN:
            names = ", ".join(card_names(library, list(range(COIN + 1))))
            raise BadNotation(f"A stage is paid with resources and coins only: {names}.")
        payment += 1 << PAID_BITS * card
    return payment


def listed(words: str) -> list[str]:
    """Split a typed list at commas and `and`."""
    return [word for word in re.split(r"\s*(?:,|\band\b)\s*", words.strip(), flags=re.IGNORECASE) if word]


def parse_help(library: Library, word: str) -> int:
    """Read the part of a payment that names a token which helps to pay."""
    bit = 1 << library.find_token(word)
    if bit & library.doubling:
        return DOUBLED
    if bit & library.freeing:
        return FREED
    raise BadNotation(f"'using {word.strip()}': that token does not help to pay for a stage.")


def match_option(game: "ArchitectsGame", decision: Decision, words: str) -> int:
    """Find the first option that matches the typed choice. Raises `IllegalChoice` with the reason if none does."""
    wanted = parse(game.library, words)
    if use_of(wanted) == TAKE and argument_of(wanted) >= FIRST_WONDER:
        # A deck within reach may also be named by its wonder.
        deck = deck_at(game.cities, decision.seat, argument_of(wanted))
        if deck >= 0:
            wanted = choice_of(TAKE, place_of(game.cities, decision.seat, deck))
    elif use_of(wanted) == STAGE:
        options = game.options_of(decision)
        for choice in options:
            if fits(choice, wanted):
                return choice
        ways = [choice for choice in options if use_of(choice) == STAGE and stage_of(choice) == stage_of(wanted)]
        if ways:
            words = "; ".join(payment_words(game.library, payment_of(choice)) for choice in ways[:MOST_WAYS])
            raise IllegalChoice(f"Stage {stage_of(wanted) + 1} cannot be paid that way. Possible payments: {words}.")
    reason = explain_choice(game, decision, wanted)
    if reason:
        raise IllegalChoice(reason)
    return wanted


def fits(choice: int, wanted: int) -> bool:
    """Return whether an option builds the requested stage with the named payment and tokens, if any."""
    if use_of(choice) != STAGE or stage_of(choice) != stage_of(wanted):
        return False
    payment = payment_of(choice)
    named = payment_of(wanted)
    help_named = named & (DOUBLED | FREED)
    cards_named = named & ~(DOUBLED | FREED)
    if cards_named and cards_named != payment & ~(DOUBLED | FREED):
        return False
    return payment & help_named == help_named


def fits_words(library: Library, choice: int, words: str) -> bool:
    """Return whether the typed choice could mean this one; omitted parts match anything."""
    wanted = parse(library, words)
    return fits(choice, wanted) if use_of(wanted) == STAGE else choice == wanted


def exact_choice(library: Library, words: str) -> int:
    """Find the one choice that `describe(..., by_id=True)` writes in these words.

    Raises `BrokenSave` if there is none.
    """
    try:
        choice = parse(library, words)
    except BadNotation as error:
        raise broken("answers", f"choices of this program ({error})") from error
    if describe(library, choice, by_id=True) != words:
        raise broken("answers", f"choices as this program writes them, not '{words}'")
    return choice
