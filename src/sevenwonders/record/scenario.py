"""Scenario files, the executable rulebook: a position, choices, and what must follow.

A document has `title`, `rulebook` (the paragraph that it holds), `config`, `age`, `turn`, `seats`, `discard` and
`steps`; docs/notation.md lists how choices are written and `expectations.py` what a step can expect. One key belongs
to the variant for two players alone: `draw_pile`, the cards still to be drawn, the next one first. There the third
seat is the Free City, which a step answers for under its own number.
"""

from pathlib import Path
from typing import Final, final

from sevenwonders.classic.library import library_of
from sevenwonders.classic.position import set_up
from sevenwonders.classic.setup import TWO_PLAYER, seats_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.errors import GameError
from sevenwonders.record.cities import read_cards, read_choice, read_city, read_config
from sevenwonders.record.document import BadFile, Node, documents_in
from sevenwonders.record.expectations import Check, Mismatch, read_expectations
from sevenwonders.record.plays import play_choices

KEYS: Final = ["title", "rulebook", "config", "age", "turn", "seats", "discard", "draw_pile", "steps"]


@final
class Document:
    """One scenario as it stands in a file; `fault` says why the file cannot be read from here on."""

    __slots__ = ("fault", "file", "title", "value")

    def __init__(self, title: str, file: Path, value: object, fault: str) -> None:
        self.title = title
        self.file = file
        self.value = value
        self.fault = fault


@final
class Outcome:
    """What came of one scenario. The message is empty when it passed, else one line a fault, each with its place."""

    __slots__ = ("file", "message", "passed", "title")

    def __init__(self, title: str, file: Path, passed: bool, message: str) -> None:
        self.title = title
        self.file = file
        self.passed = passed
        self.message = message

    def report(self) -> str:
        """File, title and, when it failed, the faults."""
        return f"{self.file}: {self.title}" + "".join(f"\n    {line}" for line in self.message.splitlines())


@final
class Step:
    """Choices to make, by seat, and what to check afterwards."""

    __slots__ = ("checks", "choices")

    def __init__(self, choices: dict[int, Node], checks: list[Check]) -> None:
        self.choices = choices
        self.checks = checks


def run_file(path: Path) -> list[Outcome]:
    """The outcome of every scenario in the file."""
    return [run_document(document) for document in scenarios_in(path)]


def scenarios_in(path: Path) -> list[Document]:
    """The scenarios of a file, not run yet. What cannot be read becomes a last one that always fails."""
    found: list[Document] = []
    try:
        for value in documents_in(path):
            found.append(Document(title_of(value, len(found) + 1), path, value, ""))
    except BadFile as error:
        found.append(Document(f"document {len(found) + 1}", path, None, str(error)))
    return found


def title_of(value: object, number: int) -> str:
    """The document's title, or its number in the file."""
    title = value.get("title") if isinstance(value, dict) else None
    return title if isinstance(title, str) and title else f"document {number}"


def run_document(document: Document) -> Outcome:
    """Put the position on the table, make the choices and check what follows."""
    message = document.fault
    if not message:
        try:
            run_scenario(Node(document.value, ""))
        except GameError as error:
            message = str(error)
    return Outcome(document.title, document.file, not message, message)


def run_scenario(node: Node) -> None:
    """Raise BadDocument or Mismatch with the place, unless everything is as the scenario says."""
    fields = node.fields(KEYS)
    for key in ("title", "seats", "steps"):
        if key not in fields:
            raise node.error(f"the key '{key}' is missing")
    fields["title"].text()
    if "rulebook" in fields:
        fields["rulebook"].scalar()
    game = read_position(fields)
    steps = [read_step(item, game) for item in fields["steps"].items()]
    if not steps:
        raise fields["steps"].error("a scenario needs at least one step")
    run_steps(game, steps)


def run_steps(game: ClassicGame, steps: list[Step]) -> None:
    """Make the choices of each step and check it; the first step that differs ends the scenario."""
    start = 0
    for step in steps:
        since, start = start, len(game.events)
        play_choices(game, step.choices, since)
        problems = [problem for check in step.checks for problem in check(game)]
        if problems:
            raise Mismatch("\n".join(problems))


def read_position(fields: dict[str, Node]) -> ClassicGame:
    """The position on the table, at the choice of cards."""
    seats = fields["seats"].items()
    config = read_config(fields.get("config", Node({}, "config")), len(seats))
    if len(seats) != seats_of(config):
        raise fields["seats"].error(f"this table has {seats_of(config)} cities, not {len(seats)}")
    library = library_of(config.edition)
    age = read_number(fields, "age", library.last_age)
    turn = read_number(fields, "turn", library.last_turn)
    cities = [read_city(seat, config.edition, age) for seat in seats]
    discard = read_cards(fields["discard"], library, age) if "discard" in fields else []
    draw_pile = read_cards(fields["draw_pile"], library, age) if "draw_pile" in fields else []
    if draw_pile and config.variant != TWO_PLAYER:
        raise fields["draw_pile"].error("only the variant for two players has a draw pile")
    game = set_up(config, cities, age=age, turn=turn, discard=discard, draw_pile=draw_pile)
    game.keeps_events = True
    return game


def read_number(fields: dict[str, Node], key: str, most: int) -> int:
    """The Age or turn, 1 unless given."""
    number = fields[key].integer() if key in fields else 1
    if not 1 <= number <= most:
        raise fields[key].error(f"should be 1 to {most}, not {number}")
    return number


def read_step(node: Node, game: ClassicGame) -> Step:
    """One step, with every name in it understood before anything is played."""
    fields = node.fields(["play", "expect"])
    if not fields:
        raise node.error("a step needs 'play', 'expect' or both")
    choices = fields["play"].by_seat(len(game.seats)) if "play" in fields else {}
    for choice in choices.values():
        read_choice(choice, game.library)
    return Step(choices, read_expectations(fields["expect"], game) if "expect" in fields else [])
