"""The options of a decision as a table of bytes, for learners that score each option (`options`)."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, u8


class OptionTable(ABC):
    """Describes an option by a few bytes. `columns` names them."""

    def __init__(self, columns: list[str]) -> None:
        self.columns = columns

    @abstractmethod
    def write(self, option: i64, table: vec[u8], at: i64) -> None:
        """Write the row of an option, which begins there."""
