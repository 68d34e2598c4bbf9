"""Cards as a viewer knows them: by their ids, or by their backs."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library
from sevenwonders.server.wire.classic.table import BuriedCard, FaceDownCard


def words_of(effects: Sequence[Effect]) -> list[str]:
    """Return the effects in words, one entry each."""
    return [effect.words() for effect in effects if effect.code()]


def icons_of(effects: Sequence[Effect]) -> list[str]:
    """Return the codes of the effects, for the page to draw; docs/server.md lists them."""
    return [effect.code() for effect in effects if effect.code()]


NOBODY: Final = -1


def idents(library: Library, cards: list[int]) -> list[str]:
    """Return the ids of the cards that the viewer knows; hidden ones are left out."""
    return [library.cards[card].ident for card in cards if card >= 0]


@cache
def face_down_card(library: Library, card: int) -> FaceDownCard:
    """Return a face-down card, as far as the viewer knows it."""
    if card >= 0:
        return FaceDownCard(library.cards[card].age, library.cards[card].ident)
    return FaceDownCard(age_on_back(library, -card), None)


def buried_card(library: Library, card: int, stage: int) -> BuriedCard:
    """Return a card under a stage, as far as the viewer knows it."""
    seen = face_down_card(library, card)
    return BuriedCard(seen.age, seen.card, stage)


def age_on_back(library: Library, back: int) -> int:
    """Return the Age that a back shows, or 0: backs without an Age have numbers behind those of the Ages."""
    return back if back <= library.last_age else 0
