"""Citations of scenarios, in parts that the page can say in any language: a book and a heading in it, or a ruling.

"Second edition, Cities: Pigeonhole; Band of Spies; R5" is a passage about two cards of Cities, and a ruling.
"""

import re
from typing import Final

import msgspec

RULEBOOK: Final = re.compile(r"(First edition|Second edition|Architects) rulebook, (.+)")
EXPANSION: Final = re.compile(r"(?:Second edition, )?(base game|[A-Z]\w+): (.+)")
# Numbers of docs/rulings.md, and what of a long entry is meant: "R8 W4", "R7 hand size".
NUMBER: Final = r"(?:R|P|AR|ED)\d+(?:\.\d+)?\b"
RULING: Final = re.compile(rf"({NUMBER}(?:,? (?:{NUMBER}|[A-Z]\d\b))*)(?:,? (.+))?")


class Source(msgspec.Struct, omit_defaults=True):
    """A part of what a scenario cites: a rulebook, an expansion or `ruling`, with the heading there in English."""

    book: str
    heading: str = ""
    ruling: str = ""


def sources_of(citation: str) -> list[Source]:
    """Return the parts of a citation. Raises `ValueError` for one that begins with no known book."""
    found: list[Source] = []
    for part in citation.split("; "):
        source = source_of(part)
        if source is not None:
            found.append(source)
        elif found and not found[-1].ruling:
            # Another heading of the same book.
            found[-1].heading += f"; {part}"
        else:
            raise ValueError(f"{citation}: unknown book in {part!r}")
    return found


def source_of(part: str) -> Source | None:
    """Return one part of a citation, or None if it does not name its book."""
    if named := RULING.fullmatch(part):
        return Source("ruling", named[2] or "", named[1])
    if named := RULEBOOK.fullmatch(part):
        return Source(named[1].partition(" ")[0].lower(), named[2])
    if named := EXPANSION.fullmatch(part):
        return Source(named[1].partition(" ")[0].lower(), named[2])
    return None
