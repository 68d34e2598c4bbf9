"""Read a rule's keys in a position set up by hand, with errors that name the key."""

from sevenwonders.classic.library import Library
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BadConfig


def key_error(key: str, expected: str) -> BadConfig:
    """Return the error for a key with a wrong value."""
    return BadConfig(f"'{key}' should be {expected}.")


def key_number(keys: Data, key: str, default: int = 0) -> int:
    """Read a number of things, or the default if the key is missing."""
    value = keys.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise key_error(key, f"a number from 0 on, not '{value}'")
    return value


def key_numbers(keys: Data, key: str) -> list[int]:
    """Read a list of whole numbers. Empty if the key is missing."""
    numbers: list[int] = []
    for item in key_list(keys, key):
        if not isinstance(item, int) or isinstance(item, bool):
            raise key_error(key, f"a list of whole numbers, without '{item}'")
        numbers.append(item)
    return numbers


def key_list(keys: Data, key: str) -> list[object]:
    """Read a list. Empty if the key is missing."""
    value = keys.get(key, [])
    if not isinstance(value, list):
        raise key_error(key, f"a list, not '{value}'")
    return value


def key_cards(library: Library, keys: Data, key: str, age: int = 0) -> list[int]:
    """Read a list of cards by name or id. Empty if the key is missing.

    Of cards that share a name, that Age's is meant.
    """
    cards: list[int] = []
    for item in key_list(keys, key):
        if not isinstance(item, str):
            raise key_error(key, f"a list of cards, without '{item}'")
        cards.append(library.card_of_age(item, age))
    return cards


def key_mapping(keys: Data, key: str) -> dict[object, object]:
    """Read a mapping. Empty if the key is missing."""
    value = keys.get(key, {})
    if not isinstance(value, dict):
        raise key_error(key, f"a mapping, not '{value}'")
    return value
