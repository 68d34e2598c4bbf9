"""Versions of the rules and of saved games."""

from typing import Final

# Changes whenever the same answers could give another result.
RULES_VERSION: Final = 1

# Changes with the form of saved games; older ones are refused.
SAVE_FORMAT: Final = 2
