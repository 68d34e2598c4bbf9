"""The course of a turn, as named steps."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sevenwonders.architects.battle import fight
from sevenwonders.architects.build import build_stage
from sevenwonders.architects.choice import DONE, STAGE, TAKE, argument_of, use_of
from sevenwonders.architects.kinds import (
    ACTION,
    ACTIONS,
    ANY_DECK,
    ASK_ANY_DECK,
    ASK_LOOK_DECK,
    ASK_LOOKED_CARD,
    ASK_TOKEN,
    BEGIN_TURN,
    CARD,
    END_TURN,
    GAME_OVER,
    LOOK_DECK,
    LOOKED_CARD,
    PEEKED,
    TURN_BEGAN,
    TURN_PASSED,
)
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.options import decks_to_take_from
from sevenwonders.architects.seating import deck_at
from sevenwonders.architects.take import keep_card, look_at_deck, take_extra, take_top
from sevenwonders.architects.tokens import take_token, turn_in
from sevenwonders.kernel.agenda import argument_of as seat_of
from sevenwonders.kernel.agenda import kind_of, step_of
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def run_step(game: "ArchitectsGame", step: i64) -> None:
    """Run one step of the agenda."""
    kind = kind_of(step)
    seat = seat_of(step)
    if kind == ACTIONS:
        game.ask_alone(seat, seat, ACTION)
    elif kind == END_TURN:
        end_turn(game, seat)
    elif kind == BEGIN_TURN:
        begin_turn(game, seat)
    elif kind == ASK_TOKEN:
        game.ask_alone(seat, seat, TOKEN_DECISION)
    elif kind == ASK_ANY_DECK:
        game.ask_alone(seat, seat, ANY_DECK)
    elif kind == ASK_LOOK_DECK:
        game.ask_alone(seat, seat, LOOK_DECK)
    else:
        # Whether the player is asked gives nothing away: no deck has five equal cards, and fewer than five cards are
        # the whole deck, and all players know what is left in it.
        game.ask_alone(seat, seat, LOOKED_CARD)


def begin_turn(game: "ArchitectsGame", seat: int) -> None:
    """Ask for the first card of a turn (T1). If none is within reach, the turn passes (E3)."""
    game.active = seat
    game.turn += 1
    game.armed = 0
    game.used = 0
    if game.keeps_events:
        game.emit(TURN_BEGAN, seat, [game.turn])
    reachable = decks_to_take_from(game, seat)
    if not reachable:
        pass_turn(game, seat)
        return
    # One look, at the start of the turn (K2).
    if game.cat == seat and game.decks[-1]:
        peek(game, seat)
    # The agenda is a stack: what comes first is pushed last.
    game.push(step_of(END_TURN, seat))
    game.push(step_of(ACTIONS, seat))
    if reachable > 1:
        game.open_decision(seat, seat, CARD)
    else:
        game.ask_alone(seat, seat, CARD)


def pass_turn(game: "ArchitectsGame", seat: int) -> None:
    """Let the next seat play. If all decks are empty, as in a position set up by hand, the game ends (E3)."""
    if not game.has_card():
        end_game(game)
        return
    if game.keeps_events:
        game.emit(TURN_PASSED, seat, [])
    game.push(step_of(BEGIN_TURN, game.left(seat)))


def peek(game: "ArchitectsGame", seat: int) -> None:
    """Show the top of the central deck to the holder of the cat, who knows it until it is taken (K1, K2, A2)."""
    game.central_known |= 1 << seat
    if game.keeps_events:
        game.emit_secret(PEEKED, seat, [], seat, [game.decks[-1][-1]])


def resolve(game: "ArchitectsGame", decision: Decision) -> None:
    """Carry out the answer to a decision."""
    seat = decision.seat
    choice = decision.choice
    if decision.kind == CARD or decision.kind == ANY_DECK:
        take_top(game, seat, deck_at(game.cities, seat, argument_of(choice)))
    elif decision.kind == ACTION:
        # The question is asked again after every action, until the player ends the turn (T2).
        if use_of(choice) != DONE:
            game.push(step_of(ACTIONS, seat))
            act(game, seat, choice)
    elif decision.kind == TOKEN_DECISION:
        take_token(game, seat, argument_of(choice))
    elif decision.kind == LOOK_DECK:
        look_at_deck(game, seat, deck_at(game.cities, seat, argument_of(choice)))
        game.push(step_of(ASK_LOOKED_CARD, seat))
    else:
        keep_card(game, seat, argument_of(choice))


def act(game: "ArchitectsGame", seat: int, choice: int) -> None:
    """Carry out one action within a turn."""
    use = use_of(choice)
    if use == TAKE:
        take_extra(game, seat, deck_at(game.cities, seat, argument_of(choice)))
    elif use == STAGE:
        build_stage(game, seat, choice)
    else:
        turn_in(game, seat, argument_of(choice))
        game.push(step_of(ASK_TOKEN, seat))


def end_turn(game: "ArchitectsGame", seat: int) -> None:
    """Fight a battle if one is due, then end the game (G1, E3) or let the next seat play."""
    # The battle comes first, even in the last turn (G2).
    if game.peace == 0:
        fight(game)
    if game.cities[seat].is_finished(game.library) or not game.has_card():
        end_game(game)
    else:
        game.push(step_of(BEGIN_TURN, game.left(seat)))


def end_game(game: "ArchitectsGame") -> None:
    """End the game: nothing is left on the agenda."""
    game.agenda = []
    if game.keeps_events:
        game.emit(GAME_OVER, -1, [])
