"""Make names and texts that people typed fit to be shown."""

import unicodedata
from typing import Final

from sevenwonders.server.problems import refused

MOST_LETTERS: Final = 24
# Builders and writers of the ancient world, none of whom is a leader in the game: the log would be ambiguous.
BOT_NAMES: Final = ["Senenmut", "Corinna", "Ictinus", "Artemisia", "Sostratus", "Erinna", "Chares"]


def readable(text: str) -> str:
    """The text in one line, without invisible characters."""
    # Half of a surrogate pair cannot be encoded, so it could not be stored.
    words = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    return " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())


def neutral_name(seat: int, others: list[str]) -> str:
    """The name of a person who wants to be forgotten."""
    return checked_name(f"Player {seat + 1}", others)


def checked_name(name: str, others: list[str]) -> str:
    """The name as it is shown, numbered if somebody else already has it; Refusal if nothing of it is readable."""
    name = readable(name)[:MOST_LETTERS].strip()
    if not name:
        raise refused("name_empty")
    number = 2
    wanted = name
    # Also keeps people from posing as somebody else at the table.
    while name.casefold() in [other.casefold() for other in others]:
        name = f"{wanted[: MOST_LETTERS - 3]} {number}"
        number += 1
    return name
