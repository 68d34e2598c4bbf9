"""Effects of cards and boards in words, made from their codes for icons (docs/server.md lists these).

The page has the same in `web/src/language/effects.ts`. An expansion has the messages of its effects in its own files.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sevenwonders.cli.words.language import any_of, in_row, is_told, listed, named, told_by_id
from sevenwonders.cli.words.told import told

# The letters of goods in codes, with the ids of their messages.
GOODS: Final = {
    "W": "wood",
    "S": "stone",
    "O": "ore",
    "C": "clay",
    "G": "glass",
    "P": "papyrus",
    "T": "textile",
}
Blanks = dict[str, float | str]


def effect_words(code: str, english: str, card_name: Callable[[str], str]) -> str:
    """Say the effect with that code. One that has no message is said in English."""
    kind, *parts = code.split(":")
    if kind in ("goods", "reserved"):
        return told_by_id(f"effect-{kind}", goods=goods_words(parts[0]))
    if kind == "special":
        return named("power", parts[0], english)
    if not is_told(f"effect-{kind}"):
        return english
    spelled = SPELLED[kind](parts, card_name) if kind in SPELLED else {}
    return told_by_id(f"effect-{kind}", **(given(parts) | spelled))


def box_effect_words(code: str, english: str) -> str:
    """Say an effect of Architects, which has some of its own."""
    kind, *parts = code.split(":")
    if not is_told(f"boxeffect-{kind}"):
        return effect_words(code, english, str)
    causes = parts[0].split("+") if kind == "extra_card" else []
    return told_by_id(
        f"boxeffect-{kind}", **given(parts), cards=any_of(told_by_id(f"taken-{cause}") for cause in causes)
    )


def given(parts: Sequence[str]) -> Blanks:
    """Return the parts of a code by their places, as numbers where they are numbers."""
    filled = [*[*parts, "", "", ""][:3], parts[3] if len(parts) > 3 else "0"]
    return {name: int(part) if part.isdecimal() else part for name, part in zip("abcd", filled, strict=True)}


def counted(parts: Sequence[str], _card_name: Callable[[str], str]) -> Blanks:
    """Return what an effect counts, and where."""
    what = in_row(told_by_id(f"per-{thing}") for thing in parts[0].split("+"))
    return {"what": what, "where": told_by_id(f"where-{parts[1].replace('+', '_')}")}


def set_of_colours(parts: Sequence[str], _card_name: Callable[[str], str]) -> Blanks:
    """Return the colours of a set that scores."""
    return {"what": in_row(told_by_id(f"setcolour-{colour}") for colour in parts[0].split("+"))}


def cards_to_choose(parts: Sequence[str], card_name: Callable[[str], str]) -> Blanks:
    """Return the cards of which one may be chosen."""
    return {"cards": any_of(card_name(card) for card in parts[0].split("+"))}


# Blanks that are words themselves, by the kind of the effect.
SPELLED: Final[Mapping[str, Callable[[Sequence[str], Callable[[str], str]], Blanks]]] = {
    "coins_per": counted,
    "points_per": counted,
    "points_per_set": set_of_colours,
    "choose": cards_to_choose,
}


def goods_words(letters: str) -> str:
    """Name resources by their letters: all of them, or with strokes between them one of them."""
    if "/" in letters:
        return any_of(good_name(letter) for letter in letters.split("/"))
    return listed([units_words(letters.count(letter), letter) for letter in dict.fromkeys(letters)])


def good_name(letter: str) -> str:
    """Name a resource by its letter."""
    return told_by_id(f"good-{GOODS[letter]}")


def units_words(count: int, letter: str) -> str:
    """Name a number of units of a resource: `2 stone`."""
    return told("goods-units", count=count, good=good_name(letter))
