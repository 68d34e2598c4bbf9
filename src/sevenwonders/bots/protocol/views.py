"""Views of every game as plain data for other programs, and back."""

from abc import ABC, abstractmethod
from importlib import import_module

from sevenwonders.kernel.codec import Data, broken, field_of, int_list, integer, mapping, sequence
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.view import View


def number(data: Data, field: str) -> int:
    """Read a field that is a whole number."""
    return integer(field_of(data, field), field)


def numbers(data: Data, field: str) -> list[int]:
    """Read a field that is a list of whole numbers."""
    return int_list(field_of(data, field), field)


def lists_of_numbers(data: Data, field: str) -> list[list[int]]:
    """Read a field that is a list of lists of whole numbers."""
    return [int_list(item, field) for item in sequence(field_of(data, field), field)]


def decisions_in(data: Data) -> list[Decision]:
    """Read the open decisions of a view."""
    found: list[Decision] = []
    for item in lists_of_numbers(data, "decisions"):
        if len(item) != 5:
            raise broken("decisions", "lists of five")
        found.append(Decision(*item))
    return found


class ViewReader(ABC):
    """Reads the views of one game from the plain data of `View.to_data`."""

    @abstractmethod
    def legend(self, config: Config) -> Data:
        """Return the permanent ids behind the numbers in the views of a checked configuration."""

    @abstractmethod
    def read(self, data: Data) -> View:
        """Load the view that `to_data` saved. Raises `BrokenSave` if the data is damaged."""


def view_reader_of(game: str) -> ViewReader:
    """Return the reader for views of that game, from `bots/<game>/view_reader.py`."""
    reader = import_module(f"sevenwonders.bots.{game}.view_reader").READER
    assert isinstance(reader, ViewReader)
    return reader


def legend_of(config: Config) -> Data:
    """Return the permanent ids behind the numbers in the views of a checked configuration."""
    return view_reader_of(config.game).legend(config)


def view_from_data(data: Data) -> View:
    """Load the view that `View.to_data` saved. Raises `BrokenSave` if the data is damaged."""
    config = config_from_data(mapping(field_of(data, "config"), "config"))
    return view_reader_of(config.game).read(data)
