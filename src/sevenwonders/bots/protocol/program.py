"""The arena's side of the protocol: any program as a bot, whatever it does."""

from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.protocol.messages import (
    BadMessage,
    Introduction,
    choice_in,
    config_message,
    end_message,
    hello,
    introduction_in,
    line_of,
    message_in,
    options_message,
    quoted,
    view_message,
)
from sevenwonders.bots.protocol.pipes import NotRead, Pipes, ProgramEnded, TooLate
from sevenwonders.bots.registry import make_bot
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase

# The bot that answers in place of a program.
FALLBACK: Final = "random"
# Ways to lose a move.
LATE: Final = "late"
GARBAGE: Final = "garbage"
CRASHED: Final = "crashed"
STOPPED: Final = "stopped"
FAULTS: Final = (LATE, GARBAGE, CRASHED, STOPPED)

# A program that is late this often in a row hangs, and is started again.
LATE_IN_A_ROW: Final = 2
# A program that was started this often without a single answer is replaced.
MOST_STARTS: Final = 3
ARENA_NAME: Final = "sevenwonders arena"


@dataclass(frozen=True, slots=True)
class Limits:
    """The time limits of a program for a move and for its greeting."""

    move_ms: int
    hello_ms: int


class Fault(Exception):
    """A move that a program has lost."""

    def __init__(self, kind: str, reason: str | Phrase) -> None:
        super().__init__(kind, reason)
        self.kind = kind
        self.reason = reason


@final
class Program:
    """A program that plays one game after another. `faults` counts the moves that it has lost."""

    __slots__ = ("command", "faults", "first_fault", "greeting", "introduction", "late", "limits", "pipes", "starts")

    def __init__(self, command: str, limits: Limits) -> None:
        self.command = command
        self.limits = limits
        self.introduction = Introduction("")
        self.pipes: Pipes | None = None
        # The first messages to a program that is started in the middle of a game.
        self.greeting: Data | None = None
        self.faults: Counter[str] = Counter()
        self.first_fault: str | Phrase = ""
        self.late = 0
        self.starts = 0

    def begin(self, message: Data) -> None:
        """Begin a game, with the message that says so."""
        self.greeting = message

    def choose(self, question: Question) -> int | None:
        """Ask the program for its choice. Returns None if it has lost the move."""
        try:
            choice = self.asked(question)
        except Fault as fault:
            self.note(fault)
            return None
        self.late = 0
        self.starts = 0
        return choice

    def end(self, message: Data) -> None:
        """End the game. A program that is gone, or was not told of its start, is not told of its end."""
        if self.pipes is not None and self.greeting is None:
            try:
                self.pipes.send(line_of(message), self.deadline(self.limits.move_ms))
            except (ProgramEnded, TooLate):
                self.stop()

    def stop(self) -> None:
        """Stop the program. The next question starts it again."""
        if self.pipes is not None:
            self.pipes.stop()
            self.pipes = None

    def start(self) -> None:
        """Start the program and greet it. Raises `Fault` if that fails."""
        if self.starts >= MOST_STARTS:
            raise Fault(STOPPED, Phrase("program-stopped"))
        self.starts += 1
        try:
            self.pipes = Pipes(self.command)
            deadline = self.deadline(self.limits.hello_ms)
            self.pipes.send(line_of(hello(ARENA_NAME)), deadline)
            self.introduction = introduction_in(message_in(self.pipes.receive(deadline)))
        except ProgramEnded as error:
            raise Fault(CRASHED, error.said()) from error
        except TooLate:
            # It would be late again, and the arena would wait for it each time.
            self.starts = MOST_STARTS
            raise Fault(LATE, Phrase("program-silent")) from None
        except BadMessage as error:
            self.starts = MOST_STARTS
            raise Fault(GARBAGE, error.said()) from error

    def asked(self, question: Question) -> int:
        """Ask the program for its choice. Raises `Fault` if it gives none."""
        greeting, self.greeting = self.greeting, None
        if self.pipes is None:
            self.start()
        assert self.pipes is not None
        messages = [view_message(question), options_message(question)]
        if greeting is not None:
            messages.insert(0, greeting)
        deadline = self.deadline(self.limits.move_ms)
        try:
            self.pipes.send(b"".join(map(line_of, messages)), deadline)
            return self.answer_to(question, deadline)
        except ProgramEnded as error:
            raise Fault(CRASHED, error.said()) from error
        except TooLate as error:
            # A program with half a line would take the next message for the other half.
            self.late = LATE_IN_A_ROW if isinstance(error, NotRead) else self.late
            raise Fault(LATE, Phrase("program-late", limit=str(self.limits.move_ms))) from None
        except BadMessage as error:
            raise Fault(GARBAGE, error.said()) from error

    def answer_to(self, question: Question, deadline: float) -> int:
        """Read the program's choice. Answers to earlier questions, which came too late, are skipped."""
        assert self.pipes is not None
        ident = int(question.decision.ident)
        while True:
            line = self.pipes.receive(deadline)
            message = message_in(line)
            asked = message.get("decision")
            if message["type"] != "choice" or not isinstance(asked, int) or asked > ident:
                raise BadMessage(Phrase("message-choice", decision=str(ident), line=quoted(line)))
            if asked == ident:
                return choice_in(message, question)

    def note(self, fault: Fault) -> None:
        """Count a lost move, and stop a program that hangs or has ended."""
        self.faults[fault.kind] += 1
        self.first_fault = self.first_fault or fault.reason
        self.late = self.late + 1 if fault.kind == LATE else 0
        if fault.kind in (CRASHED, STOPPED) or self.late >= LATE_IN_A_ROW or self.starts >= MOST_STARTS:
            self.late = 0
            self.stop()

    def deadline(self, limit_ms: int) -> float:
        """Return the time that is this many milliseconds away."""
        return monotonic() + limit_ms / 1000


@final
class ProgramBot(Bot):
    """A program in one seat of one game. Where it loses a move, the fallback answers."""

    def __init__(self, program: Program, config: Config, seat: int, seed: int, budget: Budget) -> None:
        self.program = program
        self.fallback = make_bot(config.game, FALLBACK, seed, seat)
        # A program that is started again is told about the game again.
        self.greeting = config_message(config, seat, seed, budget, program.limits.move_ms)
        program.begin(self.greeting)

    @override
    def choose(self, question: Question) -> int:
        if self.program.pipes is None:
            self.program.begin(self.greeting)
        choice = self.program.choose(question)
        return int(self.fallback.choose(question)) if choice is None else choice

    def end(self, game: Game) -> None:
        """Tell the program how the game ended."""
        self.program.end(end_message(game))


def introduction_of(command: str, limits: Limits, bot: str = "") -> Introduction:
    """Start a program and return how it introduces itself. Raises `BadConfig` if it does not start or say hello.

    `bot` names it, if people know it as a bot.
    """
    program = Program(command, limits)
    try:
        program.start()
    except Fault as fault:
        name = Phrase("program-bot", name=bot) if bot else Phrase("program-command", command=command)
        raise BadConfig(Phrase("program", name=name, reason=fault.reason)) from fault
    finally:
        program.stop()
    return program.introduction
