"""Effects that only Armada has."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.catalogue import schema
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.colours import WHITE
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.kinds import LANDED, PIRATED

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

FLEETS: Final = ["red", "yellow", "blue", "green"]
ALL_FLEETS: Final = 15
STEP_COUNT: Final = 16

# Added to a level when the top island is drawn without a choice.
DRAWN: Final = 10


@final
class Naval(Effect):
    """Naval strength."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def add_to(self, city: City) -> None:
        """Added to the city's strength at sea."""
        perks_of(city).naval += self.amount

    def words(self) -> str:
        """The printed number."""
        return f"{self.amount} naval strength"


@final
class FarTrade(Effect):
    """Emporiums: some resources a turn from the player two seats away, for 1 coin each."""

    def __init__(self, left: bool, units: int) -> None:
        self.left = left
        self.units = units

    def add_to(self, city: City) -> None:
        """From now on."""
        perks = perks_of(city)
        if self.left:
            perks.far_left += self.units
        else:
            perks.far_right += self.units

    def words(self) -> str:
        """How many from whom."""
        side = "left" if self.left else "right"
        goods = "resource" if self.units == 1 else "resources"
        return f"buy {self.units} {goods} a turn two seats to the {side} for 1 each"


@final
class Sail(Effect):
    """Steps of fleets that cost nothing."""

    def __init__(self, count: int, which: str) -> None:
        self.count = count
        self.which = which
        self.fleets = 1 << FLEETS.index(which) if which in FLEETS else ALL_FLEETS

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Which fleets is asked when all cards of the turn have done their work."""
        part = armada_of(game.cities[seat])
        part.free_steps.append(self.count * STEP_COUNT + self.fleets)
        game.note_part(seat, part)

    def words(self) -> str:
        """How many steps of what."""
        if self.which in FLEETS:
            return f"a free step of the {self.which} fleet"
        return "a free step of a fleet" if self.count == 1 else f"a free step of {self.count} different fleets"


@final
class Piracy(Effect):
    """All others lose as many coins as their own commercial level."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Counted at the end of the turn."""
        if game.keeps_events:
            game.emit(PIRATED, seat, [])
        for other, city in enumerate(game.cities):
            if other != seat:
                part = armada_of(city)
                part.pirates += 1
                game.note_part(other, part)

    def words(self) -> str:
        """In a few words."""
        return "all others lose coins equal to their commercial level"


@final
class Landing(Effect):
    """A further conflict with the player two seats away at the end of the Age."""

    def __init__(self, left: bool) -> None:
        self.left = left

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """The token is handed over at once."""
        target = (seat + 2 if self.left else seat - 2) % len(game.cities)
        part = armada_of(game.cities[seat])
        part.landings.append(target)
        if game.keeps_events:
            game.emit(LANDED, seat, [target])
        game.note_part(seat, part)

    def words(self) -> str:
        """Against whom."""
        return f"fight the player two seats to the {'left' if self.left else 'right'} as well"


@final
class DrawIsland(Effect):
    """The top island of a level, without a choice."""

    def __init__(self, level: int) -> None:
        self.level = level

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Drawn when all cards of the turn have done their work."""
        part = armada_of(game.cities[seat])
        part.exploring.append(DRAWN + self.level)
        game.note_part(seat, part)

    def words(self) -> str:
        """Of which level."""
        return f"take an island of level {self.level}"


@final
class BestColour(Effect):
    """Rainbow Archipelago: a point for each card of one colour, the best for its owner (R5)."""

    def points(self, game: "ClassicGame", seat: int) -> int:
        """Chosen by the program."""
        return game.cities[seat].colours[best_colour(game, seat)]

    def words(self) -> str:
        """In a few words."""
        return "1 point for each card of a colour of your choice"


def best_colour(game: "ClassicGame", seat: int) -> int:
    """The colour of which the city has most cards, leaders included, the first of equal ones."""
    counts = game.cities[seat].colours[: WHITE + 1]
    return counts.index(max(counts))


def make_armada_effect(fact: schema.Effect) -> Effect | None:
    """The effect that one entry describes; None when it is none of Armada's own."""
    if fact.naval is not None:
        return Naval(fact.naval)
    if fact.far_trade is not None:
        return FarTrade(fact.far_trade.side == "left", fact.far_trade.units)
    if fact.sail is not None:
        return Sail(fact.sail.count, fact.sail.which)
    if fact.landing is not None:
        return Landing(fact.landing == "left")
    if fact.draw_island is not None:
        return DrawIsland(fact.draw_island)
    if fact.special == "piracy":
        return Piracy()
    return BestColour() if fact.special == "best_colour" else None
