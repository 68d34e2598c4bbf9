"""Perks: lasting advantages of a city beyond goods, shields and symbols, as running totals.

Only totals that payments, builds and scores use are kept here. A total of a single expansion is in that
expansion's part of the city.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.colours import COLOURS
from sevenwonders.kernel.codec import Data

# Bits of `rights`
FIRST_OF_COLOUR: Final = 1
FIRST_CARD: Final = 2
LAST_CARD: Final = 4
STAGES_WITHOUT_RESOURCES: Final = 8
PASSES_DEFEATS: Final = 16
CHANGES_SYMBOL: Final = 32

# Bits of `rebates`
LEFT_REBATE: Final = 1
RIGHT_REBATE: Final = 2
BOARD_REBATE: Final = 4
BANK_UNIT: Final = 8
SPARE_MADE: Final = 16
SPARE_MISSING: Final = 32

# Indexes of `coins_on`: the colours of cards that are built, then these.
ON_STAGE: Final = len(COLOURS)
ON_CHAIN: Final = ON_STAGE + 1
ON_VICTORY: Final = ON_STAGE + 2
ON_PURCHASE: Final = ON_STAGE + 3
OCCASIONS: Final = [*COLOURS, "stage", "chain", "victory", "purchase"]

# The bit in `cheaper` that means the stages of the wonder; the bits below it are the colours.
STAGE_BIT: Final = 1 << ON_STAGE


@final
@mypyc_attr(acyclic=True)
class Perks:
    """The rarer running totals of a city. Cities without any share the object NO_PERKS, which never changes."""

    __slots__ = (
        "cheaper",
        "coins_on",
        "copied_symbols",
        "far_left",
        "far_right",
        "free_colours",
        "guild_repeats",
        "rebates",
        "repeated_symbols",
        "rights",
        "set_points",
        "stage_loss",
    )

    def __init__(
        self,
        cheaper: i64,
        free_colours: i64,
        rights: i64,
        rebates: i64,
        copied_symbols: i64,
        repeated_symbols: i64,
        set_points: i64,
        stage_loss: i64,
        far_left: i64,
        far_right: i64,
        guild_repeats: i64,
        coins_on: list[int],
    ) -> None:
        # Bits of colours (and of the wonder) that need one resource less, and of colours that cost nothing.
        self.cheaper = cheaper
        self.free_colours = free_colours
        self.rights = rights
        self.rebates = rebates
        # Science: symbols copied from a neighbour, symbols repeated, extra points for a set of three.
        self.copied_symbols = copied_symbols
        self.repeated_symbols = repeated_symbols
        self.set_points = set_points
        # Coins that all others lose whenever the city builds a stage.
        self.stage_loss = stage_loss
        # Resources that may be bought each turn from the players two seats away.
        self.far_left = far_left
        self.far_right = far_right
        # The number of the city's own guilds that score a second time.
        self.guild_repeats = guild_repeats
        self.coins_on = coins_on

    def to_data(self) -> Data:
        """Return all totals, for comparing. Colours go by name: their numbers depend on the boxes in the program."""
        return {
            "cheaper": _names(self.cheaper),
            "free_colours": _names(self.free_colours),
            "rights": [self.rights, self.rebates],
            "science": [self.copied_symbols, self.repeated_symbols, self.set_points],
            "stage_loss": self.stage_loss,
            "far": [self.far_left, self.far_right],
            "guild_repeats": self.guild_repeats,
            "coins_on": {OCCASIONS[index]: coins for index, coins in enumerate(self.coins_on) if coins},
        }

    def copy(self) -> "Perks":
        """Return an independent copy."""
        return Perks(
            self.cheaper,
            self.free_colours,
            self.rights,
            self.rebates,
            self.copied_symbols,
            self.repeated_symbols,
            self.set_points,
            self.stage_loss,
            self.far_left,
            self.far_right,
            self.guild_repeats,
            self.coins_on[:],
        )


def _names(bits: int) -> list[str]:
    return [name for index, name in enumerate(OCCASIONS) if bits >> index & 1]


def no_perks() -> Perks:
    """Return empty perks to add to."""
    return Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0] * len(OCCASIONS))


NO_PERKS: Final = no_perks()
