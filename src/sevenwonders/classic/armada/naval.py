"""Naval conflicts at the end of an Age, in which all cities compare their strength."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.armada.kinds import NAVAL_TOKEN
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.city import City

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# The values of the tokens, by Age
FIRST: Final = [0, 3, 5, 7]
SECOND: Final = [0, 1, 3, 5]
LAST: Final = [0, -1, -2, -3]


def resolve_naval_conflict(game: "ClassicGame") -> None:
    """Give out the tokens of this Age's naval conflict."""
    for seat, token in naval_tokens(game.cities, game.age):
        part = armada_of(game.cities[seat])
        part.tokens.append(token)
        if game.keeps_events:
            game.emit(NAVAL_TOKEN, seat, [token])
        game.note_part(seat, part)


def naval_tokens(cities: list[City], age: int) -> list[tuple[int, int]]:
    """The seats that take a token in that Age, with its value. Nobody takes two (AR15)."""
    fighters = [seat for seat, city in enumerate(cities) if not armada_of(city).skips]
    strengths = sorted({naval_strength(cities[seat]) for seat in fighters})
    # One fighter is left, or all are equal: no token at all (AR15).
    if len(strengths) < 2:
        return []
    by_strength = [[seat for seat in fighters if naval_strength(cities[seat]) == strength] for strength in strengths]
    tokens = [(seat, LAST[age]) for seat in by_strength[0]]
    strongest = by_strength[-1]
    # A tie for first place: all of them take the second token, and nobody the first.
    if len(strongest) > 1:
        return tokens + [(seat, SECOND[age]) for seat in strongest]
    tokens.append((strongest[0], FIRST[age]))
    # The second place must be taken alone, and must not be the last place as well.
    if len(strengths) > 2 and len(by_strength[-2]) == 1:
        tokens.append((by_strength[-2][0], SECOND[age]))
    return tokens
