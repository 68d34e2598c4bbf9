"""What a rule adds to golden texts and scenarios, in one object for each rule."""

from collections.abc import Callable

from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.table import ClassicGame
from sevenwonders.record.document import Node
from sevenwonders.record.expectations import Check

Readers = dict[str, Callable[[Node, ClassicGame], list[Check]]]


class RuleRecord:
    """What one rule adds; nothing unless overridden."""

    def expectations(self) -> Readers:
        """What a step of a scenario can expect of the rule, by key."""
        return {}

    def part_words(self, library: Library, part: Part) -> str:
        """The rule's part of a city as a golden text lists it; empty for parts of other rules."""
        return ""
