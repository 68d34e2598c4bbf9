"""Run scenario files, the executable rulebook: a position, choices, and the expected results.

A document has `title`, `rulebook` (the passage or ruling that it checks, see docs/sources.md), `config`, `seats`,
`steps` and the keys that its game adds to describe a position. docs/notation.md says how choices are written and what a
step can expect. A step answers for a seat with one choice, or with a list of choices made one after another.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import GameError, IllegalChoice, in_english
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import BadFile, YamlNode, documents_in
from sevenwonders.record.expectations import Check, Mismatch, in_lines, read_choice, seats_at
from sevenwonders.record.record import submit
from sevenwonders.record.table_reader import TableReader, read_config, table_reader_of

KEYS: Final = ["title", "rulebook", "config", "seats", "steps"]
REQUIRED: Final = ["title", "seats", "steps"]


@final
@dataclass(slots=True, eq=False)
class Document:
    """One scenario of a file. `fault` says why the file cannot be read from here on; empty if it can."""

    title: str
    file: Path
    value: object
    fault: str | Phrase


@final
@dataclass(slots=True, eq=False)
class ScenarioResult:
    """The result of one scenario. The fault is empty if it passed."""

    title: str
    file: Path
    passed: bool
    fault: str | Phrase

    @property
    def message(self) -> str:
        """The fault in English, with a line for each difference."""
        return in_english(self.fault)

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
        found.append(Document(f"document {len(found) + 1}", path, None, error.said()))
    return found


def title_of(value: object, number: int) -> str:
    """Return the document's title, or its number in the file."""
    title = value.get("title") if isinstance(value, dict) else None
    return title if isinstance(title, str) and title else f"document {number}"


def run_document(document: Document) -> ScenarioResult:
    """Set up the position, make the choices and check the results."""
    fault = document.fault
    if not fault:
        try:
            run_scenario(YamlNode(document.value, ""))
        except GameError as error:
            fault = error.said()
    return ScenarioResult(document.title, document.file, not fault, fault)


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
            raise node.error(Phrase("node-missing", key=key))
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
        raise fields["steps"].error(Phrase("node-no-steps"))
    run_steps(game, steps)


def read_step(node: YamlNode, game: Game, reader: TableReader) -> Step:
    """Read one step. Every name in it is checked before anything is played."""
    fields = node.fields(["play", "expect"])
    if not fields:
        raise node.error(Phrase("node-empty-step"))
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
            raise Mismatch(in_lines(problems))


def choices_in(node: YamlNode) -> list[YamlNode]:
    """List the choices, or a single choice as a list."""
    return node.items() if isinstance(node.value, list) else [node]


@final
class Plays:
    """Makes the choices of steps. A scenario may name a choice that the game made itself as the only option.

    `since` has, for each seat, the first event that may be such a choice. Earlier ones are used up, and so are the
    events in `named`, which the current step has named. One step may name them in any order.
    """

    __slots__ = ("game", "named", "since")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.since = dict.fromkeys(range(len(game.board_names())), 0)
        self.named: list[int] = []

    def play(self, choices: dict[int, list[YamlNode]]) -> None:
        """Make all choices of one step. Those of one seat are made one after another, as decisions open."""
        # A decision answered in this step is not changed by it: a second choice is for the seat's next decision.
        waiting = {seat: nodes[:] for seat, nodes in choices.items()}
        answered: list[int] = []
        while waiting := self.still_waiting(waiting):
            decision = self.next_decision(waiting, answered)
            if decision is None:
                seat, nodes = next(iter(waiting.items()))
                raise nodes[0].error(Phrase("node-not-asked-for", seat=str(seat), choice=nodes[0].text()))
            answered.append(decision.ident)
            self.since[decision.seat] = len(self.game.events)
            submit_typed(self.game, decision, waiting[decision.seat].pop(0))
        for at in self.named:
            seat = self.game.events[at].seat
            self.since[seat] = max(self.since[seat], at + 1)
        self.named.clear()

    def still_waiting(self, waiting: dict[int, list[YamlNode]]) -> dict[int, list[YamlNode]]:
        """Return the choices that are still to be made, without those that the game has made itself."""
        for seat, nodes in waiting.items():
            while nodes and self.was_forced(seat, nodes[0]):
                del nodes[0]
        return {seat: nodes for seat, nodes in waiting.items() if nodes}

    def was_forced(self, seat: int, node: YamlNode) -> bool:
        """Return whether the game has made that choice itself. If so, it counts as made."""
        events = self.game.events
        for at in range(self.since[seat], len(events)):
            forced = self.game.forced_choice(events[at]) if events[at].seat == seat else UNANSWERED
            if forced != UNANSWERED and at not in self.named and self.game.fits(forced, node.text()):
                self.named.append(at)
                return True
        return False

    def next_decision(self, waiting: dict[int, list[YamlNode]], answered: list[int]) -> Decision | None:
        """Find the decision to answer next. Changes come first, because the last missing answer reveals the group.

        A step only changes answers that were given before it.
        """
        found = [item for item in self.game.decisions if item.seat in waiting and item.ident not in answered]
        return min(found, key=lambda item: (item.choice == UNANSWERED, item.ident), default=None)


def submit_typed(game: Game, decision: Decision, node: YamlNode) -> None:
    """Answer the decision with a typed choice, or change its sealed answer."""
    try:
        choice = game.match_option(decision.ident, node.text())
    except IllegalChoice as error:
        raise node.error(Phrase("node-refused", choice=node.text(), reason=error.said())) from error
    submit(game, decision.ident, choice)
