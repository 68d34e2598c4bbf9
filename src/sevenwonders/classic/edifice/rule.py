"""The rule of Edifice: how Edifices are joined and built, and the consequences when they fail."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.build import enter_city, gain_card, lose_card, recounted
from sevenwonders.classic.choice import DROP, card_of, choice_of, extra_of
from sevenwonders.classic.city import victories_of
from sevenwonders.classic.conflict import lose_token
from sevenwonders.classic.debts.part import LOST, indebt
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.edifice import kinds
from sevenwonders.classic.edifice.effects import EFFECTS, NO_COLOUR, Penalty
from sevenwonders.classic.edifice.kinds import (
    ASK_PENALTY,
    CARD_LOST,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    FAIL_EDIFICE,
    GIVE_PAWN,
    JOIN,
    JOIN_EDIFICE,
    JOINED,
    LOSE,
    PAWN,
    PAWN_STEP,
    PENALTY,
    REWARDED,
)
from sevenwonders.classic.edifice.part import (
    BUILT,
    FAILED,
    OPEN,
    EdificeParts,
    Projects,
    choose_projects,
    debts_of_ages,
    edifice_part_of,
    penalty_of,
    projects_of,
)
from sevenwonders.classic.extra import Extra, Extras
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.text.verb import A_NUMBER, Verb
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View


REFUSALS: Final = {
    PAWN: "Join the Edifice of Age I, II or III.",
    PENALTY: "Give up one of the cards or tokens that the penalty asks for.",
}

# In place of a price.
CANNOT_JOIN: Final = -1
# Joining an Edifice as an extra, by its price in coins.
SHARES: Final = [[Extra(JOIN_EDIFICE, [0], coins)] for coins in range(10)]

ENGLISH: Final = {
    "joined": "{who} [joins|join] the Edifice of Age {age:roman}.",
    "edifice_built": "{card} is built.",
    "edifice_failed": "{card} is not built.",
    "rewarded": "{who} [gets|get] the reward of {card}.",
    "card_lost": "{who} [gives|give] up {card}.",
}


DECLARATION: Final = Declaration(
    "edifice",
    decisions=kinds.DECISIONS,
    steps=kinds.STEPS,
    events=kinds.EVENTS,
    verbs=[Verb(JOIN, "join", A_NUMBER), Verb(LOSE, "lose")],
    extras=["edifice"],
    effects=EFFECTS,
    parts=EdificeParts(),
    city_keys=["pawns"],
    table_keys=["edifices"],
    makes_losses=True,
    english=ENGLISH,
)


@final
class EdificeRule(Rule):
    """Each Age has an Edifice, which players may join when they build a stage."""

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    # Set-up

    @override
    def begin(self, game: "ClassicGame") -> None:
        choose_projects(game)

    # Joining

    @override
    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        # A stage may join the Edifice of its Age, once an Age, as long as it is open (ED1).
        price = self.price_to_join(game, seat)
        if price != CANNOT_JOIN:
            extras.stage = extras.stage + SHARES[price]

    def price_to_join(self, game: "ClassicGame", seat: i64) -> i64:
        """Return the price for the seat to join the Edifice of this Age, or CANNOT_JOIN."""
        projects = projects_of(game.parts)
        if projects.states[game.age - 1] != OPEN or edifice_part_of(game.cities[seat]).joined:
            return CANNOT_JOIN
        return price_of_share(game, projects)

    @override
    def extras_key(self, game: "ClassicGame", seat: i64) -> i64:
        return 1 + self.price_to_join(game, seat)

    @override
    def extra_price(self, game: "ClassicGame", seat: int, extra: int) -> int:
        return price_of_share(game, projects_of(game.parts))

    @override
    def extra_refusal(self) -> str:
        return "A stage of the wonder joins the Edifice of the Age, once an Age, while it is not built."

    @override
    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        # If more players join than there are pawns, the missing ones come from the box (ED2).
        if extra_of(decision.choice) != JOIN_EDIFICE:
            return
        part = edifice_part_of(game.cities[decision.seat])
        part.joined = True
        part.pawns[game.age - 1] += 1
        projects = projects_of(game.parts)
        if projects.left[game.age - 1]:
            projects.left[game.age - 1] -= 1
        if game.keeps_events:
            game.emit(JOINED, decision.seat, [game.age])
        game.note_part(decision.seat, part)

    @override
    def after_group(self, game: "ClassicGame") -> None:
        # The turn that takes the last pawn builds the Edifice, and each pawn of the Age is rewarded at once (ED3).
        projects = projects_of(game.parts)
        if game.age and projects.states[game.age - 1] == OPEN and not projects.left[game.age - 1]:
            projects.states[game.age - 1] = BUILT
            card = projects.cards[game.age - 1]
            self.note_end(game, EDIFICE_BUILT)
            for seat, city in enumerate(game.cities):
                for _ in range(edifice_part_of(city).pawns[game.age - 1]):
                    gain_card(game, seat, card, REWARDED)

    def note_end(self, game: "ClassicGame", event: int) -> None:
        """Log that the Age's Edifice was built or has failed, with the pawns left on it and those of every seat."""
        if game.keeps_events:
            projects = projects_of(game.parts)
            pawns = [edifice_part_of(city).pawns[game.age - 1] for city in game.cities]
            game.emit(event, -1, [projects.cards[game.age - 1], projects.left[game.age - 1], *pawns])

    def give_pawn(self, game: "ClassicGame", seat: int, age: int) -> None:
        """Give a city a pawn from the box. It is rewarded when the Edifice is built, or now if it is already (ED11)."""
        part = edifice_part_of(game.cities[seat])
        part.pawns[age - 1] += 1
        if game.keeps_events:
            game.emit(JOINED, seat, [age])
        game.note_part(seat, part)
        projects = projects_of(game.parts)
        if projects.states[age - 1] == BUILT:
            gain_card(game, seat, projects.cards[age - 1], REWARDED)

    # Steps

    @override
    def before_age(self, game: "ClassicGame") -> None:
        for seat, city in enumerate(game.cities):
            part = edifice_part_of(city)
            if part.joined:
                part.joined = False
                game.note_part(seat, part)

    @override
    def end_age(self, game: "ClassicGame") -> None:
        game.push(step_of(FAIL_EDIFICE))

    @override
    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        if kind == GIVE_PAWN:
            self.give_pawn(game, argument % PAWN_STEP, argument // PAWN_STEP)
        elif kind == FAIL_EDIFICE:
            self.fail(game)
        else:
            game.ask_alone(argument, argument, PENALTY if kind == ASK_PENALTY else PAWN)

    @override
    def is_step_argument(self, game: "ClassicGame", kind: int, argument: int) -> bool:
        if kind != GIVE_PAWN:
            return argument < len(game.cities)
        return argument % PAWN_STEP < len(game.cities) and 1 <= argument // PAWN_STEP <= game.library.last_age

    # Penalties

    def fail(self, game: "ClassicGame") -> None:
        """Fail this Age's Edifice if it is still open: every city without a pawn suffers the penalty (ED4, ED6)."""
        projects = projects_of(game.parts)
        if projects.states[game.age - 1] != OPEN:
            return
        projects.states[game.age - 1] = FAILED
        self.note_end(game, EDIFICE_FAILED)
        for seat, city in enumerate(game.cities):
            if not edifice_part_of(city).pawns[game.age - 1]:
                self.punish(game, seat, penalty_now(game))

    def punish(self, game: "ClassicGame", seat: int, penalty: Penalty) -> None:
        """Make a city pay a penalty. If it cannot pay in full, it pays nothing and takes the Age's debt (ED7)."""
        city = game.cities[seat]
        if penalty.coins and city.coins >= penalty.coins:
            city.coins -= penalty.coins
            if game.keeps_events:
                game.emit(LOST, seat, [penalty.coins, 0])
        elif penalty.colour != NO_COLOUR and city.colours[penalty.colour]:
            self.owe(game, seat, 1)
        elif penalty.victory_tokens and len(victories_of(city)) == penalty.victory_tokens:
            # All victory tokens go, in whatever order: there is nothing to choose.
            for token in victories_of(city):
                if game.keeps_events:
                    game.note_forced(seat, PENALTY, choice_of(token, DROP))
                lose_token(game, seat, token)
        elif penalty.victory_tokens and len(victories_of(city)) > penalty.victory_tokens:
            self.owe(game, seat, penalty.victory_tokens)
        else:
            indebt(game, seat, debts_of_ages()[game.age - 1])

    def owe(self, game: "ClassicGame", seat: int, number: int) -> None:
        """Ask a city for that many cards or tokens, one at a time."""
        part = edifice_part_of(game.cities[seat])
        part.owing = number
        game.note_part(seat, part)
        game.ask_alone(seat, seat, PENALTY)

    def give_up(self, game: "ClassicGame", decision: Decision) -> None:
        """Move a card from the city to the discard pile, or discard a victory token."""
        seat = decision.seat
        part = edifice_part_of(game.cities[seat])
        part.owing -= 1
        game.note_part(seat, part)
        if penalty_now(game).colour != NO_COLOUR:
            lose_card(game, seat, card_of(decision.choice), CARD_LOST)
            return
        lose_token(game, seat, card_of(decision.choice))
        if part.owing:
            game.push(step_of(ASK_PENALTY, seat))

    # Decisions

    @override
    def asks_alone(self, kind: int) -> bool:
        return kind == PAWN

    @override
    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        city = game.cities[decision.seat]
        if decision.kind == PAWN:
            return [choice_of(age, JOIN) for age in range(1, game.library.last_age + 1)]
        colour = penalty_now(game).colour
        if colour != NO_COLOUR:
            cards = [card for card in city.built if game.library.cards[card].colour == colour]
            return [choice_of(card, LOSE) for card in sorted(cards)]
        return [choice_of(value, DROP) for value in sorted(set(victories_of(city)))]

    @override
    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        return REFUSALS[decision.kind]

    @override
    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        for decision in group:
            if decision.kind == PAWN:
                self.give_pawn(game, decision.seat, card_of(decision.choice))
            else:
                self.give_up(game, decision)

    # Views and phrases

    @override
    def follow(self, library: Library, view: "View", event: Event) -> None:
        if event.kind == REWARDED:
            enter_city(library, view.cities[event.seat], event.values[0])
        elif event.kind == CARD_LOST:
            card = event.values[0]
            city = view.cities[event.seat]
            city.built.remove(card)
            view.cities[event.seat] = recounted(library, city)
            view.discard.append(card if event.seat == view.seat else -library.cards[card].back)
            view.discarders.append(event.seat)

    @override
    def phrase(self, library: Library, event: Event) -> Phrase:
        ident = kinds.EVENTS[event.kind - kinds.KIND]
        if event.kind == JOINED:
            return Phrase(ident, who=event.seat, age=event.values[0])
        card = library.cards[event.values[0]].ident
        return Phrase(ident, card=card) if event.seat < 0 else Phrase(ident, who=event.seat, card=card)

    @override
    def cards_in(self, event: Event) -> list[int]:
        return event.values[:1] if event.kind != JOINED else []


def price_of_share(game: "ClassicGame", projects: Projects) -> i64:
    """Return the price of joining this Age's Edifice."""
    return game.library.cards[projects.cards[game.age - 1]].coins


def penalty_now(game: "ClassicGame") -> Penalty:
    """Return the penalty of this Age's Edifice."""
    return penalty_of(game.library, projects_of(game.parts).cards[game.age - 1])
