"""Run scenario files, the executable rulebook: a position, choices, and the expected results.

A document has `title`, `rulebook` (the passage or ruling that it checks, see docs/sources.md), `config`, `seats`,
`steps` and the keys that its game adds to describe a position. docs/notation.md says how choices are written and what a
step can expect. A step answers for a seat with one choice, or with a list of choices made one after another.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.game import Game
from sevenwonders.record.configuration import read_config
from sevenwonders.record.document import BadFile, YamlNode, documents_in
from sevenwonders.record.expectations import Check, Mismatch, read_choice, seats_at
from sevenwonders.record.plays import Plays, choices_in
from sevenwonders.record.table_reader import TableReader, table_reader_of

KEYS: Final = ["title", "rulebook", "config", "seats", "steps"]
REQUIRED: Final = ["title", "seats", "steps"]


@final
@dataclass(slots=True, eq=False)
class Document:
    """One scenario of a file. `fault` says why the file cannot be read from here on; empty if it can."""

    title: str
    file: Path
    value: object
    fault: str


@final
@dataclass(slots=True, eq=False)
class ScenarioResult:
    """The result of one scenario. The message is empty if it passed, and otherwise has a line for each fault."""

    title: str
    file: Path
    passed: bool
    message: str

    def report(self) -> str:
        """Return the file, the title and, if it failed, the faults."""
        return f"{self.file}: {self.title}" + "".join(f"\n    {line}" for line in self.message.splitlines())


@final
class Step:
    """Choices to make, by seat, and checks to run afterwards."""

    __slots__ = ("checks", "choices")

    def __init__(self, choices: dict[int, list[YamlNode]], checks: list[Check]) -> None:
        self.choices = choices
        self.checks = checks


def run_file(path: Path) -> list[ScenarioResult]:
    """Run every scenario in the file and return the results."""
    return [run_document(document) for document in scenarios_in(path)]


def scenarios_in(path: Path) -> list[Document]:
    """List the scenarios of a file, without running them.

    A part that cannot be read becomes one that always fails.
    """
    found: list[Document] = []
    try:
        for value in documents_in(path):
            found.append(Document(title_of(value, len(found) + 1), path, value, ""))
    except BadFile as error:
        found.append(Document(f"document {len(found) + 1}", path, None, str(error)))
    return found


def title_of(value: object, number: int) -> str:
    """Return the document's title, or its number in the file."""
    title = value.get("title") if isinstance(value, dict) else None
    return title if isinstance(title, str) and title else f"document {number}"


def run_document(document: Document) -> ScenarioResult:
    """Set up the position, make the choices and check the results."""
    message = document.fault
    if not message:
        try:
            run_scenario(YamlNode(document.value, ""))
        except GameError as error:
            message = str(error)
    return ScenarioResult(document.title, document.file, not message, message)


def config_in(document: Document) -> Config | None:
    """Return the configuration of a scenario, or None if it cannot be read."""
    try:
        return read_config(YamlNode(document.value, "").mapping())
    except GameError:
        return None


def run_scenario(node: YamlNode) -> None:
    """Run a scenario. Raises `BadDocument` or `Mismatch`, with the place, unless everything is as it says."""
    given = node.mapping()
    for key in REQUIRED:
        if key not in given:
            raise node.error(f"the key '{key}' is missing")
    given["title"].text()
    config = read_config(given)
    reader = table_reader_of(config.game)
    fields = node.fields(KEYS + reader.keys)
    if "rulebook" in fields:
        fields["rulebook"].scalar()
    game = reader.position(config, fields)
    # All steps are read before any is played, so that a misspelt name never hides behind a failed check.
    game.keeps_events = True
    steps = [read_step(item, game, reader) for item in fields["steps"].items()]
    if not steps:
        raise fields["steps"].error("a scenario needs at least one step")
    run_steps(game, steps)


def read_step(node: YamlNode, game: Game, reader: TableReader) -> Step:
    """Read one step. Every name in it is checked before anything is played."""
    fields = node.fields(["play", "expect"])
    if not fields:
        raise node.error("a step needs 'play', 'expect' or both")
    seats = fields["play"].by_seat(seats_at(game)) if "play" in fields else {}
    choices = {seat: choices_in(item) for seat, item in seats.items()}
    for nodes in choices.values():
        for choice in nodes:
            read_choice(choice, game)
    return Step(choices, reader.expectations(fields["expect"], game) if "expect" in fields else [])


def run_steps(game: Game, steps: list[Step]) -> None:
    """Make the choices of each step and check it. The first step with a difference ends the scenario."""
    plays = Plays(game)
    for step in steps:
        plays.play(step.choices)
        problems = [problem for check in step.checks for problem in check()]
        if problems:
            raise Mismatch("\n".join(problems))
