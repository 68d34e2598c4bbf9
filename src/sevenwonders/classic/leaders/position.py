"""Leaders in positions set up by hand: the phase, the packs of the draft, and buried leaders."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.leaders.draft import DEALT, LEADER_STREAM
from sevenwonders.classic.leaders.kinds import DRAFT_LEADERS, WHITE
from sevenwonders.classic.leaders.part import LeadersPart, deck_of, leaders_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.saving.setup_keys import key_error, key_mapping
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

TURN_PHASE: Final = "turn"
DRAFT_PHASE: Final = "draft"
PHASES: Final = [TURN_PHASE, "recruitment", DRAFT_PHASE]


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
