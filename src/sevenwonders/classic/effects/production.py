"""Effects that produce goods or change what goods cost."""

from typing import Final, final

from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.resources import LETTERS, NAMES, UNIT_MASK, choice_unit, pack


@final
class Produce(Effect):
    """`WW` gives both units each turn, `W/C` gives one of them. Reserved goods are not for sale."""

    def __init__(self, goods: str, reserved: bool) -> None:
        self.fixed = 0 if "/" in goods else pack(goods)
        self.choice = choice_unit(goods.replace("/", "")) if "/" in goods else 0
        self.reach = UNIT_MASK * pack(goods.replace("/", "")) if "/" in goods else 0
        self.reserved = reserved
        self.goods = goods

    def add_to(self, city: City) -> None:
        """Goods for the own city, and for the neighbours unless reserved."""
        city.own_goods += self.fixed
        city.own_choices += self.choice
        city.own_reach |= self.reach
        if self.choice:
            city.own_choice_count += 1
        if not self.reserved:
            city.sold_goods += self.fixed
            city.sold_choices += self.choice
            city.sold_reach |= self.reach

    def words(self) -> str:
        """The goods by name."""
        if "/" in self.goods:
            names = [NAMES[LETTERS.index(letter)] for letter in self.goods.split("/")]
            return " or ".join([", ".join(names[:-1]), names[-1]]) + (" (not for sale)" if self.reserved else "")
        return f"{len(self.goods)} {NAMES[LETTERS.index(self.goods[0])]}"


LEFT: Final = 1
RIGHT: Final = 2
SIDES: Final = {"left": LEFT, "right": RIGHT, "both": LEFT | RIGHT}


@final
class Discount(Effect):
    """Goods of one class cost less when bought on the named side. R3: the same discount twice does not add up."""

    def __init__(self, raw: bool, side: str, price: int) -> None:
        self.raw = raw
        self.side = SIDES[side]
        self.price = price

    def add_to(self, city: City) -> None:
        """Lower the price, never raise it."""
        if self.side & LEFT:
            if self.raw:
                city.raw_left = min(city.raw_left, self.price)
            else:
                city.manufactured_left = min(city.manufactured_left, self.price)
        if self.side & RIGHT:
            if self.raw:
                city.raw_right = min(city.raw_right, self.price)
            else:
                city.manufactured_right = min(city.manufactured_right, self.price)

    def words(self) -> str:
        """The price and where it holds."""
        goods = "raw materials" if self.raw else "manufactured goods"
        side = "either side" if self.side == LEFT | RIGHT else "the left" if self.side == LEFT else "the right"
        return f"buy {goods} from {side} for {self.price}"
