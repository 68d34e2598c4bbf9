"""Tables as people type them: the configuration and its cities, for scenarios and score sheets alike."""

from typing import Final

from sevenwonders.classic.conflict import DEFEAT, VICTORY
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.notation import parse
from sevenwonders.classic.position import City, stand_city
from sevenwonders.classic.setup import TWO_PLAYER, checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import GameError
from sevenwonders.record.document import Node

CONFIG_KEYS: Final = ["game", "edition", "players", "expansions", "variant", "options"]
CITY_KEYS: Final = ["wonder", "side", "coins", "stages", "built", "hand", "tokens"]
TOKENS: Final = [DEFEAT, *VICTORY[1:]]


def read_config(node: Node, seats: int) -> Config:
    """The configuration of a table with so many cities; every key may be left out."""
    fields = node.fields(CONFIG_KEYS)
    variant = fields["variant"].text() if "variant" in fields else ""
    players = fields["players"].integer() if "players" in fields else 2 if variant == TWO_PLAYER else seats
    config = Config(
        players,
        game=fields["game"].text() if "game" in fields else "classic",
        edition=fields["edition"].integer() if "edition" in fields else 1,
        expansions=[item.text() for item in fields["expansions"].items()] if "expansions" in fields else [],
        variant=variant,
        options=read_options(fields["options"]) if "options" in fields else {},
    )
    try:
        return checked_config(config)
    except GameError as error:
        raise node.error(str(error)) from error


def read_options(node: Node) -> dict[str, str]:
    """The options of a configuration, as text."""
    return {str(key): item.scalar() for key, item in node.mapping().items()}


def read_city(node: Node, edition: int, age: int, extra: list[str] | None = None) -> City:
    """One city of a position in that Age. `extra` are keys that the caller reads itself."""
    library = library_of(edition)
    fields = node.fields(CITY_KEYS + (extra or []))
    if "wonder" not in fields:
        raise node.error("the wonder is missing")
    city = City(
        read_board(fields["wonder"], fields.get("side"), library),
        fields["coins"].integer() if "coins" in fields else library.coins,
        fields["stages"].integer() if "stages" in fields else 0,
        read_cards(fields["built"], library) if "built" in fields else [],
        read_cards(fields["hand"], library, age) if "hand" in fields else [],
        read_tokens(fields["tokens"]) if "tokens" in fields else [],
    )
    try:
        stand_city(library, city, age)
    except GameError as error:
        raise node.error(str(error)) from error
    return city


def read_board(wonder: Node, side: Node | None, library: Library) -> int:
    """The board of that wonder and side; the first side when none is given."""
    try:
        library.boards_of(wonder.text())
    except GameError as error:
        raise wonder.error(str(error)) from error
    if side is None:
        return library.find_board(wonder.text(), library.sides[0])
    try:
        return library.find_board(wonder.text(), side.text())
    except GameError as error:
        raise side.error(str(error)) from error


def read_tokens(node: Node) -> list[int]:
    """Military tokens, in any order."""
    for item in node.items():
        if item.integer() not in TOKENS:
            raise item.error(f"no military token is worth {item.value}; there are {', '.join(map(str, TOKENS))}")
    return node.integers()


def read_card(node: Node, library: Library, age: int = 0) -> int:
    """A card by name or id. Of cards that share a name the one of that Age, else the earliest."""
    try:
        card = library.find_card(node.text())
    except GameError as error:
        raise node.error(str(error)) from error
    if library.cards[card].ident == node.value or library.cards[card].age == age:
        return card
    for index, facts in enumerate(library.cards):
        if facts.age == age and facts.name == library.cards[card].name:
            return index
    return card


def read_cards(node: Node, library: Library, age: int = 0) -> list[int]:
    """A list of cards by name or id."""
    return [read_card(item, library, age) for item in node.items()]


def read_choice(node: Node, library: Library) -> str:
    """A choice as people write it, of which every word is known."""
    try:
        parse(library, node.text())
    except GameError as error:
        raise node.error(str(error)) from error
    return node.text()
