"""Connections: silent ones are closed, many from one address are refused, and others still get in."""

import gc
import resource
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import msgspec
import pytest

from sevenwonders.kernel.errors import GameError
from sevenwonders.server.addresses import counted_address, networks_of
from sevenwonders.server.limits import Limits
from sevenwonders.server.logs import LOGGER
from sevenwonders.server.operations.file_limits import RESERVED, allowed_connections
from sevenwonders.server.settings import Settings
from sevenwonders.server.web.connections import (
    HEAD_BYTES,
    HEAD_LINES,
    MOST_REFUSALS,
    MOST_WAITING,
    BoundedHttp,
    Connections,
)
from sevenwonders.server.wire import messages as wire
from tests.server.house import PATIENCE_S, House, open_house, problem, quick_settings

CLOSE_FRAME = b"\x88\x02"
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"

HANDSHAKE = (
    "GET /api/games/{game}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2V2ZW4gd29uZGVycyAxMg==\r\n\r\n"
)


def call(house: House, data: bytes = b"") -> socket.socket:
    """A connection on which that much was sent."""
    line = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE_S)
    line.sendall(data)
    return line


def heard(line: socket.socket) -> bytes:
    """All that comes until the server hangs up, or says that it will."""
    found = b""
    try:
        while CLOSE_FRAME not in found and (data := line.recv(65_536)):
            found += data
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize("data", [b"", b"G", REQUEST, b"POST /api/games HTTP/1.1\r\nContent-Le"])
def test_silent_connections_are_closed(data: bytes) -> None:
    with open_house(quick_settings(header_timeout_s=0.3)) as house, call(house, data) as line:
        assert heard(line) == b""


def test_a_request_byte_by_byte_is_closed_too() -> None:
    """Neither before the first request nor after it does every byte buy more time."""
    with open_house(quick_settings(header_timeout_s=0.3)) as house:
        for first in (b"", REQUEST + b"\r\n"):
            with call(house, first) as line:
                if first:
                    assert b"200 OK" in line.recv(65_536)
                closed = False
                end_s = time.monotonic() + PATIENCE_S
                while not closed and time.monotonic() < end_s:
                    time.sleep(0.05)
                    try:
                        line.sendall(b"G")
                    except ConnectionError:
                        closed = True
                assert closed


def test_a_body_that_never_ends_is_given_up() -> None:
    start = b"POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{"
    with open_house(quick_settings(request_timeout_s=0.3)) as house, call(house, start) as line:
        assert line.recv(65_536).startswith(b"HTTP/1.1 503 ")


def test_one_address_has_so_many_connections() -> None:
    with open_house(quick_settings(connections_per_address=5)) as house, ExitStack() as lines:
        silent = [lines.enter_context(call(house)) for _ in range(5)]
        with call(house, REQUEST + b"\r\n") as refused:
            assert heard(refused).startswith(b"HTTP/1.1 503 ")
        silent[0].close()
        end_s = time.monotonic() + PATIENCE_S
        while not (answer := answered(house)) and time.monotonic() < end_s:
            time.sleep(0.02)
        assert answer, "who hangs up makes room"


def answered(house: House) -> bool:
    try:
        return httpx.get(f"{house.url}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def test_sockets_count_until_they_are_closed() -> None:
    with open_house(quick_settings(connections_per_address=3)) as house:
        host = house.new_game(3)
        for _ in range(5):
            assert house.join_link(host)


# Requests without end


HEAD = b"GET /healthz HTTP/1.1\r\nConnection: close\r\n"
CHUNKED = b"POST /api/games HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
LONG = b"x" * 20_000
# As much in front of a body as there may be
LARGEST = HEAD + b"a: " + b"x" * (HEAD_BYTES - len(HEAD) - 7) + b"\r\n\r\n"
MOST_LINES = HEAD + b"a: b\r\n" * (HEAD_LINES - 2) + b"\r\n"


@pytest.fixture(scope="module")
def strict() -> Iterator[House]:
    with open_house(quick_settings()) as house:
        yield house


@pytest.mark.parametrize("data", [LARGEST, MOST_LINES], ids=["largest", "most lines"])
def test_a_head_has_a_size_and_a_number_of_lines(strict: House, data: bytes) -> None:
    with call(strict, data) as line:
        assert heard(line).startswith(b"HTTP/1.1 200 ")
    with call(strict, data.replace(b"a: ", b"a: x" if data is LARGEST else b"a: b\r\na: ", 1)) as line:
        assert refusal(heard(line)) == (431, "head_too_large")


@pytest.mark.parametrize(
    "data",
    [
        b"GET /" + LONG,
        b"GET / HTTP/1.1\r\nCookie: " + LONG,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200,
        b"\r\n" * 10_000,
        # The library that serves sockets takes shorter lines than the one that parsed the request.
        HANDSHAKE.format(game="table").removesuffix("\r\n").encode() + b"a: " + LONG[:9000] + b"\r\n\r\n",
    ],
    ids=["line", "header", "headers", "empty lines", "socket"],
)
def test_a_head_without_end_is_refused(strict: House, data: bytes) -> None:
    with call(strict, data) as line:
        assert refusal(heard(line)) == (431, "head_too_large")


def test_every_head_of_a_connection_has_an_end(strict: House) -> None:
    with call(strict, REQUEST + b"\r\n") as line:
        assert b"200 OK" in line.recv(65_536)
        line.sendall(b"GET /" + LONG)
        assert refusal(heard(line)) == (431, "head_too_large")


@pytest.mark.parametrize(
    "rest", [b"1;" + LONG, b"0\r\n" + b"a: b\r\n" * 200, b"1\r\nx\r\n" * 8000], ids=["extension", "trailers", "chunks"]
)
def test_what_surrounds_a_body_has_an_end_too(strict: House, rest: bytes) -> None:
    with call(strict, CHUNKED) as line:
        with suppress(ConnectionError):
            line.sendall(rest)
        assert heard(line) == b""


def test_a_body_in_chunks_is_read(strict: House) -> None:
    """Small chunks, and so many of them that they are larger than any head."""
    body = b'{"name": ' + b" " * 12_000 + b'"Anna"}'
    parts = b"".join(b"8\r\n" + body[at : at + 8] + b"\r\n" for at in range(0, len(body), 8))
    assert len(parts) - len(body) < HEAD_BYTES < len(parts)
    with call(strict, CHUNKED.replace(b"Host", b"Connection: close\r\nHost") + parts + b"0\r\n\r\n") as line:
        assert heard(line).startswith(b"HTTP/1.1 201 ")


def refusal(answer: bytes) -> tuple[int, str]:
    """Status and code of a refusal that came before the application."""
    head, _, body = answer.removeprefix(b"HTTP/1.1 ").partition(b"\r\n\r\n")
    assert b"content-security-policy" in head
    assert b"connection: close" in head
    return int(head[:3]), msgspec.json.decode(body, type=wire.Problem).code


def test_some_requests_may_wait_for_the_answer_before_them(strict: House) -> None:
    """Nobody sends many of them at once, and each would take memory."""
    with call(strict, (REQUEST + b"\r\n") * 10 + HEAD + b"\r\n") as line:
        assert heard(line).count(b"HTTP/1.1 200 ") == 11
    with call(strict, (REQUEST + b"\r\n") * (MOST_WAITING + 10)) as line:
        assert heard(line).count(b"HTTP/1.1 200 ") == 0


def test_refusals_come_to_an_end() -> None:
    request = b"GET /api/rules HTTP/1.1\r\nHost: here\r\n\r\n"
    with open_house(quick_settings(requests_per_minute=1)) as house:
        assert house.get("/api/rules").status_code == 404
        with call(house, request * (MOST_REFUSALS + 10)) as line:
            answers = heard(line).split(b"HTTP/1.1 ")[1:]
        assert len(answers) == MOST_REFUSALS
        assert all(answer.startswith(b"429 ") for answer in answers)
        assert refusal(answers[-1]) == (429, "too_fast")
        # One after the other, on a connection that is kept
        assert problem(house.get("/api/rules")) == (429, "too_fast")
        refused = house.ask("HEAD", "/api/rules")
        assert (refused.status_code, refused.content, refused.headers["Retry-After"]) == (429, b"", "5")
        with call(house, HANDSHAKE.format(game="table").encode()) as line:
            assert refusal(heard(line)) == (429, "too_fast")
        assert house.get("/healthz").status_code == 200, "checks have permits of their own"


def test_a_connection_with_waiting_requests_leaves_nothing_in_memory(strict: House) -> None:
    """Such connections and their requests kept each other alive until the next search for cycles."""
    gc.collect()
    gc.disable()
    try:
        before = open_connections()
        for _ in range(5):
            with suppress(OSError), call(strict, (REQUEST + b"\r\n") * 500) as line:
                # Closing resets the connection.
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        give_up_s = time.monotonic() + PATIENCE_S
        while open_connections() > before and time.monotonic() < give_up_s:
            time.sleep(0.01)
        assert open_connections() <= before
    finally:
        gc.enable()


def open_connections() -> int:
    """The number of connections in memory."""
    return sum(type(thing) is BoundedHttp for thing in gc.get_objects())


def test_a_proxy_is_not_cut_off_for_one_of_its_callers() -> None:
    with open_house(quick_settings(requests_per_minute=1, trusted_proxies=("127.0.0.1",))) as house:
        refused = [house.ask("GET", "/api/rules", headers={"X-Forwarded-For": "192.0.2.1"}) for _ in range(60)]
        assert [answer.status_code for answer in refused] == [404] + [429] * 59
        assert all("close" not in answer.headers.get("Connection", "") for answer in refused)
        assert house.ask("GET", "/api/rules", headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 404


@pytest.mark.parametrize("says_hello", [False, True])
def test_a_socket_without_a_sign_of_life_is_closed(monkeypatch: pytest.MonkeyPatch, says_hello: bool) -> None:
    """Its other end is gone without a word: it says nothing, and answers no ping."""
    monkeypatch.setattr("sevenwonders.server.web.sockets.HELLO_S", PATIENCE_S if says_hello else 0.2)
    for name in ("PING_S", "PONG_S"):
        monkeypatch.setattr(f"sevenwonders.server.run.{name}", 0.2 if says_hello else PATIENCE_S)
    with open_house(quick_settings()) as house:
        host = house.new_game(3)
        with call(house, HANDSHAKE.format(game=host.game).encode()) as line:
            if says_hello:
                hello = msgspec.json.encode(wire.Hello(host.token, -1))
                # A text of that length, masked with zeros.
                line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            assert heard(line).startswith(b"HTTP/1.1 101 ")


def test_silent_connections_do_not_end_service() -> None:
    """1,100 of them once did: there were no descriptors left."""
    with open_house(quick_settings(connections=200, header_timeout_s=0.5)) as house, ExitStack() as lines:
        for _ in range(300):
            lines.enter_context(call(house))
        end_s = time.monotonic() + PATIENCE_S
        while not (answer := answered(house)) and time.monotonic() < end_s:
            time.sleep(0.05)
        assert answer


class Line:
    """A transport of a caller with that address."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.closed: list[str] = []

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self.host, 1

    def is_closing(self) -> bool:
        return bool(self.closed)

    def close(self) -> None:
        self.closed.append("closed")

    def abort(self) -> None:
        self.closed.append("cut")


def test_a_line_that_cannot_be_closed_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops reading keeps a closed connection open, with what was still to be sent."""
    monkeypatch.setattr("sevenwonders.server.web.connections.CLOSE_S", 0.0)
    monkeypatch.setattr(Connections, "_plan_round", lambda _: None)
    lines = Connections(10, 10, 0.0, ())
    line = Line("1.2.3.4")
    assert lines.admit(line)  # type: ignore[arg-type]
    for _ in range(2):
        lines.look_around()
    assert line.closed == ["closed", "cut"]
    lines.forget(line)  # type: ignore[arg-type]
    assert (lines.open, lines.counts) == ({}, {})


def test_a_newcomer_takes_the_place_of_a_silent_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only of an address with more connections, never one that has said what it wants, and never a proxy's."""
    monkeypatch.setattr(Connections, "_plan_round", lambda _: None)
    lines = Connections(5, 4, 10.0, networks_of(("10.0.0.1",)))
    proxy, busy, *silent = [Line(host) for host in ("10.0.0.1", *["192.0.2.1"] * 4)]
    assert all(lines.admit(line) for line in (proxy, busy, *silent))  # type: ignore[arg-type]
    lines.got_request(busy)  # type: ignore[arg-type]
    assert lines.admit(Line("192.0.2.2"))  # type: ignore[arg-type]
    assert [line.closed for line in (proxy, busy, *silent)] == [[], [], ["cut"], [], []]
    assert not lines.admit(Line("192.0.2.1")), "an address makes no room for itself"  # type: ignore[arg-type]
    hosts = ["192.0.2.3", "192.0.2.4", "192.0.2.5"]
    assert [lines.admit(Line(host)) for host in hosts] == [True, True, False]  # type: ignore[arg-type]
    assert [line.closed for line in (proxy, busy, *silent)] == [[], [], ["cut"], ["cut"], ["cut"]]


def test_a_proxy_connects_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connections, "_plan_round", lambda _: None)
    lines = Connections(12, 2, 1.0, networks_of(("10.0.0.0/8",)))
    assert [lines.admit(Line("10.1.2.3")) for _ in range(5)] == [True] * 5  # type: ignore[arg-type]
    assert [lines.admit(Line("11.1.2.3")) for _ in range(3)] == [True, True, False]  # type: ignore[arg-type]
    hosts = [f"2001:db8:1:2::{number}" for number in range(3)] + ["2001:db8:1:3::1"]
    assert [lines.admit(Line(host)) for host in hosts] == [True, True, False, True]  # type: ignore[arg-type]
    assert [lines.admit(Line("10.1.2.3")) for _ in range(3)] == [True, True, False]  # type: ignore[arg-type]


# Addresses


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_who_counts_as_one_caller(host: str, counted: str) -> None:
    assert counted_address(host) == counted


def test_limits_hold_for_a_whole_network() -> None:
    limits = Limits(Settings(requests_per_minute=2, sockets_per_address=1))
    assert [limits.requests.take(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert [limits.open_socket(f"2001:db8::{number}") for number in range(2)] == [True, False]
    limits.close_socket("2001:db8::77")
    assert limits.open_socket("2001:db8::5")


def tables_from(house: House, *forwarded: str) -> int:
    """How many of so many tables are made, each with another X-Forwarded-For."""
    made = [
        house.ask("POST", "/api/games", {"name": "Anna"}, headers={"X-Forwarded-For": line}).status_code
        for line in forwarded
    ]
    return made.count(201)


def test_strangers_cannot_say_who_they_are() -> None:
    with open_house(quick_settings(new_games_per_hour=2)) as house:
        assert tables_from(house, "192.0.2.1", "192.0.2.2", "192.0.2.3") == 2


def test_what_a_proxy_adds_counts() -> None:
    """The right-most address that is not a proxy's; what the caller wrote before it is worth nothing."""
    settings = quick_settings(new_games_per_hour=2, trusted_proxies=("127.0.0.1", "10.0.0.0/8"))
    with open_house(settings) as house:
        lied = [f"198.51.100.{number}, 192.0.2.1, 10.0.0.3" for number in range(4)]
        assert tables_from(house, *lied) == 2
        assert tables_from(house, "192.0.2.1, 192.0.2.2", "2001:db8::1, 10.0.0.3") == 2
        assert tables_from(house, "2001:db8::2", "2001:db8::3", "2001:db8::4:1") == 1


# Descriptors


def test_the_limit_on_open_files_is_raised() -> None:
    code = (
        "import resource\n"
        "from sevenwonders.server.operations.file_limits import allowed_connections\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "print(allowed_connections(500), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["500", str(500 + RESERVED)]


def test_fewer_connections_where_the_system_allows_no_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    monkeypatch.setattr(LOGGER, "propagate", True)
    assert allowed_connections(500) == 500
    assert not caplog.records
    assert allowed_connections(10_000) == 1024 - RESERVED
    assert "ulimit -n" in vars(caplog.records[0])["fields"]["text"]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (150, 150))
    with pytest.raises(GameError, match=r"150 files.*ulimit -n"):
        allowed_connections(10_000)
