"""The memory of a seat of Architects, which is empty: its view shows all that it knows.

Cards are placed face up, so the contents of each deck are public. A seat that has looked at the top of the central
deck sees it in its view until it is taken, and a deck from which cards were taken up is shuffled as a whole. So nothing
that a seat knew about the order of a deck is ever missing from its view.
"""

from typing import final

from typing_extensions import override

from sevenwonders.architects.setup import checked_config
from sevenwonders.kernel import memory as kernel_memory
from sevenwonders.kernel.codec import Data, bounded, field_of, mapping
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.view import SPECTATOR, View


@final
class ArchitectsMemory(kernel_memory.Memory):
    """The memory of one seat, with nothing in it."""

    __slots__ = ("config", "seat")

    def __init__(self, config: Config, seat: int) -> None:
        self.config = config
        self.seat = seat

    @override
    def observe(self, view: View) -> None:
        # The next view will show everything that this one does and that still holds.
        kernel_memory.check_seat(view, self.seat)

    @override
    def copy(self) -> "ArchitectsMemory":
        return ArchitectsMemory(self.config, self.seat)

    @override
    def to_data(self) -> Data:
        return {"config": self.config.to_data(), "seat": self.seat}


def load_architects_memory(data: Data) -> ArchitectsMemory:
    """Load the memory that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    config = checked_config(config_from_data(mapping(field_of(data, "config"), "config")))
    return ArchitectsMemory(config, bounded(field_of(data, "seat"), "seat", SPECTATOR, config.players - 1))
