"""The data that a screen is drawn from: one player's view of the table, with names."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight, fights_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import NO_PARTNER
from sevenwonders.classic.view import View
from sevenwonders.cli.look import first_up

if TYPE_CHECKING:
    from sevenwonders.cli.classic.reasons import Lacks
    from sevenwonders.cli.classic.rule_screen import RuleScreen


@dataclass(frozen=True)
class Scene:
    """A view of the table, ready to be drawn. `viewpoint.scene_of` makes one.

    `names` are the cities as they stand in a row; the viewer's own is `you`. `drafting` are the seats that pass hands,
    `screens` is what the rules in play add, and `extra_prices` are the coins to the bank for each extra. `lacks`
    finds out why something is not possible.
    """

    view: View
    names: list[str]
    drafting: list[int]
    screens: "list[RuleScreen]"
    extra_prices: dict[int, int]
    lacks: "Lacks"

    @property
    def library(self) -> Library:
        """The cards and boards of this table."""
        return self.view.library

    @property
    def cities(self) -> list[City]:
        """All cities as the viewer sees them."""
        return self.view.cities

    @property
    def partner(self) -> int:
        """The viewer's partner, or NO_PARTNER."""
        return self.partner_of(self.view.seat)

    @property
    def fights(self) -> list[Fight]:
        """The conflicts at the end of this Age, as things stand."""
        return fights_of(self.view.hooks.rules, self.cities)

    def left(self, seat: int) -> int:
        """Return the left-hand neighbour."""
        return (seat + 1) % len(self.cities)

    def right(self, seat: int) -> int:
        """Return the right-hand neighbour."""
        return (seat - 1) % len(self.cities)

    def around(self) -> list[int]:
        """List all seats clockwise, the viewer's first."""
        count = len(self.cities)
        return [(self.view.seat + step) % count for step in range(count)]

    def far_seats(self) -> list[int]:
        """List the cities without a panel on the screen: all except the viewer's and its neighbours'."""
        seat = self.view.seat
        return [other for other in self.around() if other not in (seat, self.left(seat), self.right(seat))]

    def partner_of(self, seat: int) -> int:
        """Return the partner of that seat, or NO_PARTNER."""
        partners = self.view.hooks.partner
        return partners[0].partner(seat) if partners else NO_PARTNER

    def coins_due(self, seat: int) -> int:
        """Return the coins that a city will lose at the end of this turn, as things stand."""
        return sum(rule.coins_due(self.cities, seat) for rule in self.view.hooks.rules)

    def title(self, seat: int) -> str:
        """Return the city's name at the start of a line."""
        return first_up(self.names[seat])

    def about(self, seat: int) -> dict[str, str]:
        """Return the blanks of a sentence about a city: its name, and whether it is the viewer's own."""
        return {"name": self.names[seat], "mine": "yes" if seat == self.view.seat else "no"}

    def has_player(self, seat: int) -> bool:
        """Return whether the seat has a player."""
        return seat in self.drafting

    def is_stage_built(self, seat: int, number: int) -> bool:
        """Return whether that stage of the city's wonder is built, counted from 0."""
        return self.cities[seat].built_stages >> number & 1 == 1
