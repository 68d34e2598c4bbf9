"""The game of Architects: seats around a table, decks, tokens, and the hooks the kernel asks for."""

from typing import final

from sevenwonders.architects import notation, turn
from sevenwonders.architects.city import City
from sevenwonders.architects.explain import explain_choice
from sevenwonders.architects.kinds import ANSWERED, ASKED, DECISIONS, EVENTS, FORCED, TABLE
from sevenwonders.architects.library import Library
from sevenwonders.architects.menu import MenuRow, menu_of
from sevenwonders.architects.options import can_choose, options_of
from sevenwonders.architects.save import save_game
from sevenwonders.architects.scoring import CATEGORIES, Score, ranking, score_sheet
from sevenwonders.architects.view import View, view_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import SPECTATOR


@final
class ArchitectsGame(Game):
    """One table of 7 Wonders Architects. Use `setup.new_architects_game` to make one.

    Deck `s` lies between seat `s` and its left-hand neighbour and is the left one for seat `s`; the last deck is the
    central one. The top card of a deck is the last of its list.
    """

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
        option_bits: int,
        cities: list[City],
        active: int,
        turn: int,
        decks: list[list[int]],
        row: list[int],
        stack: list[int],
        discard: list[int],
        peace: int,
        cat: int,
        central_known: int,
        armed: int,
        used: int,
        looked: list[int],
        looked_deck: int,
    ) -> None:
        super().__init__(agenda, decisions, next_ident, history, rng, event_count, config, seed)
        self.library = library
        self.option_bits = option_bits
        self.cities = cities
        # The seat whose turn it is, and the number of the turn from 1.
        self.active = active
        self.turn = turn
        self.decks = decks
        # Progress tokens: face up, and the stack with its top last.
        self.row = row
        self.stack = stack
        # Cards by kind; conflict tokens still on their peace side; the seat with the cat or -1.
        self.discard = discard
        self.peace = peace
        self.cat = cat
        # Seats that have seen the top of the central deck, as bits.
        self.central_known = central_known
        # Progress tokens of the active seat that give an extra card now, and those used this turn, as bits.
        self.armed = armed
        self.used = used
        # Cards taken up to choose from, the former top first, and their deck; empty and -1 otherwise.
        self.looked = looked
        self.looked_deck = looked_deck

    def copy(self) -> "ArchitectsGame":
        """An independent game in the same state, which keeps no events."""
        return ArchitectsGame(
            self.agenda[:],
            [decision.copy() for decision in self.decisions],
            self.next_ident,
            self.history[:],
            self.rng.copy(),
            self.event_count,
            self.config,
            self.seed,
            self.library,
            self.option_bits,
            [city.copy() for city in self.cities],
            self.active,
            self.turn,
            [deck[:] for deck in self.decks],
            self.row[:],
            self.stack[:],
            self.discard[:],
            self.peace,
            self.cat,
            self.central_known,
            self.armed,
            self.used,
            self.looked[:],
            self.looked_deck,
        )

    def view(self, seat: int) -> View:
        """What the seat may know; seat -1 is a spectator."""
        if seat < SPECTATOR or seat >= len(self.cities):
            raise UnknownSeat(f"No player has seat {seat}. Use 0 to {len(self.cities) - 1}, or -1 for a spectator.")
        return view_of(self, seat)

    def menu(self, ident: int) -> list[MenuRow]:
        """What the open decision offers and refuses, with reasons."""
        return menu_of(self, self.decision(ident))

    def explain(self, ident: int, choice: int) -> str:
        """Why the open decision does not allow the choice; empty when it does."""
        return explain_choice(self, self.decision(ident), choice)

    def describe(self, choice: int, by_id: bool = False) -> str:
        """The choice as a person writes it, with names, or with permanent ids."""
        return notation.describe(self.library, choice, by_id)

    def match_option(self, decision: Decision, words: str) -> int:
        """The first option of the decision that fits the typed choice, or IllegalChoice with the reason."""
        return notation.match_option(self, decision, words)

    def fits(self, choice: int, words: str) -> bool:
        """Whether the typed choice could mean this one; what was not named may be anything."""
        return notation.fits_words(self.library, choice, words)

    def exact_choice(self, words: str) -> int:
        """The one choice that `describe(..., by_id=True)` wrote so."""
        return notation.exact_choice(self.library, words)

    def decision_name(self, kind: int) -> str:
        """The name of a kind of decision."""
        return DECISIONS[kind]

    def event_name(self, kind: int) -> str:
        """The name of a kind of event."""
        return EVENTS[kind]

    def moment(self) -> str:
        """Where the game stands, in a few words."""
        return f"turn {self.turn}, seat {self.active} to move"

    def players(self) -> list[int]:
        """The seats that are ranked."""
        return list(range(len(self.cities)))

    def board_names(self) -> list[str]:
        """The permanent id of every city's board."""
        return [self.library.boards[city.board].ident for city in self.cities]

    def categories(self) -> list[str]:
        """The lines of the score sheet."""
        return CATEGORIES

    def score_sheet(self) -> list[Score]:
        """Everybody's score as if the game ended now."""
        return score_sheet(self)

    def ranking(self) -> list[list[int]]:
        """The seats by place as if the game ended now; equal ones share a place."""
        return ranking(self)

    def to_data(self) -> Data:
        """The whole game as plain data; `load.load_architects_game` takes it back."""
        return save_game(self)

    # Around the table

    def left(self, seat: int) -> int:
        """The left-hand neighbour (R1), who plays next."""
        seat += 1
        return seat if seat < len(self.cities) else 0

    def right(self, seat: int) -> int:
        """The right-hand neighbour (R1), whose deck is the one on the right."""
        return seat - 1 if seat else len(self.cities) - 1

    def decks_in_reach(self, seat: int) -> int:
        """How many of the left, the right and the central deck have cards."""
        decks = self.decks
        count = 1 if decks[seat] else 0
        if decks[self.right(seat)]:
            count += 1
        return count + 1 if decks[-1] else count

    def has_card(self) -> bool:
        """Whether any deck has a card."""
        return bool(self.decks[-1]) or any(self.decks)

    # What the kernel asks for

    def run_step(self, step: int) -> None:
        """Do one step of the agenda."""
        turn.run_step(self, step)

    def options_of(self, decision: Decision) -> list[int]:
        """Every choice that the decision allows now."""
        return options_of(self, decision.seat, decision.kind)

    def can_choose(self, decision: Decision, choice: int) -> bool:
        """Whether the choice is among the options."""
        return can_choose(self, decision.seat, decision.kind, choice)

    def refusal(self, decision: Decision, choice: int) -> str:
        """Why the choice is refused, for a person."""
        return explain_choice(self, decision, choice)

    def resolve(self, group: list[Decision]) -> None:
        """Carry out the one decision of a group."""
        turn.resolve(self, group[0])

    def sealed(self, decision: Decision) -> None:
        """Nothing follows an answer before it is carried out: groups have one decision."""

    def unsealed(self, decision: Decision) -> None:
        """Nothing to withdraw: an answer is carried out at once."""

    # What the log is told

    def note_asked(self, decision: Decision) -> None:
        """A decision was opened."""
        self.emit(ASKED, decision.seat, [decision.ident, decision.kind])

    def note_answered(self, decision: Decision) -> None:
        """A decision was answered, for all to see."""
        self.emit(ANSWERED, decision.seat, [decision.ident, decision.choice])

    def note_revealed(self) -> None:
        """An answer is never hidden, so there is nothing to turn over."""

    def note_table(self) -> None:
        """The steps to come."""
        self.emit(TABLE, -1, self.agenda[:])

    def note_forced(self, seat: int, kind: int, choice: int) -> None:
        """The only possible choice was taken."""
        self.emit(FORCED, seat, [kind, choice])

    def forced_choice(self, event: Event) -> int:
        """The only possible choice, if the event tells that it was taken; else UNANSWERED."""
        return event.values[1] if event.kind == FORCED else UNANSWERED
