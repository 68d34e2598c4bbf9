"""How islands are reached, drawn and taken (004)."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.armada.effects import DRAWN
from sevenwonders.classic.armada.part import IslandPiles, armada_of
from sevenwonders.classic.build import add_card
from sevenwonders.classic.choice import card_of
from sevenwonders.classic.kinds import ASK_FLEET, EXPLORE, ISLAND_TAKEN, ISLANDS
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# Who explores alone chooses from so many.
ALONE: Final = 4


def piles_of(game: "ClassicGame") -> list[list[int]]:
    """The face-down islands by level."""
    for part in game.parts:
        if isinstance(part, IslandPiles):
            return part.piles
    raise LookupError("this table has no islands")


def queue_steps(game: "ClassicGame") -> None:
    """Free steps seat by seat, then the islands that were reached."""
    bottom = len(game.agenda)
    at_sea = False
    for seat in range(len(game.cities) - 1, -1, -1):
        part = armada_of(game.cities[seat])
        if part.exploring or part.free_steps:
            at_sea = True
            for _ in part.free_steps:
                game.agenda.append(step_of(ASK_FLEET, seat))
    if at_sea:
        game.agenda.insert(bottom, step_of(EXPLORE))


def explore(game: "ClassicGame") -> None:
    """Offer islands of the lowest level that somebody reached; alone there are four to choose from."""
    if draw_islands(game):
        # Free steps of a drawn island come first: whoever reaches a level by them explores with the others.
        return
    levels = [level for city in game.cities for level in armada_of(city).exploring]
    if not levels:
        return
    level = min(levels)
    explorers = [seat for seat, city in enumerate(game.cities) if level in armada_of(city).exploring]
    pile = piles_of(game)[level - 1]
    share = min(ALONE, len(pile)) if len(explorers) == 1 else len(pile) // len(explorers)
    for seat in explorers:
        part = armada_of(game.cities[seat])
        part.exploring.remove(level)
        part.exploring.insert(0, level)
        part.offered = sorted([pile.pop() for _ in range(share)])
        game.note_part(seat, part)
    game.agenda.append(step_of(EXPLORE))
    for seat in explorers:
        game.ask_alone(seat, seat, ISLANDS)
        if not share:
            forget_level(game, seat)


def forget_level(game: "ClassicGame", seat: int) -> None:
    """An empty pile has nothing to explore."""
    part = armada_of(game.cities[seat])
    part.exploring.pop(0)
    game.note_part(seat, part)


def resolve_islands(game: "ClassicGame", group: list[Decision]) -> None:
    """Each takes one, the rest goes back into the pile and is shuffled."""
    for decision in group:
        part = armada_of(game.cities[decision.seat])
        level = part.exploring.pop(0)
        card = card_of(decision.choice)
        pile = piles_of(game)[level - 1]
        pile.extend([other for other in part.offered if other != card])
        part.offered = []
        game.rng.shuffle(pile)
        game.note_part(decision.seat, part)
        take_island(game, decision.seat, card)
    queue_steps(game)


def take_island(game: "ClassicGame", seat: int, card: int) -> None:
    """The island lies open in the city, with its effects at once."""
    add_card(game.library, game.cities[seat], card)
    if game.keeps_events:
        game.emit(ISLAND_TAKEN, seat, [card])
    for effect in game.library.cards[card].effects:
        effect.on_build(game, seat)


def draw_islands(game: "ClassicGame") -> bool:
    """Islands that are drawn without a choice come first, seat by seat. Whether any of them brings free steps."""
    for seat, city in enumerate(game.cities):
        part = armada_of(city)
        drawn = [level - DRAWN for level in part.exploring if level > DRAWN]
        if drawn:
            part.exploring = [level for level in part.exploring if level < DRAWN]
            game.note_part(seat, part)
        for level in drawn:
            pile = piles_of(game)[level - 1]
            if pile:
                take_island(game, seat, pile.pop())
    if not any(armada_of(city).free_steps for city in game.cities):
        return False
    queue_steps(game)
    return True
