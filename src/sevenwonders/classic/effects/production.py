"""Effects that produce goods or change what goods cost."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.trade.resources import LETTERS, NAMES, UNIT_MASK, choice_unit, pack


@final
class Produce(Effect):
    """Goods each turn: `WW` is both units, `W/C` is one of the two. Reserved goods are not for sale (R3)."""

    def __init__(self, goods: str, reserved: bool) -> None:
        self.fixed = 0 if "/" in goods else pack(goods)
        self.choice = choice_unit(goods.replace("/", "")) if "/" in goods else 0
        # All bits of each resource within reach: any number of units may come from several such producers.
        self.reach = UNIT_MASK * pack(goods.replace("/", "")) if "/" in goods else 0
        self.reserved = reserved
        self.goods = goods

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `produce: {goods: W/C, reserved: true}`; goods are for sale unless reserved."""
        fields = fact.fields(["goods"], ["reserved"])
        goods = fields["goods"].text()
        if not goods or any(letter not in LETTERS for letter in goods.replace("/", "")):
            raise fields["goods"].error(f"resources of {LETTERS}")
        return Produce(goods, "reserved" in fields and fields["reserved"].value is True)

    @override
    def add_to(self, city: City) -> None:
        city.own_goods += self.fixed
        city.own_choices += self.choice
        city.own_reach |= self.reach
        if self.choice:
            city.own_choice_count += 1
        if not self.reserved:
            city.sold_goods += self.fixed
            city.sold_choices += self.choice
            city.sold_reach |= self.reach

    @override
    def words(self) -> str:
        if "/" in self.goods:
            names = [NAMES[LETTERS.index(letter)] for letter in self.goods.split("/")]
            return " or ".join([", ".join(names[:-1]), names[-1]]) + (" (not for sale)" if self.reserved else "")
        return f"{len(self.goods)} {NAMES[LETTERS.index(self.goods[0])]}"

    @override
    def code(self) -> str:
        return f"{'reserved' if self.reserved else 'goods'}:{self.goods}"


LEFT: Final = 1
RIGHT: Final = 2
SIDES: Final = {"left": LEFT, "right": RIGHT, "both": LEFT | RIGHT}
GOODS: Final = ["raw", "manufactured"]


@final
class Discount(Effect):
    """Goods of one class cost less from the named side. Two such discounts do not add up (R3)."""

    def __init__(self, raw: bool, side: str, price: int) -> None:
        self.raw = raw
        self.sides = SIDES[side]
        self.side = side
        self.price = price

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `discount: {goods: raw, side: right, price: 1}`."""
        fields = fact.fields(["goods", "side", "price"])
        raw = fields["goods"].one_of(GOODS) == GOODS[0]
        return Discount(raw, fields["side"].one_of(list(SIDES)), fields["price"].integer())

    @override
    def add_to(self, city: City) -> None:
        if self.sides & LEFT:
            if self.raw:
                city.raw_left = min(city.raw_left, self.price)
            else:
                city.manufactured_left = min(city.manufactured_left, self.price)
        if self.sides & RIGHT:
            if self.raw:
                city.raw_right = min(city.raw_right, self.price)
            else:
                city.manufactured_right = min(city.manufactured_right, self.price)

    @override
    def words(self) -> str:
        goods = "raw materials" if self.raw else "manufactured goods"
        side = "either side" if self.side == "both" else f"the {self.side}"
        return f"buy {goods} from {side} for {self.price}"

    @override
    def code(self) -> str:
        return f"discount:{GOODS[0] if self.raw else GOODS[1]}:{self.side}:{self.price}"
