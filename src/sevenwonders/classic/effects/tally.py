"""Counting things on one's own board and the neighbours': shared by coins and points."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.colours import COLOURS

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

STAGES: Final = len(COLOURS)
DEFEATS: Final = STAGES + 1
COUNTED: Final = [*COLOURS, "wonder_stage", "defeat_token"]


@final
class Tally:
    """Counts cards of some colours, wonder stages or defeat tokens on the named boards."""

    __slots__ = ("left", "own", "right", "things")

    def __init__(self, things: list[int], own: bool, left: bool, right: bool) -> None:
        self.things = things
        self.own = own
        self.left = left
        self.right = right

    def total(self, game: "ClassicGame", seat: int) -> int:
        """The count for that seat's city, as the table stands."""
        count = 0
        for thing in self.things:
            if self.own:
                count += count_in_city(game, seat, thing)
            if self.left:
                count += count_in_city(game, game.left(seat), thing)
            if self.right:
                count += count_in_city(game, game.right(seat), thing)
        return count

    def words(self) -> str:
        """What is counted and where, for a person."""
        names = [f"{COUNTED[thing].replace('_', ' ')}{'' if thing >= STAGES else ' card'}" for thing in self.things]
        where = "here" if not self.left else "here and next door" if self.own else "next door"
        return f"{', '.join(names)} {where}"


def count_in_city(game: "ClassicGame", seat: int, thing: int) -> int:
    """How many of one counted thing stand in one city."""
    city = game.seats[seat]
    if thing < STAGES:
        return city.colours[thing]
    if thing == STAGES:
        return city.stages
    return sum(token < 0 for token in city.tokens)
