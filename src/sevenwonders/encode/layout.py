"""The layout of an observation: where each number is in a row, as data.

A row is a sequence of bytes. A field is a named part of it with one byte for each of its labels. Tables for people, the
dictionary form and the text form are all made from here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255
# The only label of a field that is a single number.
NUMBER: Final = [""]


@final
class Field:
    """A part of a row: its name, one label for each of its bytes, and what the bytes mean.

    A field is private if some players may know what others do not.
    """

    __slots__ = ("labels", "name", "private", "start", "words")

    def __init__(self, name: str, labels: list[str], words: str, private: bool = False) -> None:
        self.name = name
        self.labels = labels
        self.words = words
        self.private = private
        # Set when the field joins a layout.
        self.start: i64 = 0

    def __repr__(self) -> str:
        return f"<Field {self.name}: bytes {self.start} to {self.start + len(self.labels) - 1}>"

    def size(self) -> int:
        """Count the bytes."""
        return len(self.labels)


@final
class Layout:
    """All fields of a row, in order."""

    __slots__ = ("fields", "size")

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size: i64 = 0

    def add(self, field: Field) -> i64:
        """Append a field, and return where it starts."""
        field.start = self.size
        self.fields.append(field)
        self.size += len(field.labels)
        return field.start

    def add_all(self, fields: list[Field], prefix: str = "") -> i64:
        """Append fields, with a prefix to their names, and return where the first starts."""
        start = self.size
        for field in fields:
            self.add(Field(prefix + field.name, field.labels, field.words, field.private))
        return start

    def field(self, name: str) -> Field:
        """Return the field of that name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise LookupError(f"The row has no field '{name}'. `table()` lists them all.")

    def table(self) -> list[tuple[int, int, str, str]]:
        """List for every field its first byte, its number of bytes, its name, and its meaning."""
        return [(int(field.start), field.size(), field.name, field.words) for field in self.fields]

    def named(self, row: bytes) -> dict[str, list[int]]:
        """Return a row as a dictionary of the numbers of each field by its name."""
        return {field.name: list(row[field.start : field.start + field.size()]) for field in self.fields}

    def text(self, row: bytes, fields: list[Field] | None = None) -> str:
        """Write a row for people: a line for each field, or each of these fields, that has a nonzero number."""
        lines: list[str] = []
        for field in self.fields if fields is None else fields:
            numbers = row[field.start : field.start + field.size()]
            if any(numbers):
                lines.append(f"{field.name}: {', '.join(labelled(field, numbers))}")
        return "\n".join(lines)


def labelled(field: Field, numbers: bytes) -> list[str]:
    """List the nonzero numbers of a field, with their labels."""
    found: list[str] = []
    for label, number in zip(field.labels, numbers, strict=True):
        if number:
            found.append(f"{label} {number}" if label else str(number))
    return found


def number_field(name: str, words: str, private: bool = False) -> Field:
    """Return a field of one byte."""
    return Field(name, NUMBER, words, private)


def empty_row(size: i64) -> vec[u8]:
    """Return a row of zeros."""
    return vec[u8]([0] * size)


def clear(row: vec[u8], at: i64, size: i64) -> None:
    """Fill a row with zeros."""
    for place in range(at, at + size):
        row[place] = 0


def put(row: vec[u8], at: i64, number: i64) -> None:
    """Write a number, clamped to a byte."""
    # Compiled, only a plain number becomes a byte without a detour through objects.
    if number > MOST:
        number = MOST
    elif number < 0:
        number = 0
    row[at] = u8(number)


def put_all(row: vec[u8], at: i64, numbers: list[int]) -> None:
    """Write several numbers in a row."""
    for number in numbers:
        put(row, at, number)
        at += 1


def count_cards(row: vec[u8], at: i64, cards: list[int]) -> None:
    """Count cards in a field with a byte for each card; hidden cards, which are negative, are left out."""
    for item in cards:
        card: i64 = item
        if card >= 0:
            row[at + card] += 1


def count_backs(row: vec[u8], at: i64, cards: list[int]) -> None:
    """Count hidden cards in a field with a byte for each back from 1 on; the others are left out."""
    for item in cards:
        card: i64 = item
        if card < 0:
            row[at - card - 1] += 1
