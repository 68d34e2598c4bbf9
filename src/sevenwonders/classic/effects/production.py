"""Effects that produce goods or change what goods cost."""

from typing import Final, final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.resources import LETTERS, NAMES, UNIT_MASK, choice_unit, pack
from sevenwonders.classic.seat import Seat


@final
class Produce(Effect):
    """`WW` gives both units each turn, `W/C` gives one of them. Reserved goods are not for sale."""

    def __init__(self, goods: str, reserved: bool) -> None:
        self.fixed = 0 if "/" in goods else pack(goods)
        self.choice = choice_unit(goods.replace("/", "")) if "/" in goods else 0
        self.reach = UNIT_MASK * pack(goods.replace("/", "")) if "/" in goods else 0
        self.reserved = reserved
        self.goods = goods

    def stand(self, seat: Seat) -> None:
        """Goods for the own city, and for the neighbours unless reserved."""
        seat.own_goods += self.fixed
        seat.own_choices += self.choice
        seat.own_reach |= self.reach
        if self.choice:
            seat.own_flexible += 1
        if not self.reserved:
            seat.sold_goods += self.fixed
            seat.sold_choices += self.choice
            seat.sold_reach |= self.reach

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

    def stand(self, seat: Seat) -> None:
        """Lower the price, never raise it."""
        if self.side & LEFT:
            if self.raw:
                seat.raw_left = min(seat.raw_left, self.price)
            else:
                seat.made_left = min(seat.made_left, self.price)
        if self.side & RIGHT:
            if self.raw:
                seat.raw_right = min(seat.raw_right, self.price)
            else:
                seat.made_right = min(seat.made_right, self.price)

    def words(self) -> str:
        """The price and where it holds."""
        goods = "raw materials" if self.raw else "manufactured goods"
        side = "either side" if self.side == LEFT | RIGHT else "the left" if self.side == LEFT else "the right"
        return f"buy {goods} from {side} for {self.price}"
