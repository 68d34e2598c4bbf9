"""Features by name and number: the names are permanent, the numbers belong to one table."""

from typing import final


@final
class Names:
    """The names of features in the order of their numbers.

    Weights are kept by name. So a table with fewer expansions finds its own among those of a larger one.
    """

    def __init__(self) -> None:
        self.all: list[str] = []

    def block(self, names: list[str]) -> int:
        """Add a row of features, and return the number of the first."""
        first = len(self.all)
        self.all.extend(names)
        return first

    def table(self, title: str, *axes: list[str]) -> int:
        """Add a feature for every combination of one name from each axis, the last axis running fastest."""
        names = [title]
        for axis in axes:
            names = [f"{name}.{item}" for name in names for item in axis]
        return self.block(names)


def numbered(first: int, last: int) -> list[str]:
    """The numbers from the first to the last as names."""
    return [str(number) for number in range(first, last + 1)]
