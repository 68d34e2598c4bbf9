"""Values of a catalogue file that know where they come from, so that every error names its place."""

from collections.abc import Sequence
from typing import final


class CatalogueError(Exception):
    """A catalogue file is wrong; the message names the file or card and the fault."""


@final
class Fact:
    """One value of a catalogue file, with the card, board or file that it belongs to."""

    __slots__ = ("owner", "value")

    def __init__(self, owner: str, value: object) -> None:
        self.owner = owner
        self.value = value

    def error(self, expected: str) -> CatalogueError:
        """Return the error to raise when the value is not what it should be."""
        return CatalogueError(f"{self.owner}: {self.value!r} should be {expected}")

    def integer(self) -> int:
        """Return the value as a whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.error("a whole number")
        return self.value

    def text(self) -> str:
        """Return the value as text."""
        if not isinstance(self.value, str):
            raise self.error("text")
        return self.value

    def one_of(self, names: Sequence[str]) -> str:
        """Return the value as one of the given names."""
        if self.text() not in names:
            raise self.error(f"one of {', '.join(names)}")
        return self.text()

    def index_in(self, names: Sequence[str]) -> int:
        """Return the position of the value among the given names."""
        return list(names).index(self.one_of(names))

    def items(self) -> "list[Fact]":
        """Return the value as a list."""
        if not isinstance(self.value, list):
            raise self.error("a list")
        return [Fact(self.owner, item) for item in self.value]

    def mapping(self) -> "dict[object, Fact]":
        """Return the value as a mapping, whatever its keys are."""
        if not isinstance(self.value, dict):
            raise self.error("a mapping")
        return {key: Fact(f"{self.owner}.{key}", item) for key, item in self.value.items()}

    def fields(self, required: Sequence[str], optional: Sequence[str] = ()) -> "dict[str, Fact]":
        """Return the value as a mapping with all required keys and none besides the given ones."""
        found = {str(key): item for key, item in self.mapping().items()}
        missing = [key for key in required if key not in found]
        unknown = [key for key in found if key not in (*required, *optional)]
        if missing or unknown:
            raise self.error(f"a mapping with the keys {', '.join([*required, *optional])}")
        return found
