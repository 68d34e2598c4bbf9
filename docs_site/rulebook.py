"""The executable rulebook as pages: every scenario as a small table with what is played and what is expected."""

from pathlib import Path
from typing import Final

from sevenwonders.record.scenario import Document, scenarios_in

HEAD: Final = """# The executable rulebook

Each rule is a position, some choices, and what has to come of them. `sevenwonders check tests/scenarios` runs them all,
and so does every test run. [Notation](../notation.md) explains the words, and [Rulings](../rulings.md) the short
references such as R2 or P9.

"""
# What is said in the heading of a scenario, or below its table.
APART: Final = {"title", "rulebook", "config", "seats", "steps"}


def rulebook_pages(folder: Path) -> dict[str, str]:
    """A page for each file of scenarios, and their list."""
    pages: dict[str, str] = {}
    rows: list[str] = []
    for file in sorted(folder.rglob("*.yaml")):
        name = file.relative_to(folder).with_suffix(".md").as_posix()
        documents = scenarios_in(file)
        pages[f"rulebook/{name}"] = file_page(name, documents)
        rows.append(f"| [{heading_of(name)}]({name}) | {len(documents)} |")
    pages["rulebook/index.md"] = HEAD + "| file | scenarios |\n| --- | ---: |\n" + "\n".join(rows) + "\n"
    return pages


def heading_of(name: str) -> str:
    """The name of a file as people say it: `Armada: naval conflict`."""
    words = [part.replace("_", " ") for part in name.removesuffix(".md").split("/")]
    return ": ".join([words[0].capitalize(), *words[1:]])


def file_page(name: str, documents: list[Document]) -> str:
    """All scenarios of a file."""
    return f"# {heading_of(name)}\n\n" + "\n".join(scenario_of(document) for document in documents)


def scenario_of(document: Document) -> str:
    """One scenario: title, source, position, and its steps."""
    value = document.value
    assert isinstance(value, dict)
    parts = [f"## {document.title}", ""]
    if "rulebook" in value:
        parts += [f"*{value['rulebook']}*", ""]
    facts = value.get("config", {}) | {key: item for key, item in value.items() if key not in APART}
    parts += [" · ".join(f"{key.replace('_', ' ')}: {shown(item)}" for key, item in facts.items()), ""]
    return "\n".join([*parts, *seats_table(value["seats"]), "", *steps_of(value["steps"]), ""])


def seats_table(seats: object) -> list[str]:
    """The position: a column for each seat, a row for each thing that is said about one."""
    cities = list(seats.values()) if isinstance(seats, dict) else seats
    assert isinstance(cities, list)
    keys = list(dict.fromkeys(key for city in cities for key in city if key != "wonder"))
    head = [f"{seat}: {city.get('wonder', 'any wonder')}" for seat, city in enumerate(cities)]
    rows = [
        [f"**{key.replace('_', ' ')}**", *[shown(city[key]) if key in city else "" for city in cities]] for key in keys
    ]
    return [f"| {' | '.join(row)} |" for row in ([" ", *head], ["---"] * (len(head) + 1), *rows)]


def steps_of(steps: object) -> list[str]:
    """What is played, and what is expected after it."""
    assert isinstance(steps, list)
    lines: list[str] = []
    for number, step in enumerate(steps, start=1):
        played = [f"seat {seat}: {shown(choice)}" for seat, choice in step.get("play", {}).items()]
        lines.append(f"{number}. {'; '.join(played) if played else 'At once'}")
        lines += [f"    - **{key.replace('_', ' ')}**: {shown(item)}" for key, item in step.get("expect", {}).items()]
    return lines


def shown(value: object) -> str:
    """A value of a scenario in one line, as people would say it."""
    if isinstance(value, dict):
        return "; ".join(
            f"{f'seat {key}' if isinstance(key, int) else key}: {shown(item)}" for key, item in value.items()
        )
    if isinstance(value, list):
        inner = [f"({shown(item)})" if isinstance(item, list | dict) else shown(item) for item in value]
        return ", ".join(inner) or "none"
    return "none" if value is None else str(value)
