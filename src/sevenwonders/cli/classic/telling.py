"""What happened, told to one player: one sentence a city and reveal instead of one an event."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.classic.armada.kinds import ISLAND_TAKEN, LANDED, NAVAL_TOKEN, PIRATED, SAILED, SKIPPED_NAVAL, TAXED
from sevenwonders.classic.cities.kinds import DIPLOMACY
from sevenwonders.classic.debts.kinds import INDEBTED, LOST
from sevenwonders.classic.edifice.kinds import BONUS_CHOSEN, CARD_LOST, EDIFICE_BUILT, EDIFICE_FAILED, JOINED, REWARDED
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    BUILT,
    CONFLICT,
    DISCARDED,
    GAINED,
    GAME_OVER,
    PAID,
    PASSED,
    REVEALED,
    SOLD,
    STAGE_BUILT,
    TOKENS,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.classic.leaders.kinds import KEPT_LEADER, LEADER_BURIED, LEADER_SOLD, LEADERS_LEFT, RECRUITED
from sevenwonders.classic.library import Library
from sevenwonders.cli.look import first_up
from sevenwonders.kernel.event import Event
from sevenwonders.record.classic.sentences import TEMPLATES, card_words, listed_words, sentence

# First what a city did, then what it cost and what it brought.
ORDER: Final = [
    RECRUITED,
    LEADER_SOLD,
    BUILT,
    STAGE_BUILT,
    SOLD,
    TOOK,
    LEADER_BURIED,
    PASSED,
    SKIPPED_NAVAL,
    JOINED,
    SAILED,
    PAID,
    REWARDED,
    BONUS_CHOSEN,
    ISLAND_TAKEN,
    GAINED,
    PIRATED,
    TAXED,
    LANDED,
    CARD_LOST,
    LOST,
    INDEBTED,
    DIPLOMACY,
    TOKENS,
    NAVAL_TOKEN,
    KEPT_LEADER,
    LEADERS_LEFT,
    DISCARDED,
]
# What happens to the whole table, or between two cities: a line of its own.
ALONE: Final = [CONFLICT, EDIFICE_BUILT, EDIFICE_FAILED]
# Where a sentence about each city ends.
ENDS: Final = [REVEALED, AGE_BEGAN, TURN_BEGAN, GAME_OVER, *ALONE]
# What everybody does alike, or what nobody else may see: told of one's own city alone.
PRIVATE: Final = [KEPT_LEADER, LEADERS_LEFT, DISCARDED]

CLAUSES: Final[Mapping[str, str]] = {
    **TEMPLATES,
    "paid": "pays {parts}",
    "gained": "gets {coins} from the bank",
    "built": "builds {card}",
    "built_free": "builds {card} free of charge",
    "stage_built": "builds stage {stage} of the wonder with {card}",
    "sold": "sells {card}",
    "took": "builds {card} from the discard pile",
    "passed": "passes",
    "discarded": "discards {card}",
    "recruited": "recruits {card}",
    "kept_leader": "takes {card}",
    "leaders_left": "discards {cards}",
    "leader_sold": "sells {card}",
    "leader_buried": "buries {card}",
    "lost": "{parts}",
    "indebted": "takes a debt of {points}",
    "diplomacy": "takes a diplomacy token",
    "diplomacy_used": "uses up a diplomacy token",
    "tokens": "now has military tokens of {tokens}",
    "tokens_none": "now has no military tokens",
    "sailed": "moves the {fleet} fleet to square {square}",
    "island_taken": "takes {card}",
    "taxed": "raises a tax of {coins}",
    "pirated": "sends out pirates",
    "landed": "prepares a landing against {other}",
    "naval_token": "takes a naval token of {token}",
    "skipped_naval": "stays out of the naval conflict",
    "joined": "joins the Edifice of Age {age}",
    "rewarded": "gets the reward of {card}",
    "card_lost": "gives up {card}",
    "bonus_chosen": "chooses {card}",
    "conflict": "{name} defeats {loser} ({victory:+d} and {defeat:+d}).",
    "conflict_passed": "{name} defeats {loser} ({victory:+d}).",
}
OWN_CLAUSES: Final[Mapping[str, str]] = {
    **CLAUSES,
    "paid": "pay {parts}",
    "gained": "get {coins} from the bank",
    "built": "build {card}",
    "built_free": "build {card} free of charge",
    "stage_built": "build stage {stage} of your wonder with {card}",
    "sold": "sell {card}",
    "took": "build {card} from the discard pile",
    "passed": "pass",
    "discarded": "discard {card}",
    "recruited": "recruit {card}",
    "kept_leader": "take {card} into your hand",
    "leaders_left": "discard {cards}",
    "leader_sold": "sell {card}",
    "leader_buried": "bury {card}",
    "indebted": "take a debt of {points}",
    "diplomacy": "take a diplomacy token",
    "diplomacy_used": "use up a diplomacy token",
    "tokens": "now have military tokens of {tokens}",
    "tokens_none": "now have no military tokens",
    "sailed": "move the {fleet} fleet to square {square}",
    "island_taken": "take {card}",
    "taxed": "raise a tax of {coins}",
    "pirated": "send out pirates",
    "landed": "prepare a landing against {other}",
    "naval_token": "take a naval token of {token}",
    "skipped_naval": "stay out of the naval conflict",
    "joined": "join the Edifice of Age {age}",
    "rewarded": "get the reward of {card}",
    "card_lost": "give up {card}",
    "bonus_chosen": "choose {card}",
    "part_loses": "lose {coins}",
    "part_owes": "take a debt of {points}",
    "conflict": "You defeat {loser} ({victory:+d} and {defeat:+d}).",
    "conflict_passed": "You defeat {loser} ({victory:+d}).",
}


def tell(library: Library, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Plain sentences for the viewer, whose own entry in `names` is `you`."""
    lines: list[str] = []
    together: list[Event] = []
    for event in events:
        if event.kind in ORDER:
            together.append(event.seen_by(viewer))
        elif event.kind in ENDS:
            lines += city_lines(library, names, viewer, together)
            together = []
            if event.kind in ALONE:
                clauses = OWN_CLAUSES if event.seat == viewer else CLAUSES
                lines.append(sentence(library, names, event, clauses))
    return lines + city_lines(library, names, viewer, together)


def city_lines(library: Library, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """One sentence for each city that the events are about, clockwise from the viewer."""
    lines: list[str] = []
    for step in range(len(names)):
        seat = (viewer + step) % len(names)
        about = [event for event in events if event.seat == seat and is_news(event, viewer)]
        about.sort(key=lambda event: ORDER.index(event.kind))
        clauses = OWN_CLAUSES if seat == viewer else CLAUSES
        parts = [sentence(library, names, event, clauses) for event in about if event.kind != KEPT_LEADER]
        kept = [
            card_words(library, card, clauses) for event in about if event.kind == KEPT_LEADER for card in event.secret
        ]
        if kept:
            parts.append(clauses["kept_leader"].format(card=listed_words(kept)))
        if parts:
            lines.append(f"{first_up(names[seat])} {listed_words(parts)}.")
    return lines


def is_news(event: Event, viewer: int) -> bool:
    """Everybody throws the last card of an Age away or keeps a leader; only what one did oneself is worth a word."""
    return event.kind not in PRIVATE or event.seat == viewer
