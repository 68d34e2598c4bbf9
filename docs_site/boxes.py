"""A page for each game, edition, expansion and variant: what it adds, from the code and the card data."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from sevenwonders.catalogue.reconstructed import rows as reconstructed_rows
from sevenwonders.classic.rules import ALL_RULES, BASE
from sevenwonders.cli.app import app
from sevenwonders.record.scenario import scenarios_in

ROOT: Final = Path(__file__).parent.parent
HEAD: Final = """# Games and expansions

What each of them adds, taken from the program and its card data.

| page | what it is |
| --- | --- |
"""

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
    """Everything about one box."""
    parts = [
        f"# {box.title}",
        box.words,
        *rule_part(box.rule),
        *rulings_part(box.rulings),
        *scenarios_part(box.scenarios),
    ]
    parts += [*reconstructed_part(name), *cards_part(box.cards)]
    return "\n\n".join(parts) + "\n"


def rule_part(name: str) -> list[str]:
    """The decisions, steps, events and options that a rule declares."""
    rules = [
        rule for rule in [BASE, *ALL_RULES] if rule.declaration().name == name or (name == "base" and rule is BASE)
    ]
    if not rules:
        return []
    declared = rules[0].declaration()
    kinds = {"Decisions": declared.decisions, "Steps": declared.steps, "Events": declared.events}
    kinds["Effects"] = sorted(declared.effects)
    rows = [f"| {what} | {', '.join(f'`{item}`' for item in items)} |" for what, items in kinds.items() if items]
    rows += [
        f"| Option `{option.name}` | {', '.join(f'`{value}`' for value in option.values)} |"
        for option in declared.settings
    ]
    if not rows:
        return []
    words = "[Notation](../notation.md) explains decisions, events and options, [Effects](../effects.md) the effects."
    return ["## What the rule adds", words, "\n".join(["| what | names |", "| --- | --- |", *rows])]


def rulings_part(pattern: str) -> list[str]:
    """The rulings that are about this box: whole sections of the page, and single entries of others."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
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
        links.append(f"[{file.stem.replace('_', ' ')}](../rulebook/{page}) ({len(scenarios_in(file))})")
    return ["## Scenarios", ", ".join(links) + "."]


def reconstructed_part(name: str) -> list[str]:
    """The values of this box that no source shows."""
    rows = [row for row in reconstructed_rows() if row[0].startswith(f"{name}/")]
    if not rows:
        return []
    words = f"No source shows {len(rows)} of the values; [the list](../reconstructed.md) has them all."
    return ["## Reconstructed", words]


def cards_part(command: list[str]) -> list[str]:
    """The cards of this box, with cost and effects."""
    if not command:
        return []
    cards = listed_cards(tuple(command))
    if "--expansion" in command:
        without = {card["id"] for card in listed_cards(("--edition", "2"))}
        cards = [card for card in cards if card["id"] not in without]
    rows = [f"| {' | '.join(cells_of(card))} |" for card in cards]
    if not rows:
        return []
    return [
        "## Cards",
        "\n".join(["| card | Age | colour | cost | effect |", "| --- | --- | --- | --- | --- |", *rows]),
    ]


@cache
def listed_cards(command: tuple[str, ...]) -> list[Facts]:
    """What `sevenwonders cards --json` says."""
    done = CliRunner().invoke(app, ["cards", *command, "--json"])
    assert done.exit_code == 0, done.output
    cards: list[Facts] = json.loads(done.output)["cards"]
    return cards


def cells_of(card: Facts) -> list[str]:
    """A row of the table of cards."""
    return [str(card["name"]), str(card.get("age") or ""), str(card.get("colour", "")), cost_of(card), effects_of(card)]


def cost_of(card: Facts) -> str:
    """The cost of a card in letters and coins."""
    cost = card.get("cost")
    if not isinstance(cost, dict):
        return ""
    coins = "the Age" if cost.get("age") else f"{cost['coins']} coins" if cost.get("coins") else ""
    return " ".join(part for part in (coins, str(cost.get("resources") or "")) if part) or "free"


def effects_of(card: Facts) -> str:
    """The effects of a card in words."""
    effects = card.get("effects", card.get("effect", ""))
    return "; ".join(str(effect) for effect in effects) if isinstance(effects, list) else str(effects)
