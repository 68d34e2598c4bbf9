"""Effects that only Leaders has, and the table of all of them. perks.py has those of lasting advantages."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect, Reader
from sevenwonders.classic.effects.military import drop_defeats
from sevenwonders.classic.effects.rights import PerkRight, readers_of
from sevenwonders.classic.effects.special import FreeBuildEachAge
from sevenwonders.classic.leaders.kinds import (
    ASK_BURY_LEADER,
    ASK_EXTRA_LEADER,
    DRAW_LEADERS,
    DROP_TOKENS,
    WHITE,
)
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.perks import (
    BankBonus,
    Cheaper,
    CoinsOn,
    FreeColour,
    PointsPerPair,
    PointsPerSet,
    SetPoints,
    read_bank_unit,
)
from sevenwonders.classic.perks import CHANGES_SYMBOL, PASSES_DEFEATS
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class ExtraLeader(Effect):
    """The city may recruit another leader, after the effects of all cards of the turn (P13)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: extra_leader`."""
        return ExtraLeader()

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        game.push(step_of(ASK_EXTRA_LEADER, seat))

    @override
    def words(self) -> str:
        return "recruit a leader right away"

    @override
    def code(self) -> str:
        return "special:extra_leader"


@final
class BuryLeader(Effect):
    """The city may bury one of its leaders for points worth twice its price (P14)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: bury_leader`."""
        return BuryLeader()

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        game.push(step_of(ASK_BURY_LEADER, seat))

    @override
    def words(self) -> str:
        return "bury a leader for twice its price in points"

    @override
    def code(self) -> str:
        return "special:bury_leader"


@final
class DrawLeaders(Effect):
    """The player draws leaders from the deck."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `draw_leaders: 4`."""
        return DrawLeaders(fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # One step per leader: the deck may run out.
        for _ in range(self.amount):
            game.push(step_of(DRAW_LEADERS, seat))

    @override
    def words(self) -> str:
        return f"draw {self.amount} leaders"

    @override
    def code(self) -> str:
        return f"draw_leaders:{self.amount}"


@final
class DropTokens(Effect):
    """The city discards its defeats at once; then every other city discards a victory token of its choice (P29)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: drop_tokens`."""
        return DropTokens()

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # The others are asked after all effects, so a token gained meanwhile can be the one to go (P29).
        drop_defeats(game, seat)
        game.push(step_of(DROP_TOKENS, seat))

    @override
    def words(self) -> str:
        return "throw away your defeat tokens; all others throw away a victory token"

    @override
    def code(self) -> str:
        return "special:drop_tokens"


@final
class LeaderDiscount(Effect):
    """Leaders cost less in this city and in its neighbours'."""

    def __init__(self, own: int, neighbours: int) -> None:
        self.own = own
        self.neighbours = neighbours

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `leader_discount: {own: 2, neighbours: 1}`."""
        fields = fact.fields(["own", "neighbours"])
        return LeaderDiscount(fields["own"].integer(), fields["neighbours"].integer())

    @override
    def add_to(self, city: City) -> None:
        part = leaders_of(city)
        part.discount += self.own
        part.neighbour_discount += self.neighbours

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return f"leaders cost {self.own} less here and {self.neighbours} less next door"

    @override
    def code(self) -> str:
        return f"leader_discount:{self.own}:{self.neighbours}"


@final
class FreeLeaders(Effect):
    """Leaders cost nothing."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: free_leaders`."""
        return FreeLeaders()

    @override
    def add_to(self, city: City) -> None:
        leaders_of(city).free = True

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return "leaders cost nothing"

    @override
    def code(self) -> str:
        return "special:free_leaders"


@final
class PointsAlone(Effect):
    """Points if the city has no other leader at the end of the game."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points_alone: 7`."""
        return PointsAlone(fact.integer())

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        return self.amount if game.cities[seat].colours[WHITE] == 1 else 0

    @override
    def words(self) -> str:
        return f"{self.amount} points if you have no other leader"

    @override
    def code(self) -> str:
        return f"points_alone:{self.amount}"


EFFECTS: Final[dict[str, Reader]] = {
    "extra_leader": ExtraLeader.read,
    "bury_leader": BuryLeader.read,
    "draw_leaders": DrawLeaders.read,
    "drop_tokens": DropTokens.read,
    "leader_discount": LeaderDiscount.read,
    "free_leaders": FreeLeaders.read,
    "points_alone": PointsAlone.read,
    "points_per_set": PointsPerSet.read,
    "points_per_pair": PointsPerPair.read,
    "coins_on": CoinsOn.read,
    "bank_bonus": BankBonus.read,
    "bank_unit": read_bank_unit,
    "cheaper": Cheaper.read,
    "free_colour": FreeColour.read,
    "free_each_age": FreeBuildEachAge.read_colour,
    "set_points": SetPoints.read,
    **readers_of(
        [
            PerkRight("special:change_symbol", CHANGES_SYMBOL, "change one science symbol at the end"),
            PerkRight("special:pass_defeats", PASSES_DEFEATS, "your defeat tokens go to whoever beat you"),
        ]
    ),
}
