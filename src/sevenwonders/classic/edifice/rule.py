"""How Edifices are joined, built, rewarded and failed (004)."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.build import add_card, recounted
from sevenwonders.classic.choice import (
    CHOOSE,
    DROP,
    EDIFICE,
    JOIN,
    LOSE,
    card_of,
    choice_of,
    extra_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import BONUS as BONUS_COLOUR
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.colours import EDIFICE as EDIFICE_COLOUR
from sevenwonders.classic.debts.part import take_debts
from sevenwonders.classic.edifice.part import EdificePart, Projects, edifice_part_of
from sevenwonders.classic.extra import Extra, Extras
from sevenwonders.classic.kinds import (
    ASK_BONUS,
    ASK_PAWN,
    ASK_PENALTY,
    BONUS,
    BONUS_CHOSEN,
    CARD_LOST,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    FAIL_EDIFICE,
    GIVE_PAWN,
    INDEBTED,
    JOINED,
    LOST,
    PAWN,
    PAWN_STEP,
    PENALTY,
    REWARDED,
    TOKENS,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.kernel.agenda import argument_of, kind_of, step_of
from sevenwonders.kernel.codec import Data, boolean, bounded, broken, field_of, listed, text_list
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.position import CitySetup
    from sevenwonders.classic.table import ClassicGame

EDIFICE_STREAM: Final = 6
MOST: Final = 100

# States of a project
OPEN: Final = 0
BUILT: Final = 1
FAILED: Final = 2

OWN_KINDS: Final = [BONUS, PAWN, PENALTY]
REFUSALS: Final = {
    BONUS: "One of the things that the stage offers is to be chosen.",
    PAWN: "Join the Edifice of Age 1, 2 or 3.",
    PENALTY: "One of the cards or tokens that the penalty asks for is to be given up.",
}

# Taking part in an Edifice, by its price in coins.
PARTS: Final = [[Extra(EDIFICE, [0], coins)] for coins in range(10)]


@final
class EdificeRule(Rule):
    """One Edifice an Age, which a stage may join."""

    # Parts

    def table_part(self) -> Part:
        """No project yet."""
        return Projects([], [], [])

    def seat_part(self) -> Part:
        """No pawn."""
        return EdificePart(False, 0, [0, 0, 0], [])

    def load_table_part(self, library: Library, data: Data) -> Part:
        """The projects of a saved game."""
        cards = [library.saved_card(ident) for ident in text_list(field_of(data, "cards"), "cards")]
        if len(cards) != library.last_age or any(library.cards[card].colour != EDIFICE_COLOUR for card in cards):
            raise broken("cards", "an Edifice for each Age")
        left = [bounded(number, "left", 0, MOST) for number in listed(data, "left", len(cards))]
        states = [bounded(state, "states", OPEN, FAILED) for state in listed(data, "states", len(cards))]
        return Projects(cards, left, states)

    def load_seat_part(self, library: Library, data: Data) -> Part:
        """A seat's pawns of a saved game."""
        choosing = [library.saved_card(ident) for ident in text_list(field_of(data, "choosing"), "choosing")]
        if any(library.cards[card].colour != BONUS_COLOUR for card in choosing):
            raise broken("choosing", "what a stage offers")
        return EdificePart(
            boolean(field_of(data, "joined"), "joined"),
            bounded(field_of(data, "owing"), "owing", 0, MOST),
            [bounded(count, "pawns", 0, MOST) for count in listed(data, "pawns", library.last_age)],
            choosing,
        )

    def seat_part_from(self, seen: list[int]) -> Part:
        """A seat's pawns as everybody sees them."""
        return EdificePart(seen[0] == 1, seen[1], seen[2:5], seen[5:])

    def sample_part(self, game: "ClassicGame", seen: list[int], pool: list[int]) -> None:
        """The projects lie open."""
        count = len(seen) // 3
        projects = self.projects_of(game)
        projects.cards = seen[:count]
        projects.left = seen[count : 2 * count]
        projects.states = seen[2 * count :]

    def projects_of(self, game: "ClassicGame") -> Projects:
        """The Edifices on the table."""
        for part in game.parts:
            if isinstance(part, Projects):
                return part
        raise LookupError("this table has no Edifices")

    # Set-up

    def begin(self, game: "ClassicGame") -> None:
        """One Edifice of each Age at random."""
        rng = stream(game.seed, EDIFICE_STREAM)
        projects = self.projects_of(game)
        for cards in game.library.edifices[1:]:
            projects.cards.append(cards[rng.below(len(cards))])
            projects.left.append(game.library.pawns[len(game.cities)])
            projects.states.append(OPEN)

    def place_city(self, city: City, described: "CitySetup", age: int) -> None:
        """Pawns taken earlier; one of this Age means that the seat has joined."""
        part = edifice_part_of(city)
        part.pawns = described.pawns[:]
        part.joined = part.pawns[age - 1] > 0

    def place(self, game: "ClassicGame") -> None:
        """Of a set-up position: the Edifices drawn, with the pawns that are left on them."""
        self.begin(game)
        projects = self.projects_of(game)
        for age in range(len(projects.cards)):
            taken = sum([edifice_part_of(city).pawns[age] for city in game.cities])
            left = projects.left[age] - taken
            projects.left[age] = left if left > 0 else 0
            if projects.left[age] == 0:
                projects.states[age] = BUILT
            elif age + 1 < game.age:
                projects.states[age] = FAILED

    # Joining

    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        """A stage may join the Edifice of the Age, once an Age, while it is open."""
        projects = self.projects_of(game)
        if projects.states[game.age - 1] == OPEN and not edifice_part_of(game.cities[seat]).joined:
            extras.stage = extras.stage + PARTS[game.library.cards[projects.cards[game.age - 1]].coins]

    def extra_price(self, game: "ClassicGame", seat: int, extra: int) -> int:
        """Taking part costs coins."""
        if extra != EDIFICE:
            return 0
        return game.library.cards[self.projects_of(game).cards[game.age - 1]].coins

    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        """A pawn is taken; when more join than there are pawns, the rest comes from the box."""
        if extra_of(decision.choice) != EDIFICE:
            return
        part = edifice_part_of(game.cities[decision.seat])
        part.joined = True
        part.pawns[game.age - 1] += 1
        projects = self.projects_of(game)
        if projects.left[game.age - 1]:
            projects.left[game.age - 1] -= 1
        if game.keeps_events:
            game.emit(JOINED, decision.seat, [game.age])
        game.note_part(decision.seat, part)

    def after_group(self, game: "ClassicGame") -> None:
        """Built the moment its last pawn is gone: everybody with a pawn of the Age gets the reward at once."""
        projects = self.projects_of(game)
        if game.age and projects.states[game.age - 1] == OPEN and not projects.left[game.age - 1]:
            projects.states[game.age - 1] = BUILT
            card = projects.cards[game.age - 1]
            if game.keeps_events:
                game.emit(EDIFICE_BUILT, -1, [card])
            for seat, city in enumerate(game.cities):
                for _ in range(edifice_part_of(city).pawns[game.age - 1]):
                    self.reward(game, seat, card)

    def reward(self, game: "ClassicGame", seat: int, card: int) -> None:
        """The Edifice comes to lie in the city, with its effects at once."""
        add_card(game.library, game.cities[seat], card)
        if game.keeps_events:
            game.emit(REWARDED, seat, [card])
        for effect in game.library.cards[card].effects:
            effect.on_build(game, seat)

    def give_pawn(self, game: "ClassicGame", seat: int, age: int) -> None:
        """Ur's pawn comes from the box: it earns the reward now if the Edifice is built, or later."""
        part = edifice_part_of(game.cities[seat])
        part.pawns[age - 1] += 1
        if game.keeps_events:
            game.emit(JOINED, seat, [age])
        game.note_part(seat, part)
        projects = self.projects_of(game)
        if projects.states[age - 1] == BUILT:
            self.reward(game, seat, projects.cards[age - 1])

    # Steps

    def before_age(self, game: "ClassicGame") -> None:
        """Everybody may join again."""
        for seat, city in enumerate(game.cities):
            part = edifice_part_of(city)
            if part.joined:
                part.joined = False
                game.note_part(seat, part)

    def end_age(self, game: "ClassicGame") -> None:
        """Settled before everything else at the end of an Age."""
        game.agenda.append(step_of(FAIL_EDIFICE))

    def run_step(self, game: "ClassicGame", step: int) -> bool:
        """What boards ask, and the failure of an Edifice."""
        kind = kind_of(step)
        argument = argument_of(step)
        if kind == ASK_BONUS:
            game.ask_alone(argument, argument, BONUS)
        elif kind == ASK_PAWN:
            game.ask_alone(argument, argument, PAWN)
        elif kind == GIVE_PAWN:
            self.give_pawn(game, argument % PAWN_STEP, argument // PAWN_STEP)
        elif kind == FAIL_EDIFICE:
            self.fail(game)
        elif kind == ASK_PENALTY:
            game.ask_alone(argument, argument, PENALTY)
        else:
            return False
        return True

    def fail(self, game: "ClassicGame") -> None:
        """Who has no pawn of the Age suffers the penalty; all victims are asked together."""
        projects = self.projects_of(game)
        if projects.states[game.age - 1] != OPEN:
            return
        projects.states[game.age - 1] = FAILED
        if game.keeps_events:
            game.emit(EDIFICE_FAILED, -1, [projects.cards[game.age - 1]])
        for seat, city in enumerate(game.cities):
            if not edifice_part_of(city).pawns[game.age - 1]:
                self.punish(game, seat)

    def punish(self, game: "ClassicGame", seat: int) -> None:
        """Who cannot pay in full pays nothing of it and takes the Age's debt."""
        city = game.cities[seat]
        penalty = game.library.cards[self.projects_of(game).cards[game.age - 1]].penalty
        assert penalty is not None
        if penalty.coins and city.coins >= penalty.coins:
            city.coins -= penalty.coins
            if game.keeps_events:
                game.emit(LOST, seat, [penalty.coins, 0])
        elif penalty.discard is not None and city.colours[COLOURS.index(penalty.discard)]:
            self.owe(game, seat, 1)
        elif penalty.victory_tokens and len(victories(city)) >= penalty.victory_tokens:
            self.owe(game, seat, penalty.victory_tokens)
        else:
            points = game.library.edifice_debts[game.age - 1]
            if game.keeps_events:
                game.emit(INDEBTED, seat, [points])
            take_debts(game, seat, points)

    def owe(self, game: "ClassicGame", seat: int, number: int) -> None:
        """So many cards or tokens are to be given up."""
        part = edifice_part_of(game.cities[seat])
        part.owing = number
        game.note_part(seat, part)
        game.ask_alone(seat, seat, PENALTY)

    # Decisions

    def asks(self, kind: int) -> bool:
        """What boards offer, and what a penalty asks for."""
        return kind in OWN_KINDS

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Every choice that one of these decisions allows."""
        city = game.cities[decision.seat]
        if decision.kind == BONUS:
            return [choice_of(card, CHOOSE) for card in edifice_part_of(city).choosing]
        if decision.kind == PAWN:
            return [choice_of(age, JOIN) for age in range(1, game.library.last_age + 1)]
        penalty = game.library.cards[self.projects_of(game).cards[game.age - 1]].penalty
        if penalty is not None and penalty.discard is not None:
            colour = COLOURS.index(penalty.discard)
            cards = [card for card in city.built if game.library.cards[card].colour == colour]
            return [choice_of(card, LOSE) for card in sorted(cards)]
        return [choice_of(value, DROP) for value in sorted(set(victories(city)))]

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """Why one of these decisions does not allow the choice."""
        return REFUSALS[decision.kind]

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a group of these decisions."""
        for decision in group:
            if decision.kind == BONUS:
                self.choose_bonus(game, decision.seat, card_of(decision.choice))
            elif decision.kind == PAWN:
                self.give_pawn(game, decision.seat, card_of(decision.choice))
            else:
                self.give_up(game, decision)

    def choose_bonus(self, game: "ClassicGame", seat: int, card: int) -> None:
        """What is chosen comes to lie in the city."""
        part = edifice_part_of(game.cities[seat])
        part.choosing = []
        game.note_part(seat, part)
        add_card(game.library, game.cities[seat], card)
        if game.keeps_events:
            game.emit(BONUS_CHOSEN, seat, [card])
        for effect in game.library.cards[card].effects:
            effect.on_build(game, seat)

    def give_up(self, game: "ClassicGame", decision: Decision) -> None:
        """A card leaves the city for the discard pile, or a victory token is thrown away."""
        seat = decision.seat
        city = game.cities[seat]
        part = edifice_part_of(city)
        part.owing -= 1
        game.note_part(seat, part)
        thing = card_of(decision.choice)
        penalty = game.library.cards[self.projects_of(game).cards[game.age - 1]].penalty
        if penalty is not None and penalty.discard is not None:
            lose_card(game, seat, thing)
            return
        city.tokens.remove(thing)
        if game.keeps_events:
            game.emit(TOKENS, seat, city.tokens[:])
        if part.owing:
            game.agenda.append(step_of(ASK_PENALTY, seat))


def victories(city: City) -> list[int]:
    """A city's victory tokens."""
    return [token for token in city.tokens if token > 0]


def lose_card(game: "ClassicGame", seat: int, card: int) -> None:
    """The card goes to the discard pile; what it gave once stays, what it gave for good is gone."""
    city = game.cities[seat]
    city.built.remove(card)
    city.chains = chains_of(game.library, city)
    game.cities[seat] = recounted(game.library, city)
    game.discard.append(card)
    game.discarders.append(seat)
    if game.keeps_events:
        game.emit(CARD_LOST, seat, [card])


def chains_of(library: Library, city: City) -> int:
    """The chains that a city's cards open."""
    chains = 0
    for card in city.built:
        chains |= library.cards[card].chain_to
    return chains
