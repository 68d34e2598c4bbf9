"""Islands: how they are explored, drawn and taken."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.armada.kinds import ASK_FLEET, EXPLORE, ISLAND, ISLAND_TAKEN, ISLANDS
from sevenwonders.classic.armada.part import DRAWN, armada_of, piles_of
from sevenwonders.classic.build import gain_card
from sevenwonders.classic.choice import card_of
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

ISLAND_STREAM: Final = 5

# The number of islands that a lone explorer chooses from.
ALONE: Final = 4


def shuffle_islands(game: "ClassicGame") -> None:
    """Shuffle the islands of each level that are not in a city."""
    placed = [card for city in game.cities for card in city.built]
    rng = stream(game.seed, ISLAND_STREAM)
    piles: list[list[int]] = []
    for level in range(1, game.library.last_age + 1):
        islands = [card for card in game.library.by_colour[ISLAND] if game.library.cards[card].level == level]
        pile = [card for card in islands if card not in placed]
        rng.shuffle(pile)
        piles.append(pile)
    piles_of(game.parts)[:] = piles


def queue_steps(game: "ClassicGame") -> None:
    """Queue free steps seat by seat, and after them the islands that fleets have reached (P23)."""
    if not any_at_sea(game):
        return
    # The agenda is a stack: what comes last is pushed first.
    game.push(step_of(EXPLORE))
    for seat in range(len(game.cities) - 1, -1, -1):
        for _ in armada_of(game.cities[seat]).free_steps:
            game.push(step_of(ASK_FLEET, seat))


def any_at_sea(game: "ClassicGame") -> bool:
    """Return whether any city has free steps to make, or islands that its fleets have reached."""
    for city in game.cities:
        part = armada_of(city)
        if part.exploring or part.free_steps:
            return True
    return False


def explore(game: "ClassicGame") -> None:
    """Offer islands of the lowest level reached this turn. A lone explorer chooses from four."""
    if draw_islands(game):
        # Free steps of a drawn island come first: a fleet that reaches an island by them explores with the others.
        return
    levels = [level for city in game.cities for level in armada_of(city).exploring]
    if not levels:
        return
    level = min(levels)
    explorers = [seat for seat, city in enumerate(game.cities) if level in armada_of(city).exploring]
    pile = piles_of(game.parts)[level - 1]
    # Several explorers of one level divide the pile evenly.
    share = min(ALONE, len(pile)) if len(explorers) == 1 else len(pile) // len(explorers)
    for seat in explorers:
        part = armada_of(game.cities[seat])
        # The level on offer comes first in the list; `resolve_islands` takes it from there.
        part.exploring.remove(level)
        part.exploring.insert(0, level)
        part.offered = sorted([pile.pop() for _ in range(share)])
        game.note_part(seat, part)
    game.push(step_of(EXPLORE))
    for seat in explorers:
        game.ask_alone(seat, seat, ISLANDS)
        if not share:
            forget_level(game, seat)


def forget_level(game: "ClassicGame", seat: int) -> None:
    """Give up exploring a level whose pile is empty."""
    part = armada_of(game.cities[seat])
    part.exploring.pop(0)
    game.note_part(seat, part)


def resolve_islands(game: "ClassicGame", group: list[Decision]) -> None:
    """Give each explorer the island of their choice, and shuffle the others back into the pile."""
    for decision in group:
        part = armada_of(game.cities[decision.seat])
        level = part.exploring.pop(0)
        card = card_of(decision.choice)
        pile = piles_of(game.parts)[level - 1]
        pile.extend([other for other in part.offered if other != card])
        part.offered = []
        game.rng.shuffle(pile)
        game.note_part(decision.seat, part)
        gain_card(game, decision.seat, card, ISLAND_TAKEN)
    queue_steps(game)


def draw_islands(game: "ClassicGame") -> bool:
    """Draw the islands that come without a choice, seat by seat. Returns whether any of them brings free steps."""
    for seat, city in enumerate(game.cities):
        part = armada_of(city)
        drawn = [level - DRAWN for level in part.exploring if level > DRAWN]
        if drawn:
            part.exploring = [level for level in part.exploring if level < DRAWN]
            game.note_part(seat, part)
        for level in drawn:
            pile = piles_of(game.parts)[level - 1]
            if pile:
                gain_card(game, seat, pile.pop(), ISLAND_TAKEN)
    if not any(armada_of(city).free_steps for city in game.cities):
        return False
    queue_steps(game)
    return True
