"""A real server in a thread, and people at its tables."""

import asyncio
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.server import run
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.web.app import make_app
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.architects import ArchitectsPlay
from sevenwonders.server.wire.classic.table import ClassicPlay, MenuCard

PATIENCE_S = 60.0
# Boards that ask nothing but the card of the turn: everybody answers equally often.
PLAIN = ["Giza A", "Rhodes A", "Ephesus A"]
GAMES = ["classic", "architects"]
# Configurations of the second edition
SECOND = {"edition": 2}
ARMADA = SECOND | {"expansions": ["armada"]}
EDIFICE = SECOND | {"expansions": ["edifice"]}
ALL_FOUR = SECOND | {"expansions": list(EXPANSIONS)}


def quick_settings(database_url: str = "sqlite://", **changes: Any) -> Settings:
    """Settings for tests: bots think in the server's own process, and limits are generous."""
    settings = Settings(
        database_url=database_url,
        bot_workers=0,
        bot_pause_s=0.0,
        absent_s=0.0,
        turn_grace_s=0.0,
        requests_per_minute=1_000_000,
        page_bytes_per_minute=10**12,
        new_games_per_hour=1_000_000,
        messages_per_second=1000,
        chat_lines_per_address=1_000_000,
        sockets_per_address=1000,
        connections_per_address=2000,
        log_level="error",
    )
    return msgspec.structs.replace(settings, **changes)


class House:
    """Where a server listens."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        # Loading certificates and compressing every answer would take longer than most tests.
        self.client = httpx.Client(timeout=PATIENCE_S, verify=False, headers={"Accept-Encoding": "identity"})

    def ask(self, method: str, path: str, body: object = None, token: str = "", **more: Any) -> httpx.Response:
        headers = ({"Authorization": f"Bearer {token}"} if token else {}) | more.pop("headers", {})
        content = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        return self.client.request(method, self.url + path, content=content, headers=headers, **more)

    def post(self, path: str, body: object = None, token: str = "") -> httpx.Response:
        return self.ask("POST", path, body, token)

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def new_game(
        self,
        players: int = 3,
        bots: int = 0,
        wonders: list[str] | None = None,
        game: str = "classic",
        config: dict[str, Any] | None = None,
        **more: Any,
    ) -> wire.Seated:
        """A table whose last seats are bots. `config` adds to its configuration."""
        seats = [{"kind": "open"}] * (players - 1 - bots) + [{"kind": "bot", "bot": "random"}] * bots
        body = {
            "name": "Anna",
            "config": {"game": game, "players": players, "wonders": wonders or ["random"], **(config or {})},
            "seats": seats,
            **more,
        }
        return seated(self.post("/api/games", body))

    def full_table(self, players: int, **more: Any) -> list[wire.Seated]:
        """A table in play with people in all seats."""
        host = self.new_game(players, **more)
        link = self.join_link(host)
        people = [host]
        for number in range(1, players):
            people.append(seated(self.post(f"/api/games/{host.game}/join", {"join": link, "name": f"Guest {number}"})))
        assert self.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
        return people

    def join(self, host: wire.Seated, name: str) -> wire.Seated:
        """Somebody who has taken an open seat."""
        return seated(self.post(f"/api/games/{host.game}/join", {"join": self.join_link(host), "name": name}))

    def join_link(self, host: wire.Seated) -> str:
        return asyncio.run(self.first_state(host)).join

    def watch_link(self, host: wire.Seated) -> str:
        return asyncio.run(self.first_state(host)).watch

    async def first_state(self, seat: wire.Seated) -> wire.TableState:
        async with Person(self, seat.game, seat.token) as person:
            return person.table

    def finished_game(self, players: int = 3, **more: Any) -> wire.Seated:
        """A game against bots, played to its end."""
        host = self.new_game(players, bots=players - 1, start=True, **more)

        async def play() -> None:
            async with Person(self, host.game, host.token) as person:
                await person.play()

        asyncio.run(play())
        return host


def seated(response: httpx.Response) -> wire.Seated:
    assert response.status_code in (200, 201), response.text
    return msgspec.json.decode(response.content, type=wire.Seated)


def problem(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, whose shape is always the same."""
    sent = msgspec.json.decode(response.content, type=wire.Problem)
    assert sent.text
    return response.status_code, sent.code


@contextmanager
def open_house(settings: Settings, store: Store | None = None) -> Iterator[House]:
    """A server on a free port, until the block ends."""
    listener = socket.create_server(("127.0.0.1", 0))
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    server = run.web_server(settings, make_app(settings, store), settings.connections)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    give_up_s = time.monotonic() + PATIENCE_S
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < give_up_s, "the server did not start in time"
        time.sleep(0.01)
    house = House(listener.getsockname()[1])
    try:
        yield house
    finally:
        house.client.close()
        server.should_exit = True
        thread.join(PATIENCE_S)
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


class Person:
    """Somebody with a token and a socket, who keeps every message as it came."""

    def __init__(self, house: House, game: str, token: str, last: int = -1, seed: int = 0) -> None:
        self.address = f"ws://127.0.0.1:{house.port}/api/games/{game}/socket"
        self.token = token
        self.last = last
        self.random = random.Random(seed)
        self.texts: list[str] = []
        self.messages: list[wire.FromServer] = []
        self.log: list[wire.LogLine] = []
        self.state: wire.TableState | None = None
        self.socket: ClientConnection | None = None
        self.news = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.socket = await connect(self.address, max_size=None)
        self.reader = asyncio.create_task(self.read())
        await self.send(wire.Hello(self.token, self.last))
        await self.until(lambda: bool(self.messages))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()
        assert self.reader is not None
        await self.reader

    async def read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.receive(text)
        except ConnectionClosed:
            pass
        self.news.set()

    def receive(self, text: str) -> None:
        message = msgspec.json.decode(text, type=wire.FromServer)
        self.texts.append(text)
        self.messages.append(message)
        if isinstance(message, wire.Update):
            self.state = message.state
            self.log = message.log if message.whole else self.log + message.log
        elif isinstance(message, wire.Presence) and self.state is not None:
            self.state = msgspec.structs.replace(self.state, seats=message.seats)
        elif isinstance(message, wire.RematchNews) and self.state is not None:
            self.state = msgspec.structs.replace(self.state, rematch=message.rematch)
        elif isinstance(message, wire.Answered) and self.state is not None:
            self.mark(message)
        self.news.set()

    def mark(self, message: wire.Answered) -> None:
        """Mark a decision as answered, with the choice if it is known."""
        marked = [
            msgspec.structs.replace(decision, answered=True, choice=message.choice, text=message.text)
            if decision.ident == message.decision
            else decision
            for decision in self.table.decisions
        ]
        self.state = msgspec.structs.replace(self.table, decisions=marked, number=message.number)

    async def send(self, message: wire.FromPage) -> None:
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, data: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(data)

    async def until(self, holds: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(patience_s):
            while not holds():
                self.news.clear()
                if self.reader is not None and self.reader.done():
                    raise AssertionError(f"the socket was closed; last: {self.texts[-1:]}")
                await self.news.wait()

    @property
    def table(self) -> wire.TableState:
        assert self.state is not None, self.messages
        return self.state

    def mine(self) -> list[wire.DecisionState]:
        """The decisions that wait for this person."""
        return [item for item in self.table.decisions if item.decider == self.table.me and not item.answered]

    def ways(self, decision: wire.DecisionState) -> list[int]:
        """Every choice that the decision offers."""
        actions = [way.choice for action in decision.actions or [] for way in action.ways]
        return actions + choices_in_menu(decision.menu or [])

    async def play(self, turns: int = -1) -> None:
        """Answer at random, at most `turns` times, until the game is over."""
        while turns != 0 and self.table.status == "playing":
            await self.until(lambda: bool(self.mine()) or self.table.status != "playing")
            for decision in self.mine()[:1]:
                await self.choose(decision, self.random.choice(self.ways(decision)))
                turns -= 1

    async def hear(self, count: int) -> None:
        """Wait for a message after that many."""
        await self.until(lambda: len(self.messages) > count)

    async def choose(self, decision: wire.DecisionState, choice: int) -> None:
        """Answer, and wait until the table shows it."""
        await self.send(wire.Answer(decision.ident, choice))
        await self.until(lambda: decision.ident not in [item.ident for item in self.mine()])

    def refusals(self) -> list[str]:
        return [message.code for message in self.messages if isinstance(message, wire.Refused)]


def choices_in_menu(menu: list[MenuCard]) -> list[int]:
    """Every choice of a menu: the uses alone, and with what may go along."""
    uses = [use for card in menu for use in card.uses]
    plain = [way.choice for use in uses for way in use.ways]
    return plain + [way.choice for use in uses for extra in use.extras for way in extra.ways]


def classic(state: wire.TableState) -> ClassicPlay:
    """The classic game at the table."""
    assert isinstance(state.play, ClassicPlay)
    return state.play


def architects(state: wire.TableState) -> ArchitectsPlay:
    """The game of Architects at the table."""
    assert isinstance(state.play, ArchitectsPlay)
    return state.play


def card_words(cards: list[str]) -> re.Pattern[str]:
    """Finds any of the words in a text, the longest first."""
    longest_first = sorted(cards, key=len, reverse=True)
    return re.compile("|".join(rf"\b{re.escape(word)}\b" for word in longest_first))
