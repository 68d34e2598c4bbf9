"""The executable rulebook as pages: every scenario as a small table with what is played and what is expected."""

from pathlib import Path
from typing import Final

from sevenwonders.record.scenario import Document, scenarios_in

HEAD: Final = """# The executable rulebook

Each scenario is a rule: a position, what is played, and what has to come of it. A column is a seat. The upper rows are
the position, *play* is what the seats choose, and rows with an arrow are what is expected after that.

`sevenwonders check tests/scenarios` runs all of them, and so does every test run. [Notation](../notation.md) explains
the words, and [Rulings](../rulings.md) the short references such as R2 or P9.

"""
# The folders of scenarios, in the order and under the names in which the list has them.
GAMES: Final = {
    "": "First edition",
    "wonders": "Wonders of the first edition",
    "free_city": "Two players",
    "second_edition": "Second edition",
    "leaders": "Leaders",
    "cities": "Cities",
    "armada": "Armada",
    "edifice": "Edifice",
    "teams": "Teams",
    "architects": "Architects",
}
EDITIONS: Final = {1: "First edition", 2: "Second edition"}

# What is said in the heading of a scenario, or in its table.
APART: Final = {"title", "rulebook", "config", "seats", "steps"}
# Expectations with a number for each seat; dictionaries name their seats, and everything else is about the table.
BY_SEAT: Final = {"coins", "shields", "stages", "debts", "diplomacy", "victories"}
WORDS: Final = {
    "legal": "can",
    "illegal": "cannot",
    "why": "why not",
    "asked": "is asked",
    "payments": "can pay",
    "score": "points",
}
# Who gets the coins of a payment.
PAYEES: Final = ["left", "right", "bank", "far left", "far right"]

Cells = dict[int, str]


def rulebook_pages(folder: Path) -> dict[str, str]:
    """A page for each file of scenarios, and their list."""
    pages: dict[str, str] = {}
    links: dict[str, list[str]] = {game: [] for game in GAMES.values()}
    for file in sorted(folder.rglob("*.yaml")):
        name = file.relative_to(folder).with_suffix(".md").as_posix()
        documents = scenarios_in(file)
        pages[f"rulebook/{name}"] = file_page(name, documents)
        links[game_of(name)].append(f"[{heading_of(name)}]({name}) ({len(documents)})")
    rows = [f"| {game} | {', '.join(links[game])} |" for game in links]
    pages["rulebook/index.md"] = (
        HEAD + "\n".join(["| game | pages, and how many scenarios they have |", "| --- | --- |", *rows]) + "\n"
    )
    return pages


def game_of(name: str) -> str:
    """The game or box that a file is about: that of its folder."""
    return GAMES[name.rpartition("/")[0]]


def heading_of(name: str) -> str:
    """The name of a file as people say it: `Naval conflict`, `Islands, one by one`."""
    words = Path(name).stem.replace("_", " ").capitalize()
    return f"{words.removesuffix(' each')}, one by one" if words.endswith(" each") else words


def file_page(name: str, documents: list[Document]) -> str:
    """All scenarios of a file."""
    head = (
        f"# {game_of(name)}: {heading_of(name)}\n\n[All pages of the rulebook]({'../' * name.count('/')}index.md)\n\n"
    )
    return head + "\n".join(scenario_of(document) for document in documents)


def scenario_of(document: Document) -> str:
    """One scenario: title, source, table."""
    value = document.value
    assert isinstance(value, dict)
    parts = [f"## {document.title}", ""]
    if "rulebook" in value:
        parts += [f"*{value['rulebook']}*", ""]
    facts = {key: item for key, item in value.items() if key not in APART}
    said = [table_words(value.get("config", {})), *(f"{words_of(key)} {shown(item)}" for key, item in facts.items())]
    return "\n".join([*parts, " · ".join(said), "", *scenario_table(value["seats"], value["steps"]), ""])


def table_words(config: dict[str, object]) -> str:
    """A configuration in words: `Second edition, Leaders, Cities, 4 players`."""
    edition = config.get("edition", 1)
    assert isinstance(edition, int)
    parts = ["Architects" if config.get("game") == "architects" else EDITIONS[edition]]
    expansions = config.get("expansions", [])
    assert isinstance(expansions, list)
    parts += [str(name).capitalize() for name in expansions]
    if "players" in config:
        parts.append(f"{config['players']} players")
    rest = {key: item for key, item in config.items() if key not in ("game", "edition", "expansions", "players")}
    return ", ".join([*parts, *(shown(item) for item in rest.values())])


def scenario_table(seats: object, steps: object) -> list[str]:
    """A column for each seat: its position, what it plays, and what is expected of it; one more for the whole table."""
    cities = list(seats.values()) if isinstance(seats, dict) else seats
    assert isinstance(cities, list)
    assert isinstance(steps, list)
    table = len(cities)
    rows: list[tuple[str, Cells]] = []
    for key in dict.fromkeys(key for city in cities for key in city if key != "wonder"):
        rows.append((words_of(key), {seat: shown(city[key]) for seat, city in enumerate(cities) if key in city}))
    for step in steps:
        if "play" in step:
            rows.append(("**play**", {seat: shown(choice) for seat, choice in step["play"].items()}))
        for key, item in step.get("expect", {}).items():
            rows.append((f"**→&nbsp;{words_of(key)}**", expected(key, item, table)))
    head = [f"{seat}: {city.get('wonder', 'any wonder')}" for seat, city in enumerate(cities)]
    head += ["table"] if any(table in cells for _, cells in rows) else []
    lines = [[" ", *head], ["---"] * (len(head) + 1)]
    lines += [[label, *(cells.get(seat, "") for seat in range(len(head)))] for label, cells in rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def expected(key: str, item: object, table: int) -> Cells:
    """What is expected of each seat, or of the table, which is the column after the seats."""
    if isinstance(item, dict) and all(isinstance(seat, int) for seat in item):
        words = payments if key == "payments" else shown
        return {seat: words(value) for seat, value in item.items()}
    if isinstance(item, list) and key in BY_SEAT:
        return {seat: shown(value) for seat, value in enumerate(item)}
    return {table: places(item) if key == "ranking" else shown(item)}


def payments(choices: object) -> str:
    """The payments for each choice: `build Baths: 2 left or 2 right`."""
    assert isinstance(choices, dict)
    return "; ".join(
        f"{choice}: {' or '.join(map(payment, offers)) or 'nothing'}" for choice, offers in choices.items()
    )


def payment(parts: list[object]) -> str:
    """One payment: the coins for each receiver, or the cards that are used up."""
    if not all(isinstance(part, int) for part in parts):
        return ", ".join(map(str, parts))
    coins = [f"{coins} {payee}" for coins, payee in zip(parts, PAYEES, strict=False) if coins]
    return ", ".join(coins) or "free"


def places(ranking: object) -> str:
    """The seats by place: `1, then 0 and 2`."""
    assert isinstance(ranking, list)
    return ", then ".join(" and ".join(map(str, place)) for place in ranking)


def words_of(key: str) -> str:
    """A key of a scenario as people say it."""
    return WORDS.get(key, key.replace("_", " "))


def shown(value: object) -> str:
    """A value of a scenario in one line, as people would say it."""
    if isinstance(value, dict):
        return "; ".join(
            f"{f'seat {key}' if isinstance(key, int) else key}: {shown(item)}" for key, item in value.items()
        )
    if isinstance(value, list):
        inner = [f"({shown(item)})" if isinstance(item, list | dict) else shown(item) for item in value]
        return ", ".join(inner) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
