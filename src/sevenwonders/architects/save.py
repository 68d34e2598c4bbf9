"""Save a game as plain data. Cards, wonders, tokens, kinds of decision and steps are written by name."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import cards_in
from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import DECISIONS, STEPS
from sevenwonders.architects.library import Library, card_idents, token_idents
from sevenwonders.architects.version import RULES_VERSION, SAVE_FORMAT
from sevenwonders.kernel.agenda import argument_of, kind_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.numbers import numbers_in

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def save_game(game: "ArchitectsGame") -> Data:
    """Return a game as plain data, without its events."""
    library = game.library
    data = game.kernel_data()
    data["agenda"] = [[STEPS[kind_of(step)], argument_of(step)] for step in game.agenda]
    # Groups have one decision, and an answer is carried out at once: an open decision has none to save.
    data["decisions"] = [[decision.ident, decision.seat, DECISIONS[decision.kind]] for decision in game.decisions]
    data["format"] = SAVE_FORMAT
    data["rules"] = RULES_VERSION
    data["cities"] = [city_to_data(library, city) for city in game.cities]
    data["active"] = game.active
    data["turn"] = game.turn
    data["decks"] = [card_idents(library, deck) for deck in game.decks]
    data["row"] = token_idents(library, game.row)
    data["stack"] = token_idents(library, game.stack)
    data["discard"] = card_idents(library, cards_in(game.discard))
    data["peace"] = game.peace
    data["cat"] = game.cat
    data["central_known"] = numbers_in(game.central_known)
    data["armed"] = token_idents(library, numbers_in(game.armed))
    data["used"] = token_idents(library, numbers_in(game.used))
    data["looked"] = card_idents(library, game.looked)
    data["looked_deck"] = game.looked_deck
    return data


def city_to_data(library: Library, city: City) -> Data:
    """Return a city as plain data; totals are worked out again when it is loaded."""
    return {
        "board": library.boards[city.board].ident,
        "cards": card_idents(library, cards_in(city.cards)),
        "stages": [number + 1 for number in numbers_in(city.stages)],
        "tokens": token_idents(library, city.tokens),
        "victories": city.victories,
    }
