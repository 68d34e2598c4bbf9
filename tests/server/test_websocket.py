"""Frames of web sockets: what is written, and what comes in at once, in pieces or too early."""

import asyncio
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect as connect_now

from sevenwonders.server.web.websocket import NOWHERE, SocketLine, whole_frame
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.base import frame_of
from tests.server.house import PATIENCE_S, House, open_house, quick_settings

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
PING = b'{"type":"ping"}'


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_the_one_that_the_library_would_write(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_only_a_whole_masked_frame_is_taken_at_once(size: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    start = whole_frame(data)
    assert start == (len(data) - size if size < 65_536 else 0)
    for other in (data[:-1] if size else data[:5], data + b"x", data + data, b"", data[:1]):
        assert whole_frame(other) == 0
    assert whole_frame(frame_of(b"x" * size)) == 0


def masked(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def say_hello(house: House, game: str, token: str) -> tuple[socket.socket, bytes]:
    """A bare connection whose hello has been answered, and the frame of a hello."""
    line = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE_S)
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    head = f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n"
    line.sendall(head.encode())
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    return line, masked(msgspec.json.encode({"type": "hello", "token": token}))


def read_until(line: socket.socket, words: bytes, count: int = 1) -> None:
    data = b""
    while data.count(words) < count:
        more = line.recv(65_536)
        assert more, data
        data += more


def test_messages_in_pieces_together_and_too_early_all_arrive() -> None:
    with open_house(quick_settings()) as house:
        host = house.new_game(3)
        line, hello = say_hello(house, host.game, host.token)
        with line:
            # Everything at once: the ping comes before anybody listens.
            line.sendall(hello + masked(PING))
            read_until(line, b'"pong"')
            line.sendall(masked(PING))
            read_until(line, b'"pong"')
            line.sendall(masked(PING) + masked(PING))
            read_until(line, b'"pong"', 2)
            whole = masked(PING)
            line.sendall(whole[:7])
            # Time for the server to read the first piece alone; it puts both together in either case.
            time.sleep(0.05)
            line.sendall(whole[7:])
            read_until(line, b'"pong"')


async def fragmented(house: House, game: str, token: str) -> wire.FromServer:
    async with connect(f"ws://127.0.0.1:{house.port}/api/games/{game}/socket") as person:
        await person.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        await person.recv()
        await person.recv()
        await person.send(iter([PING[:5].decode(), PING[5:].decode()]))
        answer: wire.FromServer = msgspec.json.decode(await person.recv(), type=wire.FromServer)
        return answer


def test_a_fragmented_message_is_put_together() -> None:
    with open_house(quick_settings()) as house:
        host = house.new_game(3)
        assert asyncio.run(fragmented(house, host.game, host.token)) == wire.Pong()


# Floods

CONTROL = Frame(Opcode.PING, b"").serialize(mask=True)
FIRST_HALF = Frame(Opcode.TEXT, PING[:5], fin=False).serialize(mask=True)


@pytest.fixture(scope="module")
def usual() -> Iterator[House]:
    """A server with the usual limit on messages."""
    with open_house(quick_settings(messages_per_second=10)) as house:
        yield house


def close_code(line: socket.socket) -> int:
    """The code with which the server closes the socket."""
    data = b""
    with suppress(ConnectionError):
        while more := line.recv(65_536):
            data += more
    return int.from_bytes(data.rpartition(b"\x88")[2][1:3], "big")


@pytest.mark.parametrize(
    "flood",
    [
        CONTROL * 500,
        Frame(Opcode.PONG, b"x" * 100).serialize(mask=True) * 500,
        FIRST_HALF + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 500,
        Frame(Opcode.BINARY, b"x" * 60_000).serialize(mask=True) * 20,
        masked(PING) * 500,
    ],
    ids=["pings", "pongs", "fragments", "bytes", "messages"],
)
@pytest.mark.parametrize("says_hello", [True, False])
def test_a_socket_that_sends_too_much_is_closed(usual: House, flood: bytes, says_hello: bool) -> None:
    host = usual.new_game(3)
    line, hello = say_hello(usual, host.game, host.token)
    with line:
        if says_hello:
            line.sendall(hello)
            read_until(line, b'"update"')
        with suppress(ConnectionError):
            line.sendall(flood)
        assert close_code(line) == 1008


def test_a_page_never_gets_near_the_limit(usual: House) -> None:
    """As many messages at once as are taken, each with a ping of the browser."""
    host = usual.new_game(3)
    line, hello = say_hello(usual, host.game, host.token)
    with line:
        line.sendall(hello)
        read_until(line, b'"update"')
        line.sendall((masked(PING) + CONTROL) * 20)
        read_until(line, b'"pong"', 20)


@pytest.mark.parametrize("kind", [Opcode.TEXT, Opcode.BINARY])
def test_no_message_comes_in_the_middle_of_another(usual: House, kind: Opcode) -> None:
    host = usual.new_game(3)
    line, hello = say_hello(usual, host.game, host.token)
    with line:
        line.sendall(hello)
        read_until(line, b'"update"')
        line.sendall(FIRST_HALF)
        # Without a pong the server might read both frames at once, which has always been noticed.
        line.sendall(CONTROL)
        read_until(line, b"\x8a\x00")
        line.sendall(Frame(kind, PING).serialize(mask=True))
        assert close_code(line) == 1002


def lines_in_memory() -> list[SocketLine]:
    # Not `isinstance`: it asks a weak proxy for the class of its object, which may be gone.
    found = [item for item in gc.get_objects() if issubclass(type(item), SocketLine)]
    return [item for item in found if not item.transport.is_closing()]


def test_an_open_socket_keeps_little_in_memory() -> None:
    """A table of four has four sockets, which would take more memory than all the rest of it."""
    with open_house(quick_settings()) as house:
        host = house.new_game(3)
        line, hello = say_hello(house, host.game, host.token)
        with line:
            line.sendall(hello + masked(PING))
            read_until(line, b'"pong"')
            (socket_line,) = lines_in_memory()
            assert socket_line.queue is NOWHERE
            assert not socket_line.scope["headers"]
            assert not hasattr(socket_line, "response")
            # What waits for the end of the socket is our own code, and none of the layers that requests go through.
            (task,) = socket_line.tasks
            waiting: object = task.get_coro()
            names: list[str] = []
            while waiting is not None:
                names.append(getattr(waiting, "__qualname__", ""))
                waiting = getattr(waiting, "cr_await", None)
            assert names[1] == "TableSockets.serve"
            assert len(names) < 8


@pytest.mark.parametrize("path", ["/", "/api/games//socket", "/api/games/aaaaaaaa/other", "/api/games/a/b/socket"])
def test_a_socket_anywhere_else_is_refused(path: str) -> None:
    with open_house(quick_settings()) as house, pytest.raises(InvalidStatus) as refusal:
        connect_now(f"ws://127.0.0.1:{house.port}{path}")
    assert refusal.value.response.status_code == 403
