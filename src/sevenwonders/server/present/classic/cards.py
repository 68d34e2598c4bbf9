"""Cards as a viewer knows them: by id, or by their backs."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library
from sevenwonders.server.wire.classic.table import BuriedCard, FaceDownCard


def words_of(effects: Sequence[Effect]) -> list[str]:
    """Describe the effects in words, one entry each."""
    return [effect.words() for effect in effects if effect.code()]


def icons_of(effects: Sequence[Effect]) -> list[str]:
    """List the effects' codes for the page to draw; docs/server.md explains them."""
    return [effect.code() for effect in effects if effect.code()]


NOBODY: Final = -1


def idents(library: Library, cards: list[int]) -> list[str]:
    """List the ids of the cards that the viewer knows; hidden ones are left out."""
    return [library.cards[card].ident for card in cards if card >= 0]


@cache
def face_down_card(library: Library, card: int) -> FaceDownCard:
    """Describe a face-down card, as far as the viewer knows it."""
    if card >= 0:
        return FaceDownCard(library.cards[card].age, library.cards[card].ident)
    return FaceDownCard(age_on_back(library, -card), None)


def buried_card(library: Library, card: int, stage: int) -> BuriedCard:
    """Describe a card under a stage, as far as the viewer knows it."""
    seen = face_down_card(library, card)
    return BuriedCard(seen.age, seen.card, stage)


def age_on_back(library: Library, back: int) -> int:
    """Return the Age on a card's back, or 0 for backs without one, whose numbers follow those of the Ages."""
    return back if back <= library.last_age else 0
