"""What the screen is drawn from: one player's view of the table, with names and the totals anybody can work out."""

from dataclasses import dataclass
from typing import Final

from sevenwonders.classic.armada.naval import naval_tokens
from sevenwonders.classic.armada.part import ArmadaPart, armada_of
from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight, fights_of
from sevenwonders.classic.debts.part import DebtPart
from sevenwonders.classic.edifice.part import EdificePart, Projects, edifice_part_of
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.library import Card, Library, Square
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View, city_seen
from sevenwonders.cli.look import first_up

RED_LANE: Final = 0
YELLOW_LANE: Final = 1


@dataclass(frozen=True)
class Scene:
    """A view of the table, ready to be drawn. `names` are as they stand inside a sentence; one's own is `you`.

    `partner` is the seat that plays with the viewer, or -1; `fights` are the conflicts as they would come now, `naval`
    the tokens of a naval conflict now by seat, and `projects` the Edifices of the three Ages, if there are any.
    """

    library: Library
    names: list[str]
    view: View
    cities: list[City]
    partner: int
    fights: list[Fight]
    naval: dict[int, int]
    projects: Projects | None

    def left(self, seat: int) -> int:
        """The left-hand neighbour."""
        return (seat + 1) % len(self.cities)

    def right(self, seat: int) -> int:
        """The right-hand neighbour."""
        return (seat - 1) % len(self.cities)

    def around(self) -> list[int]:
        """All seats clockwise, the viewer's first."""
        count = len(self.cities)
        return [(self.view.seat + step) % count for step in range(count)]

    def title(self, seat: int) -> str:
        """The city's name at the start of a line."""
        return first_up(self.names[seat])

    def is_free_city(self, seat: int) -> bool:
        """Whether nobody sits there: the third city of the two-player game."""
        return seat >= self.view.config.players

    # What expansions lay beside a city

    def has_leaders(self) -> bool:
        """Whether leaders are in the game."""
        return "leaders" in self.view.config.expansions

    def price_is_age(self) -> bool:
        """Whether leaders cost the number of the Age, and not what is printed on them."""
        return self.view.config.options.get("leader_price") == "age"

    def leaders_in_hand(self, seat: int) -> list[int]:
        """The leaders that the seat may still use; those that the viewer does not see are negative."""
        return leaders_of(self.cities[seat]).hand if self.has_leaders() else []

    def buried_leaders(self, seat: int) -> list[int]:
        """The leaders that lie face down for points."""
        return leaders_of(self.cities[seat]).buried if self.has_leaders() else []

    def debts(self, seat: int) -> int:
        """The points that the city owes."""
        return sum(part.debts for part in self.cities[seat].parts if isinstance(part, DebtPart))

    def due(self, seat: int) -> int:
        """The coins that the city has to give up at the end of this turn."""
        city = self.cities[seat]
        victories = len([token for token in city.tokens if token > 0])
        parts = [part for part in city.parts if isinstance(part, DebtPart)]
        return sum(part.loss + part.for_tokens * victories + part.for_stages * city.stages for part in parts)

    def diplomacy(self, seat: int) -> int:
        """The diplomacy tokens that are not used up."""
        return cities_part_of(self.cities[seat]).diplomacy if "cities" in self.view.config.expansions else 0

    def has_fleets(self) -> bool:
        """Whether every city has a shipyard."""
        return "armada" in self.view.config.expansions

    def harbour(self, seat: int) -> ArmadaPart:
        """The city's shipyard, in a game with fleets."""
        return armada_of(self.cities[seat])

    def square(self, seat: int, lane: int) -> Square:
        """What the square of a fleet shows."""
        return self.library.harbour.squares[lane][self.harbour(seat).squares[lane]]

    def strength(self, seat: int) -> int:
        """The city's naval strength."""
        return self.cities[seat].perks.naval + self.square(seat, RED_LANE).naval

    def level(self, seat: int) -> int:
        """The city's commercial level."""
        return self.square(seat, YELLOW_LANE).level

    def participation(self, seat: int) -> EdificePart:
        """The city's pawns, in a game with Edifices."""
        return edifice_part_of(self.cities[seat])

    def edifice(self, age: int) -> Card:
        """The Edifice of an Age, in a game with Edifices."""
        assert self.projects is not None
        return self.library.cards[self.projects.cards[age - 1]]

    def raised(self, seat: int, number: int) -> bool:
        """Whether that stage of the city's wonder is built, from 0."""
        return self.cities[seat].built_stages >> number & 1 == 1


def table_names(game: ClassicGame, viewer: int) -> list[str]:
    """What the viewer calls every city: `you`, the others by their city, and the Free City."""
    names = [game.library.boards[city.board].name for city in game.cities]
    names = [name if seat in game.drafting else "the Free City" for seat, name in enumerate(names)]
    names[viewer] = "you"
    return names


def scene_of(game: ClassicGame, viewer: int) -> Scene:
    """The table as the viewer may see it now."""
    view = game.view(viewer)
    cities = [city_seen(game.library, city) for city in view.cities]
    for city, seen in zip(cities, view.cities, strict=True):
        city.parts = [rule.seat_part_from(part) for rule, part in zip(game.rules, seen.parts, strict=True)]
    names = table_names(game, viewer)
    naval = dict(naval_tokens(game)) if "armada" in game.config.expansions else {}
    projects = next((part.copy() for part in game.parts if isinstance(part, Projects)), None)
    return Scene(game.library, names, view, cities, game.partner(viewer), fights_of(game), naval, projects)
