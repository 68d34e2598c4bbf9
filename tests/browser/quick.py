"""Somebody who plays without a page, as fast as the server answers: brings games to where a test wants them."""

import itertools
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Self

import msgspec
from websockets.sync.client import ClientConnection, connect

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.architects import ActionState, ArchitectsPlay
from sevenwonders.server.wire.classic.table import ClassicPlay
from tests.server.house import PATIENCE_S, House, seated

MOST_SEEDS = 40

Wanted = Callable[[wire.TableState, wire.DecisionState], bool]


def heard(state: wire.TableState | None, message: wire.FromServer) -> wire.TableState | None:
    """The table after a message."""
    if isinstance(message, wire.Update):
        return message.state
    if isinstance(message, wire.Answered) and state is not None:
        known = {"answered": True, "choice": message.choice, "text": message.text}
        decisions = [
            msgspec.structs.replace(item, **known) if item.ident == message.decision else item
            for item in state.decisions
        ]
        return msgspec.structs.replace(state, decisions=decisions, number=message.number)
    if isinstance(message, wire.RematchNews) and state is not None:
        return msgspec.structs.replace(state, rematch=message.rematch)
    return state


def classic(table: wire.TableState) -> ClassicPlay:
    """The classic game on the table."""
    assert isinstance(table.play, ClassicPlay)
    return table.play


def architects(table: wire.TableState) -> ArchitectsPlay:
    """The game of Architects on the table."""
    assert isinstance(table.play, ArchitectsPlay)
    return table.play


class QuickSeat:
    """A seat at a socket."""

    def __init__(self, house: House, seated: wire.Seated, seed: int = 0) -> None:
        self.seated = seated
        self.chance = random.Random(seed)
        self.state: wire.TableState | None = None
        self.open = ExitStack()
        self.line = connect(f"ws://127.0.0.1:{house.port}/api/games/{seated.game}/socket", max_size=None)
        self.socket: ClientConnection | None = None

    def __enter__(self) -> Self:
        self.socket = self.open.enter_context(self.line)
        self.send(wire.Hello(self.seated.token))
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def send(self, message: wire.FromPage) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> wire.FromServer:
        assert self.socket is not None
        message: wire.FromServer = msgspec.json.decode(self.socket.recv(PATIENCE_S), type=wire.FromServer)
        assert not isinstance(message, wire.Refused), message
        self.state = heard(self.state, message)
        return message

    @property
    def table(self) -> wire.TableState:
        while self.state is None:
            self.hear()
        return self.state

    def question(self) -> wire.DecisionState | None:
        """The next thing this seat is asked; None when the game is over."""
        while self.table.status == "playing":
            for decision in self.table.decisions:
                if decision.decider == self.table.me and decision.choice is None:
                    return decision
            self.hear()
        return None

    def answer(self, decision: wire.DecisionState, choice: int) -> None:
        """Answer, and wait until the table shows it."""
        self.send(wire.Answer(decision.ident, choice))
        while any(item.ident == decision.ident and item.choice != choice for item in self.table.decisions):
            self.hear()

    def choose(self, decision: wire.DecisionState) -> int:
        """Builds stages as soon as it can, then whatever makes stages possible."""
        if decision.actions is not None:
            return self.choose_action(decision.actions)
        uses = [use for card in decision.menu or [] for use in card.uses if use.ways]
        for wishes in (("stage",), ("recruit",), ("build", "build_free", "take")):
            wished = [use for use in uses if use.use in wishes]
            if wished:
                return self.chance.choice(wished).ways[0].choice
        return self.chance.choice(uses).ways[0].choice

    def choose_action(self, actions: list[ActionState]) -> int:
        """Something that can be done; the turn ends when nothing else is left."""
        possible = [action for action in actions if action.ways]
        wished = [action for action in possible if action.use != "done"] or possible
        return self.chance.choice(wished).ways[0].choice

    def play_until(self, wanted: Wanted) -> wire.DecisionState | None:
        """Play until a question that is wanted; None when the game ends without."""
        while decision := self.question():
            if wanted(self.table, decision):
                return decision
            self.answer(decision, self.choose(decision))
        return None

    def play_turn(self) -> None:
        decision = self.question()
        assert decision is not None
        self.answer(decision, self.choose(decision))


def against_bots(
    house: House, players: int, seed: int, wonders: list[str] | None = None, game: str = "classic", **more: object
) -> wire.Seated:
    """A game alone against bots."""
    body = {
        "name": "Anna",
        "config": {"game": game, "players": players, "wonders": wonders or ["random"]},
        "seats": [{"kind": "bot", "bot": "greedy"}] * (players - 1),
        "seed": seed,
        "start": True,
        **more,
    }
    return seated(house.post("/api/games", body))


def play_together(house: House, people: list[wire.Seated]) -> None:
    """Let all people at a table play to the end."""

    def one(seat: wire.Seated) -> None:
        with QuickSeat(house, seat, seat.seat) as quick:
            quick.play_until(lambda _table, _decision: False)

    with ThreadPoolExecutor(len(people)) as threads:
        list(threads.map(one, people))


def second_edition(
    players: int, expansions: str, wonders: list[str] | None = None, variant: str = ""
) -> dict[str, object]:
    """A configuration of the second edition."""
    named = [name for name in expansions.split("+") if name]
    return {
        "edition": 2,
        "players": players,
        "expansions": named,
        "variant": variant,
        "wonders": wonders or ["random"],
    }


def game_with(
    house: House, players: int, wanted: Wanted, wonders: list[str] | None = None, game: str = "classic", **more: object
) -> wire.Seated:
    """A game that waits for an answer to a wanted question; the first seed that leads there is taken."""
    for seed in itertools.islice(itertools.count(1), MOST_SEEDS):
        made = against_bots(house, players, seed, wonders, game, **more)
        with QuickSeat(house, made, seed) as seat:
            if seat.play_until(wanted) is not None:
                return made
    raise AssertionError(f"no game of {MOST_SEEDS} came to that question")
