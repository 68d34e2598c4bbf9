"""Simulated people: each holds a seat over a real socket, thinks for some seconds and answers at random."""

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sevenwonders.server import wire

DECODER = msgspec.json.Decoder(wire.FromServer)
PLAYERS = 4


@dataclass
class Tally:
    """What all people together have seen."""

    accepted: int = 0
    refused: int = 0
    lost: int = 0
    updates: int = 0
    latencies_s: list[float] = field(default_factory=list)


@dataclass
class Person:
    """One seat: where it connects, and what it has sent."""

    address: str
    game: str
    seat: int
    token: str
    every_s: float
    chance: random.Random
    tally: Tally
    due_s: float = 0.0
    sent: int = -1
    sent_s: float = 0.0
    warm_s: float = 0.0
    thinking: asyncio.Task[None] | None = None

    async def play(self, warm_s: float, until_s: float) -> None:
        """Connect during the warm-up, and answer every decision until the time is up."""
        await asyncio.sleep(self.chance.uniform(0, max(0.0, warm_s - time.monotonic()) * 0.7))
        self.warm_s = warm_s
        async with connect(f"ws://{self.address}/api/games/{self.game}/socket", max_size=2**20) as socket:
            await socket.send(msgspec.json.encode(wire.Hello(self.token)).decode())
            self.due_s = time.monotonic() + self.chance.uniform(0, self.every_s)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + until_s - time.monotonic()):
                    async for text in socket:
                        self.receive(socket, DECODER.decode(text))
            if self.thinking is not None:
                self.thinking.cancel()

    def receive(self, socket: ClientConnection, message: wire.FromServer) -> None:
        """Note whether this person's answer was accepted, and answer open decisions."""
        if isinstance(message, wire.Answered) and message.decision == self.sent:
            self.noted()
        elif isinstance(message, wire.Refused):
            self.tally.refused += 1
            self.sent = -1
        elif isinstance(message, wire.Update):
            self.tally.updates += 1
            mine = [item for item in message.state.decisions if item.decider == self.seat]
            if self.sent >= 0 and not any(item.ident == self.sent and not item.answered for item in mine):
                self.noted()
            for decision in mine:
                if not decision.answered and decision.ident != self.sent:
                    self.thinking = asyncio.create_task(self.answer(socket, decision))

    def noted(self) -> None:
        """Count an answer that the server has confirmed."""
        self.tally.accepted += 1
        if self.sent_s > self.warm_s:
            self.tally.latencies_s.append(time.monotonic() - self.sent_s)
        self.sent = -1

    async def answer(self, socket: ClientConnection, decision: wire.DecisionState) -> None:
        """Wait until the answer is due, then choose at random."""
        self.sent = decision.ident
        await asyncio.sleep(max(0.0, self.due_s - time.monotonic()))
        self.due_s = max(self.due_s + self.every_s, time.monotonic())
        ways = [way.choice for card in decision.menu or [] for use in card.uses for way in use.ways]
        self.sent_s = time.monotonic()
        await socket.send(msgspec.json.encode(wire.Answer(decision.ident, self.chance.choice(ways))).decode())


async def seat_people(
    addresses: list[str], games: int, every_s: float, tally: Tally, seed: int, at_once: int = 16
) -> list[Person]:
    """Make tables of four people each through the lobby, as a page would."""
    people: list[Person] = []
    gate = asyncio.Semaphore(at_once)
    async with httpx.AsyncClient(timeout=30) as client:

        async def one_table(number: int) -> None:
            async with gate:
                address = addresses[number % len(addresses)]
                chance = random.Random(seed * 100_003 + number)
                seated = await make_table(client, address)
                for seat in seated:
                    where = addresses[(number + seat.seat) % len(addresses)]
                    people.append(Person(where, seat.game, seat.seat, seat.token, every_s, chance, tally))

        await asyncio.gather(*(one_table(number) for number in range(games)))
    return people


async def make_table(client: httpx.AsyncClient, address: str) -> list[wire.Seated]:
    """One table: the host, three friends by the join link, and the start."""
    base = f"http://{address}/api/games"
    new = wire.NewGame("Host", wire.GameConfig(players=PLAYERS), seats=[wire.SeatWish()] * (PLAYERS - 1))
    host = await post(client, base, new)
    join = await join_token(address, host)
    seated = [host]
    for number in range(1, PLAYERS):
        seated.append(await post(client, f"{base}/{host.game}/join", wire.Join(join, f"Friend {number}")))
    headers = {"Authorization": f"Bearer {host.token}"}
    (await client.post(f"{base}/{host.game}/start", headers=headers)).raise_for_status()
    return seated


async def post(client: httpx.AsyncClient, url: str, body: msgspec.Struct) -> wire.Seated:
    """Send a wire object and get a seat."""
    answer = await client.post(url, content=msgspec.json.encode(body), headers={"Content-Type": "application/json"})
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=wire.Seated)


async def join_token(address: str, host: wire.Seated) -> str:
    """The token of the join link, which the host's table state carries."""
    async with connect(f"ws://{address}/api/games/{host.game}/socket", max_size=2**20) as socket:
        await socket.send(msgspec.json.encode(wire.Hello(host.token)).decode())
        while True:
            message = DECODER.decode(await socket.recv())
            if isinstance(message, wire.Update):
                return message.state.join
