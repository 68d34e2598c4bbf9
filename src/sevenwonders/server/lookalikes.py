"""Letters that look like others, and letters that look like nothing.

The tables are a small part of Unicode's list of confusable characters (Technical Standard 39): what can be taken for a
Latin letter in the fonts of browsers. `unicodedata` takes care of width, style and case.
"""

import unicodedata
from typing import Final

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
    """Return whether at least one character of the text can be seen by itself."""
    return any(unicodedata.category(letter)[0] in VISIBLE and letter not in BLANKS for letter in text)


def skeletons(name: str) -> set[str]:
    """Return forms of the name without what is easily overlooked. Two names that share one of them look alike."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if not (unicodedata.combining(letter) or letter in SELECTORS))
    latin = plain.translate(CAPITALS)
    # A capital I is either an i or what looks like a small L.
    return {folded(latin), folded(latin.replace("I", "l"))}


def folded(latin: str) -> str:
    """Return small Latin letters in the place of everything that looks like them."""
    small = latin.casefold().translate(SMALL)
    for pair, letter in PAIRS:
        small = small.replace(pair, letter)
    return small
