"""Read cities, decks and tokens of Architects as people type them, for scenarios and for score files."""

from typing import Final

from sevenwonders.architects.library import Library
from sevenwonders.architects.position import CitySetup, Deck, make_city
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import YamlNode

CITY_KEYS: Final = ["wonder", "cards", "stages", "tokens", "victories"]


def read_city(node: YamlNode, library: Library, extra: list[str]) -> CitySetup:
    """Read a city. `extra` lists keys that the caller reads itself."""
    fields = node.fields(CITY_KEYS + extra)
    if "wonder" not in fields:
        raise node.error(Phrase("node-wonder"))
    city = CitySetup(
        fields["wonder"].named(library.find_board),
        read_cards(fields["cards"], library) if "cards" in fields else [],
        read_stages(fields["stages"]) if "stages" in fields else [],
        read_tokens(fields["tokens"], library) if "tokens" in fields else [],
        fields["victories"].integer() if "victories" in fields else 0,
    )
    try:
        make_city(library, city)
    except GameError as error:
        raise node.error(error.said()) from error
    return city


def read_cards(node: YamlNode, library: Library) -> list[int]:
    """Read a list of cards by name or id."""
    return [item.named(library.find_card) for item in node.items()]


def read_tokens(node: YamlNode, library: Library) -> list[int]:
    """Read a list of progress tokens by name or id."""
    return [item.named(library.find_token) for item in node.items()]


def read_stages(node: YamlNode) -> list[int]:
    """Read the numbers of built stages, each at most once."""
    stages = sorted(node.integers())
    if len(set(stages)) < len(stages):
        raise node.error(Phrase("node-stage-twice"))
    return stages


def read_deck(top: YamlNode | None, complete: YamlNode | None, library: Library) -> Deck:
    """Read a deck: its top cards, topmost first, and whether there are no others."""
    whole = complete is not None and complete.boolean()
    if top is None and complete is not None and whole:
        raise complete.error(Phrase("node-deck"))
    return Deck([] if top is None else read_cards(top, library), whole)
