"""Writes the golden games and the count tables anew: `python -m tests.golden.write`.

Read the difference before it is kept: every changed line needs a reason.
"""

import sys
from pathlib import Path

from sevenwonders import Config, new_game
from sevenwonders.bots.bot import Question
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.record.count_table import count_row, play_until
from sevenwonders.record.transcript import Choose, transcript

FOLDER = Path(__file__).parent
COUNT_TABLES = "count_tables.txt"

CONFIGURATIONS = [(players, side) for players in range(2, 8) for side in ("A", "B")]

# Age, turn and open decisions at which counting begins. The last decision of a group ends a turn, turn 6 an Age.
STARTS = [(1, 1, 0), (1, 6, 1), (2, 3, 2), (2, 6, 1), (3, 1, 1), (3, 6, 2)]


def depth_of(players: int) -> int:
    """Deep enough for a small table to finish a turn."""
    return 4 if players < 4 else 3


def seed_of(players: int, side: str) -> int:
    """Another seed for every configuration."""
    return 10 * players + "AB".index(side)


def random_choices(seed: int, players: int) -> Choose:
    """Random bots in all seats."""
    bots = [make_bot("random", seed, seat) for seat in range(players)]

    def choose(game: ClassicGame, decision: Decision, options: list[int]) -> int:
        return bots[decision.decider].choose(Question(game, decision, options))

    return choose


def golden_name(players: int, side: str) -> str:
    """The file of one golden game."""
    return f"game_{players}_{side.lower()}.txt"


def golden_game(players: int, side: str) -> str:
    """The text of one golden game."""
    seed = seed_of(players, side)
    game = new_game(Config(players=players, wonders=[side]), seed, keep_events=True)
    return transcript(game, random_choices(seed, players))


def count_table(players: int, side: str) -> str:
    """The counts of one configuration, a line for every start."""
    seed = seed_of(players, side)
    game = new_game(Config(players=players, wonders=[side]), seed)
    choose = random_choices(seed, players)
    lines: list[str] = []
    for age, turn, pending in STARTS:
        if pending:
            play_until(game, choose, age, turn, pending)
        assert not game.finished()
        counts = " ".join(str(count) for count in count_row(game, depth_of(players)))
        where = f"age {game.age} turn {game.turn} open {len(game.pending())}"
        lines.append(f"players {players} side {side} seed {seed} {where}: {counts}\n")
    return "".join(lines)


def golden_texts() -> dict[str, str]:
    """The text of every golden file by its name."""
    texts = {golden_name(players, side): golden_game(players, side) for players, side in CONFIGURATIONS}
    texts[COUNT_TABLES] = "".join(count_table(players, side) for players, side in CONFIGURATIONS)
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
