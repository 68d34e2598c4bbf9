"""A city among the others, as one player sees it: the facts that every valuation starts from."""

from functools import cached_property
from typing import Final, final

from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import rules_of
from sevenwonders.classic.settings import TEAMS, TWO_PLAYER
from sevenwonders.classic.teams.seats import partner_of
from sevenwonders.classic.view import View, city_seen

# What a coin is worth in points at the end of the game: more than the third of a point that it scores, since it buys.
# This and the other numbers for the base game were found by letting variants of the bot play against each other; those
# for rarer cards are estimates.
COIN: Final = 0.55

NOBODY: Final = -1


@final
class Table:
    """What the viewer sees, with each city's totals worked out when they are first asked for."""

    def __init__(self, library: Library, view: View) -> None:
        self.library = library
        self.view = view
        self.config = view.config
        self.size = len(view.cities)
        self.rules = rules_of(view.config)
        self._cities: dict[int, City] = {}

    def city(self, seat: int) -> City:
        """The city of that seat, counted around the table from any seat."""
        seat %= self.size
        if seat not in self._cities:
            seen = self.view.cities[seat]
            city = city_seen(self.library, seen)
            city.parts = [rule.seat_part_from(part) for rule, part in zip(self.rules, seen.parts, strict=True)]
            self._cities[seat] = city
        return self._cities[seat]


@final
class Outlook:
    """One city between its neighbours, and how much of the game is left.

    `rest` is the part of the game in which something built now can be used, and `growth` the part in which cities
    still grow. They differ only for what is planned for a later Age.
    """

    def __init__(self, table: Table, seat: int, city: City, age: int, turn: int, growth: float) -> None:
        self.table = table
        self.library = table.library
        self.seat = seat
        self.city = city
        self.left = table.city(seat + 1)
        self.right = table.city(seat - 1)
        self.age = age
        self.turns_left = self.library.last_turn - turn
        self.ages_left = self.library.last_age - age
        self.rest = game_left(self.library, age, turn)
        self.growth = growth
        self.partner = partner_of(seat) if table.config.variant == TEAMS else NOBODY
        self._later: dict[int, Outlook] = {}

    @cached_property
    def effects(self) -> list[Effect]:
        """All effects of the cards and stages in the own city."""
        cards = self.library.cards
        numbered = enumerate(self.library.boards[self.city.board].stages)
        stages = [stage for number, stage in numbered if self.city.built_stages >> number & 1]
        effects = [effect for card in self.city.built for effect in cards[card].effects]
        return effects + [effect for stage in stages for effect in stage.effects]

    def later(self, age: int) -> "Outlook":
        """The same city with the eyes of somebody who builds at the beginning of a later Age."""
        if age <= self.age:
            return self
        if age not in self._later:
            self._later[age] = Outlook(self.table, self.seat, self.city, age, 0, self.growth)
        return self._later[age]

    def with_city(self, city: City) -> "Outlook":
        """The same place and time with another city there."""
        turn = self.library.last_turn - self.turns_left
        return Outlook(self.table, self.seat, city, self.age, turn, self.growth)

    def others(self) -> list[int]:
        """All players' seats but the own one. Nobody wins for the Free City, so it is none of them."""
        seats = 2 if self.table.config.variant == TWO_PLAYER else self.table.size
        return [seat for seat in range(seats) if seat != self.seat]


def outlook_of(library: Library, view: View, seat: int) -> Outlook:
    """The outlook of one city, from what the viewer may know."""
    table = Table(library, view)
    # While leaders are drafted no Age has begun: the whole game is left.
    age = max(view.age, 1)
    return Outlook(table, seat, table.city(seat), age, view.turn, game_left(library, age, view.turn))


def game_left(library: Library, age: int, turn: int) -> float:
    """The part of the game that comes after this turn."""
    return (library.last_age - age + 1 - turn / library.last_turn) / library.last_age


def chance(margin: float, shift: float) -> float:
    """How likely a lead of that size holds, when it may still shift so far either way."""
    return min(1.0, max(0.0, 0.5 + 0.5 * margin / shift))
