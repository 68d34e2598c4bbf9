"""Write the golden games and the count tables again: `python -m tests.golden.write`.

Read the difference before it is kept: every changed line needs a reason.
"""

import sys
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path

from sevenwonders import Config
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.bots.bot import Question
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.view import SPECTATOR
from sevenwonders.record.golden_text import Choose, count_row, digest, play_until, transcript
from tests.support.expansions import FAMILY, taken_out

FOLDER = Path(__file__).parent
LAST_TURN = -1
COUNT_TABLES = "count_tables.txt"
SECOND_COUNT_TABLES = "second_count_tables.txt"
ARCHITECTS_COUNT_TABLES = "architects_count_tables.txt"
COMBINATIONS = "combinations.txt"

CONFIGURATIONS = [(players, side) for players in range(2, 8) for side in ("A", "B")]
ARCHITECTS_PLAYERS = range(2, 8)

# Expansions, players and variant of the second edition's tables. Some games are told in full, all combinations in
# short, and of some the answers are counted.
Table = tuple[list[str], int, str]
ALL = FAMILY
EXPANSIONS: list[list[str]] = [list(names) for count in range(len(ALL) + 1) for names in combinations(ALL, count)]
SECOND_EDITION: list[Table] = [
    ([], 4, ""),
    (["leaders"], 3, ""),
    (["cities"], 5, ""),
    (["leaders", "cities"], 4, "teams"),
    (ALL, 5, ""),
    (ALL, 4, "teams"),
]
# Boards that ask something, for the games that are told in full; the others come by chance.
TELLING_BOARDS = {
    "second_leaders_3": ["Roma Night", "Abu Simbel Night", "Halikarnassos Night"],
    "second_leaders_cities_armada_edifice_5": [
        "Siracusa Night",
        "Ur Day",
        "Carthage Night",
        "Olympia Day",
        "Babylon Night",
    ],
    "second_leaders_cities_armada_edifice_4_teams": ["Carthage Day", "Siracusa Day", "Ur Night", "Petra Night"],
}
ODD_AND_TEAMS: list[Table] = [
    *[(expansions, players, "") for expansions in EXPANSIONS for players in (3, 5, 7)],
    *[(expansions, players, "teams") for expansions in EXPANSIONS for players in (4, 6)],
]
EVEN: list[Table] = [(expansions, players, "") for expansions in EXPANSIONS for players in (4, 6)]
COMBINED = [*ODD_AND_TEAMS, *EVEN]
COUNTED: list[Table] = [
    *[(expansions, players, "") for expansions in EXPANSIONS[:5] for players in (3, 5)],
    (["leaders", "cities"], 7, ""),
    (["armada", "edifice"], 3, ""),
    (["cities", "armada"], 4, ""),
    *[(expansions, 4, "teams") for expansions in ([], ["leaders", "cities"], ALL)],
    (ALL, 3, ""),
    (ALL, 5, ""),
]


def are_here(tables: list[Table]) -> list[Table]:
    """The tables of which no expansion has been taken out of the program."""
    return [table for table in tables if not taken_out(table[0])]


# Age, turn and open decisions at which counting begins. The last decision of a group ends a turn, turn 6 an Age.
STARTS = [(1, 1, 0), (1, 6, 1), (2, 3, 2), (2, 6, 1), (3, 1, 1), (3, 6, 2)]

# The same for the second edition: the first decision, a recruitment where there is one, turns, the last of an Age.
SECOND_STARTS = [(1, 0, 1), (1, 1, 1), (1, LAST_TURN, 1), (2, 0, 2), (2, 3, 2), (2, LAST_TURN, 1), (3, LAST_TURN, 2)]

# Rounds of Architects after which counting begins, and how many answers deep it goes.
ROUNDS = [0, 2, 4, 6, 8, 10, 12]
ARCHITECTS_DEPTH = 6


def depth_of(players: int) -> int:
    """Deep enough for a small table to finish a turn."""
    return 4 if players < 4 else 3


def seed_of(players: int, side: str) -> int:
    """A different seed for every configuration."""
    return 10 * players + "AB".index(side)


def random_choices(game_name: str, seed: int, players: int) -> Choose:
    """Random bots in all seats."""
    bots = [make_bot(game_name, "random", seed, seat) for seat in range(players)]

    def choose(game: Game, decision: Decision, options: list[int]) -> int:
        return int(bots[decision.decider].choose(Question(game, decision, options)))

    return choose


# The classic game


def golden_name(players: int, side: str) -> str:
    """The file of one golden game."""
    return f"game_{players}_{side.lower()}.txt"


def golden_game(players: int, side: str) -> str:
    """The text of one golden game."""
    seed = seed_of(players, side)
    game = new_classic_game(Config(players=players, wonders=[side]), seed, keep_events=True)
    return transcript(game, random_choices("classic", seed, players))


def count_table(players: int, side: str) -> str:
    """The counts of one configuration, a line for every start."""
    seed = seed_of(players, side)
    game = new_classic_game(Config(players=players, wonders=[side]), seed)
    choose = random_choices("classic", seed, players)
    lines: list[str] = []
    for start in STARTS:
        if start[2]:
            play_until(game, choose, partial(is_at, game, start))
        assert not game.finished()
        counts = " ".join(str(count) for count in count_row(game, depth_of(players)))
        where = f"age {game.age} turn {game.turn} open {len(game.pending())}"
        lines.append(f"players {players} side {side} seed {seed} {where}: {counts}\n")
    return "".join(lines)


def is_at(game: ClassicGame, start: tuple[int, int, int]) -> bool:
    """Whether the game is in that Age and turn with that many open decisions."""
    return (game.age, game.turn, len(game.pending())) == start


# The second edition


# Each table once. Places in this list are seeds, so new tables go to the end.
LISTED = [*ODD_AND_TEAMS, *SECOND_EDITION, *COUNTED, *EVEN]
ALL_TABLES = [table for number, table in enumerate(LISTED) if table not in LISTED[:number]]


def second_title(table: Table) -> str:
    """The name of a table of the second edition in files and lines."""
    expansions, players, variant = table
    return "_".join(["second", *expansions, str(players), *([variant] if variant else [])])


def second_name(table: Table) -> str:
    """The file of one golden game."""
    return f"{second_title(table)}.txt"


def second_game(table: Table, keep_events: bool, wonders: list[str] | None = None) -> ClassicGame:
    """A game of that table; every table has another seed."""
    expansions, players, variant = table
    config = Config(players, edition=2, expansions=expansions, variant=variant, wonders=wonders)
    return new_classic_game(config, 200 + ALL_TABLES.index(table), keep_events)


def second_golden_game(table: Table) -> str:
    """The text of one golden game."""
    game = second_game(table, True, TELLING_BOARDS.get(second_title(table)))
    return transcript(game, random_choices("classic", game.seed, table[1]))


def second_count_table(table: Table) -> str:
    """The counts of one table, a line for every start that it has."""
    game = second_game(table, keep_events=False)
    choose = random_choices("classic", game.seed, table[1])
    depth = 3 if table[1] < 5 else 2
    lines = [second_count_line(game, table, depth)]
    for age, turn, pending in SECOND_STARTS:
        if turn or "leaders" in table[0]:
            start = age, game.library.last_turn if turn == LAST_TURN else turn, pending
            play_until(game, choose, partial(is_at, game, start))
            assert not game.finished()
            lines.append(second_count_line(game, table, depth))
    return "".join(lines)


def second_count_line(game: ClassicGame, table: Table, depth: int) -> str:
    """The counts from the current position of the game."""
    counts = " ".join(str(count) for count in count_row(game, depth))
    where = f"age {game.age} turn {game.turn} open {len(game.pending())}"
    return f"{second_title(table)} seed {game.seed} {where}: {counts}\n"


# All combinations in short


class Summary:
    """What happened in an Age: a digest of saves, views, options and events at every new group of questions."""

    def __init__(self, game: ClassicGame) -> None:
        self.game = game
        self.told = 0
        self.asked: Counter[str] = Counter()
        self.lines: list[str] = []
        self.begin()

    def begin(self) -> None:
        """A new Age, or the draft before the first one."""
        self.age = self.game.age
        self.saves: list[str] = []
        self.views: list[str] = []
        self.options: list[str] = []

    def look(self) -> None:
        """Add the current position to the digest, and write the line of an Age that is over."""
        game = self.game
        if game.age != self.age:
            self.close()
        if len(game.pending()) == len(game.decisions):
            self.saves.append(digest(game.to_data()))
            self.views += [digest(game.view(seat).to_data()) for seat in [SPECTATOR, *game.players()]]
            for decision in game.decisions:
                texts = [game.describe(choice, by_id=True) for choice in game.options(decision.ident)]
                self.asked[game.decision_name(decision.kind)] += 1
                self.options.append(digest([game.decision_name(decision.kind), decision.seat, texts]))

    def close(self) -> None:
        """The line of the Age."""
        news = self.game.events[self.told :]
        self.told = len(self.game.events)
        events = digest([event.to_data() for event in news])
        self.lines.append(
            f"age {self.age}: {len(self.saves)} groups, saves {digest(self.saves)} views {digest(self.views)} "
            f"options {len(self.options)} {digest(self.options)} events {len(news)} {events}"
        )
        self.begin()


def combination_game(table: Table) -> str:
    """One game in a few lines: its boards, a line for each Age, the scores and the ranking."""
    game = second_game(table, keep_events=True)
    choose = random_choices("classic", game.seed, table[1])
    summary = Summary(game)
    while not game.finished():
        summary.look()
        decision = game.pending()[0]
        game.answer(decision.ident, choose(game, decision, game.options(decision.ident)))
    summary.close()
    boards = " ".join(game.library.boards[seat.board].ident for seat in game.cities)
    sheet = [f"{score.seat}: {score.total()} = {' '.join(map(str, score.points))}" for score in game.score_sheet()]
    places = " > ".join(" = ".join(str(seat) for seat in place) for place in game.ranking())
    asked = " ".join(f"{name} {count}" for name, count in sorted(summary.asked.items()))
    head = [f"{second_title(table)} seed {game.seed}: {boards}", *summary.lines, f"asked {asked}"]
    return "\n".join([*head, *sheet, f"ranking {places}", ""]) + "\n"


# Architects


def architects_name(players: int) -> str:
    """The file of one golden game."""
    return f"architects_{players}.txt"


def architects_game(players: int) -> str:
    """The text of one golden game."""
    game = new_architects_game(Config(players, game="architects"), players, keep_events=True)
    return transcript(game, random_choices("architects", players, players))


def architects_count_table(players: int) -> str:
    """The counts of a table with that many players, with a line for every start."""
    game = new_architects_game(Config(players, game="architects"), players)
    choose = random_choices("architects", players, players)
    lines: list[str] = []
    for rounds in ROUNDS:
        play_until(game, choose, partial(has_played, game, rounds * players))
        if game.finished():
            break
        counts = " ".join(str(count) for count in count_row(game, ARCHITECTS_DEPTH))
        lines.append(f"players {players} seed {players} turn {game.turn}: {counts}\n")
    return "".join(lines)


def has_played(game: ArchitectsGame, turns: int) -> bool:
    """Whether that many turns are over."""
    return game.turn > turns


# The files


def golden_texts() -> dict[str, str]:
    """The text of every golden file by its name."""
    texts = {golden_name(players, side): golden_game(players, side) for players, side in CONFIGURATIONS}
    texts[COUNT_TABLES] = "".join(count_table(players, side) for players, side in CONFIGURATIONS)
    texts |= {second_name(table): second_golden_game(table) for table in SECOND_EDITION}
    texts[SECOND_COUNT_TABLES] = "".join(second_count_table(table) for table in COUNTED)
    texts[COMBINATIONS] = "".join(combination_game(table) for table in COMBINED)
    texts |= {architects_name(players): architects_game(players) for players in ARCHITECTS_PLAYERS}
    texts[ARCHITECTS_COUNT_TABLES] = "".join(architects_count_table(players) for players in ARCHITECTS_PLAYERS)
    return texts


def main() -> None:
    """Write every golden file."""
    for name, text in golden_texts().items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            sys.stdout.write(f"{name} has changed\n")


if __name__ == "__main__":
    main()
