"""Cards as a viewer knows them: by their ids, or by their backs."""

from sevenwonders.classic.library import Library
from sevenwonders.server.classic.wire import BuriedCard


def idents(library: Library, cards: list[int]) -> list[str]:
    """The ids of the cards that the viewer knows; hidden ones are left out."""
    return [library.cards[card].ident for card in cards if card >= 0]


def back_or_card(library: Library, card: int) -> BuriedCard:
    """A face-down card as the viewer knows it."""
    if card >= 0:
        return BuriedCard(library.cards[card].age, library.cards[card].ident)
    # Backs that show no Age have numbers behind those of the Ages.
    return BuriedCard(-card if -card <= library.last_age else 0, None)
