"""Scenes of classic events: cards that move, coins, fights, hands that are passed on."""

from functools import cache

import msgspec

from sevenwonders.classic.choice import CHOOSE, SELL, STAGE, TAKE
from sevenwonders.classic.conflict import outcome_in
from sevenwonders.classic.kinds import (
    BONUS_CHOSEN,
    BUILT,
    CONFLICT,
    DISCARDED,
    GAINED,
    HANDS_PASSED,
    PAID,
    SOLD,
    STAGE_BUILT,
    TOOK,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.number_blocks import KINDS_PER_RULE
from sevenwonders.classic.part import lists_in
from sevenwonders.classic.rules import verbs
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.payees import BANK, shares_of
from sevenwonders.classic.turn import LEFT
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.all_rules import payments_in, scene_of
from sevenwonders.server.present.classic.cards import NOBODY, age_on_back
from sevenwonders.server.wire.classic import table as wire


@cache
def move_names() -> dict[int, wire.MoveName]:
    """Return every use's name, by the engine's number."""
    return msgspec.convert({use: verb.name for use, verb in verbs().by_use.items()}, dict[int, wire.MoveName])


def payments_of(game: ClassicGame, event: Event) -> list[wire.Payment]:
    """List the coins that an event moves."""
    if event.kind == PAID:
        shares = shares_of(len(game.cities), event.seat, event.values)
        return [wire.Payment(event.seat, payee, coins) for payee, coins in shares]
    if event.kind == GAINED:
        return [wire.Payment(BANK, event.seat, event.values[0])]
    if event.kind < KINDS_PER_RULE:
        return []
    return [wire.Payment(payer, payee, coins) for payer, payee, coins in payments_in(game, event)]


def scene(game: ClassicGame, event: Event) -> wire.ClassicScene | None:
    """Return the scene of an event. Pass `event.seen_by(seat)`."""
    if event.kind == CONFLICT:
        return fight_scene(event)
    if event.kind == HANDS_PASSED:
        return hands_scene(event)
    if event.kind < KINDS_PER_RULE:
        return move_scene(game.library, event)
    # `wire.py` lists each rule's types, and decoding checks them.
    seen: wire.ClassicScene | None = scene_of(game, event)  # type: ignore[assignment]
    return seen


def move_scene(library: Library, event: Event) -> wire.MoveScene | None:
    """Return the scene of a card's move, with only what is public about it."""
    values = event.values
    if event.kind == BUILT:
        return wire.MoveScene(move_names()[values[1]], library.cards[values[0]].age, 0, values[2])
    if event.kind == STAGE_BUILT:
        return wire.MoveScene(move_names()[STAGE], age_on_back(library, values[1]), values[0], values[2])
    if event.kind == SOLD:
        return wire.MoveScene(move_names()[SELL], values[0], 0, values[1])
    if event.kind == DISCARDED:
        return wire.MoveScene("discard", values[0], 0, event.seat)
    if event.kind in (TOOK, BONUS_CHOSEN):
        use = TAKE if event.kind == TOOK else CHOOSE
        return wire.MoveScene(move_names()[use], library.cards[values[0]].age, 0, NOBODY)
    return None


def fight_scene(event: Event) -> wire.FightScene:
    """Return the scene of a fight."""
    outcome = outcome_in(event)
    return wire.FightScene(
        outcome.other, outcome.own_shields, outcome.other_shields, outcome.own_tokens, outcome.other_tokens
    )


def hands_scene(event: Event) -> wire.HandsScene:
    """Return the scene of all hands being passed on."""
    direction, seats, receivers = lists_in(event.values)
    return wire.HandsScene(
        "left" if direction == [LEFT] else "right",
        [wire.HandPass(seat, to) for seat, to in zip(seats, receivers, strict=True)],
    )
