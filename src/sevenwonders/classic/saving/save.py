"""Save a game as plain data. Cards and boards are named by their permanent ids."""

from typing import TYPE_CHECKING

from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import decision_names, step_names
from sevenwonders.classic.trade.chains import cards_with_new_chains
from sevenwonders.classic.version import RULES_VERSION, SAVE_FORMAT
from sevenwonders.kernel.agenda import argument_of, kind_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import UNANSWERED

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


def save_game(game: "ClassicGame") -> Data:
    """Return a game as plain data, without its events."""
    library = game.library
    data = game.kernel_data()
    # Steps and decisions are saved by name, so that a save does not depend on their numbers.
    data["decisions"] = [
        [
            decision.ident,
            decision.seat,
            decision.decider,
            decision_names()[decision.kind],
            [] if decision.choice == UNANSWERED else game.answers_to_data([decision.ident, decision.choice]),
        ]
        for decision in game.decisions
    ]
    data["agenda"] = [[step_names()[kind_of(step)], argument_of(step)] for step in game.agenda]
    data["format"] = SAVE_FORMAT
    data["rules"] = RULES_VERSION
    data["cities"] = [city_to_data(library, city) for city in game.cities]
    data["age"] = game.age
    data["turn"] = game.turn
    data["decks"] = [idents(library, deck) for deck in game.decks]
    data["discard"] = idents(library, game.discard)
    data["discarders"] = list(game.discarders)
    data["discard_builders"] = list(game.discard_builders)
    data["parts"] = [part.to_data(library) for part in game.parts]
    return data


def city_to_data(library: Library, city: City) -> Data:
    """Return a city as plain data, without anything that can be worked out from its board, stages and cards."""
    return {
        "board": library.boards[city.board].ident,
        "coins": city.coins,
        "stages": city.stages,
        "free_build_ready": city.free_build_ready,
        "hand": idents(library, city.hand),
        "built": idents(library, city.built),
        "buried": idents(library, city.buried),
        "built_stages": city.built_stages,
        "tokens": list(city.tokens),
        "new_chains": idents(library, cards_with_new_chains(library, city)),
        "parts": [part.to_data(library) for part in city.parts],
    }


def idents(library: Library, cards: list[int]) -> list[str]:
    """List the permanent ids of cards; an unknown card is written as its back."""
    return [library.cards[card].ident if card >= 0 else f"?{-card}" for card in cards]
