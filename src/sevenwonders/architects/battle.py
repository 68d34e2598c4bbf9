"""Battles: every city fights both neighbours, or two players fight each other."""

from typing import TYPE_CHECKING

from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import BATTLE
from sevenwonders.architects.library import Library
from sevenwonders.architects.seating import left_of, right_of

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def fight(game: "ArchitectsGame") -> None:
    """Fight a battle, then turn all conflict tokens back to peace."""
    shields = [city.shields(game.library) for city in game.cities]
    won = victories(shields)
    settle(game.library, game.cities, won, game.discard)
    game.peace = game.library.conflict_tokens[len(game.cities)]
    if game.keeps_events:
        game.emit(BATTLE, -1, won + shields)


def outcome_of(values: list[int]) -> tuple[list[int], list[int]]:
    """Read the victory tokens won and the shields, by seat, from the values of a battle's event."""
    players = len(values) // 2
    return values[:players], values[players:]


def settle(library: Library, cities: list[City], won: list[int], pile: list[int]) -> None:
    """Hand out the victory tokens won and discard every card with horns (W2); all other shields stay."""
    for seat, city in enumerate(cities):
        city.victories += won[seat]
        for card in library.horn_cards:
            if city.cards[card]:
                city.discard(library, card, city.cards[card], pile)


def victories(shields: list[int]) -> list[int]:
    """Count each seat's victory tokens: one for each weaker neighbour, or up to two between two players (W4)."""
    players = len(shields)
    if players == 2:
        return [duel(shields[0], shields[1]), duel(shields[1], shields[0])]
    return [
        int(mine > shields[left_of(seat, players)]) + int(mine > shields[right_of(seat, players)])
        for seat, mine in enumerate(shields)
    ]


def duel(mine: int, other: int) -> int:
    """Count the victory tokens between two players: one for more shields, two for double strength (W4)."""
    if mine <= other:
        return 0
    return 2 if mine >= double_strength(other) else 1


def double_strength(other: int) -> int:
    """Return the shields that win two tokens from the only opponent: twice as many, and at least two (W4)."""
    return max(2, 2 * other)
