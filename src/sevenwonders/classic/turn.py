"""The course of an Age and of a turn, as named steps."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sevenwonders.classic.build import throw_away
from sevenwonders.classic.conflict import resolve_conflicts
from sevenwonders.classic.effects.special import ORDER_STEP
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    ASK_DISCARD_PILE,
    ASK_LAST_CARD,
    BEGIN_AGE,
    BEGIN_TURN,
    CARD,
    DEAL_HANDS,
    DISCARD_BUILDS,
    DISCARD_HANDS,
    END_AGE,
    GAME_OVER,
    HAND,
    HANDS_PASSED,
    LAST_CARD,
    LAST_CARDS,
    PASS_HANDS,
    RESOLVE_CONFLICTS,
    TURN_BEGAN,
)
from sevenwonders.classic.part import in_row
from sevenwonders.classic.trade.chains import open_new_chains
from sevenwonders.kernel.agenda import kind_of, step_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# Steps after the cards of a turn (R2.4 to R2.6). The agenda is a stack, so these lists read from right to left.
AFTER_TURN: Final = [BEGIN_TURN, PASS_HANDS, DISCARD_BUILDS]
AFTER_LAST_TURN: Final = [END_AGE, DISCARD_BUILDS, DISCARD_HANDS, LAST_CARDS]

LEFT: Final = 1
RIGHT: Final = -1


def begin_age(game: "ClassicGame") -> None:
    """Begin the next Age: rights to build free are restored, and the chains of the previous Age open (R4)."""
    game.age += 1
    game.turn = 0
    for city in game.cities:
        city.free_build_ready = city.free_build_each_age
        open_new_chains(city)
    if game.keeps_events:
        game.emit(AGE_BEGAN, -1, [game.age])
    game.push(step_of(DEAL_HANDS))
    for rule in game.rules:
        rule.before_age(game)


def deal(game: "ClassicGame") -> None:
    """Deal a hand to each drafting seat. The short deck of a position set up by hand is dealt evenly."""
    deck = game.decks[game.age - 1]
    size = min(game.library.hand_size, len(deck) // len(game.drafting))
    for number, seat in enumerate(game.drafting):
        hand = deck[number * size : (number + 1) * size]
        hand.sort()
        give_hand(game, seat, hand)
    game.decks[game.age - 1] = []
    # A rule may use the undealt cards, for instance as a draw pile (R6).
    rest = deck[len(game.drafting) * size :]
    for rule in game.rules:
        rule.after_deal(game, rest)
    game.push(step_of(BEGIN_TURN))


def give_hand(game: "ClassicGame", seat: int, hand: list[int]) -> None:
    """Give a seat its hand. Hands are kept sorted, so that options are too."""
    game.cities[seat].hand = hand
    if game.keeps_events:
        back = game.library.cards[hand[0]].back if hand else 0
        game.emit_to_seat(HAND, seat, [len(hand), back], hand[:])


def begin_turn(game: "ClassicGame") -> None:
    """Begin a turn: every seat with cards chooses one, all at the same time and in secret (R2.1)."""
    game.turn += 1
    if not any(game.cities[seat].hand for seat in game.drafting):
        # Only a position set up by hand can run out of cards before its Age is over; it ends there (P8).
        game.agenda = []
        return
    if game.keeps_events:
        game.emit(TURN_BEGAN, -1, [game.turn])
    for kind in AFTER_LAST_TURN if game.turn >= game.library.last_turn else AFTER_TURN:
        game.push(step_of(kind))
    for rule in game.hooks.before_turn:
        rule.before_turn(game)
    open_turn(game)


def open_turn(game: "ClassicGame") -> None:
    """Open the sealed group of a turn. Even a single option is asked: skipping it would give something away (P1)."""
    for seat in game.drafting:
        if game.cities[seat].hand:
            game.open_decision(seat, seat, CARD)


def throw_hands_away(game: "ClassicGame") -> None:
    """Put the last cards of all hands on the discard pile, without coins for them (R2.4)."""
    for seat in range(len(game.cities)):
        throw_away(game, seat)


def queue_last_cards(game: "ClassicGame") -> None:
    """Queue the cities that may play their last card of the Age, seat by seat (R2.4)."""
    for rule in game.rules:
        rule.before_last_cards(game)
    # Pushed in reverse: the agenda is a stack, and seat 0 comes first.
    for seat in range(len(game.cities) - 1, -1, -1):
        city = game.cities[seat]
        if city.plays_last_card and city.hand:
            game.push(step_of(ASK_LAST_CARD, seat))


def ask_last_card(game: "ClassicGame", seat: int) -> None:
    """Ask a city for its last card of an Age, which counts as a new turn of its owner (R2.4)."""
    for rule in game.hooks.before_extra_turn:
        rule.before_extra_turn(game, seat)
    game.ask_alone(seat, game.decider(seat), LAST_CARD)


def queue_discard_builds(game: "ClassicGame") -> None:
    """Queue the next build from the discard pile: in order of kind, then by seat from 0 (R2.5).

    A build may lead to another. When none is left, the rules do what they do at the end of a turn (R2.6).
    """
    if game.discard_builders:
        builder = min(game.discard_builders)
        game.discard_builders.remove(builder)
        game.push(step_of(DISCARD_BUILDS))
        game.push(step_of(ASK_DISCARD_PILE, builder % ORDER_STEP))
    else:
        for rule in game.hooks.end_turn:
            rule.end_turn(game)


def passing_direction(age: int) -> int:
    """Return the direction in which hands pass: LEFT in Ages I and III, RIGHT in Age II and in a draft (R1)."""
    return LEFT if age % 2 else RIGHT


def receiver_of(drafting: list[int], age: int, seat: int) -> int:
    """Return the seat that gets this seat's hand next. Hands pass among the drafting seats only."""
    return receivers_of(drafting, age)[drafting.index(seat)]


def receivers_of(drafting: list[int], age: int) -> list[int]:
    """Return the seats that get the hands of the drafting seats, in their order."""
    towards = passing_direction(age)
    return drafting[towards:] + drafting[:towards]


def pass_hands(game: "ClassicGame") -> None:
    """Pass all hands to the next drafting seat."""
    # All hands are taken up before any is put down.
    hands = [game.cities[seat].hand for seat in game.drafting]
    towards = passing_direction(game.age)
    if game.keeps_events:
        game.emit(HANDS_PASSED, -1, in_row([[towards], game.drafting, receivers_of(game.drafting, game.age)]))
    receiver: i64 = 1 if towards == LEFT else len(hands) - 1
    for hand in hands:
        give_hand(game, game.drafting[receiver], hand)
        receiver = receiver + 1 if receiver + 1 < len(hands) else 0


def hands_pass(game: "ClassicGame") -> bool:
    """Return whether hands will be passed after the current decisions."""
    return any(kind_of(step) == PASS_HANDS for step in game.steps) or any(
        rule.passes_hands(game) for rule in game.rules
    )


def end_age(game: "ClassicGame") -> None:
    """End an Age: the rules push their own steps first, and the conflicts follow (R7)."""
    game.push(step_of(RESOLVE_CONFLICTS))
    for rule in game.rules:
        rule.end_age(game)


def fight(game: "ClassicGame") -> None:
    """Resolve the conflicts, then begin the next Age or end the game."""
    resolve_conflicts(game)
    if game.age < game.library.last_age:
        game.push(step_of(BEGIN_AGE))
    elif game.keeps_events:
        game.emit(GAME_OVER, -1, [])
