"""Naval conflicts at the end of an Age, in which all cities compare their strength."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.armada.kinds import NAVAL_BATTLE, NAVAL_TOKEN
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.city import City
from sevenwonders.classic.part import in_row, lists_in
from sevenwonders.kernel.event import Event

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# The values of the tokens, by Age
FIRST: Final = [0, 3, 5, 7]
SECOND: Final = [0, 1, 3, 5]
LAST: Final = [0, -1, -2, -3]


@final
class NavalPlace:
    """A city in the naval conflict: its strength, its place, and the token that it takes, 0 for none."""

    __slots__ = ("place", "seat", "strength", "token")

    def __init__(self, seat: int, strength: int, place: int, token: int) -> None:
        self.seat = seat
        self.strength = strength
        self.place = place
        self.token = token


def resolve_naval_conflict(game: "ClassicGame") -> None:
    """Give tokens to the last, the first and the second, unless all are equal."""
    places = naval_places(game.cities, game.age)
    if game.keeps_events:
        game.emit(NAVAL_BATTLE, -1, naval_values(places))
    for place in reversed(places):
        if place.token:
            part = armada_of(game.cities[place.seat])
            part.tokens.append(place.token)
            if game.keeps_events:
                game.emit(NAVAL_TOKEN, place.seat, [place.token])
            game.note_part(place.seat, part)


def naval_places(cities: list[City], age: int) -> list[NavalPlace]:
    """All cities that fight at sea in that Age, the strongest first. Equal ones share a place."""
    fighters = [seat for seat, city in enumerate(cities) if not armada_of(city).skips]
    strengths = [naval_strength(cities[seat]) for seat in fighters]
    tokens = tokens_for(strengths, age)
    places = [
        NavalPlace(seat, strength, 1 + len([other for other in strengths if other > strength]), token)
        for seat, strength, token in zip(fighters, strengths, tokens, strict=True)
    ]
    return sorted(places, key=lambda place: (place.place, place.seat))


def naval_tokens(cities: list[City], age: int) -> dict[int, int]:
    """The seats that take a token in that Age, and its value."""
    return {place.seat: place.token for place in naval_places(cities, age) if place.token}


def tokens_for(strengths: list[int], age: int) -> list[int]:
    """The token for each strength in that Age, 0 for none. Nobody takes two: whoever is last takes the defeat alone."""
    levels = sorted(set(strengths), reverse=True)
    if len(levels) < 2:
        return [0] * len(strengths)
    worth = {levels[-1]: LAST[age]}
    if strengths.count(levels[0]) > 1:
        # Several first ones all take the second token, and nobody else takes it.
        worth[levels[0]] = SECOND[age]
    else:
        worth[levels[0]] = FIRST[age]
        if len(levels) > 2 and strengths.count(levels[1]) == 1:
            worth[levels[1]] = SECOND[age]
    return [worth.get(strength, 0) for strength in strengths]


def naval_values(places: list[NavalPlace]) -> list[int]:
    """The places as the values of an event; `places_in` is the way back."""
    return in_row([[place.seat, place.strength, place.place, place.token] for place in places])


def places_in(event: Event) -> list[NavalPlace]:
    """The places of which an event tells."""
    return [NavalPlace(seat, strength, place, token) for seat, strength, place, token in lists_in(event.values)]
