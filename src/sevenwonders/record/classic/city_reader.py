"""Read cities as people type them, for scenarios and for score files."""

from functools import partial
from typing import Final

from sevenwonders.catalogue.loader import token_values
from sevenwonders.classic.build import MOST_STAGES
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.saving.position import CitySetup, make_city
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import YamlNode

CITY_KEYS: Final = ["wonder", "side", "coins", "stages", "built", "hand", "tokens"]
TOKENS: Final = token_values()


def read_city(
    node: YamlNode, library: Library, rules: list[Rule], age: int, more: list[str] | None = None
) -> CitySetup:
    """Read a city of a position in that Age. `more` are keys that the caller reads itself."""
    for_rules = [key for rule in rules for key in rule.declaration().city_keys]
    fields = node.fields(CITY_KEYS + for_rules + (more or []))
    if "wonder" not in fields:
        raise node.error(Phrase("node-wonder"))
    stages, built_stages = read_stages(fields["stages"]) if "stages" in fields else (0, 0)
    setup = CitySetup(
        read_board(fields["wonder"], fields.get("side"), library),
        fields["coins"].integer() if "coins" in fields else library.coins,
        stages,
        read_cards(fields["built"], library) if "built" in fields else [],
        read_cards(fields["hand"], library, age) if "hand" in fields else [],
        read_tokens(fields["tokens"]) if "tokens" in fields else [],
        built_stages,
    )
    check(node, library, rules, setup, age)
    # The keys are tried one by one, so that an error names the place of the right key.
    for key in for_rules:
        if key in fields:
            setup.keys = {**setup.keys, key: fields[key].value}
            check(fields[key], library, rules, setup, age)
    return setup


def check(node: YamlNode, library: Library, rules: list[Rule], setup: CitySetup, age: int) -> None:
    """Refuse an impossible city, naming its place in the document."""
    try:
        make_city(library, [rule.declaration().parts for rule in rules], setup, age)
    except GameError as error:
        raise node.error(error.said()) from error


def keys_for_rules(fields: dict[str, YamlNode], rules: list[Rule]) -> Data:
    """Read the values of a document under the table keys of the rules in play."""
    return {key: fields[key].value for rule in rules for key in rule.declaration().table_keys if key in fields}


def read_stages(node: YamlNode) -> tuple[int, int]:
    """Read the number of built stages, and their bits if they are listed; 0 means the first ones."""
    if not isinstance(node.value, list):
        return node.integer(), 0
    numbers = set(node.integers())
    if not all(1 <= number <= MOST_STAGES for number in numbers):
        raise node.error(Phrase("node-stages", most=str(MOST_STAGES)))
    return len(numbers), sum(1 << number - 1 for number in numbers)


def read_board(wonder: YamlNode, side: YamlNode | None, library: Library) -> int:
    """Read the board of that wonder and side; the first side if none is given."""
    # Looked up first, so that an error about the wonder does not point at its side.
    wonder.named(library.boards_of)
    if side is None:
        return library.find_board(wonder.text(), library.sides[0])
    return side.named(partial(library.find_board, wonder.text()))


def read_tokens(node: YamlNode) -> list[int]:
    """Read military tokens in any order."""
    for item in node.items():
        if item.integer() not in TOKENS:
            raise item.error(Phrase("node-token", value=str(item.value), values=", ".join(map(str, TOKENS))))
    return node.integers()


def read_cards(node: YamlNode, library: Library, age: int = 0) -> list[int]:
    """Read a list of cards by name or id. Of cards that share a name, the one of that Age is meant."""
    return [item.named(lambda text: library.card_of_age(text, age)) for item in node.items()]
