"""The kinds of event in Cities, by number and name."""

from typing import Final

from sevenwonders.classic.number_blocks import first_kind

KIND: Final = first_kind("cities")

# Events; docs/notation.md says what their values mean
DIPLOMACY: Final = KIND
EVENTS: Final = ["diplomacy"]
