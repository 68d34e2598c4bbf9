"""Make names and texts that people typed fit to be shown."""

import unicodedata
from typing import Final

from sevenwonders.server.lookalikes import BLANKS, is_visible, skeletons
from sevenwonders.server.problems import refused

MOST_LETTERS: Final = 24
# Builders and writers of the ancient world, none of whom is a leader in the game: the log would be ambiguous.
BOT_NAMES: Final = ["Senenmut", "Corinna", "Ictinus", "Artemisia", "Sostratus", "Erinna", "Chares"]


def readable(text: str) -> str:
    """The text in one line, without invisible characters."""
    # Half of a surrogate pair cannot be encoded, so it could not be stored.
    words = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    shown = "".join(letter if letter.isprintable() and letter not in BLANKS else " " for letter in words)
    return " ".join(shown.split()) if is_visible(shown) else ""


def neutral_name(seat: int, others: list[str]) -> str:
    """The name of a person who wants to be forgotten."""
    return checked_name(f"Player {seat + 1}", others)


def checked_name(name: str, others: list[str]) -> str:
    """Return the name as it is shown, with a number if it looks like another one at the table.

    Raises `Refusal` if nothing of it can be seen.
    """
    name = readable(name)[:MOST_LETTERS].strip()
    if not is_visible(name):
        raise refused("name_empty")
    taken = set[str]().union(*map(skeletons, others))
    number = 2
    wanted = name
    # The number keeps people from posing as another person at the table.
    while skeletons(name) & taken:
        name = f"{wanted[: MOST_LETTERS - 3]} {number}"
        number += 1
    return name
