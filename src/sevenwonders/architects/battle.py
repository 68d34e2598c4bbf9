"""Battles: everybody against both neighbours, or one against the other."""

from typing import TYPE_CHECKING

from sevenwonders.architects.city import shields_of
from sevenwonders.architects.kinds import BATTLE

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def fight(game: "ArchitectsGame") -> None:
    """Hand out victory tokens, discard the cards with horns, turn all conflict tokens back to peace."""
    shields = [shields_of(game.library, city) for city in game.cities]
    won = victories(shields)
    for seat, city in enumerate(game.cities):
        city.victories += won[seat]
        for card in game.library.horn_cards:
            game.discard[card] += city.cards[card]
            city.cards[card] = 0
    game.peace = game.library.conflict_tokens[len(game.cities)]
    if game.keeps_events:
        game.emit(BATTLE, -1, won + shields)


def victories(shields: list[int]) -> list[int]:
    """The victory tokens of each seat: one for each weaker neighbour, or two for double strength between two."""
    count = len(shields)
    if count == 2:
        return [duel(shields[0], shields[1]), duel(shields[1], shields[0])]
    return [
        int(mine > shields[seat - 1]) + int(mine > shields[(seat + 1) % count]) for seat, mine in enumerate(shields)
    ]


def duel(mine: int, other: int) -> int:
    """Two players: one token for more shields, two for twice as many; against none it takes two shields."""
    if mine <= other:
        return 0
    return 2 if mine >= 2 and mine >= 2 * other else 1
