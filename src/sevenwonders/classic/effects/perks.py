"""Effects that give a city a standing advantage, kept among its perks."""

from typing import Final, final

from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.perks import (
    ANY_WONDER_FLEET,
    BANK_UNIT,
    BOARD_REBATE,
    CHANGES_SYMBOL,
    CHEAPER_SHIPS,
    FIRST_CARD,
    FIRST_OF_COLOUR,
    FREE_LEADERS,
    LAST_CARD,
    LEFT_REBATE,
    MAY_SKIP_NAVAL,
    OCCASIONS,
    PASSES_DEFEATS,
    RIGHT_REBATE,
    SAFE_FROM_TAXES,
    SPARE_MADE,
    SPARE_MISSING,
    STAGE_BIT,
    STAGES_WITHOUT_RESOURCES,
)

RIGHTS: Final = {
    "first_of_colour_free": (FIRST_OF_COLOUR, "the first card of each colour is free"),
    "first_card_free": (FIRST_CARD, "the first card of each Age is free"),
    "last_card_free": (LAST_CARD, "the card of an Age's last turn is free"),
    "stages_without_resources": (STAGES_WITHOUT_RESOURCES, "stages need no resources"),
    "free_leaders": (FREE_LEADERS, "leaders cost nothing"),
    "pass_defeats": (PASSES_DEFEATS, "defeat tokens go to who won"),
    "safe_from_taxes": (SAFE_FROM_TAXES, "taxes and pirates take nothing"),
    "any_wonder_fleet": (ANY_WONDER_FLEET, "stages may move any fleet"),
    "may_skip_naval": (MAY_SKIP_NAVAL, "may stay out of naval conflicts"),
    "cheaper_ships": (CHEAPER_SHIPS, "steps of fleets need one resource less"),
    "change_symbol": (CHANGES_SYMBOL, "change one science symbol at the end"),
}
REBATES: Final = {
    "left": (LEFT_REBATE, "the first resource bought on the left each turn costs 1 less"),
    "right": (RIGHT_REBATE, "the first resource bought on the right each turn costs 1 less"),
    "board": (BOARD_REBATE, "the resource of a neighbour's board costs 1 less"),
}
SPARES: Final = {
    "made": (SPARE_MADE, "once a turn one more of what the city makes"),
    "missing": (SPARE_MISSING, "once a turn one of what the city does not make"),
}
OCCASION_WORDS: Final = [
    "each yellow card built",
    "each black card built",
    "each stage built",
    "each card built through a chain",
    "each victory token",
    "coins from the bank, once a turn",
    "buying from a neighbour, once a turn each",
    "each step of a fleet",
]


@final
class Right(Effect):
    """A right that stands from now on."""

    def __init__(self, name: str) -> None:
        self.bit, self.text = RIGHTS[name]

    def add_to(self, city: City) -> None:
        """Having it twice is no more than once."""
        perks_of(city).rights |= self.bit

    def words(self) -> str:
        """In a few words."""
        return self.text


@final
class TradeRight(Effect):
    """A rebate on bought goods, a spare unit, or a unit from the bank. One of each is all that a game has."""

    def __init__(self, bit: int, text: str) -> None:
        self.bit = bit
        self.text = text

    def add_to(self, city: City) -> None:
        """Kept with the city's rebates."""
        perks_of(city).rebates |= self.bit

    def words(self) -> str:
        """In a few words."""
        return self.text


def bank_unit(price: int) -> TradeRight:
    """Bilkis: any one resource a turn from the bank."""
    return TradeRight(BANK_UNIT, f"once a turn buy any resource from the bank for {price}")


@final
class Cheaper(Effect):
    """Cards of a colour, or the stages of the wonder, need one resource less; coins stay due."""

    def __init__(self, thing: str) -> None:
        self.bit = STAGE_BIT if thing == "wonder_stage" else 1 << COLOURS.index(thing)
        self.text = "stages" if thing == "wonder_stage" else f"{thing} cards"

    def add_to(self, city: City) -> None:
        """From now on."""
        perks_of(city).cheaper |= self.bit

    def words(self) -> str:
        """In a few words."""
        return f"{self.text} need one resource less"


@final
class FreeColour(Effect):
    """Cards of a colour cost nothing."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def add_to(self, city: City) -> None:
        """From now on."""
        perks_of(city).free_colours |= 1 << self.colour

    def words(self) -> str:
        """In a few words."""
        return f"{COLOURS[self.colour]} cards cost nothing"


@final
class CoinsOn(Effect):
    """Coins from the bank on every occasion of a kind from now on."""

    def __init__(self, occasion: str, coins: int, others_lose: int) -> None:
        self.occasion = OCCASIONS.index(occasion)
        self.coins = coins
        self.others_lose = others_lose

    def add_to(self, city: City) -> None:
        """From now on, never for what has been."""
        perks = perks_of(city)
        perks.coins_on[self.occasion] += self.coins
        perks.stage_loss += self.others_lose

    def words(self) -> str:
        """How much for what."""
        coins = f"{self.coins} coin{'s' if self.coins != 1 else ''} with {OCCASION_WORDS[self.occasion]}"
        return coins + (f"; all others lose {self.others_lose}" if self.others_lose else "")


@final
class Spy(Effect):
    """A science symbol of a neighbour's green card is copied at the end of the game."""

    def add_to(self, city: City) -> None:
        """Chosen at the end (R5)."""
        perks_of(city).spies += 1

    def words(self) -> str:
        """In a few words."""
        return "copy a science symbol of a neighbour"


@final
class RepeatSymbol(Effect):
    """Enheduanna: one more of the science symbol that the city has most of."""

    def add_to(self, city: City) -> None:
        """Counted at the end."""
        perks_of(city).repeated_symbols += 1

    def words(self) -> str:
        """In a few words."""
        return "one more of the science symbol you have most of"


@final
class SetPoints(Effect):
    """Aristotle: a set of three different science symbols is worth more."""

    def __init__(self, points: int) -> None:
        self.amount = points

    def add_to(self, city: City) -> None:
        """Counted at the end."""
        perks_of(city).set_points += self.amount

    def words(self) -> str:
        """In a few words."""
        return f"{self.amount} more points for each set of three different symbols"


@final
class LeaderDiscount(Effect):
    """Roma: leaders cost less, here and next door."""

    def __init__(self, own: int, neighbours: int) -> None:
        self.own = own
        self.neighbours = neighbours

    def add_to(self, city: City) -> None:
        """From the start of the game."""
        perks = perks_of(city)
        perks.leader_discount += self.own
        perks.neighbour_discount += self.neighbours

    def words(self) -> str:
        """In a few words."""
        return f"leaders cost {self.own} less here and {self.neighbours} less next door"
