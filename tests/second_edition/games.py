"""Tables of the second edition: by configuration, at random, and as positions of Leaders and Cities."""

from collections.abc import Iterator

from sevenwonders import Config
from sevenwonders.classic.leaders.kinds import LEADER_DRAFT, RECRUITS
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.rng import stream
from tests.support.expansions import ALL, COMBINATIONS
from tests.support.positions import Positions

EXPANSIONS = COMBINATIONS
BOTH = ["leaders", "cities"]
TABLE_STREAM = 1100

# Boards on which everything that is asked comes up, for three to five players; the second list needs all expansions.
BUSY_BOARDS = ["Roma Night", "Abu Simbel Night", "Halikarnassos Night", "Babylon Night", "Olympia Day"]
BUSY_SEA_BOARDS = ["Siracusa Night", "Ur Day", "Carthage Night", "Siracusa Day", "Babylon Night"]


def any_config(seed: int, players: int = 0, teams: bool | None = None) -> Config:
    """A random configuration of the second edition: expansions, players, teams, options and sides."""
    rng = stream(seed, TABLE_STREAM)
    expansions = EXPANSIONS[rng.below(len(EXPANSIONS))]
    count = players or 3 + rng.below(5)
    if teams is None:
        teams = count in (4, 6) and rng.below(2) == 1
    options: dict[str, str] = {}
    if rng.below(2):
        options["defeats"] = ["by_age", "flat"][rng.below(2)]
    if "leaders" in expansions and rng.below(2):
        options["leader_price"] = ["age", "printed"][rng.below(2)]
    if ("leaders" in expansions or "cities" in expansions) and rng.below(2):
        options["promo_guilds"] = ["false", "true"][rng.below(2)]
    if "cities" in expansions and "armada" in expansions and rng.below(2):
        options["black_cards_sail"] = "true"
    wonders = [["random", "Day", "Night"][rng.below(3)]]
    return Config(
        count,
        edition=2,
        expansions=expansions,
        variant="teams" if teams else "",
        wonders=wonders,
        options=options,
    )


def busy_tables() -> Iterator[Config]:
    """Tables with leaders and cities at which every kind of decision comes up."""
    for players, variant in ((3, ""), (5, ""), (4, "teams")):
        yield Config(players, edition=2, expansions=BOTH, variant=variant, wonders=BUSY_BOARDS[:players])


def busy_sea_tables() -> Iterator[Config]:
    """Tables with all four expansions, or the two newer ones, at which every question of these comes up."""
    boards = BUSY_SEA_BOARDS
    yield Config(3, edition=2, expansions=ALL, wonders=boards[:3])
    yield Config(5, edition=2, expansions=ALL[2:], wonders=[*boards[:3], "Halikarnassos Day", boards[4]])
    yield Config(4, edition=2, expansions=ALL, variant="teams", wonders=["Ur Night", "Carthage Day", *boards[3:]])


def is_before_turns(game: ClassicGame) -> bool:
    """Whether leaders are drafted or recruited now."""
    return any(decision.kind in (LEADER_DRAFT, RECRUITS) for decision in game.decisions)


# Positions of tables with Leaders and Cities

LAND = Positions(BOTH)
LIBRARY = LAND.library
card, city, position = LAND.card, LAND.city, LAND.position
