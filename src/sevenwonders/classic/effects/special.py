"""Effects that only one wonder has."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.effect import Effect

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# Who builds from the discard pile when several do (R2.5); a builder is queued as order * ORDER_STEP + seat.
DISCARD_ORDER: Final = ["wonder", "leader", "black", "edifice"]
ORDER_STEP: Final = 8


@final
class PlayLastCard(Effect):
    """Babylon: the last card of each Age is played instead of thrown away."""

    def add_to(self, city: City) -> None:
        """Holds from the turn it is built, the last turn of an Age included."""
        city.plays_last_card = True

    def words(self) -> str:
        """In a few words."""
        return "play the last card of each Age"


ANY_COLOUR: Final = -1


@final
class FreeBuildEachAge(Effect):
    """Olympia: once in each Age a structure from the hand is built free; Caligula: a black one."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def add_to(self, city: City) -> None:
        """The right itself; setup and position decide whether it is used up."""
        city.free_build_each_age = True
        city.free_build_colour = self.colour

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """The right can be used in the Age in which it is won."""
        game.cities[seat].free_build_ready = True

    def words(self) -> str:
        """In a few words."""
        return (
            f"once an Age, build a {'structure' if self.colour == ANY_COLOUR else COLOURS[self.colour] + ' card'} free"
        )


@final
class BuildFromDiscard(Effect):
    """A card of the discard pile is built free at the end of the turn. `order` is the place of its kind in R2.5."""

    def __init__(self, order: int) -> None:
        self.order = order

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Queued, since the pile is complete only when the turn is over."""
        game.discard_builders.append(self.order * ORDER_STEP + seat)

    def words(self) -> str:
        """In a few words."""
        return "build a card from the discard pile free"


@final
class CopyGuild(Effect):
    """Olympia: a neighbour's guild is scored as if it stood in the own city."""

    def add_to(self, city: City) -> None:
        """Chosen at the end of the game (R5)."""
        city.guild_copies += 1

    def words(self) -> str:
        """In a few words."""
        return "copy a guild of a neighbour"
