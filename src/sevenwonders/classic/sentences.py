"""Events as sentences for the log.

All words are in TEMPLATES and in a similar table for each rule, so another language is another set of tables.
"""

from collections.abc import Mapping
from typing import Final, final

from sevenwonders.catalogue.names import ROMAN
from sevenwonders.classic.choice import BUILD_FREE
from sevenwonders.classic.colours import COLOURS, FACTS
from sevenwonders.classic.conflict import outcome_in
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    BONUS_CHOSEN,
    BUILT,
    CONFLICT,
    DISCARDED,
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
from sevenwonders.classic.order import KINDS_PER_RULE
from sevenwonders.classic.payees import BANK, shares_of
from sevenwonders.kernel.event import Event

TEMPLATES: Final = {
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
    "conflict": "{name} defeats {other} by {shields} to {theirs}: {tokens} for {name}, {their_tokens} for {other}.",
    "conflict_passed": "{name} defeats {other} by {shields} to {theirs}: {tokens} for {name}, nothing for {other}.",
    "conflict_drawn": "{name} and {other} draw {shields} to {theirs}: no tokens.",
    "tokens": "{name} now has military tokens of {tokens}.",
    "tokens_none": "{name} now has no military tokens.",
    "bonus_chosen": "{name} chooses {card}.",
    "game_over": "The game is over.",
    # Parts of sentences
    "part_card": "the {card}",
    "part_hidden": "a card of Age {age}",
    "part_hidden_thing": "a {thing}",
    "part_coin": "{coins} coin",
    "part_coins": "{coins} coins",
    "part_to": "{coins} to {receiver}",
    "part_to_bank": "{coins} to the bank",
    "part_and": " and ",
    "part_comma": ", ",
}


@final
class Teller:
    """Puts the events of one table into words, with the names of its cities and the templates of a language."""

    def __init__(
        self, library: Library, hooks: Hooks, names: list[str], templates: Mapping[str, str] = TEMPLATES
    ) -> None:
        self.library = library
        self.hooks = hooks
        self.names = names
        self.templates = templates

    def say(self, templates: Mapping[str, str], key: str, event: Event, words: Mapping[str, str] | None = None) -> str:
        """A sentence about the city of the event; `words` fill in the rest of the template."""
        name = self.names[event.seat] if event.seat >= 0 else ""
        return templates[key].format_map({"name": name, **(words or {})})

    def card(self, card: int) -> str:
        """A card that everybody sees. Anything that is not a card of a deck goes by its bare name."""
        facts = self.library.cards[card]
        return facts.name if thing_of(facts.colour) else self.templates["part_card"].format(card=facts.name)

    def hidden(self, secret: list[int], back: int) -> str:
        """A face-down card: its name for those who know it, its back for everyone else."""
        if secret:
            return self.card(secret[0])
        if back > self.library.last_age:
            things = [thing_of(card.colour) for card in self.library.cards if card.back == back]
            return self.templates["part_hidden_thing"].format(thing=things[0])
        return self.templates["part_hidden"].format(age=ROMAN[back])

    def coins(self, coins: int) -> str:
        """A number of coins in words."""
        return self.templates["part_coin" if coins == 1 else "part_coins"].format(coins=coins)

    def listed(self, parts: list[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self.templates["part_comma"].join(parts[:-1]) + self.templates["part_and"] + parts[-1]

    def payment(self, event: Event) -> str:
        """The parts of a payment with their receivers, the bank last."""
        parts: list[str] = []
        for payee, coins in shares_of(len(self.names), event.seat, event.values):
            if payee == BANK:
                parts.append(self.templates["part_to_bank"].format(coins=self.coins(coins)))
            else:
                words = {"coins": self.coins(coins), "receiver": self.names[payee]}
                parts.append(self.templates["part_to"].format_map(words))
        return self.listed(parts)

    def conflict(self, event: Event) -> str:
        """A sentence about a fight: the shields of both sides and the tokens that they take."""
        outcome = outcome_in(event)
        words = {
            "other": self.names[outcome.other],
            "shields": str(outcome.own_shields),
            "theirs": str(outcome.other_shields),
            "tokens": self.tokens(outcome.own_tokens),
            "their_tokens": self.tokens(outcome.other_tokens),
        }
        won = "conflict" if outcome.other_tokens else "conflict_passed"
        return self.say(self.templates, won if outcome.own_tokens else "conflict_drawn", event, words)

    def tokens(self, tokens: list[int]) -> str:
        """The values of military tokens in words."""
        return self.listed([f"{token:+d}" for token in tokens])


def thing_of(colour: int) -> str:
    """The word for a card of that colour if it is not a card of a deck; else empty."""
    return FACTS[COLOURS[colour]].thing


def sentence(teller: Teller, event: Event) -> str:
    """The event as a sentence; empty if it is not worth a line.

    For a viewer, pass `event.seen_by(seat)`: the sentence then leaves out what that seat may not know.
    """
    if event.kind >= KINDS_PER_RULE:
        return teller.hooks.owner_of(event.kind).sentence(teller, event)
    if event.kind in (AGE_BEGAN, TURN_BEGAN, GAME_OVER, CONFLICT, PAID, GAINED, PASSED, TOKENS):
        return table_sentence(teller, event)
    return card_sentence(teller, event)


def table_sentence(teller: Teller, event: Event) -> str:
    """A sentence about the course of the game, coins or tokens."""
    kind = event.kind
    values = event.values
    say = teller.templates
    if kind == AGE_BEGAN:
        return teller.say(say, "age_began", event, {"age": ROMAN[values[0]]})
    if kind == TURN_BEGAN:
        return teller.say(say, "turn_began", event, {"turn": str(values[0])})
    if kind == PAID:
        return teller.say(say, "paid", event, {"parts": teller.payment(event)})
    if kind == GAINED:
        return teller.say(say, "gained", event, {"coins": teller.coins(values[0])})
    if kind == CONFLICT:
        return teller.conflict(event)
    if kind == TOKENS:
        return teller.say(say, "tokens" if values else "tokens_none", event, {"tokens": teller.tokens(values)})
    return teller.say(say, "passed" if kind == PASSED else "game_over", event)


def card_sentence(teller: Teller, event: Event) -> str:
    """A sentence about what a city does with a card; empty for questions, sealed answers and hands."""
    kind = event.kind
    values = event.values
    say = teller.templates
    if kind == BUILT:
        key = "built_free" if values[1] == BUILD_FREE else "built"
        return teller.say(say, key, event, {"card": teller.card(values[0])})
    if kind == STAGE_BUILT:
        words = {"stage": str(values[0]), "card": teller.hidden(event.secret, values[1])}
        return teller.say(say, "stage_built", event, words)
    if kind == SOLD or kind == DISCARDED:
        key = "sold" if kind == SOLD else "discarded"
        return teller.say(say, key, event, {"card": teller.hidden(event.secret, values[0])})
    if kind == TOOK or kind == BONUS_CHOSEN:
        return teller.say(say, "took" if kind == TOOK else "bonus_chosen", event, {"card": teller.card(values[0])})
    # A forced choice shows in the event that follows it, and a change of a rule's part in the event next to it.
    return ""
