"""The tables of the game that are measured, in groups that docs/performance.md shows."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.kernel.config import Config

SEATS: Final = (3, 4, 5, 6, 7)


class Table(NamedTuple):
    """A kind of game, and the part of the first edition's speed that it has to reach."""

    name: str
    config: Config
    bar: float = 0.0


def second_edition(players: int = 4, expansions: Sequence[str] = (), variant: str = "") -> Config:
    """A table of the second edition."""
    return Config(players, edition=2, expansions=list(expansions), variant=variant)


FIRST_EDITION: Final = [Table(f"first edition, {seats} seats", Config(seats)) for seats in SEATS]
ALL_EXPANSIONS: Final = [Table(f"all expansions, {seats} seats", second_edition(seats, EXPANSIONS)) for seats in SEATS]
ARCHITECTS: Final = [
    Table(f"Architects, {seats} seats", Config(seats, game="architects"), bar=1.0) for seats in (2, *SEATS)
]
BY_EXPANSION: Final = [
    Table("second edition", second_edition(), bar=0.85),
    *[Table(f"with {name.title()}", second_edition(expansions=[name])) for name in EXPANSIONS],
    Table("with Leaders and Cities", second_edition(expansions=EXPANSIONS[:2]), bar=0.5),
    Table("with all four", second_edition(expansions=EXPANSIONS), bar=0.25),
]
TEAMS: Final = [
    Table("teams of 4", second_edition(4, variant="teams")),
    Table("teams of 6", second_edition(6, variant="teams")),
    Table("teams of 6, all expansions", second_edition(6, EXPANSIONS, "teams")),
]
ALL_TABLES: Final = [*FIRST_EDITION, *ALL_EXPANSIONS, *ARCHITECTS, *BY_EXPANSION, *TEAMS]

# Where single decisions are measured: the usual table and the largest ones.
DECISIVE: Final = [FIRST_EDITION[1], FIRST_EDITION[-1], ALL_EXPANSIONS[1], ALL_EXPANSIONS[-1], TEAMS[-1], ARCHITECTS[2]]

# The table of the yardstick, of simulations and of rollouts.
USUAL: Final = FIRST_EDITION[1]


def against(table: Table) -> Table:
    """The table of the first edition with the same number of seats; the largest for a number that it does not have."""
    seats = table.config.players
    return next((other for other in FIRST_EDITION if other.config.players == seats), FIRST_EDITION[0])
