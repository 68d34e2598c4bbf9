"""The rule of Armada: how fleets sail, taxes are raised and naval conflicts fought. islands.py has the islands."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.armada import kinds
from sevenwonders.classic.armada.effects import EFFECTS, BestColour, best_colour
from sevenwonders.classic.armada.harbour import BLUE_LANE, FLEETS, YELLOW_LANE, harbour
from sevenwonders.classic.armada.islands import explore, queue_steps, resolve_islands, shuffle_islands
from sevenwonders.classic.armada.kinds import (
    FIGHTING,
    FLEET,
    ISLAND_TAKEN,
    ISLANDS,
    LEVY_TAXES,
    NAVAL_CONFLICT,
    RED_FLEET,
    SAIL,
    SAILED,
    SETTLE,
    SKIPPED_NAVAL,
    TAXED,
    YELLOW_FLEET,
)
from sevenwonders.classic.armada.naval import GUILD_CAP, resolve_naval_conflict
from sevenwonders.classic.armada.notation import armada_verbs
from sevenwonders.classic.armada.part import (
    ALL_FLEETS,
    ANY_WONDER_FLEET,
    CHEAPER_SHIPS,
    MAY_SKIP_NAVAL,
    SAFE_FROM_TAXES,
    STEP_COUNT,
    ArmadaPart,
    armada_of,
    commercial_level,
    has_right,
)
from sevenwonders.classic.armada.phrases import ENGLISH, armada_phrase
from sevenwonders.classic.armada.saving import ArmadaParts
from sevenwonders.classic.build import enter_city
from sevenwonders.classic.choice import PASSING, card_of, choice_of, extra_of
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import BLUE, COLOURS, GREEN, PURPLE, RED, YELLOW
from sevenwonders.classic.conflict import Fight, is_nearer_left
from sevenwonders.classic.debts.part import SETTLE_LOSSES
from sevenwonders.classic.declaration import Declaration, Option
from sevenwonders.classic.extra import Extra, Extras
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.scoring import CIVILIAN, Score
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.numbers import add_at
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View

SHIPYARD_STREAM: Final = 4
LANE_COLOURS: Final = [RED, YELLOW, BLUE, GREEN]
# The room for rights and for the square of a fleet in the key of a shipyard's extras.
RIGHTS_BITS: Final = 4
SQUARE_BITS: Final = 4
# The number of fleets in each set of them.
SIZES: Final = [fleets.bit_count() for fleets in range(ALL_FLEETS + 1)]
FREE_YELLOW_STEP: Final = [Extra(YELLOW_FLEET, [0], 0)]

# The words for lines of a score sheet
BLUE_FLEET: Final = "blue_fleet"
NAVAL: Final = "naval"

# The house rule that lets a card of another box move a fleet that is furthest back (AR20), and its colour.
HOUSE_RULE: Final = Option("black_cards_sail", ("false", "true"), ("cities", "armada"))
HOUSE_COLOUR: Final = "black"

REFUSALS: Final = {
    FLEET: "A fleet makes a free step: name one that can still move, or as many as you are asked for.",
    ISLANDS: "Take one of the islands that were drawn.",
    NAVAL_CONFLICT: "Either fight, or pass and stay out of the naval conflict.",
}


DECLARATION: Final = Declaration(
    "armada",
    decisions=kinds.DECISIONS,
    steps=kinds.STEPS,
    events=kinds.EVENTS,
    verbs=armada_verbs(),
    extras=[f"{fleet} ship" for fleet in FLEETS],
    any_extra="ship",
    effects=EFFECTS,
    parts=ArmadaParts(),
    settings=[HOUSE_RULE],
    city_keys=["shipyard", "fleets", "naval"],
    table_keys=["islands"],
    makes_losses=True,
    english=ENGLISH,
)


@final
class ArmadaRule(Rule):
    """Each city has a shipyard with four fleets. `house_colour` is the colour that the house rule adds, or -1."""

    def __init__(self, house_colour: int = -1) -> None:
        self.house_colour = house_colour

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    @override
    def configured(self, config: Config, others: list[Rule]) -> Rule:
        sails = config.options.get(HOUSE_RULE.name) == "true"
        return ArmadaRule(COLOURS.index(HOUSE_COLOUR) if sails else -1)

    # Set-up

    @override
    def begin(self, game: "ClassicGame") -> None:
        yards = list(range(len(harbour().shipyards)))
        stream(game.seed, SHIPYARD_STREAM).shuffle(yards)
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            part.shipyard = yards[seat]
            game.note_part(seat, part)
        shuffle_islands(game)

    # Steps of fleets

    @override
    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        # A card may move the fleet of its colour, a stage the fleet with the wonder symbol (AR1).
        part = armada_of(game.cities[seat])
        shipyard = harbour().shipyards[part.shipyard]
        lanes = shipyard.cheaper_steps if part.rights & CHEAPER_SHIPS else shipyard.steps
        squares = part.squares
        for lane in range(len(LANE_COLOURS)):
            extras.by_colour[LANE_COLOURS[lane]] = lanes[lane][squares[lane]]
        if part.rights & ANY_WONDER_FLEET:
            extras.stage = extras.stage + [step for lane, square in enumerate(squares) for step in lanes[lane][square]]
        else:
            extras.stage = extras.stage + lanes[shipyard.wonder_fleet][squares[shipyard.wonder_fleet]]
        if self.house_colour >= 0:
            least = min(squares)
            behind = [lane for lane, square in enumerate(squares) if square == least]
            extras.by_colour[self.house_colour] = [step for lane in behind for step in lanes[lane][least]]
        # A sale may bring a free step of the yellow fleet in place of the coins (P22).
        if squares[YELLOW_LANE] < harbour().last_square:
            extras.sale = FREE_YELLOW_STEP

    @override
    def extras_key(self, game: "ClassicGame", seat: i64) -> i64:
        part = armada_of(game.cities[seat])
        key: i64 = part.shipyard << RIGHTS_BITS | part.rights
        for square in part.squares:
            key = key << SQUARE_BITS | square
        return key

    @override
    def extra_refusal(self) -> str:
        return "No fleet can move with that card or stage."

    @override
    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        # The step that was paid for together with the card, or taken for a sold one.
        lane = extra_of(decision.choice) - RED_FLEET
        if 0 <= lane < len(FLEETS):
            self.sail(game, decision.seat, lane)

    def sail(self, game: "ClassicGame", seat: int, lane: int) -> None:
        """Move a fleet one step, and give its city the benefit of the new square."""
        part = armada_of(game.cities[seat])
        add_at(part.squares, lane, 1)
        square = harbour().squares[lane][part.squares[lane]]
        if game.keeps_events:
            game.emit(SAILED, seat, [lane, part.squares[lane]])
        # Taxes and islands wait until the effects of the turn are over (AR6).
        if square.tax:
            part.tax = square.tax
        if square.island:
            part.exploring.append(square.island)
        game.note_part(seat, part)
        if square.coins + part.coins_on_step:
            game.gain_coins(seat, square.coins + part.coins_on_step)

    @override
    def after_group(self, game: "ClassicGame") -> None:
        queue_steps(game)

    @override
    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        if kind == kinds.ASK_FLEET:
            self.ask_fleet(game, argument)
        elif kind == kinds.EXPLORE:
            explore(game)
        elif kind == LEVY_TAXES:
            self.levy_taxes(game)
        elif kind == kinds.ASK_NAVAL:
            self.ask_naval(game)
        else:
            resolve_naval_conflict(game)

    def ask_fleet(self, game: "ClassicGame", seat: int) -> None:
        """Ask which fleets make a free step. A step that no fleet can make is lost (AR13)."""
        part = armada_of(game.cities[seat])
        if part.free_steps and movable_fleets(part):
            game.ask_alone(seat, seat, FLEET)
        elif part.free_steps:
            part.free_steps.pop(0)
            game.note_part(seat, part)

    def sail_options(self, game: "ClassicGame", seat: int) -> list[int]:
        """List every set of as many fleets as may move, or of all that can move if they are fewer."""
        part = armada_of(game.cities[seat])
        if not part.free_steps:
            return []
        movable = movable_fleets(part)
        count = min(part.free_steps[0] // STEP_COUNT, SIZES[movable])
        sets = [chosen for chosen in range(1, ALL_FLEETS + 1) if not chosen & ~movable and SIZES[chosen] == count]
        return [choice_of(chosen, SAIL) for chosen in sets]

    # Taxes and pirates

    @override
    def coins_due(self, cities: list[City], seat: int) -> int:
        return pirates_due(cities[seat]) + tax_due(cities, seat)

    @override
    def end_turn(self, game: "ClassicGame") -> None:
        # Pirates join the other losses of the turn (AR11), taxes come after them (R2.6).
        if highest_tax(game.cities):
            game.push(step_of(LEVY_TAXES))
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            if part.pirates:
                coins = pirates_due(city)
                part.pirates = 0
                game.note_part(seat, part)
                if coins:
                    game.charge(seat, coins)

    def levy_taxes(self, game: "ClassicGame") -> None:
        """Levy the highest tax only: all other cities pay it, less their own commercial level (AR9, AR10)."""
        highest = highest_tax(game.cities)
        due = [tax_from(city, highest) for city in game.cities]
        if game.keeps_events:
            taxes = [armada_of(city).tax for city in game.cities]
            game.emit(TAXED, taxes.index(highest), [highest])
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            if due[seat]:
                game.charge(seat, due[seat])
            if part.tax:
                part.tax = 0
                game.note_part(seat, part)
        game.push(step_of(SETTLE_LOSSES))

    # The end of an Age

    @override
    def end_age(self, game: "ClassicGame") -> None:
        # The naval conflict comes before the military ones (R7); cities that may stay out are asked before it.
        game.push(step_of(kinds.NAVAL_CONFLICTS))
        game.push(step_of(kinds.ASK_NAVAL))

    def ask_naval(self, game: "ClassicGame") -> None:
        """Ask all cities that may stay out of the naval conflict, at the same time and in secret."""
        for seat, city in enumerate(game.cities):
            if has_right(city, MAY_SKIP_NAVAL):
                game.ask_alone(seat, seat, NAVAL_CONFLICT)

    @override
    def fights(self, cities: list[City], at_peace: list[int], fights: list[Fight], ages_ahead: int) -> list[Fight]:
        # Landings add conflicts, even with a city at peace, but never a second one between the same cities (R7).
        if ages_ahead:
            return fights
        fought = [{fight.one, fight.other} for fight in fights if fight.tokens]
        added: list[Fight] = []
        for seat, city in enumerate(cities):
            for target in armada_of(city).landings:
                if {seat, target} not in fought:
                    fought.append({seat, target})
                    added.append(Fight(seat, target, leftwards=is_nearer_left(len(cities), seat, target)))
        return added + fights

    @override
    def after_conflicts(self, game: "ClassicGame") -> None:
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            if part.landings or part.skips:
                part.landings = []
                part.skips = False
                game.note_part(seat, part)

    # Decisions

    @override
    def asks_alone(self, kind: int) -> bool:
        return kind == FLEET

    @override
    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        if decision.kind == FLEET:
            return self.sail_options(game, decision.seat)
        if decision.kind == ISLANDS:
            return [choice_of(card, SETTLE) for card in armada_of(game.cities[decision.seat]).offered]
        return sorted([FIGHTING, PASSING])

    @override
    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        return REFUSALS[decision.kind]

    @override
    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        kind = group[0].kind
        if kind == FLEET:
            self.resolve_sail(game, group[0])
        elif kind == ISLANDS:
            resolve_islands(game, group)
        else:
            for decision in group:
                if decision.choice == PASSING:
                    self.skip_naval(game, decision.seat)

    def skip_naval(self, game: "ClassicGame", seat: int) -> None:
        """Keep a city out of this Age's naval conflict."""
        part = armada_of(game.cities[seat])
        part.skips = True
        if game.keeps_events:
            game.emit(SKIPPED_NAVAL, seat, [])
        game.note_part(seat, part)

    def resolve_sail(self, game: "ClassicGame", decision: Decision) -> None:
        """Make one free step with each chosen fleet."""
        part = armada_of(game.cities[decision.seat])
        part.free_steps.pop(0)
        game.note_part(decision.seat, part)
        for lane in range(len(FLEETS)):
            if card_of(decision.choice) >> lane & 1:
                self.sail(game, decision.seat, lane)

    # Points, views and phrases

    @override
    def score(self, game: "ClassicGame", score: Score) -> None:
        # The blue fleet is listed with the blue cards; naval tokens have their own line (AR16).
        city = game.cities[score.seat]
        part = armada_of(city)
        square = part.squares[BLUE_LANE]
        score.add(CIVILIAN, harbour().squares[BLUE_LANE][square].points, BLUE_FLEET, square)
        naval = game.library.categories.index(NAVAL)
        for token in part.tokens:
            score.add(naval, token, NAVAL, token)
        for index in city.built:
            card = game.library.cards[index]
            if card.scores and any(isinstance(effect, BestColour) for effect in card.effects):
                score.best_colour = best_colour(city)

    @override
    def card_points(self, library: Library, card: int, points: int) -> int:
        return min(points, GUILD_CAP) if library.cards[card].colour == PURPLE else points

    @override
    def follow(self, library: Library, view: "View", event: Event) -> None:
        if event.kind == ISLAND_TAKEN:
            enter_city(library, view.cities[event.seat], event.values[0])

    @override
    def phrase(self, library: Library, event: Event) -> Phrase:
        return armada_phrase(library, event)

    @override
    def cards_in(self, event: Event) -> list[int]:
        return event.values if event.kind == ISLAND_TAKEN else []


def movable_fleets(part: ArmadaPart) -> int:
    """Return the fleets that could make the next free step, as bits."""
    last = harbour().last_square
    fleets = part.free_steps[0] % STEP_COUNT
    for lane in range(len(FLEETS)):
        if part.squares[lane] >= last:
            fleets &= ~(1 << lane)
    return fleets


def highest_tax(cities: list[City]) -> int:
    """Return the tax that will be levied at the end of this turn, or 0 for none."""
    # Every turn of every game comes here: a loop needs no list.
    highest = 0
    for city in cities:
        highest = max(highest, armada_of(city).tax)
    return highest


def tax_due(cities: list[City], seat: int) -> int:
    """Return the coins that this turn's tax takes from a city."""
    return tax_from(cities[seat], highest_tax(cities))


def tax_from(city: City, highest: int) -> int:
    """Return the coins that a tax takes from a city: none from those who raised it, even if several did (P21)."""
    if armada_of(city).tax == highest or has_right(city, SAFE_FROM_TAXES):
        return 0
    return max(0, highest - commercial_level(city))


def pirates_due(city: City) -> int:
    """Return the coins that pirates take from a city at the end of this turn."""
    return 0 if has_right(city, SAFE_FROM_TAXES) else armada_of(city).pirates * commercial_level(city)
