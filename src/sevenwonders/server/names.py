"""Names and texts as people type them, made fit to be shown."""

import unicodedata
from typing import Final

from sevenwonders.server.problems import refused

# Printable characters that no font draws: fillers of Hangul, the empty Braille pattern, vowels Khmer does not write.
BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# Marks that change at most the style of the letter before them.
SELECTORS: Final = "\u034f\u180b\u180c\u180d" + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
# Characters of these categories can be seen by themselves; marks need a letter to sit on.
VISIBLE: Final = "LNPS"

# Capital letters differ from small ones in what they look like: a capital Greek nu is an N, a small one a v.
CAPITALS: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳ" + "АВЕЅІЈКМНОРСТУХҮԌԚԜӀ" + "ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ" + "ՍՕ",
    "ABEZHIKMNOPTYXCj" + "ABESIJKMHOPCTYXYGQWI" + "ABCDEGHIJKLMPRSTVWZ" + "UO",
)
SMALL: Final = str.maketrans(
    "αβγεηικνορστυχωϲ" + "аәеѕіјкмнорстухвһгпԁԛԝӏүѵ" + "օսհոցգյզ" + "ıɑɡɩʟᴀʙᴄᴅᴇɢʜɪᴊᴋᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "01|",
    "abyenikvopotuxwc" + "aeesijkmhopctyxbhrndqwlyv" + "ouhngqjq" + "iagilabcdeghijkmnoprstuvwyz" + "oll",
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def is_visible(text: str) -> bool:
    """Check whether at least one character of the text is visible by itself."""
    return any(unicodedata.category(letter)[0] in VISIBLE and letter not in BLANKS for letter in text)


def skeletons(name: str) -> set[str]:
    """Return forms of the name without what is easily overlooked. Names that share one look alike."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if not (unicodedata.combining(letter) or letter in SELECTORS))
    latin = plain.translate(CAPITALS)
    # A capital I is either an i or what looks like a small L.
    return {folded(latin), folded(latin.replace("I", "l"))}


def folded(latin: str) -> str:
    """Replace everything that looks like a small Latin letter by that letter."""
    small = latin.casefold().translate(SMALL)
    for pair, letter in PAIRS:
        small = small.replace(pair, letter)
    return small


MOST_LETTERS: Final = 24
# Builders and writers of the ancient world, none of whom is a leader in the game: the log would be ambiguous.
BOT_NAMES: Final = ["Senenmut", "Corinna", "Ictinus", "Artemisia", "Sostratus", "Erinna", "Chares"]


def readable(text: str) -> str:
    """Return the text on one line, without invisible characters."""
    # Half of a surrogate pair cannot be encoded, so it could not be stored.
    words = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    shown = "".join(letter if letter.isprintable() and letter not in BLANKS else " " for letter in words)
    return " ".join(shown.split()) if is_visible(shown) else ""


def neutral_name(seat: int, others: list[str]) -> str:
    """Return the name that replaces that of a person who wants to be forgotten."""
    return checked_name(f"Player {seat + 1}", others)


def checked_name(name: str, others: list[str]) -> str:
    """Return the name as it is shown, with a number if it looks like another at the table.

    Raises `Refusal` if no character of it is visible.
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
