"""The log in sentences: every event that is worth a line, as a person reads it.

All words stand in TEMPLATES, one entry a sentence or part of one, so that another language is another table.
"""

from collections.abc import Mapping
from typing import Final

from sevenwonders.classic.armada.effects import FLEETS
from sevenwonders.classic.armada.kinds import ISLAND_TAKEN, LANDED, NAVAL_TOKEN, PIRATED, SAILED, SKIPPED_NAVAL, TAXED
from sevenwonders.classic.choice import BUILD_FREE
from sevenwonders.classic.cities.kinds import DIPLOMACY
from sevenwonders.classic.colours import LEADER_BACK, WHITE
from sevenwonders.classic.debts.kinds import INDEBTED, LOST
from sevenwonders.classic.edifice.kinds import BONUS_CHOSEN, CARD_LOST, EDIFICE_BUILT, EDIFICE_FAILED, JOINED, REWARDED
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
    PART,
    PASSED,
    REVEALED,
    SOLD,
    STAGE_BUILT,
    TABLE,
    TOKENS,
    TOOK,
    TURN_BEGAN,
    WITHDRAWN,
)
from sevenwonders.classic.leaders.kinds import KEPT_LEADER, LEADER_BURIED, LEADER_SOLD, LEADERS_LEFT, RECRUITED
from sevenwonders.classic.library import Library
from sevenwonders.kernel.event import Event
from sevenwonders.record.wording import listed

# Questions, sealed answers and hands are no news; what a forced choice does is told by the event that follows it, and
# what changes with a rule's part by the event beside it.
SILENT: Final = [HAND, ASKED, ANSWERED, WITHDRAWN, FORCED, REVEALED, TABLE, PART]

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
    "passed": "{name} passes.",
    "discarded": "{name} discards {card}.",
    "conflict": "{name} defeats {loser}: a victory token of {victory} for {name}, a defeat of {defeat} for {loser}.",
    "conflict_passed": "{name} defeats {loser}: a victory token of {victory} for {name}, no defeat for {loser}.",
    "tokens": "{name} now has military tokens of {tokens}.",
    "tokens_none": "{name} now has no military tokens.",
    "recruited": "{name} recruits {card}.",
    "kept_leader": "{name} takes {card} into the hand.",
    "leaders_left": "{name} discards {cards}.",
    "leader_sold": "{name} sells {card}.",
    "leader_buried": "{name} buries {card}.",
    "lost": "{name} {parts}.",
    "indebted": "{name} takes a debt of {points}.",
    "diplomacy": "{name} takes a diplomacy token.",
    "diplomacy_used": "{name} uses up a diplomacy token.",
    "sailed": "{name} moves the {fleet} fleet to square {square}.",
    "island_taken": "{name} takes {card}.",
    "taxed": "{name} raises a tax of {coins}.",
    "pirated": "{name} sends out pirates.",
    "landed": "{name} will land at the city of {other}.",
    "naval_token": "{name} takes a naval token of {token}.",
    "skipped_naval": "{name} stays out of the naval conflict.",
    "joined": "{name} joins the Edifice of Age {age}.",
    "edifice_built": "{card} is built.",
    "edifice_failed": "{card} is not built.",
    "rewarded": "{name} is rewarded for {card}.",
    "card_lost": "{name} loses the {card}.",
    "bonus_chosen": "{name} chooses {card}.",
    "game_over": "The game is over.",
    # Parts of sentences
    "part_card": "the {card}",
    "part_leader": "{card}",
    "part_hidden": "a card of Age {age}",
    "part_hidden_leader": "a leader",
    "part_hidden_leaders": "{count} leaders",
    "part_loses": "loses {coins}",
    "part_owes": "takes a debt of {points}",
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
    if kind in (EDIFICE_BUILT, EDIFICE_FAILED):
        template = templates["edifice_built" if kind == EDIFICE_BUILT else "edifice_failed"]
        return template.format(card=library.cards[values[0]].name)
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
    if kind == CONFLICT:
        template = templates["conflict" if values[2] else "conflict_passed"]
        return template.format(name=name, loser=names[values[0]], victory=values[1], defeat=values[2])
    return rare_sentence(library, names, event, templates)


def rare_sentence(library: Library, names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """What only a game with expansions tells."""
    kind = event.kind
    values = event.values
    name = names[event.seat]
    if kind in LEADER_EVENTS:
        return leader_sentence(library, name, event, templates)
    if kind in CARD_EVENTS:
        return templates[CARD_EVENTS[kind]].format(name=name, card=library.cards[values[0]].name)
    if kind in (SAILED, TAXED, PIRATED, LANDED, NAVAL_TOKEN, SKIPPED_NAVAL):
        return sea_sentence(names, event, templates)
    return token_sentence(name, event, templates)


CARD_EVENTS: Final = {
    ISLAND_TAKEN: "island_taken",
    REWARDED: "rewarded",
    CARD_LOST: "card_lost",
    BONUS_CHOSEN: "bonus_chosen",
}


def sea_sentence(names: list[str], event: Event, templates: Mapping[str, str]) -> str:
    """Fleets, taxes, pirates, landings and naval conflicts."""
    kind = event.kind
    values = event.values
    name = names[event.seat]
    if kind == SAILED:
        return templates["sailed"].format(name=name, fleet=FLEETS[values[0]], square=values[1])
    if kind == TAXED:
        return templates["taxed"].format(name=name, coins=coin_words(values[0], templates))
    if kind == LANDED:
        return templates["landed"].format(name=name, other=names[values[0]])
    if kind == NAVAL_TOKEN:
        return templates["naval_token"].format(name=name, token=f"{values[0]:+d}")
    return templates["pirated" if kind == PIRATED else "skipped_naval"].format(name=name)


LEADER_EVENTS: Final = {
    RECRUITED: "recruited",
    KEPT_LEADER: "kept_leader",
    LEADERS_LEFT: "leaders_left",
    LEADER_SOLD: "leader_sold",
    LEADER_BURIED: "leader_buried",
}


def leader_sentence(library: Library, name: str, event: Event, templates: Mapping[str, str]) -> str:
    """What becomes of a leader: known to everybody, or only to who holds it."""
    template = templates[LEADER_EVENTS[event.kind]]
    if event.kind == LEADERS_LEFT:
        return template.format(name=name, cards=leaders_words(library, event, templates))
    secret = event.values if event.kind in (RECRUITED, LEADER_BURIED) else event.secret
    return template.format(name=name, card=hidden_words(library, secret, LEADER_BACK, templates))


def leaders_words(library: Library, event: Event, templates: Mapping[str, str]) -> str:
    """Several leaders: who knows them reads their names, all others how many."""
    if event.secret:
        return listed_words([card_words(library, card, templates) for card in event.secret], templates)
    template = templates["part_hidden_leader" if event.values[0] == 1 else "part_hidden_leaders"]
    return template.format(count=event.values[0])


def token_sentence(name: str, event: Event, templates: Mapping[str, str]) -> str:
    """Military tokens outside conflicts, pawns, lost coins, debts and diplomacy."""
    kind = event.kind
    values = event.values
    if kind == TOKENS:
        tokens = listed_words([f"{token:+d}" for token in values], templates)
        return templates["tokens" if values else "tokens_none"].format(name=name, tokens=tokens)
    if kind == LOST:
        return templates["lost"].format(name=name, parts=loss_words(values[0], values[1], templates))
    if kind == JOINED:
        return templates["joined"].format(name=name, age=ROMAN[values[0]])
    if kind == INDEBTED:
        return templates["indebted"].format(name=name, points=values[0])
    assert kind == DIPLOMACY, f"event kind {kind} has no sentence"
    return templates["diplomacy" if values[0] > 0 else "diplomacy_used"].format(name=name)


def loss_words(coins: int, debts: int, templates: Mapping[str, str]) -> str:
    """How a loss was borne: coins, debts, or some of each."""
    parts: list[str] = []
    if coins:
        parts.append(templates["part_loses"].format(coins=coin_words(coins, templates)))
    if debts:
        parts.append(templates["part_owes"].format(points=debts))
    return listed_words(parts, templates)


def card_words(library: Library, card: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """A card that everybody sees; a leader goes by the bare name."""
    facts = library.cards[card]
    return templates["part_leader" if facts.colour == WHITE else "part_card"].format(card=facts.name)


def hidden_words(library: Library, secret: list[int], age: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """A card that lies face down: who knows it reads its name, all others what its back shows."""
    if secret:
        return card_words(library, secret[0], templates)
    if age == LEADER_BACK:
        return templates["part_hidden_leader"]
    return templates["part_hidden"].format(age=ROMAN[age])


def coin_words(coins: int, templates: Mapping[str, str] = TEMPLATES) -> str:
    """So many coins."""
    return templates["part_coin" if coins == 1 else "part_coins"].format(coins=coins)


# Where the parts of a payment go, in the order of the event's values: steps to the left, and 0 for the bank.
RECEIVERS: Final = [1, -1, 0, 2, -2]


def payment_words(names: list[str], event: Event, templates: Mapping[str, str] = TEMPLATES) -> str:
    """Who receives what of a payment: players by their seats, and the bank last."""
    parts: list[str] = []
    bank: list[str] = []
    for coins, steps in zip(event.values, RECEIVERS, strict=False):
        if coins and not steps:
            bank.append(templates["part_to_bank"].format(coins=coin_words(coins, templates)))
        elif coins:
            name = names[(event.seat + steps) % len(names)]
            parts.append(templates["part_to"].format(coins=coin_words(coins, templates), receiver=name))
    return listed_words(parts + bank, templates)


def listed_words(parts: list[str], templates: Mapping[str, str] = TEMPLATES) -> str:
    """Several things in a row: a, b and c."""
    return listed(parts, templates)
