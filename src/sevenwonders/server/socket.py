"""The socket of a table: hello, then messages in both directions until either side leaves."""

import asyncio
import contextlib
from typing import Final, final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sevenwonders.server import wire
from sevenwonders.server.answers import answer, confirm
from sevenwonders.server.audience import tell_chat
from sevenwonders.server.limits import Bucket
from sevenwonders.server.lobby import readable
from sevenwonders.server.logs import note_error
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.settings import Settings
from sevenwonders.server.store import UnknownTable
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tables import Tables
from sevenwonders.server.viewer import REFUSED, SLOW, Viewer

HELLO_S: Final = 10.0
CLOSE_S: Final = 5.0
MESSAGE_BYTES: Final = 4096
# So many messages that cannot be used end a connection.
MOST_MISTAKES: Final = 50
CHAT_LINES: Final = 8
CHAT_S: Final = 20.0
NORMAL: Final = 1000
SPECTATOR: Final = -1

DECODER: Final[msgspec.json.Decoder[wire.FromPage]] = msgspec.json.Decoder(wire.FromPage)


def may_connect(socket: WebSocket, settings: Settings) -> bool:
    """Whether the page that connects is our own or an allowed one; programs that are no page say no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()
    except ValueError:
        return False


async def serve_socket(tables: Tables, socket: WebSocket, game: str) -> None:
    """Everything about one socket, from its request to its end."""
    address = socket.client.host if socket.client is not None else ""
    if not may_connect(socket, tables.settings) or not tables.limits.requests.take(address):
        await socket.close()
        return
    if not tables.limits.open_socket(address):
        await socket.close()
        return
    tables.metrics.sockets.inc()
    try:
        await socket.accept()
        code = await visit(tables, socket, game)
        await close(socket, code)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        tables.metrics.sockets.dec()
        tables.limits.close_socket(address)


async def close(socket: WebSocket, code: int) -> None:
    """Close the socket, unless the other side did, or cannot be reached."""
    if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(CLOSE_S):
                await socket.close(code)


async def visit(tables: Tables, socket: WebSocket, game: str) -> int:
    """Hello and all that follows; the code with which to close."""
    try:
        hello = await first_message(socket)
        table = await tables.find(game)
        viewer = Viewer(socket, seat_for(tables, table, hello.token))
    except Refusal as refusal:
        await socket.send_text(encoded(wire.Refused(refusal.code, refusal.text)))
        return REFUSED
    except (TimeoutError, WebSocketDisconnect):
        return REFUSED
    except Exception as error:
        note_error("socket_failed", error, game=game)
        return SLOW
    await stay(tables, table, viewer, hello.last)
    if viewer.close_code == SLOW:
        tables.metrics.dropped.inc()
    return viewer.close_code or NORMAL


async def stay(tables: Tables, table: LiveTable, viewer: Viewer, last: int) -> None:
    """Sit at the table until either side leaves."""
    try:
        await tables.enter(table, viewer, last)
        await Visit(tables, table, viewer).run()
    except Exception as error:
        note_error("socket_failed", error, game=table.row.id)
        viewer.close_code = SLOW
    finally:
        await tables.steady(tables.leave(table, viewer))


async def first_message(socket: WebSocket) -> wire.Hello:
    """The hello, if it comes in time."""
    async with asyncio.timeout(HELLO_S):
        data = await message_in(socket)
    message = decoded(data)
    if not isinstance(message, wire.Hello):
        raise refused("say_hello")
    return message


def seat_for(tables: Tables, table: LiveTable, token: str) -> int:
    """The seat of the token; a watch token has none."""
    if tables.links.fits("watch", table.row.id, token):
        return SPECTATOR
    return table.seat_of(token)


async def message_in(socket: WebSocket) -> str | bytes:
    """The next message; raises WebSocketDisconnect when there is none."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or NORMAL)
    data: str | bytes | None = event.get("text")
    return data if data is not None else event.get("bytes", b"")


def decoded(data: str | bytes) -> wire.FromPage:
    """The message, or a refusal that says what is wrong with it."""
    if len(data) > MESSAGE_BYTES:
        raise refused("too_large")
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused("bad_message", why=str(error)) from error


def encoded(message: wire.FromServer) -> str:
    """The message as text."""
    return msgspec.json.encode(message).decode()


@final
class Visit:
    """A viewer at a table: reads its messages until it leaves."""

    def __init__(self, tables: Tables, table: LiveTable, viewer: Viewer) -> None:
        self.tables = tables
        self.table = table
        self.viewer = viewer
        self.mistakes = 0
        self.hinting = False
        rate = tables.settings.messages_a_second
        self.bucket = Bucket(2 * rate, 2.0)
        self.chat_bucket = Bucket(CHAT_LINES, CHAT_S)

    async def run(self) -> None:
        """Read and write until either has an end."""
        work = [asyncio.create_task(self.read()), asyncio.create_task(self.viewer.write())]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def read(self) -> None:
        """Take messages in; a mistake is answered, and only many of them end the connection."""
        while self.mistakes < MOST_MISTAKES:
            try:
                data = await message_in(self.viewer.socket)
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            await self.take(data)
        self.viewer.drop(REFUSED)
        await asyncio.sleep(CLOSE_S)

    async def take(self, data: str | bytes) -> None:
        """Do what one message asks for."""
        decision: int | None = None
        try:
            if not self.bucket.take():
                raise refused("too_fast")
            message = decoded(data)
            decision = message.decision if isinstance(message, wire.Answer | wire.AskHint) else None
            await self.obey(message)
        except Refusal as refusal:
            # A choice that came too late or cannot be paid is part of the game, the rest is a mistake.
            self.mistakes += refusal.code in ("too_fast", "too_large", "bad_message", "say_hello")
            self.viewer.send(wire.Refused(refusal.code, refusal.text, decision))
        except Exception as error:
            note_error("message_failed", error, game=self.table.row.id)
            trouble = refused("too_slow")
            self.viewer.send(wire.Refused(trouble.code, trouble.text, decision))
            self.tables.spawn(self.tables.refresh(self.table))

    async def obey(self, message: wire.FromPage) -> None:
        """The work behind a message."""
        if isinstance(message, wire.Answer):
            await self.give(message)
        elif isinstance(message, wire.Say):
            await self.say(message)
        elif isinstance(message, wire.AskHint):
            self.ask_hint(message)
        elif isinstance(message, wire.Ping):
            self.viewer.send(wire.Pong())
        else:
            raise refused("say_hello")

    async def give(self, message: wire.Answer) -> None:
        """An answer. Once begun it is taken to its end, even if its sender is gone."""
        seat = self.viewer.seat
        work = answer(self.tables, self.table, seat, message.decision, message.choice)
        if not await self.tables.steady(work):
            confirm(self.tables, self.table, seat)

    async def say(self, message: wire.Say) -> None:
        """Chat."""
        seat = self.viewer.seat
        if seat == SPECTATOR:
            raise refused("chat_seat")
        text = readable(message.text)
        if not text:
            raise refused("text_empty")
        if not self.chat_bucket.take():
            raise refused("too_fast")
        await self.tables.steady(self.store_line(seat, text))

    async def store_line(self, seat: int, text: str) -> None:
        """Keep a line of chat and pass it on."""
        table = self.table
        try:
            line = await self.tables.store.say(table.row.id, seat, table.seats[seat].name, text)
        except UnknownTable:
            raise refused("no_game") from None
        async with table.lock:
            if line.number > 0 and (not table.chat or table.chat[-1].number < line.number - 1):
                await self.tables.reload(table)
            tell_chat(table, line)
        await self.tables.publish(table.row.id, -1)

    def ask_hint(self, message: wire.AskHint) -> None:
        """What a bot would do; it thinks beside, one hint at a time."""
        decision = self.table.decision(message.decision)
        if decision is None:
            raise refused("decision_over" if message.decision in self.table.deciders else "decision_unknown")
        if decision.decider != self.viewer.seat:
            raise refused("not_your_decision")
        if self.hinting:
            raise refused("too_fast")
        self.hinting = True
        self.tables.spawn(self.hint(decision.ident))

    async def hint(self, ident: int) -> None:
        """Send the hint when it is there."""
        try:
            thought = self.table.thought([(ident, self.table.default_bot())])
            choice = (await self.tables.brains.choose(thought))[0]
            game = self.table.game
            assert game is not None
            self.viewer.send(wire.Hint(ident, choice, game.describe(choice)))
        finally:
            self.hinting = False
