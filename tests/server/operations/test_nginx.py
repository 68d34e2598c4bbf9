"""The shipped configuration of nginx: addresses, encryption and sockets arrive as they should."""

import asyncio
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from sevenwonders.server.operations.findings import Finding
from sevenwonders.server.operations.proxy_checks import check_proxy
from sevenwonders.server.wire import facts as wire_facts
from sevenwonders.server.wire import messages as wire
from tests.server.house import PATIENCE_S, House, open_house, quick_settings
from tests.server.operations.nginx import Proxy, in_front_of

TRUSTING = quick_settings(trusted_proxies=("127.0.0.1",))
FORGED = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "http", "Forwarded": "for=192.0.2.1"}


@pytest.fixture
def house() -> Iterator[House]:
    """A server that believes its proxy."""
    with open_house(TRUSTING) as house:
        yield house


@pytest.fixture
def proxy(house: House, certificate: Path, tmp_path: Path) -> Iterator[Proxy]:
    """nginx in front of the server."""
    with in_front_of(house.port, tmp_path / "nginx", certificate) as proxy:
        yield proxy


def ask(proxy: Proxy, address: str, **headers: str) -> httpx.Response:
    trust = ssl.create_default_context(cafile=proxy.certificate)
    return httpx.get(address, verify=trust, headers=headers)


def socket_to(proxy: Proxy, game: str, origin: str) -> connect:
    trust = ssl.create_default_context(cafile=proxy.certificate)
    address = f"ws{proxy.https.removeprefix('http')}/api/games/{game}/socket"
    return connect(address, ssl=trust, origin=Origin(origin), open_timeout=PATIENCE_S)


async def first_update(proxy: Proxy, host: wire.Seated, wait_s: float = 0.0) -> object:
    """Return the first message of the server. After a while, the socket still has to be open."""
    async with asyncio.timeout(PATIENCE_S), socket_to(proxy, host.game, proxy.https) as socket:
        await socket.send(msgspec.json.encode(wire.Hello(host.token, -1)), text=True)
        update = msgspec.json.decode(await socket.recv(), type=wire.FromServer)
        await asyncio.sleep(wait_s)
        await socket.send(msgspec.json.encode(wire.Ping()), text=True)
        while not isinstance(msgspec.json.decode(await socket.recv(), type=wire.FromServer), wire.Pong):
            pass
    return update


def test_requests_arrive_as_they_were_sent(proxy: Proxy) -> None:
    """What a caller writes about himself is worth nothing, and browsers are told to insist on https."""
    answer = ask(proxy, f"{proxy.https}/api/caller", **FORGED)
    found = msgspec.json.decode(answer.content, type=wire_facts.Caller)
    assert found == wire_facts.Caller("127.0.0.1", "https", proxy.https.removeprefix("https://"), "believed")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_only_the_proxy_can_make_browsers_insist(house: House) -> None:
    assert "strict-transport-security" not in house.get("/api/caller").headers
    with open_house(quick_settings()) as other:
        answer = other.ask("GET", "/api/caller", headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" not in answer.headers


def test_unencrypted_visitors_are_sent_on(proxy: Proxy) -> None:
    answer = ask(proxy, f"{proxy.http}/games/x?y=1")
    assert (answer.status_code, answer.headers["location"]) == (308, "https://localhost/games/x?y=1")


def test_strangers_get_no_metrics(proxy: Proxy) -> None:
    answer = ask(proxy, f"{proxy.https}/metrics")
    assert answer.status_code == 404
    assert "nginx" in answer.text, "the request did not even get to the server"


def test_a_socket_plays(proxy: Proxy, house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    assert isinstance(asyncio.run(first_update(proxy, host)), wire.Update)


def test_a_quiet_socket_stays_open(certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """nginx closes connections on which nothing comes; the server's pings come more often than that."""
    monkeypatch.setattr("sevenwonders.server.run.PING_S", 0.1)
    changes = {
        "proxy_read_timeout 75s": "proxy_read_timeout 3s",
        "proxy_send_timeout 75s": "proxy_send_timeout 3s",
    }
    with open_house(TRUSTING) as house, in_front_of(house.port, tmp_path / "nginx", certificate, changes) as proxy:
        host = house.new_game(3)
        asyncio.run(first_update(proxy, host, wait_s=4.0))


def test_a_socket_of_a_strange_page_is_refused(proxy: Proxy, house: House) -> None:
    host = house.new_game(3)

    async def knock() -> None:
        async with socket_to(proxy, host.game, "https://evil.example"):
            pass

    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(knock())


# The doctor looks at the same way


def looked_at(proxy: Proxy, monkeypatch: pytest.MonkeyPatch, url: str = "") -> dict[str, Finding]:
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
    return {finding.subject: finding for finding in check_proxy(url or proxy.https)}


def test_the_doctor_is_content_with_it(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    found = looked_at(proxy, monkeypatch)
    assert {finding.level for finding in found.values()} == {"ok"}, found
    assert set(found) == {"proxy", "https", "addresses", "host", "sockets"}


MISTAKES = [
    ("addresses", "forge", {"X-Forwarded-For $remote_addr": "X-Forwarded-For $http_x_forwarded_for"}),
    ("https", "does not know", {"        proxy_set_header X-Forwarded-Proto $scheme;\n": ""}),
    ("host", "refuse sockets", {"Host $http_host": "Host sevenwonders"}),
    ("sockets", "do not get through", {"        proxy_set_header Upgrade $http_upgrade;\n": ""}),
    (
        "https",
        "insist",
        {"proxy_http_version 1.1": "proxy_hide_header Strict-Transport-Security; proxy_http_version 1.1"},
    ),
    ("proxy", "502", {"server 127.0.0.1:": "server 127.0.0.2:"}),
]


@pytest.mark.parametrize(("subject", "words", "changes"), MISTAKES)
def test_the_doctor_finds_mistakes(
    subject: str,
    words: str,
    changes: dict[str, str],
    house: House,
    certificate: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with in_front_of(house.port, tmp_path / "nginx", certificate, changes) as proxy:
        finding = looked_at(proxy, monkeypatch)[subject]
    assert finding.level != "ok"
    assert words in finding.text
    assert finding.advice


def test_the_doctor_finds_a_proxy_that_nobody_trusts(
    certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(quick_settings()) as house, in_front_of(house.port, tmp_path / "nginx", certificate) as proxy:
        found = looked_at(proxy, monkeypatch)
        assert "TRUSTED_PROXIES=127.0.0.1" in found["addresses"].advice
        assert found["https"].level == "problem"


def test_the_doctor_without_a_proxy(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(quick_settings()) as alone:
        found = looked_at(proxy, monkeypatch, alone.url)
        assert (found["addresses"].level, found["https"].level) == ("ok", "warning")
    assert looked_at(proxy, monkeypatch, alone.url)["proxy"].level == "problem"
    assert looked_at(proxy, monkeypatch, "example.org")["proxy"].level == "problem"
    monkeypatch.delenv("SSL_CERT_FILE")
    (finding,) = check_proxy(proxy.https)
    assert "certificate" in finding.text
