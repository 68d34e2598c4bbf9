"""Effects that only Cities has: coin losses, debts for neighbours, diplomacy, spies, and cheaper trade."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.cities.part import DIPLOMACY, cities_part_of
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.debts.part import debts_of, indebt
from sevenwonders.classic.effects.effect import Effect, Reader, coin_words
from sevenwonders.classic.effects.rights import PerkRight, TradeRight, readers_of
from sevenwonders.classic.perks import (
    BOARD_REBATE,
    LEFT_REBATE,
    RIGHT_REBATE,
    SPARE_MADE,
    SPARE_MISSING,
    STAGES_WITHOUT_RESOURCES,
)

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# An amount that means the number of the current Age.
THIS_AGE: Final = 0


@final
class OthersGain(Effect):
    """Coins from the bank for all other players, or only for the two neighbours."""

    def __init__(self, amount: int, neighbours_only: bool) -> None:
        self.amount = amount
        self.neighbours_only = neighbours_only

    @staticmethod
    def read_all(fact: Fact) -> Effect:
        """Read `others_gain: 2`."""
        return OthersGain(fact.integer(), neighbours_only=False)

    @staticmethod
    def read_neighbours(fact: Fact) -> Effect:
        """Read `neighbours_gain: 1`."""
        return OthersGain(fact.integer(), neighbours_only=True)

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # From the bank, so it also triggers bonuses for coins from the bank.
        for other in range(len(game.cities)):
            near = other == game.left(seat) or other == game.right(seat)
            if other != seat and (near or not self.neighbours_only):
                game.gain_coins(other, self.amount)

    @override
    def words(self) -> str:
        who = "each neighbour gets" if self.neighbours_only else "all others get"
        return f"{who} {coin_words(self.amount)}"

    @override
    def code(self) -> str:
        return f"{'neighbours' if self.neighbours_only else 'others'}_gain:{self.amount}"


@final
class OthersLose(Effect):
    """All others lose that many coins at the end of the turn, or the number of the Age. A partner does too (R9)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `others_lose: 3`, or `age`."""
        return OthersLose(THIS_AGE if fact.value == "age" else fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        game.charge_others(seat, game.age if self.amount == THIS_AGE else self.amount)

    @override
    def words(self) -> str:
        if self.amount == THIS_AGE:
            return "all others lose as many coins as the Age's number"
        return f"all others lose {coin_words(self.amount)}"

    @override
    def code(self) -> str:
        return f"others_lose:{'age' if self.amount == THIS_AGE else self.amount}"


COUNTED: Final = ["wonder_stage", "victory_token"]


@final
class OthersLoseFor(Effect):
    """All others lose coins for each victory token or each stage that they have at the end of the turn."""

    def __init__(self, stages: bool, each: int) -> None:
        self.stages = stages
        self.each = each

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `others_lose_for: {count: wonder_stage, each: 1}`."""
        fields = fact.fields(["count", "each"])
        return OthersLoseFor(fields["count"].one_of(COUNTED) == COUNTED[0], fields["each"].integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # Tokens and stages are counted when the losses are settled (P16).
        for other in range(len(game.cities)):
            if other != seat:
                part = debts_of(game.cities[other])
                if self.stages:
                    part.for_stages += self.each
                else:
                    part.for_tokens += self.each
                game.note_part(other, part)

    @override
    def words(self) -> str:
        thing = "stage of their wonders" if self.stages else "victory token"
        return f"all others lose {coin_words(self.each)} for each {thing}"

    @override
    def code(self) -> str:
        return f"others_lose_for:{COUNTED[0] if self.stages else COUNTED[1]}:{self.each}"


@final
class NeighboursDebt(Effect):
    """Each neighbour takes a debt, and cannot pay coins instead."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `neighbours_debt: 1`."""
        return NeighboursDebt(fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        for other in (game.left(seat), game.right(seat)):
            indebt(game, other, self.amount)

    @override
    def words(self) -> str:
        return f"each neighbour takes a debt of {self.amount}"

    @override
    def code(self) -> str:
        return f"neighbours_debt:{self.amount}"


@final
class Diplomacy(Effect):
    """A diplomacy token: its owner stays out of the next military conflicts."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `diplomacy: 1`."""
        return Diplomacy(fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        part = cities_part_of(game.cities[seat])
        part.diplomacy += self.amount
        if game.keeps_events:
            game.emit(DIPLOMACY, seat, [self.amount])
        game.note_part(seat, part)

    @override
    def words(self) -> str:
        return "a diplomacy token"

    @override
    def code(self) -> str:
        return f"diplomacy:{self.amount}"


@final
class Spy(Effect):
    """At the end of the game, the city copies a science symbol from a neighbour's green card (R5)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `spy: 1`."""
        return Spy()

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).copied_symbols += 1

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return "copy a science symbol of a neighbour"

    @override
    def code(self) -> str:
        return "spy:1"


REBATES: Final = {
    "left": TradeRight("rebate:left", LEFT_REBATE, "the first resource bought on the left each turn costs 1 less"),
    "right": TradeRight("rebate:right", RIGHT_REBATE, "the first resource bought on the right each turn costs 1 less"),
    "board": TradeRight("rebate:board", BOARD_REBATE, "the resource of a neighbour's board costs 1 less"),
}
SPARES: Final = {
    "made": TradeRight("spare:made", SPARE_MADE, "once a turn, one more of what the city makes"),
    "missing": TradeRight("spare:missing", SPARE_MISSING, "once a turn, one of what the city does not make"),
}


def read_rebate(fact: Fact) -> Effect:
    """Read `rebate: left`."""
    return REBATES[fact.one_of(list(REBATES))]


def read_spare(fact: Fact) -> Effect:
    """Read `spare: made`."""
    return SPARES[fact.one_of(list(SPARES))]


EFFECTS: Final[dict[str, Reader]] = {
    "others_gain": OthersGain.read_all,
    "neighbours_gain": OthersGain.read_neighbours,
    "others_lose": OthersLose.read,
    "others_lose_for": OthersLoseFor.read,
    "neighbours_debt": NeighboursDebt.read,
    "diplomacy": Diplomacy.read,
    "spy": Spy.read,
    "rebate": read_rebate,
    "spare": read_spare,
    **readers_of([PerkRight("special:stages_without_resources", STAGES_WITHOUT_RESOURCES, "stages need no resources")]),
}
