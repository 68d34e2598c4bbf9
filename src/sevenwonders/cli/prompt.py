"""Parse short commands that can be understood without the game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.cli.words.language import SOFT_HYPHEN
from sevenwonders.cli.words.vocabulary import folded, known_words

PICK: Final = "pick"
DECLINE: Final = "decline"
TYPED: Final = "typed"
HELP: Final = "help"
LOG: Final = "log"
SCORE: Final = "score"
SHOW_CARD: Final = "card"
SHOW_CITY: Final = "city"
SHOW_TABLE: Final = "table"
TAKE_BACK: Final = "undo"
QUIT: Final = "quit"
NOTHING: Final = "nothing"

# Letters and English words. Every language has words of its own in its messages of this kind.
KIND: Final = "terminal-word-"
WORDS: Final = {
    "": NOTHING,
    "?": HELP,
    "h": HELP,
    "help": HELP,
    "l": LOG,
    "log": LOG,
    "score": SCORE,
    "t": SHOW_TABLE,
    "table": SHOW_TABLE,
    "u": TAKE_BACK,
    "undo": TAKE_BACK,
    "p": DECLINE,
    "pass": DECLINE,
    "q": QUIT,
    "quit": QUIT,
    "exit": QUIT,
}
LOOKS: Final = {"c": SHOW_CARD, "card": SHOW_CARD, "d": SHOW_CITY, "city": SHOW_CITY}
SIDES: Final = {"": "me", "me": "me", "you": "me", "left": "left", "right": "right"}
BACK: Final = dict.fromkeys(("0", "b", "back", "n", "no"), "back")
PICKING: Final = re.compile(r"([a-z]?)\s*([0-9]{1,3})", re.IGNORECASE)
LONGEST: Final = 200


@dataclass(frozen=True)
class Command:
    """A command: its kind, and for some kinds a number with a letter before it, or words."""

    kind: str
    letter: str = ""
    number: int = 0
    words: str = ""


def parse_command(line: str, letters: str = "") -> Command:
    """Read the command on a typed line. A number may follow one of the letters.

    A line that is not a command is passed on as a choice in the notation of docs/notation.md.
    """
    words = clean(line)
    kind = known_words(KIND, WORDS).get(folded(words))
    if kind is not None:
        return Command(kind)
    match = PICKING.fullmatch(words)
    if match is not None and match.group(1).lower() in letters:
        return Command(PICK, letter=match.group(1).lower(), number=int(match.group(2)))
    first, _, rest = words.partition(" ")
    look = known_words(KIND, LOOKS).get(folded(first))
    if look is not None:
        return Command(look, words=rest.strip())
    return Command(TYPED, words=words)


def clean(line: str) -> str:
    """Make the line safe for a terminal: printable characters only, spaces collapsed, length limited."""
    readable = "".join(letter if letter.isprintable() else " " for letter in line.replace(SOFT_HYPHEN, "")[:LONGEST])
    return " ".join(readable.split())


def parse_payment(line: str, count: int) -> int | None:
    """Return the position of the payment, -1 to go back, or None if the line makes no sense."""
    words = folded(clean(line))
    if not words:
        return 0
    if words in known_words(KIND, BACK):
        return -1
    if re.fullmatch(r"[0-9]{1,3}", words) and 1 <= int(words) <= count:
        return int(words) - 1
    return None


def named_seat(words: str, own: int, names: Sequence[Sequence[str]]) -> int | None:
    """Find the seat that the words mean: a side, "you", or the beginning of one of its names; no words mean `own`."""
    wanted = folded(words)
    side = known_words(KIND, SIDES).get(wanted)
    if side is not None:
        return {"me": own, "left": (own + 1) % len(names), "right": (own - 1) % len(names)}[side]
    found = [seat for seat, known in enumerate(names) if any(folded(name).startswith(wanted) for name in known)]
    return found[0] if found else None
