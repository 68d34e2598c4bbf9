"""Simulated people: each holds a seat over a real socket, thinks for some seconds and answers at random."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from typing_extensions import override

from benchmarks.server.frames import FrameClient

# An answer that has not been confirmed for that long when the load ends counts as unconfirmed.
CONFIRMED_S = 5.0
AGAIN_S = 1.0


class Way(msgspec.Struct):
    """One way to pay."""

    choice: int


class Use(msgspec.Struct):
    """One use of a card."""

    ways: list[Way]


class Card(msgspec.Struct):
    """A card of the menu."""

    uses: list[Use]


class Decision(msgspec.Struct):
    """An open decision, as far as it matters here."""

    ident: int
    decider: int
    answered: bool
    menu: list[Card] | None = None


class State(msgspec.Struct):
    """A table, as far as it matters here: decoding skips everything else."""

    decisions: list[Decision] | None = None
    join: str = ""


class Update(msgspec.Struct, tag="update"):
    """A table as it is now."""

    state: State


class Changed(msgspec.Struct, tag="changed"):
    """What has changed at a table."""

    state: State


class Answered(msgspec.Struct, tag="answered"):
    """A decision was answered."""

    decision: int


class Refused(msgspec.Struct, tag="refused"):
    """A message changed nothing."""

    code: str


class Presence(msgspec.Struct, tag="presence"):
    """Who is connected."""


Message = Update | Changed | Answered | Refused | Presence

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


@dataclass
class Tally:
    """What all people together have seen. Only what happens after the warm-up is measured."""

    measuring: bool = False
    failed_handshakes: int = 0
    dropped: int = 0
    refused: int = 0
    unconfirmed: int = 0
    messages: int = 0
    message_bytes: int = 0
    latencies_s: list[float] = field(default_factory=list)
    # The game and the number of every decision whose answer the server has confirmed, warm-up included.
    confirmed: set[tuple[str, int]] = field(default_factory=set)


@dataclass(frozen=True)
class Ticket:
    """A seat: where it connects, and what proves that it may."""

    address: str
    game: str
    seat: int
    token: str


class Person(FrameClient):
    """One seat at a table."""

    def __init__(self, ticket: Ticket, every_s: float, chance: random.Random, tally: Tally) -> None:
        super().__init__(ticket.address, f"/api/games/{ticket.game}/socket")
        self.ticket = ticket
        self.every_s = every_s
        self.chance = chance
        self.tally = tally
        self.due_s = 0.0
        self.asked = -1
        self.sent_s = 0.0
        self.leaving = False
        self.entering: asyncio.Task[None] | None = None

    @override
    def opened(self) -> None:
        self.due_s = time.monotonic() + self.chance.uniform(0, self.every_s)
        self.send(msgspec.json.encode({"type": "hello", "token": self.ticket.token}))

    @override
    def lost(self) -> None:
        if self.leaving:
            return
        if self.is_open:
            self.tally.dropped += 1
        else:
            self.tally.failed_handshakes += 1
        self.enter_again()

    def enter_again(self) -> None:
        """Try once more in a moment, as a page does. An answer under way is given again if it did not arrive."""
        self.buffer = b""
        self.is_open = False
        self.asked, self.sent_s = -1, 0.0
        self.entering = asyncio.create_task(enter(self, AGAIN_S))

    @override
    def received(self, text: bytes) -> None:
        if self.tally.measuring:
            self.tally.messages += 1
            self.tally.message_bytes += len(text)
        message = DECODER.decode(text)
        if isinstance(message, Answered):
            if message.decision == self.asked and self.sent_s:
                self.confirm()
        elif isinstance(message, Update | Changed):
            if message.state.decisions is not None:
                self.look_at(message.state.decisions)
        elif isinstance(message, Refused):
            self.tally.refused += 1

    def look_at(self, decisions: Sequence[Decision]) -> None:
        """Note whether the last answer was accepted, and plan the next."""
        mine = [item for item in decisions if item.decider == self.ticket.seat]
        if self.sent_s and not any(item.ident == self.asked and not item.answered for item in mine):
            self.confirm()
        for item in mine:
            if not item.answered and item.ident != self.asked:
                self.asked = item.ident
                ways = [way.choice for card in item.menu or [] for use in card.uses for way in use.ways]
                delay_s = max(0.0, self.due_s - time.monotonic())
                asyncio.get_running_loop().call_later(delay_s, self.answer, item.ident, self.chance.choice(ways))

    def answer(self, ident: int, choice: int) -> None:
        """Answer a decision now."""
        if self.leaving:
            return
        self.sent_s = time.monotonic()
        self.due_s = max(self.due_s + self.every_s, self.sent_s)
        self.send(b'{"type":"answer","decision":%d,"choice":%d}' % (ident, choice))

    def confirm(self) -> None:
        """Count an answer that the server has confirmed."""
        if self.tally.measuring:
            self.tally.latencies_s.append(time.monotonic() - self.sent_s)
        self.tally.confirmed.add((self.ticket.game, self.asked))
        self.sent_s = 0.0

    def leave(self) -> None:
        """Hang up, and count an answer that has been waiting for too long."""
        if self.sent_s and time.monotonic() - self.sent_s > CONFIRMED_S:
            self.tally.unconfirmed += 1
        self.leaving = True
        if self.entering is not None:
            self.entering.cancel()
        self.close()


async def enter(person: Person, after_s: float) -> None:
    """Connect after some seconds."""
    await asyncio.sleep(after_s)
    host, _, port = person.ticket.address.partition(":")
    try:
        await asyncio.get_running_loop().create_connection(lambda: person, host, int(port))
    except OSError:
        person.lost()
