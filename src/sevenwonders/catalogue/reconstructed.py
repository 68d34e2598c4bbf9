"""List the values in the card data that no source shows, as one table for people who own the box."""

import sys
from typing import Final

import msgspec

from sevenwonders.catalogue.files import data_folder
from sevenwonders.catalogue.loader import EXPANSIONS

HEAD: Final = """# Reconstructed values

Values that no source shows. Each is marked in one place of the card data until an owner of the box corrects it
there; this page is made from the data by `python -m sevenwonders.catalogue.reconstructed`.

| file | entry | what | value now |
| --- | --- | --- | --- |
"""
MARK: Final = "reconstructed"

Entry = dict[str, object]


def reconstructed_page() -> str:
    """Write the page with every marked value of all sets."""
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows())


def rows() -> list[tuple[str, str, str, str]]:
    """List the file, entry, name and value of every marked value."""
    found: list[tuple[str, str, str, str]] = []
    for expansion in EXPANSIONS:
        for file in sorted((data_folder() / expansion).iterdir(), key=lambda path: path.name):
            for name, entry in entries_in(msgspec.yaml.decode(file.read_bytes())):
                found += [(f"{expansion}/{file.name}", name, what, value_of(entry, what)) for what in marks_of(entry)]
    return found


def entries_in(document: object) -> list[tuple[str, Entry]]:
    """Return the entries of a file by name: the items of a list, or the values of a mapping."""
    if isinstance(document, list):
        return [(str(entry.get("name", entry["id"])), entry) for entry in document]
    assert isinstance(document, dict)
    return [(str(key), entry) for key, entry in document.items() if isinstance(entry, dict)]


def marks_of(entry: Entry) -> list[str]:
    """List the names of the marked values in an entry: those in its list of marks, or all if it has no list."""
    marks = entry.get(MARK, [])
    return list(marks) if isinstance(marks, list) else [key for key in entry if key != MARK]


def value_of(entry: Entry, what: str) -> str:
    """Put a marked value into words: of the entry itself, or of one of its effects."""
    if what in entry:
        return words_of(entry[what])
    effects = entry["effects"]
    assert isinstance(effects, list)
    if what == "effect":
        return ", ".join(f"{kind} {words_of(value)}" for effect in effects for kind, value in effect.items())
    return ", ".join(words_of(effect[what]) for effect in effects if what in effect)


def words_of(value: object) -> str:
    """Put a value of the data into a few words."""
    if isinstance(value, dict):
        parts = [f"{key} {words_of(item)}" for key, item in value.items()]
        return "; ".join(parts) if any(isinstance(item, list) for item in value.values()) else " ".join(parts)
    if isinstance(value, list):
        inner = "; " if any(isinstance(item, dict) for item in value) else " "
        return inner.join(words_of(item) for item in value)
    return str(value)


if __name__ == "__main__":
    sys.stdout.write(reconstructed_page())
