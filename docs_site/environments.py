"""A page for each environment: names, agents, actions, observations, rewards and versions, made from the program."""

import ast
import re
from pathlib import Path
from typing import Final

from sevenwonders import BadConfig, Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.encode.encodings import FLAT, OPTIONS, STEPS, actions_of, encoder_of

ROOT: Final = Path(__file__).parent.parent
OVERVIEW: Final = ROOT / "docs" / "environments.md"
PLAYERS: Final = range(2, 8)
FIRST_CITY: Final = "city 0: "
LATER_CITY: Final = re.compile(r"city [1-9]: ")
# Labels of numbers that no card or token has yet.
UNUSED: Final = {"no card", "no token"}

BATCHES: Final = "sevenwonders.envs.batch.new_batch(config, games, seed)"


class Environment:
    """What a page is about: its game, an introduction, how it is called, its agents, numberings and tables to show."""

    def __init__(
        self,
        game: str,
        words: str,
        calls: dict[str, str],
        agents: str,
        numberings: list[str],
        tables: dict[str, Config],
    ) -> None:
        self.game = game
        self.words = words
        self.calls = calls
        self.agents = agents
        self.numberings = numberings
        self.tables = tables


ENVIRONMENTS: Final = {
    "classic_v1": Environment(
        "classic",
        "7 Wonders in both editions, with every expansion and variant.",
        {
            "[PettingZoo](../how-to/use-pettingzoo.md), sequential": "sevenwonders.envs.classic_v1.env(config)",
            "PettingZoo, parallel": "sevenwonders.envs.classic_v1.parallel_env(config)",
            "[Gymnasium](../how-to/use-gymnasium.md)": 'gymnasium.make("sevenwonders/Classic-v1", config=config)',
            "[OpenSpiel](../how-to/use-openspiel.md), sequential": 'pyspiel.load_game("sevenwonders_classic")',
            "OpenSpiel, simultaneous": 'pyspiel.load_game("sevenwonders_classic_simultaneous")',
            "[Batches](../environments.md#batches)": BATCHES,
        },
        "One for each of 2 to 7 players: `seat_0`, `seat_1` and so on, clockwise. All of them choose a card at the "
        "same time. With two players, whoever controls the Free City acts twice in a turn. In teams, two neighbours "
        "are partners and see each other's hands.",
        [STEPS, FLAT, OPTIONS],
        {
            "First edition, four players": Config(4),
            "First edition, two players": Config(2),
            "Second edition, teams of four, all expansions": Config(
                4, edition=2, expansions=list(EXPANSIONS), variant="teams"
            ),
        },
    ),
    "architects_v1": Environment(
        "architects",
        "7 Wonders Architects.",
        {
            "[PettingZoo](../how-to/use-pettingzoo.md), sequential": "sevenwonders.envs.architects_v1.env(config)",
            "PettingZoo, parallel": "sevenwonders.envs.architects_v1.parallel_env(config)",
            "[Gymnasium](../how-to/use-gymnasium.md)": 'gymnasium.make("sevenwonders/Architects-v1", config=config)',
            "[OpenSpiel](../how-to/use-openspiel.md)": 'pyspiel.load_game("sevenwonders_architects")',
            "[Batches](../environments.md#batches)": BATCHES,
        },
        "One for each of 2 to 7 players: `seat_0`, `seat_1` and so on, clockwise. They take turns.",
        [STEPS, OPTIONS],
        {"Four players": Config(4, game="architects")},
    ),
}


def environment_pages() -> dict[str, str]:
    """The page of every environment, by its name on the site."""
    return {f"environments/{name}.md": page_of(name, environment) for name, environment in ENVIRONMENTS.items()}


def page_of(name: str, environment: Environment) -> str:
    """Everything about one environment."""
    calls = [f"| {library} | `{call}` |" for library, call in environment.calls.items()]
    parts = [
        f"# sevenwonders_{name}",
        f"{environment.words} [Environments](../environments.md) explains settings and terms.",
        "\n".join(["| library | call |", "| --- | --- |", *calls]),
        *["## Agents", environment.agents],
        *actions_part(environment),
        *observations_part(environment),
        *["## Rewards", "Every reward comes at the end of the game.", overview_table("Rewards")],
        *["## Versions", overview_table("Versions")],
    ]
    return "\n\n".join(parts) + "\n"


def actions_part(environment: Environment) -> list[str]:
    """The action spaces, the blocks of numbers, and what every number of the default means."""
    table, config = next(iter(environment.tables.items()))
    spaces = [f"| `{name}` | `Discrete({actions_of(config, name).size})` |" for name in environment.numberings]
    labels = [f"`{number}` {words}" for number, words in enumerate(actions_of(config).labels()) if words not in UNUSED]
    return [
        "## Actions",
        "\n".join(["| numbering | space |", "| --- | --- |", *spaces]),
        f"The blocks of `{STEPS}`, which is the default:",
        module_table(ROOT / "src" / "sevenwonders" / "encode" / environment.game / "actions.py"),
        f'??? note "Every action: {table.lower()}"\n\n    {" · ".join(labels)}',
    ]


def observations_part(environment: Environment) -> list[str]:
    """The size of a row at every table, and the fields of some rows."""
    words = "`action_mask` has a byte for each action, `observation` is a row of bytes. Its size depends on the table:"
    parts = ["## Observations", words, sizes_table(environment.game)]
    parts.append("In the tables below, *k* is a city: 0 is the agent's own, 1 its left neighbour, and so on.")
    for name, config in environment.tables.items():
        parts += [f"### {name}", layout_table(config)]
    return parts


def tables_of(game: str, players: int) -> dict[str, Config]:
    """The tables whose rows are measured, some of which may not take that many players."""
    if game == "architects":
        return {"Architects": Config(players, game=game)}
    tables = {"first edition": Config(players), "second edition": Config(players, edition=2)}
    for name in EXPANSIONS:
        tables[f"with {name.capitalize()}"] = Config(players, edition=2, expansions=[name])
    tables["with all expansions"] = Config(players, edition=2, expansions=list(EXPANSIONS))
    tables["the same in teams"] = Config(players, edition=2, expansions=list(EXPANSIONS), variant="teams")
    return tables


def sizes_table(game: str) -> str:
    """The bytes of a row by table and number of players."""
    columns = [tables_of(game, players) for players in PLAYERS]
    head = ["bytes of a row", *(f"{players} players" for players in PLAYERS)]
    rows = [[name, *(row_size(tables[name]) for tables in columns)] for name in columns[0]]
    lines = [f"| {' | '.join(row)} |" for row in (head, ["---", *["---:"] * len(PLAYERS)], *rows)]
    return "\n".join(lines)


def row_size(config: Config) -> str:
    """The bytes of a row, or a dash if there is no such table."""
    try:
        return f"{encoder_of(config).layout.size:,}"
    except BadConfig:
        return "–"


def layout_table(config: Config) -> str:
    """The fields of a row. All cities have the same, so those of the first stand for them."""
    layout = encoder_of(config).layout
    lines = ["| bytes | size | field | meaning |", "| --- | ---: | --- | --- |"]
    size = sum(field.size() for field in layout.fields if field.name.startswith(FIRST_CITY))
    for start, count, name, words in layout.table():
        if LATER_CITY.match(name):
            continue
        where = f"{start} + {size} *k*" if name.startswith(FIRST_CITY) else str(start)
        lines.append(f"| {where} | {count} | {name.replace(FIRST_CITY, 'city *k*: ')} | {words} |")
    return "\n".join([*lines, f"| {layout.size} | | | the size of a row |"])


def module_table(file: Path) -> str:
    """The table in the docstring of a module."""
    return first_table(ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "")


def overview_table(heading: str) -> str:
    """The table of a section of the overview."""
    return first_table(OVERVIEW.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2])


def first_table(text: str) -> str:
    """The first table of a text in Markdown."""
    found = re.search(r"^\|.*\|(\n\|.*\|)+$", text, re.MULTILINE)
    if found is None:
        raise LookupError("The text has no table.")
    return found[0]
