"""Leaders in hands, in cities and in the deck, new, saved, seen and set up by hand."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.leaders.draft import DEALT, LEADER_STREAM
from sevenwonders.classic.leaders.kinds import DRAFT_LEADERS, LEADER_BACK, WHITE
from sevenwonders.classic.leaders.memory import LeadersMemory, load_leaders_memory
from sevenwonders.classic.leaders.part import LeaderDeck, LeadersPart, deck_of, leaders_of, leaders_part_from
from sevenwonders.classic.library import Library
from sevenwonders.classic.memory.passed_hands import Packs
from sevenwonders.classic.memory.rule_memory import RuleMemory
from sevenwonders.classic.part import Part
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.saving.setup_keys import key_cards, key_error, key_mapping
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.codec import Data, boolean, broken, field_of, int_list, text_list
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

TURN_PHASE: Final = "turn"
DRAFT_PHASE: Final = "draft"
PHASES: Final = [TURN_PHASE, "recruitment", DRAFT_PHASE]


@final
class LeadersParts(PartType):
    """The leaders of each city, the deck on the table, and the memory of the draft."""

    @override
    def table_part(self) -> Part:
        return LeaderDeck([])

    @override
    def city_part(self) -> Part:
        return LeadersPart([], [], [], [], bonus_taken=False)

    @override
    def load_table_part(self, library: Library, data: Data) -> Part:
        return LeaderDeck(saved_leaders(library, data, "cards"))

    @override
    def load_city_part(self, library: Library, data: Data) -> Part:
        ages = int_list(field_of(data, "ages"), "ages")
        buried_ages = int_list(field_of(data, "buried_ages"), "buried_ages")
        buried = saved_leaders(library, data, "buried")
        if any(not 1 <= age <= library.last_age for age in ages + buried_ages) or len(buried) != len(buried_ages):
            raise broken("buried_ages", "an Age for each leader")
        bonus_taken = boolean(field_of(data, "bonus_taken"), "bonus_taken")
        return LeadersPart(sorted(saved_leaders(library, data, "hand")), ages, buried, buried_ages, bonus_taken)

    @override
    def table_part_from(self, values: list[int], age: int) -> Part:
        return LeaderDeck([-LEADER_BACK] * values[0])

    @override
    def city_part_from(self, values: list[int]) -> Part:
        return leaders_part_from(values)

    @override
    def check_city(self, city: City, seats: int) -> None:
        if len(leaders_of(city).ages) != city.colours[WHITE]:
            raise broken("ages", "an Age for each leader")

    @override
    def hidden_lists(self, game: "ClassicGame") -> list[list[int]]:
        parts = [leaders_of(city) for city in game.cities]
        return [*[part.hand for part in parts], *[part.buried for part in parts], deck_of(game.parts)]

    @override
    def sort_hands(self, game: "ClassicGame") -> None:
        for city in game.cities:
            leaders_of(city).hand.sort()

    @override
    def memory(self) -> RuleMemory:
        return LeadersMemory(Packs([], []), 0, 0, [], [], [], [])

    @override
    def load_memory(self, library: Library, data: Data) -> RuleMemory:
        return load_leaders_memory(library, data)

    @override
    def place_city(self, library: Library, city: City, keys: Data, age: int) -> None:
        # Leaders in the city count as recruited in the Age of the position (P8).
        part = leaders_of(city)
        part.hand = sorted(key_cards(library, keys, "leaders"))
        part.ages = [age] * city.colours[WHITE]
        place_buried(library, part, keys)

    @override
    def keys_of(self, library: Library, city: City) -> Data:
        part = leaders_of(city)
        buried = {library.cards[card].ident: age for card, age in zip(part.buried, part.buried_ages, strict=True)}
        return {"leaders": [library.cards[card].ident for card in part.hand], "buried": buried}

    @override
    def place_table(self, game: "ClassicGame", keys: Data) -> None:
        shuffle_unplaced(game)
        if phase_in(keys) == DRAFT_PHASE:
            begin_in_draft(game)

    @override
    def starts_before_deal(self, keys: Data) -> bool:
        return phase_in(keys) != TURN_PHASE


def saved_leaders(library: Library, data: Data, field: str) -> list[int]:
    """Load leaders from their ids."""
    cards = [library.saved_card(ident) for ident in text_list(field_of(data, field), field)]
    if any(library.cards[card].colour != WHITE for card in cards):
        raise broken(field, "leaders")
    return cards


def phase_in(keys: Data) -> str:
    """Return the phase in which a position begins."""
    phase = keys.get("phase", TURN_PHASE)
    if not isinstance(phase, str) or phase not in PHASES:
        raise key_error("phase", f"one of {', '.join(PHASES)}, not '{phase}'")
    return phase


def shuffle_unplaced(game: "ClassicGame") -> None:
    """Fill the deck with the leaders that a position set up by hand does not place."""
    placed: list[int] = []
    for city in game.cities:
        part = leaders_of(city)
        placed = placed + city.built + city.hand + part.hand + part.buried
    leaders = [card for card in game.library.by_colour[WHITE] if card not in placed]
    stream(game.seed, LEADER_STREAM).shuffle(leaders)
    deck_of(game.parts)[:] = leaders


def begin_in_draft(game: "ClassicGame") -> None:
    """Put the draft before the first Age of a position set up by hand, with its hands as packs."""
    if game.age != 1:
        raise BadConfig("The leader draft comes before Age I.")
    packs = [game.cities[seat].hand for seat in game.drafting]
    leaders = game.library.by_colour[WHITE]
    if any(card not in leaders for pack in packs for card in pack):
        raise BadConfig("In the leader draft every hand is a pack of leaders.")
    size = len(packs[0])
    if not 2 <= size <= DEALT or any(len(pack) != size for pack in packs):
        raise BadConfig(f"In the leader draft all packs have the same size: 2 to {DEALT} leaders.")
    held = [card for city in game.cities for card in city.hand + leaders_of(city).hand]
    if len(set(held)) < len(held):
        raise BadConfig("Each leader exists once, but the position names one of them twice.")
    game.push(step_of(DRAFT_LEADERS))


def place_buried(library: Library, part: LeadersPart, keys: Data) -> None:
    """Fill in the buried leaders of a position: the Age in which each was recruited, by its name."""
    for name, age in key_mapping(keys, "buried").items():
        card = library.find_card(str(name))
        if library.cards[card].colour != WHITE:
            raise key_error("buried", f"leaders, not '{name}'")
        if not isinstance(age, int) or not 1 <= age <= library.last_age:
            raise key_error("buried", f"Ages from 1 to {library.last_age}, not '{age}'")
        part.buried.append(card)
        part.buried_ages.append(age)
