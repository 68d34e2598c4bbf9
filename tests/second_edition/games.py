"""Tables of the second edition: by configuration, at random, and as positions by names."""

from collections.abc import Iterator
from itertools import combinations

from sevenwonders import Config
from sevenwonders.classic.choice import RECRUIT, SELL, STAGE, use_of
from sevenwonders.classic.kinds import LEADER_DRAFT, RECRUITS
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.position import City, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import Rng, stream
from tests.games import CHOICES_STREAM, any_option

ALL = ["leaders", "cities", "armada", "edifice"]
EXPANSIONS: list[list[str]] = [list(names) for count in range(5) for names in combinations(ALL, count)]
BOTH = ["leaders", "cities"]
LIBRARY: Library = library_of(2, ("leaders", "cities"))
TABLE_STREAM = 1100

# Boards on which everything that is asked comes up, for three to five players; the second list needs all expansions.
BUSY_BOARDS = ["Roma Night", "Abu Simbel Night", "Halikarnassos Night", "Babylon Night", "Olympia Day"]
BUSY_SEA_BOARDS = ["Siracusa Night", "Ur Day", "Carthage Night", "Siracusa Day", "Babylon Night"]


def any_config(seed: int, players: int = 0, teams: bool | None = None) -> Config:
    """A configuration of the second edition by chance: expansions, players, teams, options and sides."""
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


def lively_option(options: list[int], rng: Rng) -> int:
    """Mostly builds and recruits, stages half of the time when there is one."""
    if rng.below(10):
        stages = [choice for choice in options if use_of(choice) == STAGE]
        if stages and rng.below(2):
            return any_option(stages, rng)
        recruits = [choice for choice in options if use_of(choice) == RECRUIT]
        options = recruits or [choice for choice in options if use_of(choice) != SELL] or options
    return any_option(options, rng)


def answer_next(game: ClassicGame, rng: Rng) -> Decision:
    """Answer one of the pending decisions."""
    pending = game.pending()
    decision = pending[rng.below(len(pending))]
    game.answer(decision.ident, lively_option(game.options(decision.ident), rng))
    return decision


def steps_of(game: ClassicGame, rng: Rng) -> Iterator[None]:
    """Play to the end, now and then changing a sealed answer; stops after each step."""
    while not game.finished():
        sealed = [decision for decision in game.decisions if decision not in game.pending()]
        if sealed and rng.below(8) == 0:
            decision = sealed[rng.below(len(sealed))]
            game.change(decision.ident, any_option(game.options(decision.ident), rng))
        else:
            answer_next(game, rng)
        yield


def played(config: Config, seed: int, answers: int = -1, keep_events: bool = False) -> ClassicGame:
    """The game of that configuration and seed after so many answers, or at its end."""
    game = new_classic_game(config, seed, keep_events)
    rng = stream(seed, CHOICES_STREAM)
    while not game.finished() and answers != 0:
        answer_next(game, rng)
        answers -= 1
    return game


def is_before_turns(game: ClassicGame) -> bool:
    """Whether leaders are drafted or recruited now."""
    return any(decision.kind in (LEADER_DRAFT, RECRUITS) for decision in game.decisions)


# Positions by names


def card(name: str) -> int:
    """The card's number in the library with both expansions."""
    return LIBRARY.find_card(name)


def cards(names: list[str] | None) -> list[int]:
    return [card(name) for name in names or []]


def city(
    wonder: str = "Gizah Day",
    *,
    coins: int = 6,
    stages: int = 0,
    built: list[str] | None = None,
    hand: list[str] | None = None,
    tokens: list[int] | None = None,
    leaders: list[str] | None = None,
    debts: int = 0,
    diplomacy: int = 0,
) -> City:
    """A city of a position by names."""
    return City(
        LIBRARY.find_board(wonder),
        coins,
        stages,
        cards(built),
        cards(["Altar"] if hand is None else hand),
        tokens or [],
        cards(leaders),
        debts,
        diplomacy,
    )


def position(
    *cities: City,
    age: int = 1,
    turn: int = 1,
    discard: list[str] | None = None,
    recruiting: bool = False,
    variant: str = "",
    options: dict[str, str] | None = None,
) -> ClassicGame:
    """A position of a table with Leaders and Cities, filled up with plain cities to three."""
    fillers = ["Rhodos Day", "Ephesos Day"][: max(0, 3 - len(cities))]
    table = [*cities, *[city(wonder) for wonder in fillers]]
    config = Config(len(table), edition=2, expansions=BOTH, variant=variant, options=options or {})
    game = set_up(config, table, age=age, turn=turn, discard=cards(discard), recruiting=recruiting)
    game.keeps_events = True
    return game


def give(game: ClassicGame, choices: dict[int, str]) -> None:
    """Answer for seats in words."""
    for seat, words in choices.items():
        decision = next(item for item in game.pending() if item.seat == seat)
        game.answer(decision.ident, game.match_option(decision, words))
