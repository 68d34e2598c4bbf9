"""The thinking budget of a bot for one move."""

from dataclasses import dataclass
from typing import Final

from sevenwonders.kernel.codec import Data, bounded, field_of
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

MOST: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of iterations or of milliseconds for each move; 0 where there is no limit of that kind.

    Iterations make a bot reproducible. Milliseconds make bots comparable. With both, a move ends at the first limit.
    """

    iterations: int = 0
    milliseconds: int = 0

    def to_data(self) -> Data:
        """Return plain data for other programs."""
        return {"iterations": self.iterations, "milliseconds": self.milliseconds}


NO_BUDGET: Final = Budget()


def budget_of(iterations: int | None, milliseconds: int | None) -> Budget:
    """Return the requested budget. Raises `BadConfig` if it makes no sense."""
    if iterations is not None and milliseconds is not None:
        raise BadConfig(Phrase("budget-both"))
    for amount in (iterations, milliseconds):
        if amount is not None and not 1 <= amount <= MOST:
            raise BadConfig(Phrase("budget", amount=str(amount), most=str(MOST)))
    return Budget(iterations or 0, milliseconds or 0)


def budget_from_data(data: Data) -> Budget:
    """Load the budget that `to_data` saved."""
    return Budget(
        bounded(field_of(data, "iterations"), "iterations", 0, MOST),
        bounded(field_of(data, "milliseconds"), "milliseconds", 0, MOST),
    )
