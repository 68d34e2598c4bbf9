"""A policy that works on rows and masks, as a bot: for the arena, for `sevenwonders evaluate`, and as a program."""

import sys
from collections.abc import Callable
from typing import Any, Final, final

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.protocol.speaker import speak
from sevenwonders.bots.registry import BOTS, without_budget
from sevenwonders.encode.actions import asked_for
from sevenwonders.encode.encodings import STEPS, actions_of, encoder_of
from sevenwonders.games import new_memory
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import Rng

# Gets a row and a mask, and returns a legal action.
Policy = Callable[[npt.NDArray[Any], npt.NDArray[Any]], int]
CLASSIC: Final = "classic"


@final
class PolicyBot(Bot):
    """Asks a policy for every step of a decision, and keeps its seat's memory. It plays a single game."""

    def __init__(self, policy: Policy, numbering: str = STEPS) -> None:
        self.policy = policy
        self.numbering = numbering
        self.memory: Memory | None = None

    @override
    def choose(self, question: Question) -> int:
        view = question.view()
        memory = self.memory
        if memory is None:
            memory = self.memory = new_memory(view.config, view.seat)
        memory.observe(view)
        actions, encoder = actions_of(view.config, self.numbering), encoder_of(view.config)
        asked = asked_for(actions, question.decision.ident, question.options)
        while True:
            row = np.frombuffer(memoryview(encoder.row(view, memory, asked)), np.uint8)
            mask = np.frombuffer(memoryview(asked.mask(actions)), np.int8)
            asked.narrow(actions, int(self.policy(row, mask)))
            if asked.is_settled():
                return int(asked.options[0])


def serve_policy(name: str, policy: Policy, numbering: str = STEPS, game: str = CLASSIC) -> None:
    """Let a policy play over the bot protocol, on standard input and output (docs/bot-protocol.md)."""

    def make(_: Rng) -> Bot:
        return PolicyBot(policy, numbering)

    def send(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    BOTS[game][name] = without_budget(make)
    speak(name, sys.stdin.buffer, send)
