"""The version of the rules, which changes whenever the same answers could give another result."""

from typing import Final

RULES_VERSION: Final = 2
SAVE_FORMAT: Final = 3
