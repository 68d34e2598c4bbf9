"""Standing advantages of a city beyond goods, shields and symbols: what rarer cards, leaders and boards add up to."""

from typing import Final, final

from sevenwonders.classic.colours import COLOURS

# The bit in `cheaper` that means the stages of the wonder; the bits below it are the colours.
STAGE_BIT: Final = 1 << len(COLOURS)

# Bits of `rights`
FIRST_OF_COLOUR: Final = 1
FIRST_CARD: Final = 2
LAST_CARD: Final = 4
STAGES_WITHOUT_RESOURCES: Final = 8
FREE_LEADERS: Final = 16
PASSES_DEFEATS: Final = 32
CHANGES_SYMBOL: Final = 64
SAFE_FROM_TAXES: Final = 128
ANY_WONDER_FLEET: Final = 256
MAY_SKIP_NAVAL: Final = 512
CHEAPER_SHIPS: Final = 1024

# Bits of `rebates`
LEFT_REBATE: Final = 1
RIGHT_REBATE: Final = 2
BOARD_REBATE: Final = 4
BANK_UNIT: Final = 8
SPARE_MADE: Final = 16
SPARE_MISSING: Final = 32

# Indexes of `coins_on`
ON_YELLOW: Final = 0
ON_BLACK: Final = 1
ON_STAGE: Final = 2
ON_CHAIN: Final = 3
ON_VICTORY: Final = 4
ON_BANK: Final = 5
ON_PURCHASE: Final = 6
ON_STEP: Final = 7
OCCASIONS: Final = ["yellow", "black", "stage", "chain", "victory", "bank", "purchase", "step"]


@final
class Perks:
    """Running totals of one city. A city without any of them shares the object NO_PERKS, which is never changed."""

    __slots__ = (
        "cheaper",
        "coins_on",
        "far_left",
        "far_right",
        "free_colours",
        "guild_repeats",
        "leader_discount",
        "naval",
        "neighbour_discount",
        "rebates",
        "repeated_symbols",
        "rights",
        "set_points",
        "spies",
        "stage_loss",
    )

    def __init__(
        self,
        cheaper: int,
        free_colours: int,
        rights: int,
        rebates: int,
        spies: int,
        repeated_symbols: int,
        set_points: int,
        stage_loss: int,
        leader_discount: int,
        neighbour_discount: int,
        naval: int,
        far_left: int,
        far_right: int,
        guild_repeats: int,
        coins_on: list[int],
    ) -> None:
        # Colours, and the wonder, that need one resource less; colours that cost nothing.
        self.cheaper = cheaper
        self.free_colours = free_colours
        self.rights = rights
        self.rebates = rebates
        # Science: symbols copied next door, symbols repeated, points more for a set of three.
        self.spies = spies
        self.repeated_symbols = repeated_symbols
        self.set_points = set_points
        # Coins that all others lose for each stage; coins off the price of leaders, here and next door.
        self.stage_loss = stage_loss
        self.leader_discount = leader_discount
        self.neighbour_discount = neighbour_discount
        # Naval strength of cards; resources a turn from two seats away; guilds that count once more.
        self.naval = naval
        self.far_left = far_left
        self.far_right = far_right
        self.guild_repeats = guild_repeats
        self.coins_on = coins_on

    def to_list(self) -> list[int]:
        """All of them in a row, for comparing."""
        return [
            self.cheaper,
            self.free_colours,
            self.rights,
            self.rebates,
            self.spies,
            self.repeated_symbols,
            self.set_points,
            self.stage_loss,
            self.leader_discount,
            self.neighbour_discount,
            self.naval,
            self.far_left,
            self.far_right,
            self.guild_repeats,
            *self.coins_on,
        ]

    def copy(self) -> "Perks":
        """Independent perks with the same content."""
        return Perks(
            self.cheaper,
            self.free_colours,
            self.rights,
            self.rebates,
            self.spies,
            self.repeated_symbols,
            self.set_points,
            self.stage_loss,
            self.leader_discount,
            self.neighbour_discount,
            self.naval,
            self.far_left,
            self.far_right,
            self.guild_repeats,
            self.coins_on[:],
        )


def no_perks() -> Perks:
    """Perks before anything adds to them."""
    return Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0] * len(OCCASIONS))


NO_PERKS: Final = no_perks()
