"""Effects that only one wonder has."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.seat import Seat

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class PlayLastCard(Effect):
    """Babylon: the last card of each Age is played instead of thrown away."""

    def stand(self, seat: Seat) -> None:
        """Holds from the turn it is built, the last turn of an Age included."""
        seat.plays_last_card = True

    def words(self) -> str:
        """In a few words."""
        return "play the last card of each Age"


@final
class FreeBuildEachAge(Effect):
    """Olympia: once in each Age a structure from the hand is built free."""

    def stand(self, seat: Seat) -> None:
        """The right itself; setup and position decide whether it is used up."""
        seat.free_build_each_age = True

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """The right can be used in the Age in which it is won."""
        game.seats[seat].free_build_ready = True

    def words(self) -> str:
        """In a few words."""
        return "once an Age, build a structure free"


@final
class BuildFromDiscard(Effect):
    """Halicarnassus: a card of the discard pile is built free at the end of the turn."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Queued, since the pile is complete only when the turn is over."""
        game.discard_builders.append(seat)

    def words(self) -> str:
        """In a few words."""
        return "build a card from the discard pile free"


@final
class CopyGuild(Effect):
    """Olympia: a neighbour's guild is scored as if it stood in the own city."""

    def stand(self, seat: Seat) -> None:
        """Chosen at the end of the game (R5)."""
        seat.guild_copies += 1

    def words(self) -> str:
        """In a few words."""
        return "copy a guild of a neighbour"
