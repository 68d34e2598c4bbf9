"""A game as plain data. Cards, wonders and tokens are named by their permanent ids."""

from typing import TYPE_CHECKING

from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.version import RULES_VERSION, SAVE_FORMAT
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def save_game(game: "ArchitectsGame") -> Data:
    """Everything that a game is, except the events it has told so far."""
    library = game.library
    data = game.kernel_data()
    # Groups have one decision, and an answer is carried out at once: an open decision has none.
    data["decisions"] = [[decision.ident, decision.seat, decision.kind] for decision in game.decisions]
    data["format"] = SAVE_FORMAT
    data["rules"] = RULES_VERSION
    data["seats"] = [city_to_data(library, city) for city in game.cities]
    data["active"] = game.active
    data["turn"] = game.turn
    data["decks"] = [idents(library, deck) for deck in game.decks]
    data["row"] = token_idents(library, game.row)
    data["stack"] = token_idents(library, game.stack)
    data["discard"] = idents(library, counted(game.discard))
    data["peace"] = game.peace
    data["cat"] = game.cat
    data["central_known"] = [seat for seat in range(len(game.cities)) if game.central_known >> seat & 1]
    data["armed"] = token_idents(library, bits_of(game.armed))
    data["used"] = token_idents(library, bits_of(game.used))
    data["looked"] = idents(library, game.looked)
    data["looked_deck"] = game.looked_deck
    return data


def city_to_data(library: Library, city: City) -> Data:
    """What lies in front of one player."""
    return {
        "board": library.boards[city.board].ident,
        "cards": idents(library, counted(city.cards)),
        "stages": [number + 1 for number in bits_of(city.stages)],
        "tokens": token_idents(library, city.tokens),
        "victories": city.victories,
    }


def counted(counts: list[int]) -> list[int]:
    """Cards one by one, from counts by kind."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def bits_of(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def idents(library: Library, cards: list[int]) -> list[str]:
    """Permanent ids of cards."""
    return [library.cards[card].ident for card in cards]


def token_idents(library: Library, tokens: list[int]) -> list[str]:
    """Permanent ids of progress tokens."""
    return [library.tokens[token].ident for token in tokens]
