"""Effects that only Armada has."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import LANDED, PIRATED
from sevenwonders.classic.armada.part import (
    ALL_FLEETS,
    ANY_WONDER_FLEET,
    CHEAPER_SHIPS,
    DRAWN,
    MAY_SKIP_NAVAL,
    SAFE_FROM_TAXES,
    STEP_COUNT,
    armada_of,
    commercial_level,
)
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.colours import CARD_COLOURS
from sevenwonders.classic.effects.effect import Effect, Reader, coin_words, point_words
from sevenwonders.classic.effects.rights import Right, readers_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

SIDES: Final = ["left", "right"]


@final
class Naval(Effect):
    """Naval strength."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `naval: 2`."""
        return Naval(fact.integer())

    @override
    def add_to(self, city: City) -> None:
        armada_of(city).naval += self.amount

    @override
    def words(self) -> str:
        return f"{self.amount} naval strength"

    @override
    def code(self) -> str:
        return f"naval:{self.amount}"


@final
class SeaRight(Right):
    """A right of an island."""

    @override
    def add_to(self, city: City) -> None:
        armada_of(city).rights |= self.bit


@final
class FarTrade(Effect):
    """Each turn the city may buy a few resources from the player two seats away, for 1 coin each (P24)."""

    def __init__(self, left: bool, units: int) -> None:
        self.left = left
        self.units = units

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `far_trade: {side: left, units: 1}`."""
        fields = fact.fields(["side", "units"])
        return FarTrade(fields["side"].one_of(SIDES) == SIDES[0], fields["units"].integer())

    @override
    def add_to(self, city: City) -> None:
        perks = perks_of(city)
        if self.left:
            perks.far_left += self.units
        else:
            perks.far_right += self.units

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        side = "left" if self.left else "right"
        goods = "resource" if self.units == 1 else "resources"
        return f"buy {self.units} {goods} a turn two seats to the {side} for 1 each"

    @override
    def code(self) -> str:
        return f"far_trade:{SIDES[0] if self.left else SIDES[1]}:{self.units}"


@final
class Sail(Effect):
    """Free steps of fleets. The owner is asked which fleets after the effects of all cards of the turn (P23)."""

    def __init__(self, count: int, which: str) -> None:
        self.count = count
        self.which = which
        self.fleets = 1 << FLEETS.index(which) if which in FLEETS else ALL_FLEETS

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `sail: {count: 1, which: green}`; `any` is one fleet of the owner's choice, `different` several."""
        fields = fact.fields(["count", "which"])
        return Sail(fields["count"].integer(), fields["which"].one_of(["any", "different", *FLEETS]))

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # Kept in the city until the cards of the turn have taken effect (AR6, P23).
        part = armada_of(game.cities[seat])
        part.free_steps.append(self.count * STEP_COUNT + self.fleets)
        game.note_part(seat, part)

    @override
    def words(self) -> str:
        if self.which in FLEETS:
            return f"a free step of the {self.which} fleet"
        return "a free step of a fleet" if self.count == 1 else f"a free step of {self.count} different fleets"

    @override
    def code(self) -> str:
        return f"sail:{self.count}:{self.which}"


@final
class CoinsOnStep(Effect):
    """Coins for every step of a fleet from now on."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `coins_on_step: 1`."""
        return CoinsOnStep(fact.integer())

    @override
    def add_to(self, city: City) -> None:
        armada_of(city).coins_on_step += self.coins

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return f"{coin_words(self.coins)} with each step of a fleet"

    @override
    def code(self) -> str:
        return f"coins_on_step:{self.coins}"


@final
class Piracy(Effect):
    """At the end of the turn, all others lose as many coins as their own commercial level (AR11)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: piracy`."""
        return Piracy()

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # Only counted here: the commercial level that matters is the one at the end of the turn.
        if game.keeps_events:
            game.emit(PIRATED, seat, [])
        for other, city in enumerate(game.cities):
            if other != seat:
                part = armada_of(city)
                part.pirates += 1
                game.note_part(other, part)

    @override
    def words(self) -> str:
        return "all others lose coins equal to their commercial level"

    @override
    def code(self) -> str:
        return "special:piracy"


@final
class Landing(Effect):
    """An additional conflict with the player two seats away at the end of the Age."""

    def __init__(self, left: bool) -> None:
        self.left = left

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `landing: left`."""
        return Landing(fact.one_of(SIDES) == SIDES[0])

    def target(self, seats: int, seat: int) -> int:
        """Return the seat at which a city at the given seat lands."""
        return (seat + 2 if self.left else seat - 2) % seats

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        target = self.target(len(game.cities), seat)
        part = armada_of(game.cities[seat])
        part.landings.append(target)
        if game.keeps_events:
            game.emit(LANDED, seat, [target])
        game.note_part(seat, part)

    @override
    def words(self) -> str:
        return f"fight the player two seats to the {'left' if self.left else 'right'} as well"

    @override
    def code(self) -> str:
        return f"landing:{SIDES[0] if self.left else SIDES[1]}"


@final
class DrawIsland(Effect):
    """The top island of a level, without a choice, after the effects of all cards of the turn (P23)."""

    def __init__(self, level: int) -> None:
        self.level = level

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `draw_island: 2`."""
        return DrawIsland(fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        part = armada_of(game.cities[seat])
        part.exploring.append(DRAWN + self.level)
        game.note_part(seat, part)

    @override
    def words(self) -> str:
        return f"take an island of level {self.level}"

    @override
    def code(self) -> str:
        return f"draw_island:{self.level}"


@final
class PointsPerLevel(Effect):
    """Points for each commercial level."""

    def __init__(self, each: int) -> None:
        self.each = each

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points_per_level: 2`."""
        return PointsPerLevel(fact.integer())

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        return self.each * commercial_level(game.cities[seat])

    @override
    def words(self) -> str:
        return f"{point_words(self.each)} for each commercial level here"

    @override
    def code(self) -> str:
        return f"points_per_level:{self.each}"


@final
class BestColour(Effect):
    """A point for each card of one colour, chosen for the highest score (R5)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: best_colour`."""
        return BestColour()

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        city = game.cities[seat]
        return city.colours[best_colour(city)]

    @override
    def words(self) -> str:
        return "1 point for each card of a colour of your choice"

    @override
    def code(self) -> str:
        return "special:best_colour"


def best_colour(city: City) -> int:
    """Find the colour of which the city has most cards, white included (P28); the first of equal ones."""
    best = CARD_COLOURS[0]
    for colour in CARD_COLOURS:
        if city.colours[colour] > city.colours[best]:
            best = colour
    return best


EFFECTS: Final[dict[str, Reader]] = {
    "naval": Naval.read,
    "far_trade": FarTrade.read,
    "sail": Sail.read,
    "coins_on_step": CoinsOnStep.read,
    "piracy": Piracy.read,
    "landing": Landing.read,
    "draw_island": DrawIsland.read,
    "points_per_level": PointsPerLevel.read,
    "best_colour": BestColour.read,
    **readers_of(
        [
            SeaRight("special:safe_from_taxes", SAFE_FROM_TAXES, "taxes and pirates take nothing"),
            SeaRight("special:any_wonder_fleet", ANY_WONDER_FLEET, "stages may move any fleet"),
            SeaRight("special:may_skip_naval", MAY_SKIP_NAVAL, "may stay out of naval conflicts"),
            SeaRight("special:cheaper_ships", CHEAPER_SHIPS, "steps of fleets need one resource less"),
        ]
    ),
}
