"""How fleets sail, islands are explored and taxes are levied (004)."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.armada.effects import ALL_FLEETS, DRAWN, FLEETS, STEP_COUNT, BestColour, best_colour
from sevenwonders.classic.armada.islands import explore, piles_of, queue_steps, resolve_islands
from sevenwonders.classic.armada.naval import resolve_naval_conflict
from sevenwonders.classic.armada.part import ArmadaPart, IslandPiles, armada_of, armada_part_from
from sevenwonders.classic.choice import (
    EDIFICE,
    FIGHTING,
    PASSING,
    SAIL,
    SETTLE,
    YELLOW_FLEET,
    card_of,
    choice_of,
    extra_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import BLACK, BLUE, GREEN, ISLAND, ISLAND_BACK, RED, YELLOW
from sevenwonders.classic.conflict import Fight
from sevenwonders.classic.effects.tally import COMMERCIAL_LEVEL
from sevenwonders.classic.extra import Extra, Extras
from sevenwonders.classic.kinds import (
    ASK_FLEET,
    ASK_NAVAL,
    EXPLORE,
    FLEET,
    ISLANDS,
    LEVY_TAXES,
    NAVAL_CONFLICT,
    NAVAL_CONFLICTS,
    SAILED,
    SETTLE_LOSSES,
    SKIPPED_NAVAL,
    TAXED,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.perks import (
    ANY_WONDER_FLEET,
    CHEAPER_SHIPS,
    MAY_SKIP_NAVAL,
    NO_PERKS,
    ON_STEP,
    SAFE_FROM_TAXES,
)
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.scoring import CIVILIAN, Score
from sevenwonders.kernel.agenda import argument_of, kind_of, step_of
from sevenwonders.kernel.codec import (
    Data,
    boolean,
    bounded,
    broken,
    field_of,
    int_list,
    listed,
    text_list,
)
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.position import CitySetup
    from sevenwonders.classic.table import ClassicGame

SHIPYARD_STREAM: Final = 4
ISLAND_STREAM: Final = 5
RED_LANE: Final = 0
YELLOW_LANE: Final = 1
BLUE_LANE: Final = 2
GREEN_LANE: Final = 3
LANE_COLOURS: Final = [RED, YELLOW, BLUE, GREEN]
FREE_YELLOW_STEP: Final = [Extra(YELLOW_FLEET, [0], 0)]
MOST: Final = 100
OWN_KINDS: Final = [FLEET, ISLANDS, NAVAL_CONFLICT]
REFUSALS: Final = {
    FLEET: "A free step of a fleet is to be made: name one that can still move, or as many as are asked for.",
    ISLANDS: "One of the islands that were drawn is to be taken.",
    NAVAL_CONFLICT: "Either fight, or pass and stay out of the naval conflict.",
}


@final
class ArmadaRule(Rule):
    """Four fleets a seat. `black_cards_sail` is the house rule of 004."""

    def __init__(self, black_cards_sail: bool) -> None:
        self.black_cards_sail = black_cards_sail

    # Parts

    def table_part(self) -> Part:
        """The piles of islands."""
        return IslandPiles([])

    def seat_part(self) -> Part:
        """Four fleets at their starts."""
        return ArmadaPart(0, 0, 0, False, [0, 0, 0, 0], [], [], [], [], [])

    def load_table_part(self, library: Library, data: Data) -> Part:
        """The piles of a saved game."""
        piles = listed(data, "piles", library.last_age)
        return IslandPiles([saved_islands(library, pile, "piles") for pile in piles])

    def load_seat_part(self, library: Library, data: Data) -> Part:
        """A seat's shipyard of a saved game."""
        yard = str(field_of(data, "shipyard"))
        if yard not in library.harbour.shipyards:
            raise broken("shipyard", "one of this game's")
        last = library.harbour.last_square
        exploring = saved_numbers(data, "exploring", DRAWN + library.last_age)
        if any(not 1 <= level % DRAWN <= library.last_age for level in exploring):
            raise broken("exploring", "levels of islands")
        squares = [bounded(square, "squares", 0, last) for square in listed(data, "squares", len(FLEETS))]
        return ArmadaPart(
            library.harbour.shipyards.index(yard),
            bounded(field_of(data, "tax"), "tax", 0, MOST),
            bounded(field_of(data, "pirates"), "pirates", 0, MOST),
            boolean(field_of(data, "skips"), "skips"),
            squares,
            saved_numbers(data, "free_steps", 4 * STEP_COUNT + ALL_FLEETS),
            exploring,
            saved_islands(library, field_of(data, "offered"), "offered"),
            saved_numbers(data, "landings", MOST),
            int_list(field_of(data, "tokens"), "tokens"),
        )

    def check_city(self, city: City, seats: int) -> None:
        """Islands are offered to who explores, and landings are made at other seats of the table."""
        part = armada_of(city)
        if part.offered and not part.exploring:
            raise broken("exploring", "the level of the islands that are offered")
        if any(target >= seats for target in part.landings):
            raise broken("landings", "seats of this table")

    def seat_part_from(self, seen: list[int]) -> Part:
        """A seat's shipyard as somebody saw it."""
        return armada_part_from(seen)

    def sample_part(self, game: "ClassicGame", seen: list[int], pool: list[int]) -> None:
        """Piles of backs of the sizes that were seen."""
        piles_of(game)[:] = [[-ISLAND_BACK - level] * count for level, count in enumerate(seen, 1)]

    def hidden_hands(self, game: "ClassicGame") -> list[list[int]]:
        """Islands that are offered, and the piles."""
        return [*[armada_of(city).offered for city in game.cities], *piles_of(game)]

    # Set-up

    def begin(self, game: "ClassicGame") -> None:
        """A shipyard each, and the islands shuffled."""
        yards = list(range(len(game.library.harbour.shipyards)))
        stream(game.seed, SHIPYARD_STREAM).shuffle(yards)
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            part.shipyard = yards[seat]
            game.note_part(seat, part)
        self.shuffle_islands(game)

    def shuffle_islands(self, game: "ClassicGame") -> None:
        """Every island that lies nowhere, by level."""
        placed = [card for city in game.cities for card in city.built]
        rng = stream(game.seed, ISLAND_STREAM)
        piles: list[list[int]] = []
        for islands in game.library.islands[1:]:
            pile = [card for card in islands if card not in placed]
            rng.shuffle(pile)
            piles.append(pile)
        piles_of(game)[:] = piles

    def place_city(self, city: City, described: "CitySetup", age: int) -> None:
        """The shipyard, where the fleets stand, and naval tokens."""
        part = armada_of(city)
        part.shipyard = described.shipyard
        part.squares = described.fleets[:]
        part.tokens = described.naval[:]

    def place(self, game: "ClassicGame") -> None:
        """The islands of a set-up position."""
        self.shuffle_islands(game)

    # Steps of fleets

    def add_extras(self, game: "ClassicGame", seat: int, extras: Extras) -> None:
        """The fleets that may move with a card, a stage or a sale, and what the step costs."""
        city = game.cities[seat]
        part = armada_of(city)
        harbour = game.library.harbour
        rights = city.perks.rights
        lanes = (harbour.cheaper_steps if rights & CHEAPER_SHIPS else harbour.steps)[part.shipyard]
        squares = part.squares
        for lane in range(len(LANE_COLOURS)):
            extras.by_colour[LANE_COLOURS[lane]] = lanes[lane][squares[lane]]
        if rights & ANY_WONDER_FLEET:
            extras.stage = extras.stage + [step for lane, square in enumerate(squares) for step in lanes[lane][square]]
        else:
            wonder_fleet = harbour.wonder_fleets[part.shipyard]
            extras.stage = extras.stage + lanes[wonder_fleet][squares[wonder_fleet]]
        if self.black_cards_sail:
            least = min(squares)
            behind = [lane for lane, square in enumerate(squares) if square == least]
            extras.by_colour[BLACK] = [step for lane in behind for step in lanes[lane][least]]
        if squares[YELLOW_LANE] < harbour.last_square:
            extras.sale = FREE_YELLOW_STEP

    def can_move(self, game: "ClassicGame", part: ArmadaPart, lane: int) -> bool:
        """Whether the fleet is not on its last square."""
        return part.squares[lane] < game.library.harbour.last_square

    def after_effects(self, game: "ClassicGame", decision: Decision) -> None:
        """The step that was paid together with the card, or taken for a sold one."""
        extra = extra_of(decision.choice)
        if extra and extra != EDIFICE:
            self.sail(game, decision.seat, extra - 1)

    def sail(self, game: "ClassicGame", seat: int, lane: int) -> None:
        """One step, and what the square gives."""
        city = game.cities[seat]
        part = armada_of(city)
        part.squares[lane] += 1
        square = game.library.harbour.squares[lane][part.squares[lane]]
        if game.keeps_events:
            game.emit(SAILED, seat, [lane, part.squares[lane]])
        if square.tax:
            part.tax = square.tax
        if square.island:
            part.exploring.append(square.island)
        game.note_part(seat, part)
        coins = square.coins + (city.perks.coins_on[ON_STEP] if city.perks is not NO_PERKS else 0)
        if coins:
            game.gain_coins(seat, coins)

    def after_group(self, game: "ClassicGame") -> None:
        """Free steps seat by seat, then the islands that were reached."""
        queue_steps(game)

    def run_step(self, game: "ClassicGame", step: int) -> bool:
        """Free steps, islands, taxes and the naval conflict."""
        kind = kind_of(step)
        seat = argument_of(step)
        if kind == ASK_FLEET:
            self.ask_fleet(game, seat)
        elif kind == EXPLORE:
            explore(game)
        elif kind == LEVY_TAXES:
            self.levy_taxes(game)
        elif kind == ASK_NAVAL:
            self.ask_naval(game)
        elif kind == NAVAL_CONFLICTS:
            resolve_naval_conflict(game)
        else:
            return False
        return True

    def ask_fleet(self, game: "ClassicGame", seat: int) -> None:
        """Which fleets make a free step; a fleet on its last square cannot, and a step of none is lost."""
        part = armada_of(game.cities[seat])
        decision = Decision(0, seat, seat, FLEET, -1)
        if part.free_steps and self.options(game, decision):
            game.ask_alone(seat, seat, FLEET)
        elif part.free_steps:
            part.free_steps.pop(0)
            game.note_part(seat, part)

    def sail_options(self, game: "ClassicGame", seat: int) -> list[int]:
        """Sets of so many fleets, or of all that can move when they are fewer."""
        part = armada_of(game.cities[seat])
        if not part.free_steps:
            return []
        count, fleets = divmod(part.free_steps[0], STEP_COUNT)
        movable = [lane for lane in range(len(FLEETS)) if fleets >> lane & 1 and self.can_move(game, part, lane)]
        count = min(count, len(movable))
        allowed = sum([1 << lane for lane in movable])
        sets = [chosen for chosen in range(1, ALL_FLEETS + 1) if not chosen & ~allowed and chosen.bit_count() == count]
        return [choice_of(chosen, SAIL) for chosen in sets]

    # Taxes

    def level_of(self, game: "ClassicGame", seat: int) -> int:
        """The commercial level: the amphora of the yellow fleet's square."""
        return game.library.harbour.squares[YELLOW_LANE][armada_of(game.cities[seat]).squares[YELLOW_LANE]].level

    def end_turn(self, game: "ClassicGame") -> None:
        """Pirates with the other losses of the turn, then taxes (R2.6)."""
        taxed = False
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            if part.tax:
                taxed = True
            if part.pirates:
                coins = part.pirates * self.level_of(game, seat)
                part.pirates = 0
                game.note_part(seat, part)
                self.take_coins(game, seat, coins)
        if taxed:
            game.agenda.append(step_of(LEVY_TAXES))

    def levy_taxes(self, game: "ClassicGame") -> None:
        """Only the highest tax: all but who raised it lose it, less their own commercial level."""
        taxes = [armada_of(city).tax for city in game.cities]
        highest = max(taxes)
        if game.keeps_events:
            game.emit(TAXED, taxes.index(highest), [highest])
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            if part.tax < highest:
                self.take_coins(game, seat, highest - self.level_of(game, seat))
            if part.tax:
                part.tax = 0
                game.note_part(seat, part)
        game.agenda.append(step_of(SETTLE_LOSSES))

    def take_coins(self, game: "ClassicGame", seat: int, coins: int) -> None:
        """A loss to taxes or pirates, from which some are safe."""
        if coins > 0 and not game.cities[seat].perks.rights & SAFE_FROM_TAXES:
            for rule in game.rules:
                rule.charge(game, seat, coins)

    # The end of an Age

    def end_age(self, game: "ClassicGame") -> None:
        """The naval conflict comes before the others; who may stay out is asked first."""
        game.agenda.append(step_of(NAVAL_CONFLICTS))
        game.agenda.append(step_of(ASK_NAVAL))

    def ask_naval(self, game: "ClassicGame") -> None:
        """Together and sealed."""
        for seat, city in enumerate(game.cities):
            if city.perks.rights & MAY_SKIP_NAVAL:
                game.ask_alone(seat, seat, NAVAL_CONFLICT)

    def fights(self, game: "ClassicGame", at_peace: list[int], fights: list[Fight]) -> list[Fight]:
        """Landings add conflicts, at most one between the same two; diplomacy does not stop them."""
        fought = [{fight.one, fight.other} for fight in fights if fight.tokens]
        added: list[Fight] = []
        for seat, city in enumerate(game.cities):
            for target in armada_of(city).landings:
                if {seat, target} not in fought:
                    fought.append({seat, target})
                    added.append(Fight(seat, target))
        return added + fights

    def after_conflicts(self, game: "ClassicGame") -> None:
        """Landing tokens are put away, and everybody sails again."""
        for seat, city in enumerate(game.cities):
            part = armada_of(city)
            if part.landings or part.skips:
                part.landings = []
                part.skips = False
                game.note_part(seat, part)

    # Decisions

    def asks(self, kind: int) -> bool:
        """Fleets, islands and the naval conflict."""
        return kind in OWN_KINDS

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Every choice that one of these decisions allows."""
        if decision.kind == FLEET:
            return self.sail_options(game, decision.seat)
        if decision.kind == ISLANDS:
            return [choice_of(card, SETTLE) for card in armada_of(game.cities[decision.seat]).offered]
        return sorted([FIGHTING, PASSING])

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """Why one of these decisions does not allow the choice."""
        return REFUSALS[decision.kind]

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a group of these decisions."""
        kind = group[0].kind
        if kind == FLEET:
            self.resolve_sail(game, group[0])
        elif kind == ISLANDS:
            resolve_islands(game, group)
        else:
            for decision in group:
                if decision.choice == PASSING:
                    part = armada_of(game.cities[decision.seat])
                    part.skips = True
                    if game.keeps_events:
                        game.emit(SKIPPED_NAVAL, decision.seat, [])
                    game.note_part(decision.seat, part)

    def resolve_sail(self, game: "ClassicGame", decision: Decision) -> None:
        """One free step of each chosen fleet."""
        part = armada_of(game.cities[decision.seat])
        part.free_steps.pop(0)
        game.note_part(decision.seat, part)
        for lane in range(len(FLEETS)):
            if card_of(decision.choice) >> lane & 1:
                self.sail(game, decision.seat, lane)

    # Points

    def count(self, game: "ClassicGame", seat: int, thing: int) -> int:
        """The commercial level is counted by some cards and islands."""
        return self.level_of(game, seat) if thing == COMMERCIAL_LEVEL else 0

    def score(self, game: "ClassicGame", score: Score) -> None:
        """The blue fleet counts with the blue cards; naval tokens have a line of their own. A chosen colour is told."""
        part = armada_of(game.cities[score.seat])
        score.points[CIVILIAN] += game.library.harbour.squares[BLUE_LANE][part.squares[BLUE_LANE]].points
        score.points[game.library.categories.index("naval")] += sum(part.tokens)
        for card in game.cities[score.seat].built:
            if any(isinstance(effect, BestColour) for effect in game.library.cards[card].effects):
                score.best_colour = best_colour(game, score.seat)


def saved_islands(library: Library, value: object, field: str) -> list[int]:
    """Islands by their ids."""
    cards = [library.saved_card(ident) for ident in text_list(value, field)]
    if any(library.cards[card].colour != ISLAND for card in cards):
        raise broken(field, "islands")
    return cards


def saved_numbers(data: Data, field: str, most: int) -> list[int]:
    """Small numbers."""
    return [bounded(number, field, 0, most) for number in int_list(field_of(data, field), field)]
