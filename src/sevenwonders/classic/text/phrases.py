"""Phrases for the events of the base game, as ids with arguments; `english` has the words."""

from collections.abc import Sequence
from typing import Final

from sevenwonders.classic.choice import BUILD_FREE
from sevenwonders.classic.conflict import outcome_in
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    BONUS_CHOSEN,
    BUILT,
    CONFLICT,
    DISCARDED,
    EVENTS,
    GAINED,
    GAME_OVER,
    PAID,
    PASSED,
    SOLD,
    STAGE_BUILT,
    TOKENS,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.number_blocks import KINDS_PER_RULE
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.trade.payees import BANK, shares_of
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import English, Phrase

ABOUT_CARDS: Final = (BUILT, STAGE_BUILT, SOLD, TOOK, DISCARDED, BONUS_CHOSEN)


def english_of(library: Library, hooks: Hooks) -> English:
    """Return the English of a table with these cards and rules."""
    return English(hooks.english, library.names_in_text)


def chapter_of(rules: Sequence[Rule], age: int, turn: int) -> Phrase | None:
    """Return the heading of a chapter that a rule adds at that moment, or None for a turn."""
    for rule in rules:
        heading = rule.heading(age, turn)
        if heading is not None:
            return heading
    return None


def phrase_of(library: Library, hooks: Hooks, seats: int, event: Event) -> Phrase | None:
    """Return the phrase for the event, or None if it is not worth a line.

    For a viewer, pass `event.seen_by(seat)`: the phrase then leaves out what that seat may not know.
    """
    if event.kind >= KINDS_PER_RULE:
        return hooks.owner_of(event.kind).phrase(library, event)
    if event.kind in ABOUT_CARDS:
        return card_phrase(library, event)
    return table_phrase(seats, event)


def table_phrase(seats: int, event: Event) -> Phrase | None:
    """Return the phrase for the course of the game, coins or tokens. None for questions, sealed answers and hands."""
    kind = event.kind
    values = event.values
    if kind == AGE_BEGAN:
        return Phrase("age_began", age=values[0])
    if kind == TURN_BEGAN:
        return Phrase("turn_began", turn=values[0])
    if kind == PAID:
        return Phrase("paid", who=event.seat, shares=share_phrases(seats, event))
    if kind == GAINED:
        return Phrase("gained", who=event.seat, coins=values[0])
    if kind == CONFLICT:
        return conflict_phrase(event)
    if kind == TOKENS:
        return Phrase("tokens" if values else "tokens_none", who=event.seat, tokens=values)
    if kind == PASSED:
        return Phrase("passed", who=event.seat)
    # A forced choice shows in the event that follows it, and a change of a rule's part in the event next to it.
    return Phrase("game_over") if kind == GAME_OVER else None


def card_phrase(library: Library, event: Event) -> Phrase:
    """Return the phrase for a city's use of a card."""
    kind = event.kind
    values = event.values
    who = event.seat
    if kind == STAGE_BUILT:
        return Phrase("stage_built", who=who, stage=values[0], card=hidden_card(library, event.secret, values[1]))
    if kind == SOLD or kind == DISCARDED:
        return Phrase(EVENTS[kind], who=who, card=hidden_card(library, event.secret, values[0]))
    free = kind == BUILT and values[1] == BUILD_FREE
    return Phrase("built_free" if free else EVENTS[kind], who=who, card=library.cards[values[0]].ident)


def share_phrases(seats: int, event: Event) -> list[Phrase]:
    """Return phrases for the parts of a payment with their receivers, the bank last."""
    return [
        Phrase("share_of_bank", coins=coins) if payee == BANK else Phrase("share", coins=coins, other=payee)
        for payee, coins in shares_of(seats, event.seat, event.values)
    ]


def conflict_phrase(event: Event) -> Phrase:
    """Return the phrase for a fight: the shields of both sides and the tokens that they take."""
    outcome = outcome_in(event)
    won = "conflict" if outcome.other_tokens else "conflict_passed"
    return Phrase(
        won if outcome.own_tokens else "conflict_drawn",
        who=event.seat,
        other=outcome.other,
        own=outcome.own_shields,
        theirs=outcome.other_shields,
        tokens=outcome.own_tokens,
        other_tokens=outcome.other_tokens,
    )


def hidden_card(library: Library, secret: list[int], back: int) -> str | Phrase:
    """Return the phrase for a face-down card: its id for those who know it, its back for everyone else."""
    if secret:
        return library.cards[secret[0]].ident
    if back > library.last_age:
        return Phrase("hidden_thing", thing=library.thing_of(library.by_back[back][0]))
    return Phrase("hidden_card", age=back)
