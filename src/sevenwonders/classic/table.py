"""The classic game: seats around a table, decks, discard pile, and the hooks the kernel asks for."""

from typing import final

from sevenwonders.classic import turn
from sevenwonders.classic.explain import explain_choice
from sevenwonders.classic.kinds import ANSWERED, ASKED, DISCARD_PILE, FORCED, GAINED, LAST_CARD, REVEALED, STANDING
from sevenwonders.classic.library import Library
from sevenwonders.classic.menu import MenuRow, menu_of
from sevenwonders.classic.options import can_play, discard_options, play_options
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.save import save_game
from sevenwonders.classic.scoring import Score, ranking, score_sheet
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.view import SPECTATOR, View, view_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng


@final
class ClassicGame(Game):
    """One table of 7 Wonders. Use `sevenwonders.new_game` to make one."""

    def __init__(
        self,
        agenda: list[int],
        decisions: list[Decision],
        next_ident: int,
        history: list[int],
        rng: Rng,
        event_count: int,
        config: Config,
        seed: int,
        library: Library,
        rules: list[Rule],
        drafting: list[int],
        seats: list[Seat],
        age: int,
        turn: int,
        decks: list[list[int]],
        discard: list[int],
        discarders: list[int],
        discard_builders: list[int],
        parts: list[Part],
    ) -> None:
        super().__init__(agenda, decisions, next_ident, history, rng, event_count)
        self.config = config
        self.seed = seed
        self.library = library
        self.rules = rules
        self.drafting = drafting
        self.seats = seats
        self.age = age
        self.turn = turn
        self.decks = decks
        self.discard = discard
        self.discarders = discarders
        self.discard_builders = discard_builders
        self.parts = parts

    def copy(self) -> "ClassicGame":
        """An independent game in the same state, which keeps no events."""
        return ClassicGame(
            self.agenda[:],
            [decision.copy() for decision in self.decisions],
            self.next_ident,
            self.history[:],
            self.rng.copy(),
            self.event_count,
            self.config,
            self.seed,
            self.library,
            self.rules,
            self.drafting,
            [seat.copy() for seat in self.seats],
            self.age,
            self.turn,
            [deck[:] for deck in self.decks],
            self.discard[:],
            self.discarders[:],
            self.discard_builders[:],
            [part.copy() for part in self.parts],
        )

    def view(self, seat: int) -> View:
        """What the seat may know; seat -1 is a spectator."""
        if seat != SPECTATOR and seat not in self.drafting:
            raise UnknownSeat(f"No player has seat {seat}. Use one of {self.drafting}, or -1 for a spectator.")
        return view_of(self, seat)

    def menu(self, ident: int) -> list[MenuRow]:
        """What the open decision offers and refuses, with prices and reasons."""
        return menu_of(self, self.decision(ident))

    def explain(self, ident: int, choice: int) -> str:
        """Why the open decision does not allow the choice; empty when it does."""
        return explain_choice(self, self.decision(ident), choice)

    def score_sheet(self) -> list[Score]:
        """Every city's score as if the game ended now."""
        return score_sheet(self)

    def ranking(self) -> list[list[int]]:
        """The players' seats by place as if the game ended now; equal ones share a place."""
        return ranking(self)

    def to_data(self) -> Data:
        """The whole game as plain data; `sevenwonders.load_game` takes it back."""
        return save_game(self)

    # Around the table

    def left(self, seat: int) -> int:
        """The left-hand neighbour (R1)."""
        seat += 1
        return seat if seat < len(self.seats) else 0

    def right(self, seat: int) -> int:
        """The right-hand neighbour (R1)."""
        return seat - 1 if seat else len(self.seats) - 1

    def decider(self, seat: int) -> int:
        """The seat whose player decides for this city."""
        for rule in self.rules:
            seat = rule.decider(self, seat)
        return seat

    def holder(self, decision: Decision) -> int:
        """The seat whose hand the decision plays from: the Free City has none while others draft for it."""
        return decision.seat if self.seats[decision.seat].hand else decision.decider

    def gain_coins(self, seat: int, amount: int) -> None:
        """Coins from the bank."""
        self.seats[seat].coins += amount
        if self.keeps_events:
            self.emit(GAINED, seat, [amount])

    # What the kernel asks for

    def run_step(self, step: int) -> None:
        """Do one step of the agenda."""
        turn.run_step(self, step)

    def options_of(self, decision: Decision) -> list[int]:
        """Every choice that the decision allows now."""
        if decision.kind == DISCARD_PILE:
            return discard_options(self, decision.seat)
        return play_options(self, decision.seat, self.hand_for(decision))

    def hand_for(self, decision: Decision) -> list[int]:
        """The cards that the decision may use."""
        hand = self.seats[self.holder(decision)].hand
        for rule in self.rules:
            hand = rule.limit_hand(self, decision, hand)
        return hand

    def can_choose(self, decision: Decision, choice: int) -> bool:
        """Whether the choice is among the options."""
        if decision.kind == DISCARD_PILE:
            return choice in discard_options(self, decision.seat)
        return can_play(self, decision.seat, self.hand_for(decision), choice)

    def refusal(self, decision: Decision, choice: int) -> str:
        """Why the choice is refused, for a person."""
        return explain_choice(self, decision, choice)

    def resolve(self, group: list[Decision]) -> None:
        """Carry out a group of which every decision is answered."""
        turn.resolve(self, group)

    def sealed(self, decision: Decision) -> None:
        """An answer was laid face down."""
        for rule in self.rules:
            rule.sealed(self, decision)

    def unsealed(self, decision: Decision) -> None:
        """An answer is about to be replaced."""
        for rule in self.rules:
            rule.unsealed(self, decision)

    # What the log is told

    def note_asked(self, decision: Decision) -> None:
        """A decision was opened. Who looks through the discard pile, or plays a card for the Free City, sees it."""
        secret: list[int] = []
        if decision.kind == DISCARD_PILE:
            secret = self.discard[:]
        elif decision.kind == LAST_CARD and decision.seat != decision.decider:
            secret = self.seats[decision.seat].hand[:]
        values = [decision.ident, decision.decider, decision.kind]
        self.emit_secret(ASKED, decision.seat, values, decision.decider, secret)

    def note_answered(self, decision: Decision) -> None:
        """A decision was answered: only who decided knows how."""
        self.emit_secret(ANSWERED, decision.seat, [decision.ident], decision.decider, [decision.choice])

    def note_revealed(self) -> None:
        """The open group is turned over."""
        self.emit(REVEALED, -1, [])

    def note_standing(self) -> None:
        """The steps to come: builders from the discard pile, the agenda, and what rules show of their parts."""
        values = [len(self.discard_builders), *self.discard_builders, len(self.agenda), *self.agenda]
        for part in self.parts:
            seen = part.seen()
            values.append(len(seen))
            values.extend(seen)
        self.emit(STANDING, -1, values)

    def note_forced(self, seat: int, kind: int, choice: int) -> None:
        """The only possible choice was taken."""
        self.emit_secret(FORCED, seat, [kind], self.decider(seat), [choice])
