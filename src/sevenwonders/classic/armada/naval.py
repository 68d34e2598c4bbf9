"""Naval conflicts at the end of an Age: all against all."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.armada.kinds import NAVAL_TOKEN
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.city import City

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# What the tokens are worth, by Age
FIRST: Final = [0, 3, 5, 7]
SECOND: Final = [0, 1, 3, 5]
LAST: Final = [0, -1, -2, -3]


def resolve_naval_conflict(game: "ClassicGame") -> None:
    """Give tokens to the last, the first and the second, unless all are equal."""
    for seat, token in naval_tokens(game.cities, game.age):
        part = armada_of(game.cities[seat])
        part.tokens.append(token)
        if game.keeps_events:
            game.emit(NAVAL_TOKEN, seat, [token])
        game.note_part(seat, part)


def naval_tokens(cities: list[City], age: int) -> list[tuple[int, int]]:
    """Which seats take which token in that Age. Nobody takes two: whoever is last takes the defeat alone."""
    fighters = [seat for seat, city in enumerate(cities) if not armada_of(city).skips]
    strengths = sorted({naval_strength(cities[seat]) for seat in fighters})
    if len(strengths) < 2:
        return []
    by_strength = [[seat for seat in fighters if naval_strength(cities[seat]) == strength] for strength in strengths]
    tokens = [(seat, LAST[age]) for seat in by_strength[0]]
    strongest = by_strength[-1]
    if len(strongest) > 1:
        return tokens + [(seat, SECOND[age]) for seat in strongest]
    tokens.append((strongest[0], FIRST[age]))
    if len(strengths) > 2 and len(by_strength[-2]) == 1:
        tokens.append((by_strength[-2][0], SECOND[age]))
    return tokens
