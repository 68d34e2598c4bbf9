"""Rows of bytes: a seat's view and memory, and the options of a decision."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.actions import Asked
from sevenwonders.encode.layout import Layout, empty_row
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.view import View


class Encoder(ABC):
    """Writes the rows of one configuration.

    It reads views and memories, which are made of views, so a row cannot show more than the seat may know.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    @abstractmethod
    def write(self, view: View, memory: Memory, asked: Asked | None, row: vec[u8], at: i64) -> None:
        """Write a seat's view, memory and question, if any, to a row of zeros that starts there."""

    def row(self, view: View, memory: Memory, asked: Asked | None) -> vec[u8]:
        """Return a seat's view, memory and question, as a new row."""
        row = empty_row(self.layout.size)
        self.write(view, memory, asked, row, 0)
        return row

    @abstractmethod
    def write_next_step(self, asked: Asked, row: vec[u8], at: i64) -> None:
        """Update the row of an earlier step of the same decision. Nothing but the decision has changed."""


class OptionTable(ABC):
    """Describes an option by a few bytes. `columns` names them."""

    def __init__(self, columns: list[str]) -> None:
        self.columns = columns

    @abstractmethod
    def write(self, option: i64, table: vec[u8], at: i64) -> None:
        """Write the row of an option, which begins there."""
