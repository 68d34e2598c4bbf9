"""Events of Architects as sentences for the log.

All words are in TEMPLATES, an entry for each sentence or part of one, so another language is another table.
"""

from collections.abc import Mapping
from typing import Final

from sevenwonders.architects.battle import outcome_of
from sevenwonders.architects.bits import numbers_in
from sevenwonders.architects.choice import cards_paid
from sevenwonders.architects.kinds import (
    ANSWERED,
    ASKED,
    BATTLE,
    CAT_MOVED,
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
    TURN_PASSED,
)
from sevenwonders.architects.library import Library, card_names, token_names
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.seating import right_of
from sevenwonders.architects.tokens import NO_TOKEN, symbols_of
from sevenwonders.kernel.event import Event
from sevenwonders.record.wording import listed

# Questions are not worth a line, and the events after an answer or a forced choice tell what it did.
SILENT: Final = [ASKED, ANSWERED, FORCED, TABLE]

TEMPLATES: Final[Mapping[str, str]] = {
    "heading": "Turn {turn}: {name}",
    "turn_began": "{name} begins turn {turn}.",
    "turn_passed": "{name} has no card within reach and passes.",
    "peeked": "{name} looks at the top card of the central deck.",
    "peeked_seen": "{name} looks at the top card of the central deck: {card}.",
    "took": "{name} takes a card from {deck}: {card}.",
    "cat_moved": "{name} gets the cat.",
    "horns": "{name} turns {tokens} to battle.",
    "token_used": "{name} uses {token} for an extra card.",
    "stage_built": "{name} builds stage {stage} of the wonder with {cards}.",
    "stage_built_using": "{name} builds stage {stage} of the wonder with {cards}, using {tokens}.",
    "science_used": "{name} turns in {cards}.",
    "token_taken": "{name} takes the progress token {token}.",
    "token_taken_new": "{name} takes the progress token {token}, and {new} is turned up in its place.",
    "token_taken_unseen": "{name} takes the top of the stack of progress tokens: {token}.",
    "looked": "{name} takes up {cards} of {deck}.",
    "looked_seen": "{name} takes up {cards} of {deck}: {seen}.",
    "kept": "{name} keeps one of the cards taken up: {card}.",
    "battle": "Battle: {strengths}; {won}.",
    "game_over": "The game is over.",
    # Parts of sentences
    "part_left": "the deck on the left",
    "part_right": "the deck on the right",
    "part_central": "the central deck",
    "part_deck_of": "the deck of {name}",
    "part_top_card": "the top card",
    "part_top_cards": "the top {count} cards",
    "part_conflict_token": "{count} conflict token",
    "part_conflict_tokens": "{count} conflict tokens",
    "part_shield": "{name} has {count} shield",
    "part_shields": "{name} has {count} shields",
    "part_victory": "{name} wins {count} victory token",
    "part_victories": "{name} wins {count} victory tokens",
    "part_nobody": "nobody wins",
    "part_and": " and ",
    "part_comma": ", ",
}


def sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str] = TEMPLATES) -> str:
    """Return the event as a sentence; empty if it is not worth a line.

    `names` has a display name for every seat. For a viewer, pass `event.seen_by(seat)`: the sentence then leaves out
    what that seat may not know.
    """
    kind = event.kind
    if kind in SILENT:
        return ""
    if kind == GAME_OVER:
        return templates["game_over"]
    if kind == BATTLE:
        return battle_sentence(names, event, templates)
    return seat_sentence(library, names, event, templates)


def seat_sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """Return the sentence for what one player did or got."""
    kind = event.kind
    values = event.values
    name = names[event.seat]
    if kind == TURN_BEGAN:
        return templates["turn_began"].format(name=name, turn=values[0])
    if kind == TURN_PASSED or kind == CAT_MOVED:
        return templates["turn_passed" if kind == TURN_PASSED else "cat_moved"].format(name=name)
    if kind == HORNS:
        tokens = counted("part_conflict_token", "part_conflict_tokens", values[0], templates)
        return templates["horns"].format(name=name, tokens=tokens)
    if kind == TOKEN_USED:
        return templates["token_used"].format(name=name, token=library.tokens[values[0]].name)
    if kind == TOKEN_TAKEN:
        return token_sentence(library, name, event, templates)
    if kind == STAGE_BUILT:
        return stage_sentence(library, name, event, templates)
    return card_sentence(library, names, event, templates)


def card_sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """Return the sentence for cards that one player took, saw or turned in."""
    kind = event.kind
    values = event.values
    name = names[event.seat]
    if kind == PEEKED:
        seen = card_words(library, event.secret, templates)
        return templates["peeked_seen" if seen else "peeked"].format(name=name, card=seen)
    if kind == TOOK:
        deck = deck_words(names, event.seat, values[0], templates)
        return templates["took"].format(name=name, deck=deck, card=card_words(library, [values[1]], templates))
    if kind == SCIENCE_USED:
        return templates["science_used"].format(name=name, cards=card_words(library, symbols_of(values[0]), templates))
    if kind == LOOKED:
        return looked_sentence(library, names, event, templates)
    assert kind == KEPT, f"event kind {kind} has no sentence"
    return templates["kept"].format(name=name, card=card_words(library, [values[1]], templates))


def stage_sentence(library: Library, name: str, event: Event, templates: Mapping[str, str]) -> str:
    """Return the sentence for a stage that was built, and what paid for it."""
    stage, payment = event.values
    cards = card_words(library, cards_paid(payment), templates)
    used = token_names(library, numbers_in(tokens_used(library, payment)))
    template = templates["stage_built_using" if used else "stage_built"]
    return template.format(name=name, stage=stage + 1, cards=cards, tokens=listed(used, templates))


def token_sentence(library: Library, name: str, event: Event, templates: Mapping[str, str]) -> str:
    """Return the sentence for a progress token, and for the one that replaces it."""
    token, unseen, new = event.values
    words = library.tokens[token].name
    if unseen:
        return templates["token_taken_unseen"].format(name=name, token=words)
    if new == NO_TOKEN:
        return templates["token_taken"].format(name=name, token=words)
    return templates["token_taken_new"].format(name=name, token=words, new=library.tokens[new].name)


def looked_sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """Return the sentence for cards taken up to choose from; it names them only to the player who sees them."""
    deck, count = event.values[0], event.values[3]
    # Others get the blank form of the event, without a secret (R8 X3).
    seen = card_words(library, event.secret, templates)
    return templates["looked_seen" if seen else "looked"].format(
        name=names[event.seat],
        cards=counted("part_top_card", "part_top_cards", count, templates),
        deck=deck_words(names, event.seat, deck, templates),
        seen=seen,
    )


def battle_sentence(names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """Return the sentence for a battle: everybody's shields, and the tokens won."""
    won, shields = outcome_of(event.values)
    strengths = [
        counted("part_shield", "part_shields", count, templates, name)
        for name, count in zip(names, shields, strict=True)
    ]
    winners = [
        counted("part_victory", "part_victories", count, templates, name)
        for name, count in zip(names, won, strict=True)
        if count
    ]
    outcome = listed(winners, templates) or templates["part_nobody"]
    return templates["battle"].format(strengths=listed(strengths, templates), won=outcome)


def card_words(library: Library, cards: list[int], templates: Mapping[str, str] = TEMPLATES) -> str:
    """Cards listed inside a sentence; empty for none."""
    return listed(card_names(library, cards), templates)


def deck_words(names: list[str], seat: int, deck: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """Return a deck as the seat sees it: on the left, on the right, central, or that of another player."""
    # Deck and seat have the same number: it is the deck on the seat's left.
    if deck == seat:
        return templates["part_left"]
    if deck == len(names):
        return templates["part_central"]
    if deck == right_of(seat, len(names)):
        return templates["part_right"]
    return templates["part_deck_of"].format(name=names[deck])


def counted(one: str, several: str, count: int, templates: Mapping[str, str], name: str = "") -> str:
    """Return a number of things; `one` and `several` are the templates for exactly one and for any other number."""
    return templates[one if count == 1 else several].format(count=count, name=name)
