"""Handle the messages of one viewer at a table."""

import asyncio
from typing import Final, final

from starlette.websockets import WebSocketDisconnect

from sevenwonders.server import wire
from sevenwonders.server.background import BackgroundTasks, uninterrupted
from sevenwonders.server.bots import BotWorkers
from sevenwonders.server.broadcast import send_update
from sevenwonders.server.chat import Chat
from sevenwonders.server.limits import Bucket
from sevenwonders.server.logs import log_error
from sevenwonders.server.messages import decoded, next_message
from sevenwonders.server.names import readable
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tables import Tables
from sevenwonders.server.tokens import Links
from sevenwonders.server.turns import Turns
from sevenwonders.server.viewer import REFUSED, SPECTATOR, Viewer

# The number of useless messages after which a connection is closed.
MOST_MISTAKES: Final = 50
MISTAKES: Final = ("too_fast", "too_large", "bad_message", "say_hello")
# How long a viewer who was dropped has for receiving the last messages.
GOODBYE_S: Final = 5.0
CHAT_LINES: Final = 8
CHAT_S: Final = 20.0


@final
class TableActions:
    """What a viewer can do at a table: answer, talk, ask for a hint."""

    def __init__(
        self, tables: Tables, turns: Turns, chat: Chat, workers: BotWorkers, links: Links, background: BackgroundTasks
    ) -> None:
        self.tables = tables
        self.turns = turns
        self.chat = chat
        self.workers = workers
        self.links = links
        self.background = background

    async def submit_answer(self, table: LiveTable, seat: int, message: wire.Answer) -> None:
        """Accept an answer, and finish that even if its sender hangs up. After a repetition the seat gets an update."""
        work = self.turns.submit_answer(table, seat, message.decision, message.choice)
        if not await uninterrupted(work):
            own = [viewer for viewer in table.viewers if viewer.seat == seat]
            send_update(table, self.links, own)

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Store a line of chat and pass it on."""
        await uninterrupted(self.chat.say(table, seat, text))

    def start_hint(self, table: LiveTable, viewer: Viewer, ident: int) -> None:
        """Let a bot think about the viewer's decision in the background."""
        viewer.awaits_hint = True
        self.background.start(self._send_hint(table, viewer, ident))

    async def _send_hint(self, table: LiveTable, viewer: Viewer, ident: int) -> None:
        try:
            request = table.bot_request([(ident, table.default_bot())])
            choice = (await self.workers.choose(request))[0]
            assert table.game is not None
            viewer.send(wire.Hint(ident, choice, table.game.describe(choice)))
        finally:
            viewer.awaits_hint = False


@final
class Visit:
    """A viewer at a table, from the welcome until either side hangs up."""

    def __init__(self, actions: TableActions, table: LiveTable, viewer: Viewer, messages_per_second: int) -> None:
        self.actions = actions
        self.table = table
        self.viewer = viewer
        self.mistakes = 0
        # Twice the size lets a short burst through.
        self.bucket = Bucket(2 * messages_per_second, 2.0)
        self.chat_bucket = Bucket(CHAT_LINES, CHAT_S)

    async def run(self) -> None:
        """Read and write until either ends."""
        work = [asyncio.create_task(self.read()), asyncio.create_task(self.viewer.write())]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def read(self) -> None:
        """Receive messages. A mistake is answered; only many of them end the connection."""
        while self.mistakes < MOST_MISTAKES:
            try:
                data = await next_message(self.viewer.socket)
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            await self.receive(data)
        self.viewer.drop(REFUSED)
        # When this task ends, so does the one that writes.
        await asyncio.sleep(GOODBYE_S)

    async def receive(self, data: str | bytes) -> None:
        """Do what one message asks for, or tell the viewer why not."""
        # A viewer who has been sent away has no seat any more.
        if self.viewer.close_code:
            return
        decision: int | None = None
        try:
            if not self.bucket.take():
                raise refused("too_fast")
            message = decoded(data)
            decision = message.decision if isinstance(message, wire.Answer | wire.AskHint) else None
            await self.dispatch(message)
        except Refusal as refusal:
            if self.table.is_lost:
                # The socket is about to be closed. The page sends its answer again when it is back.
                return
            # A choice that comes too late or cannot be paid for is part of the game; anything else is a mistake.
            self.mistakes += refusal.code in MISTAKES
            self.viewer.send(wire.Refused(refusal.code, refusal.text, decision))
        except Exception as error:
            log_error("message_failed", error, game=self.table.row.id)
            if not self.table.is_lost:
                trouble = refused("too_slow")
                self.viewer.send(wire.Refused(trouble.code, trouble.text, decision))

    async def dispatch(self, message: wire.FromPage) -> None:
        """Hand a message to the code for its kind."""
        if isinstance(message, wire.Answer):
            await self.actions.submit_answer(self.table, self.viewer.seat, message)
        elif isinstance(message, wire.Say):
            await self.say(message)
        elif isinstance(message, wire.AskHint):
            self.ask_hint(message)
        elif isinstance(message, wire.Ping):
            self.viewer.send(wire.Pong())
        else:
            raise refused("say_hello")

    async def say(self, message: wire.Say) -> None:
        """Chat, for people at the table only."""
        if self.viewer.seat == SPECTATOR:
            raise refused("chat_seat")
        text = readable(message.text)
        if not text:
            raise refused("text_empty")
        if not self.chat_bucket.take():
            raise refused("too_fast")
        await self.actions.say(self.table, self.viewer.seat, text)

    def ask_hint(self, message: wire.AskHint) -> None:
        """Let a bot think about one of the viewer's own decisions, one at a time."""
        decision = self.table.decision(message.decision)
        if decision is None:
            raise refused("decision_over" if message.decision in self.table.deciders else "decision_unknown")
        if decision.decider != self.viewer.seat:
            raise refused("not_your_decision")
        # Thinking is expensive, and bots at other tables wait for the same workers.
        if self.viewer.awaits_hint:
            raise refused("too_fast")
        self.actions.start_hint(self.table, self.viewer, decision.ident)
