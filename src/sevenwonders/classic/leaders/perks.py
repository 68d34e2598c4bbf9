"""Effects of leaders that make building cheaper, pay coins on every occasion, or score in unusual ways."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.colours import COLOURS, DECK_COLOURS
from sevenwonders.classic.effects.effect import Effect, coin_words
from sevenwonders.classic.effects.rights import TradeRight
from sevenwonders.classic.effects.tally import VICTORY_VALUES
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.perks import BANK_UNIT, OCCASIONS, STAGE_BIT

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

WONDER_STAGE: Final = "wonder_stage"


@final
class Cheaper(Effect):
    """Cards of a colour, or the stages of the wonder, need one resource less. Their price in coins stays."""

    def __init__(self, thing: str) -> None:
        self.thing = thing
        self.bit = STAGE_BIT if thing == WONDER_STAGE else 1 << COLOURS.index(thing)

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `cheaper: blue`, or `wonder_stage`."""
        return Cheaper(fact.one_of([*COLOURS, WONDER_STAGE]))

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).cheaper |= self.bit

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        things = "stages" if self.thing == WONDER_STAGE else f"{self.thing} cards"
        return f"{things} need one resource less"

    @override
    def code(self) -> str:
        return f"cheaper:{self.thing}"


@final
class FreeColour(Effect):
    """Cards of a colour cost nothing."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `free_colour: purple`."""
        return FreeColour(fact.index_in(COLOURS))

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).free_colours |= 1 << self.colour

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return f"{COLOURS[self.colour]} cards cost nothing"

    @override
    def code(self) -> str:
        return f"free_colour:{COLOURS[self.colour]}"


def read_bank_unit(fact: Fact) -> Effect:
    """Read `bank_unit: 1`: any one resource a turn from the bank for that price."""
    price = fact.integer()
    return TradeRight(f"bank_unit:{price}", BANK_UNIT, f"once a turn buy any resource from the bank for {price}")


OCCASION_WORDS: Final = {
    "stage": "each stage built",
    "chain": "each card built through a chain",
    "victory": "each victory token",
    "purchase": "buying from a neighbour, once a turn each",
}


@final
class CoinsOn(Effect):
    """Coins on every occasion of one kind from now on; with each stage, all others may also lose coins."""

    def __init__(self, occasion: str, coins: int, others_lose: int) -> None:
        self.occasion = OCCASIONS.index(occasion)
        self.coins = coins
        self.others_lose = others_lose

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `coins_on: {occasion: yellow, coins: 2}`; with `others_lose: 1` all others lose coins as well."""
        fields = fact.fields(["occasion", "coins"], ["others_lose"])
        others_lose = fields["others_lose"].integer() if "others_lose" in fields else 0
        return CoinsOn(fields["occasion"].one_of(OCCASIONS), fields["coins"].integer(), others_lose)

    @override
    def add_to(self, city: City) -> None:
        perks = perks_of(city)
        perks.coins_on[self.occasion] += self.coins
        perks.stage_loss += self.others_lose

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        name = OCCASIONS[self.occasion]
        occasion = f"each {name} card built" if self.occasion in DECK_COLOURS else OCCASION_WORDS[name]
        lost = f"; all others lose {self.others_lose}" if self.others_lose else ""
        return f"{coin_words(self.coins)} with {occasion}{lost}"

    @override
    def code(self) -> str:
        lost = f":{self.others_lose}" if self.others_lose else ""
        return f"coins_on:{OCCASIONS[self.occasion]}:{self.coins}{lost}"


@final
class BankBonus(Effect):
    """Extra coins when the city gets coins from the bank, once a turn (P18)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `bank_bonus: 1`."""
        return BankBonus(fact.integer())

    @override
    def add_to(self, city: City) -> None:
        leaders_of(city).bank_bonus += self.coins

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return f"{coin_words(self.coins)} with coins from the bank, once a turn"

    @override
    def code(self) -> str:
        return f"bank_bonus:{self.coins}"


@final
class SetPoints(Effect):
    """More points for each set of three different science symbols."""

    def __init__(self, points: int) -> None:
        self.amount = points

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `set_points: 3`."""
        return SetPoints(fact.integer())

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).set_points += self.amount

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return f"{self.amount} more points for each set of three different symbols"

    @override
    def code(self) -> str:
        return f"set_points:{self.amount}"


@final
class PointsPerSet(Effect):
    """Points at the end of the game for each set of cards with one of every named colour."""

    def __init__(self, colours: list[int], each: int) -> None:
        self.colours = colours
        self.each = each

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points_per_set: {colours: [blue, red, green], each: 3}`."""
        fields = fact.fields(["colours", "each"])
        return PointsPerSet([item.index_in(COLOURS) for item in fields["colours"].items()], fields["each"].integer())

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        # There are as many sets as cards of the rarest colour.
        cards = game.cities[seat].colours
        return self.each * min([cards[colour] for colour in self.colours])

    @override
    def words(self) -> str:
        return f"{self.each} points for each set of {', '.join(COLOURS[colour] for colour in self.colours)}"

    @override
    def code(self) -> str:
        return f"points_per_set:{'+'.join(COLOURS[colour] for colour in self.colours)}:{self.each}"


@final
class PointsPerPair(Effect):
    """One token of each pair of equal victory tokens scores again: three equal tokens are one pair, four are two."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points_per_pair: victory_token`."""
        fact.one_of(["victory_token"])
        return PointsPerPair()

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        return pair_points(game.cities[seat])

    @override
    def words(self) -> str:
        return "each pair of equal victory tokens scores one of them again"

    @override
    def code(self) -> str:
        return "points_per_pair:victory_token"


def pair_points(city: City) -> int:
    """Add up the points that a city's pairs of equal victory tokens score again."""
    return sum(value * (city.tokens.count(value) // 2) for value in VICTORY_VALUES)
