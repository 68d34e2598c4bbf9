"""Naval conflicts at the end of an Age, in which all cities compare their strength."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.catalogue.loader import load_facts
from sevenwonders.classic.armada.kinds import NAVAL_BATTLE, NAVAL_TOKEN
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.city import City
from sevenwonders.classic.part import in_row, lists_in
from sevenwonders.kernel.event import Event

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

NUMBERS: Final = load_facts("armada", "numbers.yaml").fields(["naval_tokens", "guild_cap"])
TOKENS: Final = NUMBERS["naval_tokens"].fields(["first", "second", "last"])

# The values of the tokens, by Age
FIRST: Final = [0, *[value.integer() for value in TOKENS["first"].items()]]
SECOND: Final = [0, *[value.integer() for value in TOKENS["second"].items()]]
LAST: Final = [0, *[value.integer() for value in TOKENS["last"].items()]]
# The most points of a guild
GUILD_CAP: Final = NUMBERS["guild_cap"].integer()


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
    """Give out the tokens of this Age's naval conflict."""
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
    """Rank all cities that fight in the naval conflict of that Age, strongest first. Equal ones share a place."""
    fighters = [seat for seat, city in enumerate(cities) if not armada_of(city).skips]
    strengths = [naval_strength(cities[seat]) for seat in fighters]
    tokens = tokens_for(strengths, age)
    places: list[NavalPlace] = []
    for number, seat in enumerate(fighters):
        stronger = len([other for other in strengths if other > strengths[number]])
        places.append(NavalPlace(seat, strengths[number], stronger + 1, tokens[number]))
    return [place for number in range(len(places)) for place in places if place.place == number + 1]


def naval_tokens(cities: list[City], age: int) -> dict[int, int]:
    """Return the seats that take a token in that Age, with its value."""
    return {place.seat: place.token for place in naval_places(cities, age) if place.token}


def tokens_for(strengths: list[int], age: int) -> list[int]:
    """Return the token for each strength in that Age, 0 for none. No city takes two (AR15)."""
    levels = sorted(set(strengths), reverse=True)
    # One fighter is left, or all are equal: no token at all (AR15).
    if len(levels) < 2:
        return [0] * len(strengths)
    worth = {levels[-1]: LAST[age]}
    if strengths.count(levels[0]) > 1:
        # A tie for first place: all of them take the second token, and none takes the first.
        worth[levels[0]] = SECOND[age]
    else:
        worth[levels[0]] = FIRST[age]
        # The second place must be taken alone, and must not be the last place as well.
        if len(levels) > 2 and strengths.count(levels[1]) == 1:
            worth[levels[1]] = SECOND[age]
    return [worth.get(strength, 0) for strength in strengths]


def naval_values(places: list[NavalPlace]) -> list[int]:
    """Return the places as the values of an event, for `places_in`."""
    return in_row([[place.seat, place.strength, place.place, place.token] for place in places])


def places_in(event: Event) -> list[NavalPlace]:
    """Read the places from an event of a naval conflict."""
    return [NavalPlace(seat, strength, place, token) for seat, strength, place, token in lists_in(event.values)]
