"""The log in sentences: every event that is worth a line, as a person reads it.

All words stand in TEMPLATES, one entry a sentence or part of one, so that another language is another table.
"""

from collections.abc import Mapping
from typing import Final

from sevenwonders.classic.choice import BUILD_FREE
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    ANSWERED,
    ASKED,
    BUILT,
    CONFLICT,
    DISCARDED,
    FORCED,
    GAINED,
    GAME_OVER,
    HAND,
    PAID,
    PASSED,
    REVEALED,
    SOLD,
    STAGE_BUILT,
    STANDING,
    TOOK,
    TURN_BEGAN,
    WITHDRAWN,
)
from sevenwonders.classic.library import Library
from sevenwonders.kernel.event import Event

# Questions, sealed answers and hands are no news; what a forced choice does is told by the event that follows it.
SILENT: Final = [HAND, ASKED, ANSWERED, WITHDRAWN, FORCED, REVEALED, STANDING]

TEMPLATES: Final[Mapping[str, str]] = {
    "age_began": "Age {age} begins.",
    "turn_began": "Turn {turn} begins.",
    "paid": "{name} pays {parts}.",
    "gained": "{name} gets {coins} from the bank.",
    "built": "{name} builds {card}.",
    "built_free": "{name} builds {card} free of charge.",
    "stage_built": "{name} builds stage {stage} of the wonder with {card}.",
    "sold": "{name} sells {card}.",
    "took": "{name} builds {card} from the discard pile.",
    "passed": "{name} takes nothing from the discard pile.",
    "discarded": "{name} discards {card}.",
    "conflict": "{name} defeats {loser}: a victory token of {victory} for {name}, a defeat of {defeat} for {loser}.",
    "game_over": "The game is over.",
    # Parts of sentences
    "part_card": "the {card}",
    "part_hidden": "a card of Age {age}",
    "part_coin": "{coins} coin",
    "part_coins": "{coins} coins",
    "part_to": "{coins} to {receiver}",
    "part_to_bank": "{coins} to the bank",
    "part_and": " and ",
    "part_comma": ", ",
}

ROMAN: Final = ["0", "I", "II", "III"]


def sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str] = TEMPLATES) -> str:
    """The event as one plain sentence, or nothing when it is not worth a line.

    `names` has a display name for every city at the table, the Free City included. Tell a viewer
    `event.seen_by(seat)`: what that seat may not know is then left out of the sentence.
    """
    kind = event.kind
    values = event.values
    if kind in SILENT:
        return ""
    if kind == AGE_BEGAN:
        return templates["age_began"].format(age=ROMAN[values[0]])
    if kind == TURN_BEGAN:
        return templates["turn_began"].format(turn=values[0])
    if kind == GAME_OVER:
        return templates["game_over"]
    return city_sentence(library, names, event, templates)


def city_sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """What one city did or suffered."""
    kind = event.kind
    values = event.values
    name = names[event.seat]
    if kind == PAID:
        return templates["paid"].format(name=name, parts=payment_words(names, event, templates))
    if kind == GAINED:
        return templates["gained"].format(name=name, coins=coin_words(values[0], templates))
    if kind == BUILT:
        template = templates["built_free" if values[1] == BUILD_FREE else "built"]
        return template.format(name=name, card=card_words(library, values[0], templates))
    if kind == STAGE_BUILT:
        card = hidden_words(library, event.secret, values[1], templates)
        return templates["stage_built"].format(name=name, stage=values[0], card=card)
    if kind == SOLD or kind == DISCARDED:
        template = templates["sold" if kind == SOLD else "discarded"]
        return template.format(name=name, card=hidden_words(library, event.secret, values[0], templates))
    if kind == TOOK:
        return templates["took"].format(name=name, card=card_words(library, values[0], templates))
    if kind == PASSED:
        return templates["passed"].format(name=name)
    assert kind == CONFLICT, f"event kind {kind} has no sentence"
    loser = names[values[0]]
    return templates["conflict"].format(name=name, loser=loser, victory=values[1], defeat=values[2])


def card_words(library: Library, card: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """A card that everybody sees."""
    return templates["part_card"].format(card=library.cards[card].name)


def hidden_words(library: Library, secret: list[int], age: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """A card that lies face down: who knows it reads its name, all others the Age on its back."""
    if secret:
        return card_words(library, secret[0], templates)
    return templates["part_hidden"].format(age=ROMAN[age])


def coin_words(coins: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """So many coins."""
    return templates["part_coin" if coins == 1 else "part_coins"].format(coins=coins)


def payment_words(names: list[str], event: Event, templates: Mapping[str, str] = TEMPLATES) -> str:
    """Who receives what of a payment: the left-hand neighbour, the right-hand one, the bank."""
    left, right, bank = event.values
    parts: list[str] = []
    for coins, receiver in ((left, event.seat + 1), (right, event.seat - 1)):
        if coins:
            name = names[receiver % len(names)]
            parts.append(templates["part_to"].format(coins=coin_words(coins, templates), receiver=name))
    if bank:
        parts.append(templates["part_to_bank"].format(coins=coin_words(bank, templates)))
    return listed_words(parts, templates)


def listed_words(parts: list[str], templates: Mapping[str, str] = TEMPLATES) -> str:
    """Several things in a row: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return templates["part_comma"].join(parts[:-1]) + templates["part_and"] + parts[-1]
