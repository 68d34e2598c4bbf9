"""Effects that only a few wonders have."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.rights import PerkRight, readers_of
from sevenwonders.classic.kinds import ASK_BONUS
from sevenwonders.classic.perks import FIRST_CARD, FIRST_OF_COLOUR, LAST_CARD
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class PlayLastCard(Effect):
    """Babylon: the city plays the last card of each Age instead of discarding it, starting with this Age."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: play_last_card`."""
        return PlayLastCard()

    @override
    def add_to(self, city: City) -> None:
        city.plays_last_card = True

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return "play the last card of each Age"

    @override
    def code(self) -> str:
        return "special:play_last_card"


ANY_COLOUR: Final = -1


@final
class FreeBuildEachAge(Effect):
    """Once in each Age, the city may build a structure for free: any structure (Olympia), or one of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: free_build_each_age`."""
        return FreeBuildEachAge(ANY_COLOUR)

    @staticmethod
    def read_colour(fact: Fact) -> Effect:
        """Read `free_each_age: COLOUR`."""
        return FreeBuildEachAge(fact.index_in(COLOURS))

    @override
    def add_to(self, city: City) -> None:
        city.free_build_each_age = True
        city.free_build_colour = self.colour

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # The right can be used in the same Age in which it is gained.
        game.cities[seat].free_build_ready = True

    @override
    def is_right(self) -> bool:
        return True

    @override
    def is_used(self, city: City) -> bool | None:
        return not city.free_build_ready

    @override
    def words(self) -> str:
        what = "structure" if self.colour == ANY_COLOUR else f"{COLOURS[self.colour]} card"
        return f"once an Age, build a {what} free"

    @override
    def code(self) -> str:
        return "special:free_build_each_age" if self.colour == ANY_COLOUR else f"free_each_age:{COLOURS[self.colour]}"


# A build from the discard pile is queued as the place of its kind in R2.5 times this, plus the seat: the smallest
# number is the next to build.
ORDER_STEP: Final = 8
LAST_PLACE: Final = 4


@final
class BuildFromDiscard(Effect):
    """The city builds a card from the discard pile for free. `place` is the place of this kind in the order of R2.5."""

    def __init__(self, place: int) -> None:
        self.place = place

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `from_discard: 1`."""
        if not 1 <= fact.integer() <= LAST_PLACE:
            raise fact.error(f"a place from 1 to {LAST_PLACE}")
        return BuildFromDiscard(fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # The pile includes what others discard in the same turn, so the build waits until the turn is over.
        game.discard_builders.append(self.place * ORDER_STEP + seat)

    @override
    def words(self) -> str:
        return "build a card from the discard pile free"

    @override
    def code(self) -> str:
        return f"from_discard:{self.place}"


@final
class CopyGuild(Effect):
    """Olympia: the city scores a neighbour's guild as if it were its own. The program chooses it at the end (R5)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: copy_guild`."""
        return CopyGuild()

    @override
    def add_to(self, city: City) -> None:
        city.guild_copies += 1

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return "copy a guild of a neighbour"

    @override
    def code(self) -> str:
        return "special:copy_guild"


# Olympía of the second edition.
FREE_CARDS: Final = readers_of(
    [
        PerkRight("special:first_of_colour_free", FIRST_OF_COLOUR, "the first card of each colour is free"),
        PerkRight("special:first_card_free", FIRST_CARD, "the first card of each Age is free"),
        PerkRight("special:last_card_free", LAST_CARD, "the card of an Age's last turn is free"),
    ]
)


@final
class Choose(Effect):
    """One of several bonuses, chosen when the stage is built and kept in the city like a card."""

    def __init__(self, idents: list[str]) -> None:
        self.idents = idents

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `choose: [ID, ID]`."""
        return Choose([item.text() for item in fact.items()])

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # Asked after the effects of all cards of the turn.
        game.push(step_of(ASK_BONUS, seat))

    @override
    def words(self) -> str:
        return " or ".join(" of ".join(reversed(ident.title().split("_"))) for ident in self.idents)

    @override
    def code(self) -> str:
        return f"choose:{'+'.join(self.idents)}"
