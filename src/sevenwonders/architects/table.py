"""The game of Architects: cities around a table, decks, tokens, and the kernel's interface to them."""

from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.architects import notation, turn
from sevenwonders.architects.city import City, city_names
from sevenwonders.architects.explain import explain_choice
from sevenwonders.architects.kinds import ANSWERED, ASKED, DECISIONS, EVENTS, FORCED, TABLE, TURN_BEGAN
from sevenwonders.architects.library import Library
from sevenwonders.architects.menu import MenuRow, menu_of
from sevenwonders.architects.options import can_choose, listed_options
from sevenwonders.architects.phrases import ENGLISH, phrase_of
from sevenwonders.architects.public_choice import ArchitectsChoiceReader, reader_of, unpack_option
from sevenwonders.architects.save import save_game
from sevenwonders.architects.scoring import CATEGORIES, Score, ranked, score_sheet
from sevenwonders.architects.seating import left_of, right_of
from sevenwonders.architects.view import View, table_words, view_of
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.choice import Choice
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import AnyChoice, AnyDecision, Game
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import SPECTATOR
from sevenwonders.kernel.wording import English, Phrase


@final
class ArchitectsGame(Game):
    """A game of 7 Wonders Architects. Use `setup.new_architects_game` to make one.

    `pending` lists the open decision, `choices` everything it allows and `menu` also what it refuses; `answer` makes a
    choice. `view` shows what a seat may know: bots decide from
    views and never read the fields below, which include hidden cards.

    Deck `s` is between seat `s` and its left-hand neighbour: it is the deck on the left of seat `s`. The last deck is
    the central one. The top card of a deck is the last of its list. Cards, wonders and tokens are numbers in `library`.
    """

    def __init__(
        self,
        steps: vec[i64],
        decisions: list[Decision],
        next_ident: int,
        given: vec[i64],
        rng: Rng,
        event_count: int,
        config: Config,
        seed: int,
        library: Library,
        option_bits: i64,
        cities: list[City],
        active: int,
        turn: int,
        decks: list[list[int]],
        row: list[int],
        stack: list[int],
        discard: list[int],
        peace: int,
        cat: int,
        central_known: i64,
        armed: i64,
        used: i64,
        looked: list[int],
        looked_deck: int,
    ) -> None:
        super().__init__(steps, decisions, next_ident, given, rng, event_count, config, seed)
        self.library = library
        self.option_bits = option_bits
        self.cities = cities
        # The seat whose turn it is, and the number of the turn from 1.
        self.active = active
        self.turn = turn
        self.decks = decks
        # Progress tokens: those face up, and the stack with its top last.
        self.row = row
        self.stack = stack
        # Discarded cards by kind; conflict tokens still on their peace side; the seat with the cat, or -1.
        self.discard = discard
        self.peace = peace
        self.cat = cat
        # Seats that have seen the top of the central deck, as bits.
        self.central_known = central_known
        # Progress tokens of the active seat that are ready to give an extra card, and those used this turn, as bits.
        self.armed = armed
        self.used = used
        # Cards taken up to choose from, the former top first, and their deck; otherwise empty and -1.
        self.looked = looked
        self.looked_deck = looked_deck

    @override
    def __repr__(self) -> str:
        return f"<ArchitectsGame {table_words(self.library, self.cities, self.turn, self.decisions)}>"

    @override
    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if name not in ("has_card", "option_bits")]

    @override
    def copy(self) -> "ArchitectsGame":
        return ArchitectsGame(
            self.steps[:],
            [decision.copy() for decision in self.decisions],
            self.next_ident,
            self.given[:],
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

    @override
    def view(self, seat: int) -> View:
        if seat < SPECTATOR or seat >= len(self.cities):
            raise UnknownSeat(Phrase("no-seat", seat=str(seat), seats=[str(each) for each in range(len(self.cities))]))
        return view_of(self, seat)

    @override
    def after(self, decision: AnyDecision, choice: AnyChoice) -> "ArchitectsGame":
        game = self.copy()
        game.answer(decision, choice)
        return game

    def menu(self, decision: AnyDecision) -> list[MenuRow]:
        """List everything that the open decision offers and refuses, with ways to do it and reasons."""
        return menu_of(self, self.decision(decision))

    @override
    def match_option(self, decision: AnyDecision, words: str) -> int:
        return notation.match_option(self, self.decision(decision), words)

    @override
    def fits(self, choice: int, words: str) -> bool:
        return notation.fits_words(self.library, choice, words)

    @override
    def exact_choice(self, words: str) -> int:
        return notation.exact_choice(self.library, words)

    @override
    def decision_name(self, kind: int) -> str:
        return DECISIONS[kind]

    @override
    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    @override
    def moment(self) -> str:
        return f"turn {self.turn}, seat {self.active} to move"

    @override
    def english(self) -> English:
        return English(ENGLISH, self.library.names_in_text)

    @override
    def city_names(self) -> list[str]:
        return city_names(self.library, self.cities)

    @override
    def phrase(self, event: Event) -> Phrase | None:
        return phrase_of(self.library, len(self.cities), event)

    @override
    def heading(self) -> Phrase:
        return Phrase("heading", turn=self.turn, who=self.active)

    @override
    def heading_at(self, event: Event) -> Phrase | None:
        # One answer may pass several turns, so the game itself may be turns ahead of the event.
        return Phrase("heading", turn=event.values[0], who=event.seat) if event.kind == TURN_BEGAN else None

    @override
    def players(self) -> list[int]:
        return list(range(len(self.cities)))

    @override
    def board_names(self) -> list[str]:
        return [self.library.boards[city.board].ident for city in self.cities]

    @override
    def categories(self) -> list[str]:
        return CATEGORIES

    @override
    def score_sheet(self) -> list[Score]:
        return score_sheet(self)

    @override
    def ranked(self, scores: Sequence[kernel_score.Score]) -> list[list[int]]:
        return ranked(scores)

    @override
    def to_data(self) -> Data:
        return save_game(self)

    @override
    def turns_begun(self) -> int:
        return self.turn

    @override
    def without_payment(self, choice: i64) -> i64:
        # The cards that pay for a stage are lost to the next ones, so each way to pay is a choice of its own.
        return choice

    # Around the table

    def left(self, seat: int) -> int:
        """Return the left-hand neighbour (R1), who plays next."""
        return left_of(seat, len(self.cities))

    def right(self, seat: int) -> int:
        """Return the right-hand neighbour (R1), whose deck is the one on the right."""
        return right_of(seat, len(self.cities))

    def has_card(self) -> bool:
        """Return whether any deck has a card."""
        return bool(self.decks[-1]) or any(self.decks)

    # The kernel's hooks

    @override
    def run_step(self, step: i64) -> None:
        turn.run_step(self, step)

    @override
    def listed(self, decision: Decision) -> vec[i64]:
        return listed_options(self, decision.seat, decision.kind)

    @override
    def unpack(self, decision: Decision, option: i64) -> Choice:
        return unpack_option(self, decision, option)

    @override
    def choice_reader(self) -> ArchitectsChoiceReader:
        return reader_of(self.library)

    @override
    def can_choose(self, decision: Decision, choice: int) -> bool:
        return can_choose(self, decision.seat, decision.kind, choice)

    @override
    def refusal(self, decision: Decision, choice: int) -> str:
        return explain_choice(self, decision, choice)

    @override
    def resolve(self, group: list[Decision]) -> None:
        """Carry out the group's only decision."""
        turn.resolve(self, group[0])

    @override
    def sealed(self, decision: Decision) -> None:
        """Do nothing: groups have one decision, whose answer is carried out at once."""

    @override
    def unsealed(self, decision: Decision) -> None:
        """Do nothing: an answer is carried out at once and never replaced."""

    # Events

    @override
    def note_asked(self, decision: Decision) -> None:
        self.emit(ASKED, decision.seat, [decision.ident, decision.kind])

    @override
    def note_answered(self, decision: Decision) -> None:
        """Log the answer openly: nothing is sealed in this game."""
        self.emit(ANSWERED, decision.seat, [decision.ident, decision.choice])

    @override
    def note_revealed(self) -> None:
        """Do nothing: answers are never hidden."""

    @override
    def note_table(self) -> None:
        """Log the agenda, which is part of every view."""
        self.emit(TABLE, -1, list(self.steps))

    @override
    def note_forced(self, seat: int, kind: int, choice: int) -> None:
        self.emit(FORCED, seat, [kind, choice])

    @override
    def forced_choice(self, event: Event) -> int:
        return event.values[1] if event.kind == FORCED else UNANSWERED
