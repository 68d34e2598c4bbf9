"""Phrases for the events of Architects, as ids with arguments, and their English texts."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.architects.battle import outcome_of
from sevenwonders.architects.choice import cards_paid
from sevenwonders.architects.kinds import (
    ANSWERED,
    ASKED,
    BATTLE,
    EVENTS,
    FORCED,
    GAME_OVER,
    HORNS,
    KEPT,
    LOOKED,
    PEEKED,
    SCIENCE_USED,
    STAGE_BUILT,
    TABLE,
    TOKEN_TAKEN,
    TOKEN_USED,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.architects.library import Library, card_idents, token_idents
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.seating import right_of
from sevenwonders.architects.tokens import NO_TOKEN, symbols_of
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.kernel.wording import Phrase

# Questions are not worth a line, and the events after an answer or a forced choice tell what it did.
SILENT: Final = [ASKED, ANSWERED, FORCED, TABLE]


def phrase_of(library: Library, seats: int, event: Event) -> Phrase | None:
    """Return the phrase for the event, or None if it is not worth a line.

    For a viewer, pass `event.seen_by(seat)`: the phrase then leaves out what that seat may not know.
    """
    kind = event.kind
    if kind in SILENT:
        return None
    if kind == GAME_OVER:
        return Phrase("game_over")
    if kind == BATTLE:
        return battle_phrase(event)
    if kind == TOKEN_TAKEN:
        return token_phrase(library, event)
    if kind == STAGE_BUILT:
        return stage_phrase(library, event)
    if kind in (PEEKED, TOOK, SCIENCE_USED, LOOKED, KEPT):
        return card_phrase(library, seats, event)
    return seat_phrase(library, event)


def seat_phrase(library: Library, event: Event) -> Phrase:
    """Return the phrase for one player's action or gain, apart from cards."""
    who, ident = event.seat, EVENTS[event.kind]
    if event.kind == TURN_BEGAN:
        return Phrase(ident, who=who, turn=event.values[0])
    if event.kind == HORNS:
        return Phrase(ident, who=who, count=event.values[0])
    if event.kind == TOKEN_USED:
        return Phrase(ident, who=who, token=library.tokens[event.values[0]].ident)
    return Phrase(ident, who=who)


def card_phrase(library: Library, seats: int, event: Event) -> Phrase:
    """Return the phrase for cards that one player took, saw or turned in."""
    who, kind, values = event.seat, event.kind, event.values
    if kind == PEEKED:
        seen = card_idents(library, event.secret)
        return Phrase("peeked_seen", who=who, card=seen[0]) if seen else Phrase("peeked", who=who)
    if kind == TOOK:
        return Phrase("took", who=who, deck=deck_phrase(seats, who, values[0]), card=library.cards[values[1]].ident)
    if kind == SCIENCE_USED:
        return Phrase("science_used", who=who, cards=card_idents(library, symbols_of(values[0])))
    if kind == LOOKED:
        # Others get the blank form of the event, without a secret (R8 X3).
        seen = card_idents(library, event.secret)
        ident = "looked_seen" if seen else "looked"
        return Phrase(ident, who=who, count=values[3], deck=deck_phrase(seats, who, values[0]), cards=seen)
    assert kind == KEPT, f"event kind {kind} has no phrase"
    return Phrase("kept", who=who, card=library.cards[values[1]].ident)


def stage_phrase(library: Library, event: Event) -> Phrase:
    """Return the phrase for a built stage and its payment."""
    stage, payment = event.values
    used = token_idents(library, numbers_in(tokens_used(library, payment)))
    ident = "stage_built_using" if used else "stage_built"
    cards = card_idents(library, cards_paid(payment))
    return Phrase(ident, who=event.seat, stage=stage + 1, cards=cards, tokens=used)


def token_phrase(library: Library, event: Event) -> Phrase:
    """Return the phrase for a progress token and the one that replaces it."""
    token, unseen, new = event.values
    who, name = event.seat, library.tokens[token].ident
    if not unseen and new != NO_TOKEN:
        return Phrase("token_taken_new", who=who, token=name, new=library.tokens[new].ident)
    return Phrase("token_taken_unseen" if unseen else "token_taken", who=who, token=name)


def battle_phrase(event: Event) -> Phrase:
    """Return the phrase for a battle: all shields, and the tokens won."""
    won, shields = outcome_of(event.values)
    strengths = [Phrase("battle_shields", who=seat, count=count) for seat, count in enumerate(shields)]
    winners = [Phrase("battle_won", who=seat, count=count) for seat, count in enumerate(won) if count]
    return Phrase("battle" if winners else "battle_even", strengths=strengths, won=winners)


def deck_phrase(seats: int, seat: int, deck: int) -> Phrase:
    """Return the phrase for a deck as the seat sees it: on the left, on the right, central, or another player's."""
    # Deck and seat have the same number: it is the deck on the seat's left.
    if deck == seat:
        return Phrase("deck_left", who=seat)
    if deck == seats:
        return Phrase("deck_central")
    return Phrase("deck_right", who=seat) if deck == right_of(seat, seats) else Phrase("deck_of", who=deck)


ENGLISH: Final[Mapping[str, str]] = {
    "heading": "Turn {turn}: {who}",
    "turn_began": "{who} [begins|begin] turn {turn}.",
    "turn_passed": "{who} [has|have] no card within reach and [passes|pass].",
    "peeked": "{who} [looks|look] at the top card of the central deck.",
    "peeked_seen": "{who} [looks|look] at the top card of the central deck: {card}.",
    "took": "{who} [takes|take] {card} from {deck}.",
    "cat_moved": "{who} [gets|get] the cat.",
    "horns": "{who} [turns|turn] {count:conflict token} to battle.",
    "token_used": "{who} [uses|use] {token} for an extra card.",
    "stage_built": "{who} [builds|build] stage {stage} of [the|your] wonder with {cards}.",
    "stage_built_using": "{who} [builds|build] stage {stage} of [the|your] wonder with {cards}, using {tokens}.",
    "science_used": "{who} [turns|turn] in {cards}.",
    "token_taken": "{who} [takes|take] the progress token {token}.",
    "token_taken_new": "{who} [takes|take] the progress token {token}. {new} is turned up in its place.",
    "token_taken_unseen": "{who} [takes|take] {token} from the top of the stack of progress tokens.",
    "looked": "{who} [takes|take] up {count:card} from {deck}.",
    "looked_seen": "{who} [takes|take] up {count:card} from {deck}. Seen: {cards}.",
    "kept": "{who} [keeps|keep] {card}.",
    "battle": "Battle: {strengths}; {won}.",
    "battle_even": "Battle: {strengths}; no tokens.",
    "game_over": "The game is over.",
    # Arguments
    "deck_left": "the deck on [the|your] left",
    "deck_right": "the deck on [the|your] right",
    "deck_central": "the central deck",
    "deck_of": "[the deck of {who}|your deck]",
    "battle_shields": "{who} [has|have] {count:shield}",
    "battle_won": "{who} [wins|win] {count:victory token}",
}
