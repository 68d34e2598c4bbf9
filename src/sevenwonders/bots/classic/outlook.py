"""A city among the others as one player sees it: the facts that every valuation starts from."""

from typing import Final, NamedTuple, final

from sevenwonders.bots.classic.rule_values import Valuations
from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import fights_of
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import NO_PARTNER
from sevenwonders.classic.view import View

# The value of a coin in points at the end of the game: more than the third of a point that it scores, since it buys
# goods. This and the other numbers for the base game were found by letting variants of the bot play against each other;
# those for rarer cards are estimates.
COIN: Final = 0.55


class Front(NamedTuple):
    """The city on the other side of a conflict, and the number of tokens at stake."""

    city: City
    tokens: int


@final
class Outlook:
    """One city between its neighbours, and how much of the game is left.

    `rest` is the share of the game in which something built now can be used, and `growth` the share in which cities
    still grow. They differ only for plans for a later Age.
    """

    def __init__(
        self,
        valuations: Valuations,
        view: View,
        cities: list[City],
        seat: int,
        age: int,
        turn: int,
        growth: float,
    ) -> None:
        self.valuations = valuations
        self.view = view
        self.config = view.config
        self.library = view.library
        self.rules = view.hooks.rules
        self.cities = cities
        self.seat = seat
        self.city = cities[seat]
        self.left = self.city_at(seat + 1)
        self.right = self.city_at(seat - 1)
        self.age = age
        self.turns_left = self.library.last_turn - turn
        self.ages_left = self.library.last_age - age
        self.rest = game_left(self.library, age, turn)
        self.growth = growth
        self.partner = partner_of(view, seat)
        # Results already worked out for this outlook: effects, later outlooks and fronts by Age, and extras by number.
        self._effects: list[Effect] | None = None
        self._later: dict[int, Outlook] = {}
        self._fronts: dict[int, list[Front]] = {}
        self._extras: dict[int, float] = {}

    def city_at(self, seat: int) -> City:
        """Return the city at a seat, which may be counted beyond either end of the table."""
        return self.cities[seat % len(self.cities)]

    @property
    def effects(self) -> list[Effect]:
        """All effects of the cards and stages in the city."""
        if self._effects is None:
            self._effects = effects_in(self.library, self.city)
        return self._effects

    def later(self, age: int) -> "Outlook":
        """Return the outlook of the same city for something built at the start of a later Age."""
        if age <= self.age:
            return self
        if age not in self._later:
            self._later[age] = Outlook(self.valuations, self.view, self.cities, self.seat, age, 0, self.growth)
        return self._later[age]

    def with_city(self, city: City) -> "Outlook":
        """Return the outlook at the same seat and time with another city there."""
        cities = self.cities[:]
        cities[self.seat] = city
        turn = self.library.last_turn - self.turns_left
        return Outlook(self.valuations, self.view, cities, self.seat, self.age, turn, self.growth)

    def others(self) -> list[int]:
        """List the seats of all other players. A city without a player cannot win, so it is not among them."""
        return [seat for seat in range(self.config.players) if seat != self.seat]

    def ages_to_play(self) -> range:
        """Return the current Age and those after it."""
        return range(self.age, self.library.last_age + 1)

    def fronts(self, age: int) -> list[Front]:
        """List the opponents in the city's conflicts in an Age, as things stand."""
        if age not in self._fronts:
            self._fronts[age] = [
                Front(self.cities[fight.other if fight.one == self.seat else fight.one], fight.tokens)
                for fight in fights_of(self.rules, self.cities, age - age_of(self.view))
                if self.seat in (fight.one, fight.other)
            ]
        return self._fronts[age]

    def extra_value(self, extra: int) -> float:
        """Return the value of an extra; 0 if no rule knows it."""
        if extra not in self._extras:
            value = self.valuations.extras.get(extra)
            self._extras[extra] = value(self) if value else 0.0
        return self._extras[extra]


def new_outlook(valuations: Valuations, view: View, seat: int) -> Outlook:
    """Return the outlook of one city, from the viewer's knowledge."""
    age = age_of(view)
    return Outlook(valuations, view, view.cities, seat, age, view.turn, game_left(view.library, age, view.turn))


def age_of(view: View) -> int:
    """Return the current Age, or the first one before it has begun: then the whole game is left."""
    return max(view.age, 1)


def partner_of(view: View, seat: int) -> int:
    """Return the seat that wins and loses together with this one, or NO_PARTNER."""
    partners = view.hooks.partner
    return partners[0].partner(seat) if partners else NO_PARTNER


def game_left(library: Library, age: int, turn: int) -> float:
    """Return the share of the game that comes after this turn."""
    return (library.last_age - age + 1 - turn / library.last_turn) / library.last_age


def chance(margin: float, shift: float) -> float:
    """Return the chance that a lead of that size holds if it may still shift that far either way."""
    return min(1.0, max(0.0, 0.5 + 0.5 * margin / shift))


def effects_in(library: Library, city: City) -> list[Effect]:
    """List all effects of the cards and stages in a city."""
    stages = library.boards[city.board].stages
    effects = [effect for card in city.built for effect in library.cards[card].effects]
    for number, stage in enumerate(stages):
        if city.built_stages >> number & 1:
            effects += stage.effects
    return effects
