"""A saved game of the second edition as plain names and numbers, for rules that are written a second time."""

import msgspec

from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue, load_facts
from tests.support.effect_schema import Effect, Lane, Shipyard, typed_boards, typed_cards

CATALOGUE = load_catalogue("second_edition", EXPANSIONS)
CARDS = typed_cards(CATALOGUE)
BOARDS = typed_boards(CATALOGUE)
SHIPYARDS = {yard.id: yard for yard in msgspec.convert(load_facts("armada", "shipyards.yaml").value, list[Shipyard])}
FLEETS = ["red", "yellow", "blue", "green"]
LANE_FACTS = load_facts("armada", "lanes.yaml").mapping()
LANES = {name: msgspec.convert(LANE_FACTS[name].value, Lane).squares for name in FLEETS}
AGE_COLOURS = ["brown", "gray", "blue", "yellow", "red", "green", "purple", "black"]


def field_in(parts: list[dict[str, object]], field: str) -> object:
    """What one of the rules keeps under that name; nothing where there is no such rule."""
    return next((part[field] for part in parts if field in part), None)


class SlowCity(msgspec.Struct):
    """One city of a saved game."""

    board: str
    coins: int
    stages: int
    built_stages: int
    free_build_ready: bool
    hand: list[str]
    built: list[str]
    tokens: list[int]
    parts: list[dict[str, object]]

    def number(self, field: str) -> int:
        value = field_in(self.parts, field)
        return value if isinstance(value, int) else 0

    def names(self, field: str) -> list[str]:
        value = field_in(self.parts, field)
        return [str(item) for item in value] if isinstance(value, list) else []

    def numbers(self, field: str) -> list[int]:
        return [int(item) for item in self.names(field)]

    def leaders(self) -> list[str]:
        """The leaders in hand; other rules keep no list of that name."""
        return self.names("hand")

    def square(self, fleet: str) -> int:
        """The square of a fleet; its start without Armada."""
        squares = self.numbers("squares")
        return squares[FLEETS.index(fleet)] if squares else 0

    def naval_tokens(self) -> list[int]:
        """The tokens of the part that has a shipyard."""
        for part in self.parts:
            if "shipyard" in part:
                tokens = part["tokens"]
                assert isinstance(tokens, list)
                return tokens
        return []


class SlowTable(msgspec.Struct):
    """The parts of a saved game that the rules here look at."""

    cities: list[SlowCity]
    discard: list[str]
    age: int
    turn: int
    config: dict[str, object]
    parts: list[dict[str, object]]

    def left(self, seat: int) -> SlowCity:
        return self.cities[(seat + 1) % len(self.cities)]

    def right(self, seat: int) -> SlowCity:
        return self.cities[(seat - 1) % len(self.cities)]

    def option(self, name: str) -> object:
        options = self.config["options"]
        assert isinstance(options, dict)
        return options.get(name)

    def has(self, expansion: str) -> bool:
        expansions = self.config["expansions"]
        assert isinstance(expansions, list)
        return expansion in expansions

    def last_turn(self) -> int:
        return 6 + self.has("cities") + self.has("armada")

    def edifice(self) -> str:
        """The Edifice of the Age; only where there are Edifices."""
        names = next(part for part in self.parts if "states" in part)["cards"]
        assert isinstance(names, list)
        return str(names[self.age - 1])

    def edifice_is_open(self) -> bool:
        """Whether the Edifice of the Age is neither built nor has failed."""
        states = field_in(self.parts, "states")
        return isinstance(states, list) and self.age > 0 and states[self.age - 1] == 0


def read_table(data: object) -> SlowTable:
    """The table of a saved game."""
    return msgspec.convert(data, SlowTable)


def effects_of(city: SlowCity) -> list[Effect]:
    """The effects of everything in a city, including its board."""
    board = BOARDS[city.board]
    found = [*board.effects, *[effect for card in city.built for effect in CARDS[card].effects]]
    return found + stage_effects(city)


def stage_effects(city: SlowCity) -> list[Effect]:
    """What the built stages of the wonder give."""
    stages = enumerate(BOARDS[city.board].stages)
    return [effect for number, stage in stages if city.built_stages >> number & 1 for effect in stage.effects]


def has_special(city: SlowCity, name: str) -> bool:
    return any(effect.special == name for effect in effects_of(city))
