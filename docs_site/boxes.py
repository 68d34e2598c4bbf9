"""A page for each game, edition, expansion and variant: what it adds, from the code and the card data."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from docs_site.rulebook import heading_of
from sevenwonders.catalogue.reconstructed import rows as reconstructed_rows
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.rules import ALL_RULES, BASE
from sevenwonders.classic.trade.resources import LETTERS, NAMES
from sevenwonders.cli.app import app
from sevenwonders.record.scenario import scenarios_in

ROOT: Final = Path(__file__).parent.parent
HEAD: Final = """# Games and expansions

What each of them adds, taken from the program and its card data.

| page | what it is |
| --- | --- |
"""

GOODS: Final = dict(zip(LETTERS, NAMES, strict=True))

Facts = dict[str, object]


class Box:
    """What a page is about: title and introduction, the rule, how to list its cards, its scenarios and rulings."""

    def __init__(self, title: str, words: str, rule: str, cards: list[str], scenarios: str, rulings: str) -> None:
        self.title = title
        self.words = words
        self.rule = rule
        self.cards = cards
        self.scenarios = scenarios
        self.rulings = rulings


BOXES: Final = {
    "first_edition": Box(
        "First edition",
        "Seven wonders with two sides each, three Ages of cards, 3 to 7 players.",
        "base",
        ["--edition", "1"],
        "*.yaml",
        r"R[1-5]|P\d+",
    ),
    "free_city": Box(
        "Two players",
        "The expert variant of the first edition: two players and a Free City that both of them play.",
        "free_city",
        [],
        "free_city/*.yaml",
        r"R6",
    ),
    "second_edition": Box(
        "Second edition",
        "New costs and chains, Day and Night sides, 3 to 7 players; the table on which all expansions are played.",
        "base",
        ["--edition", "2"],
        "second_edition/*.yaml",
        r"R7",
    ),
    "leaders": Box(
        "Leaders",
        "Leaders are drafted before the game and recruited before each Age.",
        "leaders",
        ["--edition", "2", "--expansion", "leaders"],
        "leaders/*.yaml",
        r"R7",
    ),
    "cities": Box(
        "Cities",
        "Black cards, debts, diplomacy and spies; one more turn in each Age.",
        "cities",
        ["--edition", "2", "--expansion", "cities"],
        "cities/*.yaml",
        r"R7",
    ),
    "armada": Box(
        "Armada",
        "Shipyards, four fleets, islands, naval conflicts and landings.",
        "armada",
        ["--edition", "2", "--expansion", "armada"],
        "armada/*.yaml",
        r"AR\d+",
    ),
    "edifice": Box(
        "Edifice",
        "Three projects that cities build together, with rewards for those who joined and penalties for the rest.",
        "edifice",
        ["--edition", "2", "--expansion", "edifice"],
        "edifice/*.yaml",
        r"ED\d+",
    ),
    "teams": Box(
        "Teams", "Two or three teams of two partners who sit side by side.", "teams", [], "teams/*.yaml", r"R9"
    ),
    "architects": Box(
        "Architects",
        "A game of its own for 2 to 7 players: take a card, build your wonder, win battles.",
        "",
        ["--game", "architects"],
        "architects/*.yaml",
        r"R8",
    ),
}


def box_pages() -> dict[str, str]:
    """The page of every box, and their list."""
    pages = {f"games/{name}.md": page_of(name, box) for name, box in BOXES.items()}
    rows = [f"| [{box.title}]({name}.md) | {box.words} |" for name, box in BOXES.items()]
    pages["games/index.md"] = HEAD + "\n".join(rows) + "\n"
    return pages


def page_of(name: str, box: Box) -> str:
    """Everything about one box: what people decide and how it is ruled, its cards, and its names in the engine."""
    declared = declaration_of(box.rule)
    parts = [f"# {box.title}", box.words]
    if declared is None:
        parts += ["## Choices and decisions", architects_notation()[0]]
    else:
        parts += table_part("## Decisions", "notation.md", ["kind", "asked", "options"], declared.decisions)
        parts += options_part(declared)
    parts += [*rulings_part(box.rulings), *scenarios_part(box.scenarios), *reconstructed_part(name)]
    parts += cards_part(box.cards)
    parts += engine_part(declared) if declared else ["## Events", architects_notation()[1]]
    return "\n\n".join(parts) + "\n"


def declaration_of(name: str) -> Declaration | None:
    """What a rule declares; `base` is the classic game itself."""
    if name == "base":
        return BASE.declaration()
    return next((rule.declaration() for rule in ALL_RULES if rule.declaration().name == name), None)


def options_part(declared: Declaration) -> list[str]:
    """The options of a rule."""
    rows = [f"| `{item.name}` | {', '.join(f'`{value}`' for value in item.values)} |" for item in declared.settings]
    return ["## Options", "\n".join(["| option | values, the default first |", "| --- | --- |", *rows])] if rows else []


def engine_part(declared: Declaration) -> list[str]:
    """The steps, effects and events of a rule, with what other pages say about them."""
    parts: list[str] = []
    if declared.steps:
        steps = ", ".join(f"`{step}`" for step in declared.steps)
        parts += ["### Steps", f"{steps}. [How a game moves](../architecture.md#how-a-game-moves) says what a step is."]
    parts += table_part("### Effects", "effects.md", ["kind", "example", "meaning"], sorted(declared.effects))
    parts += table_part("### Events", "notation.md", ["event", "values", "secret"], declared.events)
    return ["## In the engine", *parts] if parts else []


def architects_notation() -> tuple[str, str]:
    """The choices and the events of Architects, which has no rules to plug in, as the page of notation has them."""
    section = page_text("notation.md").partition("\n## Architects\n")[2].partition("\n### Scenario files")[0]
    choices, _, events = section.partition("\n### Events of Architects\n")
    return choices.strip(), events.strip()


def table_part(heading: str, page: str, columns: list[str], names: list[str]) -> list[str]:
    """The rows of another page that are about these names."""
    if not names:
        return []
    found = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    for name in names:
        row = re.search(rf"^\| (`special` \| )?`{name}` \|.*\|$", page_text(page), re.MULTILINE)
        assert row is not None, f"{page} has no row for {name}"
        found.append(row[0])
    return [heading, "\n".join(found)]


@cache
def page_text(name: str) -> str:
    """The text of a page of docs/."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def rulings_part(pattern: str) -> list[str]:
    """The rulings that are about this box: whole sections of the page, and single entries of others."""
    text = page_text("rulings.md")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    whole = [section for section in sections if re.fullmatch(pattern, section.split()[0])]
    others = "".join(section for section in sections if section not in whole and not section.startswith("R8"))
    entries = re.findall(r"^- \*\*([A-Z]+\d+)(.*?)(?=^- |^$|\Z)", others, re.MULTILINE | re.DOTALL)
    single = [f"- **{name}{words}" for name, words in entries if re.fullmatch(pattern, name)]
    return ["## Rulings", *[f"### {section.strip()}" for section in whole], "".join(single)] if whole or single else []


def scenarios_part(pattern: str) -> list[str]:
    """The pages of the executable rulebook that are about this box."""
    folder = ROOT / "tests" / "scenarios"
    links: list[str] = []
    for file in sorted(folder.glob(pattern)):
        page = file.relative_to(folder).with_suffix(".md").as_posix()
        links.append(f"[{heading_of(page)}](../rulebook/{page}) ({len(scenarios_in(file))})")
    return ["## Scenarios", ", ".join(links) + "."]


def reconstructed_part(name: str) -> list[str]:
    """The values of this box that no source shows."""
    rows = [row for row in reconstructed_rows() if row[0].startswith(f"{name}/")]
    if not rows:
        return []
    words = f"No source shows {len(rows)} of the values; [the list](../reconstructed.md) has them all."
    return ["## Reconstructed", words]


def cards_part(command: list[str]) -> list[str]:
    """The cards and wonders of this box, with costs and effects."""
    if not command:
        return []
    cards, wonders = listed("cards", tuple(command)), listed("wonders", tuple(command))
    if "--expansion" in command:
        cards = [card for card in cards if card not in listed("cards", ("--edition", "2"))]
        wonders = [wonder for wonder in wonders if wonder not in listed("wonders", ("--edition", "2"))]
    parts: list[str] = []
    if cards:
        rows = [f"| {' | '.join(cells_of(card))} |" for card in cards]
        parts += ["## Cards", "\n".join(["| card | Age | colour | cost | effect |", "|" + " --- |" * 5, *rows])]
    if wonders:
        rows = [f"| {' | '.join(wonder_cells(wonder))} |" for wonder in wonders]
        parts += ["## Wonders", "\n".join(["| wonder | gives | stages |", "|" + " --- |" * 3, *rows])]
    return parts


@cache
def listed(what: str, command: tuple[str, ...]) -> list[Facts]:
    """The cards or wonders that `sevenwonders cards --json` lists."""
    choice = ["--wonders"] if what == "wonders" else []
    done = CliRunner().invoke(app, ["cards", *command, *choice, "--json"])
    assert done.exit_code == 0, done.output
    found: list[Facts] = json.loads(done.output)[what]
    return found


def cells_of(card: Facts) -> list[str]:
    """A row of the table of cards."""
    return [str(card["name"]), str(card.get("age") or ""), str(card.get("colour", "")), cost_of(card), effects_of(card)]


def wonder_cells(wonder: Facts) -> list[str]:
    """A row of the table of wonders."""
    stages = wonder["stages"]
    assert isinstance(stages, list)
    name = f"{wonder['name']} {wonder.get('side', '')}".strip()
    return [
        name,
        effects_of(wonder),
        "<br>".join(f"{number}. {stage_of(stage)}" for number, stage in enumerate(stages, 1)),
    ]


def stage_of(stage: Facts) -> str:
    """Cost and effects of a stage."""
    if "count" in stage:
        return (
            f"{stage['count']} {stage['cost']}: {stage['points']} points{', and the effect' if stage['effect'] else ''}"
        )
    return f"{cost_of(stage)}: {effects_of(stage)}"


def cost_of(card: Facts) -> str:
    """The cost of a card or stage in words."""
    cost = card.get("cost")
    if not isinstance(cost, dict):
        return ""
    parts = ["coins by the Age"] if cost.get("age") else []
    if coins := cost.get("coins"):
        parts.append("1 coin" if coins == 1 else f"{coins} coins")
    letters = str(cost.get("resources") or "")
    parts += [f"{letters.count(letter)} {GOODS[letter]}" for letter in dict.fromkeys(letters)]
    return ", ".join(parts) or "free"


def effects_of(card: Facts) -> str:
    """The effects of a card, board or stage in words."""
    effects = card.get("effects", card.get("effect", ""))
    return "; ".join(str(effect) for effect in effects) if isinstance(effects, list) else str(effects)
