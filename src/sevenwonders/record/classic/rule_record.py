"""What a rule adds to records, golden texts and scenarios: one object for each, found in a folder of its name."""

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
        """What a step of a scenario may expect of the rule, by key."""
        return {}

    def part_words(self, library: Library, part: Part) -> str:
        """The rule's part of a city as a golden text has it; empty for parts of other rules."""
        return ""
