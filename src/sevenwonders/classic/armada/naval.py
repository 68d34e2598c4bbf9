"""Naval conflicts at the end of an Age: all against all."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.kinds import NAVAL_TOKEN

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# One entry an Age
FIRST: Final = [0, 3, 5, 7]
SECOND: Final = [0, 1, 3, 5]
LAST: Final = [0, -1, -2, -3]

RED: Final = 0


def strength_of(game: "ClassicGame", seat: int) -> int:
    """Naval symbols on cards, islands and wonder, and the square of the red fleet."""
    city = game.cities[seat]
    return city.perks.naval + game.library.harbour.squares[RED][armada_of(city).squares[RED]].naval


def resolve_naval_conflict(game: "ClassicGame") -> None:
    """Tokens for the last, the first and the second, unless all are equal."""
    for seat, token in naval_tokens(game):
        part = armada_of(game.cities[seat])
        part.tokens.append(token)
        if game.keeps_events:
            game.emit(NAVAL_TOKEN, seat, [token])
        game.note_part(seat, part)


def naval_tokens(game: "ClassicGame") -> list[tuple[int, int]]:
    """Who takes which token. Nobody takes two: who is last takes the defeat alone."""
    fighters = [seat for seat, city in enumerate(game.cities) if not armada_of(city).skips]
    strengths = sorted({strength_of(game, seat) for seat in fighters})
    if len(strengths) < 2:
        return []
    by_strength = [[seat for seat in fighters if strength_of(game, seat) == strength] for strength in strengths]
    tokens = [(seat, LAST[game.age]) for seat in by_strength[0]]
    leaders = by_strength[-1]
    if len(leaders) > 1:
        return tokens + [(seat, SECOND[game.age]) for seat in leaders]
    tokens.append((leaders[0], FIRST[game.age]))
    if len(strengths) > 2 and len(by_strength[-2]) == 1:
        tokens.append((by_strength[-2][0], SECOND[game.age]))
    return tokens
