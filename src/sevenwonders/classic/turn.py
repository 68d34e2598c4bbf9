"""The course of an Age and of a turn, written once as named steps."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.build import play_cards, take_from_discard, throw_away
from sevenwonders.classic.choice import PASSING, card_of
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
    DISCARD_PILE,
    END_AGE,
    FREE_CITY,
    GAME_OVER,
    HAND,
    LAST_CARD,
    LAST_CARDS,
    PASS_HANDS,
    PASSED,
    RESOLVE_CONFLICTS,
    TURN_BEGAN,
)
from sevenwonders.kernel.agenda import argument_of, kind_of, step_of
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# What follows once the cards of a turn are revealed and played, first step last: the agenda is a stack.
AFTER_TURN: Final = [BEGIN_TURN, PASS_HANDS, DISCARD_BUILDS]
AFTER_LAST_TURN: Final = [END_AGE, DISCARD_BUILDS, DISCARD_HANDS, LAST_CARDS]


def run_step(game: "ClassicGame", step: int) -> None:
    """Do one step of the agenda."""
    kind = kind_of(step)
    if kind == BEGIN_TURN:
        begin_turn(game)
    elif kind == PASS_HANDS:
        pass_hands(game)
    elif kind == DISCARD_BUILDS:
        queue_discard_builds(game)
    elif kind == ASK_DISCARD_PILE:
        seat = argument_of(step)
        game.ask_alone(seat, game.decider(seat), DISCARD_PILE)
    elif kind == LAST_CARDS:
        queue_last_cards(game)
    elif kind == ASK_LAST_CARD:
        seat = argument_of(step)
        game.ask_alone(seat, game.decider(seat), LAST_CARD)
    elif kind == DISCARD_HANDS:
        throw_hands_away(game)
    elif kind == END_AGE:
        end_age(game)
    else:
        run_rare_step(game, step)


def run_rare_step(game: "ClassicGame", step: int) -> None:
    """What happens between Ages, or belongs to one of the rules."""
    kind = kind_of(step)
    if kind == BEGIN_AGE:
        begin_age(game)
    elif kind == RESOLVE_CONFLICTS:
        fight(game)
    elif kind == DEAL_HANDS:
        deal(game)
        game.agenda.append(step_of(BEGIN_TURN))
    else:
        for rule in game.rules:
            if rule.run_step(game, step):
                return


def begin_age(game: "ClassicGame") -> None:
    """Deal the next Age's hands; rights of the Age are fresh and chains of the last one open."""
    game.age += 1
    game.turn = 0
    for city in game.cities:
        city.free_build_ready = city.free_build_each_age
        city.chains |= city.new_chains
        city.new_chains = 0
    if game.keeps_events:
        game.emit(AGE_BEGAN, -1, [game.age])
    game.agenda.append(step_of(DEAL_HANDS))
    for rule in game.rules:
        rule.before_age(game)


def deal(game: "ClassicGame") -> None:
    """A hand to each drafting seat; a short deck of a set-up position is dealt evenly."""
    deck = game.decks[game.age - 1]
    size = min(game.library.hand_size, len(deck) // len(game.drafting))
    for number, seat in enumerate(game.drafting):
        give_hand(game, seat, sorted(deck[number * size : (number + 1) * size]))
    game.decks[game.age - 1] = []
    rest = deck[len(game.drafting) * size :]
    for rule in game.rules:
        rule.after_deal(game, rest)


def give_hand(game: "ClassicGame", seat: int, hand: list[int]) -> None:
    """Hands are kept sorted, so that options are."""
    game.cities[seat].hand = hand
    if game.keeps_events:
        game.emit_to_seat(HAND, seat, [len(hand)], hand[:])


def begin_turn(game: "ClassicGame") -> None:
    """Ask every seat that holds cards, all at once and sealed."""
    game.turn += 1
    if not any(game.cities[seat].hand for seat in game.drafting):
        # Only a set-up position can run out of cards before the Age is over; it ends there.
        game.agenda.clear()
        return
    if game.keeps_events:
        game.emit(TURN_BEGAN, -1, [game.turn])
    for kind in AFTER_LAST_TURN if game.turn >= game.library.last_turn else AFTER_TURN:
        game.agenda.append(step_of(kind))
    for rule in game.hooks.before_turn:
        rule.before_turn(game)
    open_turn(game)


def open_turn(game: "ClassicGame") -> None:
    """The sealed group of a turn. Even a single option is asked: who is asked must tell nothing about a hand."""
    for seat in game.drafting:
        if game.cities[seat].hand:
            game.open_decision(seat, seat, CARD)


def resolve(game: "ClassicGame", group: list[Decision]) -> None:
    """Carry out a group of answered decisions."""
    kind = group[0].kind
    if kind > FREE_CITY:
        game.hooks.askers[kind].resolve(game, group)
    elif kind == DISCARD_PILE:
        decision = group[0]
        if decision.choice != PASSING:
            take_from_discard(game, decision.seat, card_of(decision.choice))
        elif game.keeps_events:
            game.emit(PASSED, decision.seat, [])
    else:
        play_cards(game, group)


def throw_hands_away(game: "ClassicGame") -> None:
    """What is left of the hands goes to the discard pile without coins."""
    for seat in range(len(game.cities)):
        throw_away(game, seat)


def queue_last_cards(game: "ClassicGame") -> None:
    """R2.4: who may play the last card of the Age does so after the turn, seat by seat."""
    for rule in game.rules:
        rule.before_last_cards(game)
    for seat in range(len(game.cities) - 1, -1, -1):
        city = game.cities[seat]
        if city.plays_last_card and city.hand:
            game.agenda.append(step_of(ASK_LAST_CARD, seat))


def queue_discard_builds(game: "ClassicGame") -> None:
    """R2.5: builds from the discard pile by kind and by seat from 0, also those that such a build brings.

    When there are none left, R2.6: what the rules do at a turn's end.
    """
    if game.discard_builders:
        builder = min(game.discard_builders)
        game.discard_builders.remove(builder)
        game.agenda.append(step_of(DISCARD_BUILDS))
        game.agenda.append(step_of(ASK_DISCARD_PILE, builder % ORDER_STEP))
    else:
        for rule in game.hooks.end_turn:
            rule.end_turn(game)


def pass_hands(game: "ClassicGame") -> None:
    """To the left in Ages I and III, to the right in Age II, around the drafting seats."""
    hands = [game.cities[seat].hand for seat in game.drafting]
    count = len(hands)
    towards = 1 if game.age % 2 else -1
    for number, hand in enumerate(hands):
        give_hand(game, game.drafting[(number + towards) % count], hand)


def end_age(game: "ClassicGame") -> None:
    """What the rules do when the last turn is over, then the conflicts."""
    game.agenda.append(step_of(RESOLVE_CONFLICTS))
    for rule in game.rules:
        rule.end_age(game)


def fight(game: "ClassicGame") -> None:
    """Conflicts, then the next Age or the end of the game."""
    resolve_conflicts(game)
    if game.age < game.library.last_age:
        game.agenda.append(step_of(BEGIN_AGE))
    elif game.keeps_events:
        game.emit(GAME_OVER, -1, [])
