"""The classic game: seats around a table, decks, discard pile, and the hooks the kernel asks for."""

from typing import final

from sevenwonders.classic import notation, turn
from sevenwonders.classic.city import City
from sevenwonders.classic.explain import explain_choice
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import (
    ANSWERED,
    ASKED,
    DECISIONS,
    DISCARD_PILE,
    EVENTS,
    FORCED,
    FREE_CITY,
    GAINED,
    LAST_CARD,
    PART,
    REVEALED,
    TABLE,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.menu import MenuRow, menu_of
from sevenwonders.classic.options import can_play, discard_options, play_options
from sevenwonders.classic.part import Part
from sevenwonders.classic.perks import NO_PERKS, ON_BANK
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.save import save_game
from sevenwonders.classic.scoring import Score, ranking, score_sheet
from sevenwonders.classic.view import View, view_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import SPECTATOR


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
        parts: list[Part],
    ) -> None:
        super().__init__(agenda, decisions, next_ident, history, rng, event_count, config, seed)
        self.library = library
        # What a defeat costs, one entry an Age.
        self.defeats = defeats
        self.hooks = hooks
        self.rules = hooks.rules
        self.drafting = drafting
        self.cities = cities
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

    def players(self) -> list[int]:
        """The seats that are ranked: the Free City is not."""
        return self.drafting

    def board_names(self) -> list[str]:
        """The permanent id of every city's board."""
        return [self.library.boards[city.board].ident for city in self.cities]

    def categories(self) -> list[str]:
        """The lines of the score sheet."""
        return self.library.categories

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
        return seat if seat < len(self.cities) else 0

    def right(self, seat: int) -> int:
        """The right-hand neighbour (R1)."""
        return seat - 1 if seat else len(self.cities) - 1

    def decider(self, seat: int) -> int:
        """The seat whose player decides for this city."""
        for rule in self.hooks.decider:
            seat = rule.decider(self, seat)
        return seat

    def holder(self, decision: Decision) -> int:
        """The seat whose hand the decision plays from: the Free City has none while others draft for it."""
        return decision.seat if self.cities[decision.seat].hand else decision.decider

    def gain_coins(self, seat: int, amount: int) -> None:
        """Coins from the bank."""
        city = self.cities[seat]
        city.coins += amount
        if self.keeps_events:
            self.emit(GAINED, seat, [amount])
        if city.perks is not NO_PERKS and city.perks.coins_on[ON_BANK] and amount:
            for rule in self.hooks.after_gain:
                rule.after_gain(self, seat)

    def charge_others(self, seat: int, coins: int) -> None:
        """Everybody but the seat has to lose coins at the end of the turn."""
        for other in range(len(self.cities)):
            if other != seat:
                for rule in self.rules:
                    rule.charge(self, other, coins)

    def partner(self, seat: int) -> int:
        """The seat that may see this seat's hand as well, or -1."""
        partners = self.hooks.partner
        return partners[0].partner(self, seat) if partners else -1

    def emit_to_seat(self, kind: int, seat: int, values: list[int], secret: list[int]) -> None:
        """Tell everyone the values, and the seat, with its partner if it has one, the secret as well."""
        self.emit_secret(kind, seat, values, seat, secret)
        self.tell_partner()

    def tell_partner(self) -> None:
        """Let the partner of the seat that the last secret is for know it too: who sees a hand sees what leaves it."""
        event = self.events[-1]
        event.partner = self.partner(event.seat)

    def note_part(self, seat: int, part: Part) -> None:
        """Tell what a rule keeps on the seat now."""
        if self.keeps_events:
            number = [other is part for other in self.cities[seat].parts].index(True)
            self.emit_to_seat(PART, seat, [number, *part.seen()], part.known())

    # What the kernel asks for

    def run_step(self, step: int) -> None:
        """Do one step of the agenda."""
        turn.run_step(self, step)

    def options_of(self, decision: Decision) -> list[int]:
        """Every choice that the decision allows now."""
        if decision.kind == DISCARD_PILE:
            return discard_options(self, decision.seat)
        if decision.kind > FREE_CITY:
            return self.rule_of(decision).options(self, decision)
        return play_options(self, decision.seat, self.hand_for(decision))

    def hand_for(self, decision: Decision) -> list[int]:
        """The cards that the decision may use."""
        hand = self.cities[self.holder(decision)].hand
        for rule in self.hooks.limit_hand:
            hand = rule.limit_hand(self, decision, hand)
        return hand

    def rule_of(self, decision: Decision) -> Rule:
        """The rule that asks decisions of that kind."""
        return self.hooks.askers[decision.kind]

    def can_choose(self, decision: Decision, choice: int) -> bool:
        """Whether the choice is among the options."""
        if decision.kind == DISCARD_PILE:
            return choice in discard_options(self, decision.seat)
        if decision.kind > FREE_CITY:
            return choice in self.rule_of(decision).options(self, decision)
        return can_play(self, decision.seat, self.hand_for(decision), choice)

    def refusal(self, decision: Decision, choice: int) -> str:
        """Why the choice is refused, for a person."""
        return explain_choice(self, decision, choice)

    def resolve(self, group: list[Decision]) -> None:
        """Carry out a group of which every decision is answered."""
        turn.resolve(self, group)

    def sealed(self, decision: Decision) -> None:
        """An answer was laid face down."""
        for rule in self.hooks.sealed:
            rule.sealed(self, decision)

    def unsealed(self, decision: Decision) -> None:
        """An answer is about to be replaced."""
        for rule in self.hooks.unsealed:
            rule.unsealed(self, decision)

    # What the log is told

    def note_asked(self, decision: Decision) -> None:
        """A decision was opened. Who looks through the discard pile, or plays a card for the Free City, sees it."""
        secret: list[int] = []
        if decision.kind == DISCARD_PILE:
            secret = self.discard[:]
        elif decision.kind == LAST_CARD and decision.seat != decision.decider:
            secret = self.cities[decision.seat].hand[:]
        values = [decision.ident, decision.decider, decision.kind]
        self.emit_secret(ASKED, decision.seat, values, decision.decider, secret)

    def note_answered(self, decision: Decision) -> None:
        """A decision was answered: only who decided knows how."""
        self.emit_secret(ANSWERED, decision.seat, [decision.ident], decision.decider, [decision.choice])

    def note_revealed(self) -> None:
        """The open group is turned over."""
        self.emit(REVEALED, -1, [])

    def note_table(self) -> None:
        """The steps to come: builders from the discard pile, the agenda, and what rules show of their parts."""
        values = [len(self.discard_builders), *self.discard_builders, len(self.agenda), *self.agenda]
        for part in self.parts:
            seen = part.seen()
            values.append(len(seen))
            values.extend(seen)
        self.emit(TABLE, -1, values)

    def note_forced(self, seat: int, kind: int, choice: int) -> None:
        """The only possible choice was taken."""
        self.emit_secret(FORCED, seat, [kind], self.decider(seat), [choice])

    def forced_choice(self, event: Event) -> int:
        """The only possible choice, if the event tells that it was taken; else UNANSWERED."""
        return event.secret[0] if event.kind == FORCED else UNANSWERED
