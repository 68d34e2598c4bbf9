"""The classic game: cities around a table, decks and discard pile, and the kernel's interface to them."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.choice import trade_in
from sevenwonders.classic.city import City
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import AGE_BEGAN, ANSWERED, ASKED, FORCED, GAINED, PART, REVEALED, TABLE, TURN_BEGAN
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part, Parts, copied_parts, in_row
from sevenwonders.classic.public_choice import ClassicChoiceReader, reader_of, unpack_option
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.rules import decision_names, event_names
from sevenwonders.classic.saving.save import save_game
from sevenwonders.classic.scoring import Score, ranked, score_sheet
from sevenwonders.classic.text import notation
from sevenwonders.classic.text.explain import explain_choice
from sevenwonders.classic.text.menu import MenuRow, menu_of
from sevenwonders.classic.text.phrases import chapter_of, english_of, phrase_of
from sevenwonders.classic.turn import receiver_of
from sevenwonders.classic.view import View, view_of
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.agenda import argument_of, kind_of
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

# For authors of rules, next to those of the kernel: completion leaves them out.
NAMES: Final = """
    charge charge_others decider defeats discard_builders discarders drafting emit_to_seat gain_coins hand_for
    holder hooks note_part parts receiver rule_of rules tell_partner
"""
FOR_CLASSIC_RULES: Final = frozenset(NAMES.split())


@final
class ClassicGame(Game):
    """A game of 7 Wonders. Use `sevenwonders.new_classic_game` to make one.

    `pending` lists the open decisions, `choices` what one of them allows and `menu` also what it refuses; `answer`
    makes a choice. `view` shows what a seat may know: bots decide from views and never read the fields of the game,
    which include hidden cards. Cards and boards are numbers in `library`.
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
        defeats: list[int],
        hooks: Hooks,
        drafting: list[int],
        cities: list[City],
        age: int,
        turn: int,
        decks: list[list[int]],
        discard: list[int],
        discarders: list[int],
        discard_builders: list[int],
        parts: Parts,
    ) -> None:
        super().__init__(steps, decisions, next_ident, given, rng, event_count, config, seed)
        self.library = library
        # The value of a defeat token, by Age.
        self.defeats = defeats
        self.hooks = hooks
        self.rules = hooks.rules
        # All seats that hold and pass hands.
        self.drafting = drafting
        self.cities = cities
        self.age = age
        self.turn = turn
        self.decks = decks
        # Only the seat that discarded a card knows it (R4).
        self.discard = discard
        self.discarders = discarders
        self.discard_builders = discard_builders
        self.parts = parts

    @override
    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if name not in FOR_CLASSIC_RULES]

    @override
    def copy(self) -> "ClassicGame":
        return ClassicGame(
            self.steps[:],
            [decision.copy() for decision in self.decisions],
            self.next_ident,
            self.given[:],
            self.rng.copy(),
            self.event_count,
            self.config,
            self.seed,
            self.library,
            self.defeats,
            self.hooks,
            self.drafting,
            [city.copy() for city in self.cities],
            self.age,
            self.turn,
            [deck[:] for deck in self.decks],
            self.discard[:],
            self.discarders[:],
            self.discard_builders[:],
            copied_parts(self.parts),
        )

    @override
    def view(self, seat: int) -> View:
        if seat != SPECTATOR and seat not in self.drafting:
            raise UnknownSeat(Phrase("no-seat", seat=str(seat), seats=[str(each) for each in self.drafting]))
        return view_of(self, seat)

    @override
    def view_beside(self, seat: int, other: kernel_view.View | None) -> View:
        assert other is None or isinstance(other, View)
        return view_of(self, seat, other)

    @override
    def after(self, decision: AnyDecision, choice: AnyChoice) -> "ClassicGame":
        game = self.copy()
        game.answer(decision, choice)
        return game

    def menu(self, decision: AnyDecision) -> list[MenuRow]:
        """List everything that the open decision offers and refuses, with prices and reasons."""
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
        return decision_names()[kind]

    @override
    def event_name(self, kind: int) -> str:
        return event_names()[kind]

    @override
    def players(self) -> list[int]:
        return self.drafting

    @override
    def board_names(self) -> list[str]:
        return [self.library.boards[city.board].ident for city in self.cities]

    @override
    def categories(self) -> list[str]:
        return self.library.categories

    @override
    def score_sheet(self) -> list[Score]:
        return score_sheet(self)

    @override
    def ranked(self, scores: Sequence[kernel_score.Score]) -> list[list[int]]:
        return ranked(self, scores)

    @override
    def to_data(self) -> Data:
        return save_game(self)

    @override
    def moment(self) -> str:
        return self.english().sentence(self.heading(), self.city_names())

    @override
    def english(self) -> English:
        return english_of(self.library, self.hooks)

    @override
    def city_names(self) -> list[str]:
        own = ["".join(rule.city_name(seat) for rule in self.rules) for seat in range(len(self.cities))]
        return [name or self.library.boards[city.board].name for name, city in zip(own, self.cities, strict=True)]

    @override
    def phrase(self, event: Event) -> Phrase | None:
        return phrase_of(self.library, self.hooks, len(self.cities), event)

    @override
    def heading(self) -> Phrase:
        return chapter_of(self.rules, self.age, self.turn) or Phrase("heading", age=self.age, turn=self.turn)

    @override
    def heading_at(self, event: Event) -> Phrase | None:
        begins_chapter = event.kind == AGE_BEGAN and chapter_of(self.rules, event.values[0], 0) is not None
        # An answer begins at most one turn or chapter, so the game's own heading is right.
        return self.heading() if event.kind == TURN_BEGAN or begins_chapter else None

    @override
    def opening(self) -> Phrase | None:
        return chapter_of(self.rules, 0, 0)

    @override
    def turns_begun(self) -> int:
        return max(0, self.age - 1) * self.library.last_turn + self.turn

    @override
    def without_payment(self, choice: i64) -> i64:
        return choice - trade_in(choice)

    # Around the table

    def left(self, seat: int) -> int:
        """Return the left-hand neighbour (R1)."""
        seat += 1
        return seat if seat < len(self.cities) else 0

    def right(self, seat: int) -> int:
        """Return the right-hand neighbour (R1)."""
        return seat - 1 if seat else len(self.cities) - 1

    def receiver(self, seat: int) -> int:
        """Return the seat that gets this drafting seat's hand next."""
        return receiver_of(self.drafting, self.age, seat)

    def decider(self, seat: int) -> int:
        """Return the seat whose player decides for this city."""
        for rule in self.hooks.decider:
            seat = rule.decider(self.age, self.turn, seat)
        return seat

    def holder(self, decision: Decision) -> int:
        """Return the seat whose hand the decision plays from: the decider's if the city itself has no hand."""
        return decision.seat if self.cities[decision.seat].hand else decision.decider

    def gain_coins(self, seat: int, amount: int) -> None:
        """Give a city coins from the bank."""
        self.cities[seat].coins += amount
        if self.keeps_events:
            self.emit(GAINED, seat, [amount])
        if amount:
            for rule in self.hooks.after_gain:
                rule.after_gain(self, seat)

    def charge_others(self, seat: int, coins: int) -> None:
        """Make every city but this one lose coins at the end of the turn."""
        for other in range(len(self.cities)):
            if other != seat:
                self.charge(other, coins)

    def charge(self, seat: int, coins: int) -> None:
        """Make a city lose coins at the end of the turn."""
        for rule in self.rules:
            rule.charge(self, seat, coins)

    def coins_due(self, seat: int) -> int:
        """Return the coins that a city will lose at the end of this turn, as things are now."""
        return sum([rule.coins_due(self.cities, seat) for rule in self.rules])

    def partner(self, seat: int) -> int:
        """Return the seat that also sees this seat's hand, or -1."""
        partners = self.hooks.partner
        return partners[0].partner(seat) if len(partners) else -1

    def emit_to_seat(self, kind: int, seat: int, values: list[int], secret: list[int]) -> None:
        """Log an event whose values everyone may see, but whose secret only the seat and its partner may see."""
        self.emit_secret(kind, seat, values, seat, secret)
        self.tell_partner()

    def tell_partner(self) -> None:
        """Let the partner know the secret of the last event too: a player who sees a hand sees what leaves it (P19)."""
        event = self.events[-1]
        event.partner = self.partner(event.seat)

    def note_part(self, seat: int, part: Part) -> None:
        """Log the new content of a rule's part of a city."""
        if self.keeps_events:
            number = [other is part for other in self.cities[seat].parts].index(True)
            self.emit_to_seat(PART, seat, [number, *part.shown().values()], part.values())

    # The kernel's hooks

    @override
    def run_step(self, step: i64) -> None:
        kind = kind_of(step)
        self.hooks.owner_of(kind).run_step(self, kind, argument_of(step))

    @override
    def options_of(self, decision: Decision) -> list[int]:
        return self.hooks.owner_of(decision.kind).options(self, decision)

    @override
    def listed(self, decision: Decision) -> vec[i64]:
        return self.hooks.owner_of(decision.kind).listed(self, decision)

    def hand_for(self, decision: Decision) -> list[int]:
        """List the cards that the decision may use."""
        hand = self.cities[self.holder(decision)].hand
        for rule in self.hooks.limit_hand:
            hand = rule.limit_hand(self, decision, hand)
        return hand

    def rule_of(self, decision: Decision) -> Rule:
        """Return the rule that the decision belongs to."""
        return self.hooks.owner_of(decision.kind)

    @override
    def unpack(self, decision: Decision, option: i64) -> Choice:
        return unpack_option(self, decision, option)

    @override
    def choice_reader(self) -> ClassicChoiceReader:
        return reader_of(self.library)

    @override
    def can_choose(self, decision: Decision, choice: int) -> bool:
        return self.hooks.owner_of(decision.kind).allows(self, decision, choice)

    @override
    def refusal(self, decision: Decision, choice: int) -> str:
        return explain_choice(self, decision, choice)

    @override
    def resolve(self, group: list[Decision]) -> None:
        self.hooks.owner_of(group[0].kind).resolve(self, group)

    @override
    def sealed(self, decision: Decision) -> None:
        for rule in self.hooks.after_seal:
            rule.after_seal(self, decision)

    @override
    def unsealed(self, decision: Decision) -> None:
        for rule in self.hooks.before_change:
            rule.before_change(self, decision)

    # The log

    @override
    def note_asked(self, decision: Decision) -> None:
        values = [decision.ident, decision.decider, decision.kind]
        secret = self.rule_of(decision).secret_of(self, decision)
        self.emit_secret(ASKED, decision.seat, values, decision.decider, secret)

    @override
    def note_answered(self, decision: Decision) -> None:
        self.emit_secret(ANSWERED, decision.seat, [decision.ident], decision.decider, [decision.choice])

    @override
    def note_revealed(self) -> None:
        self.emit(REVEALED, -1, [])

    @override
    def note_table(self) -> None:
        parts = [part.shown().values() for part in self.parts]
        self.emit(TABLE, -1, in_row([self.discard_builders, list(self.steps), *parts]))

    @override
    def note_forced(self, seat: int, kind: int, choice: int) -> None:
        self.emit_secret(FORCED, seat, [kind], self.decider(seat), [choice])

    @override
    def forced_choice(self, event: Event) -> int:
        return event.secret[0] if event.kind == FORCED else UNANSWERED
