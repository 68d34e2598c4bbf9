"""Rights: lasting advantages that a city has or lacks, each kept as one bit of a running total."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.effects.effect import Effect, Reader


class Right(Effect):
    """A right that holds from now on. Having it twice changes nothing. Each subclass says where its bit is kept."""

    def __init__(self, code: str, bit: int, text: str) -> None:
        self.icon = code
        self.bit = bit
        self.text = text

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return self.text

    @override
    def code(self) -> str:
        return self.icon


@final
class PerkRight(Right):
    """A right that builds, stages, conflicts or scores ask for."""

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).rights |= self.bit


@final
class TradeRight(Right):
    """A rebate on bought goods, a spare unit, or a unit from the bank; rebates.py works out what it saves."""

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).rebates |= self.bit


def readers_of(rights: list[Right]) -> dict[str, Reader]:
    """Return the readers of rights that card data writes as `special: NAME`, by that name."""
    return {right.code().removeprefix("special:"): reader_of(right) for right in rights}


def reader_of(right: Right) -> Reader:
    """Return a reader that needs no value: the name says everything."""
    return lambda fact: right
