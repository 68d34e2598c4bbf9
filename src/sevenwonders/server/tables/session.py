"""Handle the messages of one viewer at a table."""

import asyncio
from collections.abc import Coroutine
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.server.limits import Bucket, ChatLimits
from sevenwonders.server.logs import log_error
from sevenwonders.server.names import readable
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.tables.chat import Chat
from sevenwonders.server.tables.hints import Hints
from sevenwonders.server.tables.play import Play
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.tables import Tables
from sevenwonders.server.tables.viewer import NORMAL, REFUSED, SPECTATOR, Viewer
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire import messages as wire

# The longest message is a line of chat.
MESSAGE_BYTES: Final = 4096

DECODER: Final[msgspec.json.Decoder[wire.FromPage]] = msgspec.json.Decoder(wire.FromPage)


async def next_message(socket: WebSocket) -> str | bytes:
    """Wait for the next message. Raise WebSocketDisconnect if the other side hangs up."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or NORMAL)
    data: str | bytes | None = event.get("text")
    return data if data is not None else event.get("bytes", b"")


def decoded(data: str | bytes) -> wire.FromPage:
    """Return the message as a wire object, or a Refusal that says what is wrong with it."""
    if len(data) > MESSAGE_BYTES:
        raise refused("too_large")
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused("bad_message", why=str(error)) from error


# The number of useless messages after which a connection is closed.
MOST_MISTAKES: Final = 50
MISTAKES: Final = ("too_fast", "too_large", "bad_message", "say_hello")


@final
class TableActions:
    """The parts of the server that carry out what viewers ask for: answers, chat and hints."""

    def __init__(
        self, tables: Tables, links: Links, play: Play, hints: Hints, chat: Chat, chat_limits: ChatLimits
    ) -> None:
        self.tables = tables
        self.links = links
        self.play = play
        self.hints = hints
        self.chat = chat
        self.chat_limits = chat_limits
        self.working: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Begin work that goes on even if its viewer hangs up or the server stops."""
        task = asyncio.create_task(work)
        # The event loop itself holds tasks only weakly.
        self.working.add(task)
        task.add_done_callback(self.working.discard)


@final
class Session:
    """A viewer at a table, from the welcome until either side hangs up."""

    __slots__ = ("actions", "bucket", "mistakes", "table", "viewer")

    def __init__(self, actions: TableActions, table: LiveTable, viewer: Viewer, messages_per_second: int) -> None:
        self.actions = actions
        self.table = table
        self.viewer = viewer
        self.mistakes = 0
        # Twice the size lets a short burst through.
        self.bucket = Bucket(2 * messages_per_second, 2.0)

    def lost(self) -> None:
        """Note that the viewer has hung up."""
        self.viewer.gone.set()

    def receive(self, data: str | bytes) -> None:
        """Do what one message asks for, or tell the viewer why not. Only many mistakes end the connection."""
        # A viewer who has been sent away has no seat any more.
        if self.viewer.close_code:
            return
        decision: int | None = None
        try:
            if not self.bucket.take():
                raise refused("too_fast")
            message = decoded(data)
            decision = message.decision if isinstance(message, wire.Answer | wire.AskHint) else None
            self.dispatch(message)
        except Refusal as refusal:
            self.refuse(refusal, decision)

    def refuse(self, refusal: Refusal, decision: int | None) -> None:
        """Say why a message changed nothing."""
        if self.table.is_lost:
            # The socket is about to be closed. The page sends its answer again when it is back.
            return
        # A choice that comes too late or cannot be paid for is part of the game; anything else is a mistake.
        self.mistakes += refusal.code in MISTAKES
        self.viewer.send(wire.Refused(refusal.code, refusal.text, decision, refusal.blanks))
        if self.mistakes >= MOST_MISTAKES:
            self.viewer.drop(REFUSED)

    def dispatch(self, message: wire.FromPage) -> None:
        """Hand a message to the code for its kind. What has to wait goes on even if the viewer hangs up."""
        if isinstance(message, wire.Answer):
            work = self.actions.play.submit(self.table, self.viewer.seat, message.decision, message.choice)
            self.actions.start(self.finish(work, message.decision))
        elif isinstance(message, wire.Say):
            self.say(message)
        elif isinstance(message, wire.AskHint):
            self.ask_hint(message)
        elif isinstance(message, wire.Ping):
            self.viewer.send(wire.Pong())
        else:
            raise refused("say_hello")

    async def finish(self, work: Coroutine[object, object, object], decision: int | None) -> None:
        """Do work that a message asked for, or tell the viewer why not."""
        try:
            await work
        except Refusal as refusal:
            self.refuse(refusal, decision)
        except Exception as error:
            log_error("message_failed", error, game=self.table.row.id)
            self.refuse(refused("too_slow"), decision)

    def say(self, message: wire.Say) -> None:
        """Chat, for people at the table only."""
        if self.viewer.seat == SPECTATOR:
            raise refused("chat_seat")
        text = readable(message.text)
        if not text:
            raise refused("text_empty")
        arrival = self.table.seats[self.viewer.seat].arrival
        if not self.actions.chat_limits.take(self.table.row.id, arrival, self.viewer.address):
            raise refused("too_fast")
        self.actions.start(self.finish(self.actions.chat.say(self.table, arrival, text), None))

    def ask_hint(self, message: wire.AskHint) -> None:
        """Let a bot think about one of the viewer's own decisions, one at a time."""
        decision = self.table.decision(message.decision)
        if decision is None:
            self.table.decider_of(message.decision)
            raise refused("decision_over")
        if decision.decider != self.viewer.seat:
            raise refused("not_your_decision")
        self.actions.hints.start(self.table, self.viewer, decision.ident)
