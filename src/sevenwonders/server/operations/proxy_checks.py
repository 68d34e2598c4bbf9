"""Checks of the way to the server: a request and a socket through the public address, and how they arrive."""

import asyncio
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.operations.findings import Finding, ok, problem, warning
from sevenwonders.server.wire import facts as wire_facts

PATIENCE_S: Final = 10
# Reserved for documentation, so no caller has this address.
FORGED: Final = "192.0.2.77"
TABLE: Final = "doctor"
HTTPS_ONLY: Final = "Strict-Transport-Security"


def check_proxy(url: str) -> Iterator[Finding]:
    """Check the whole way from the public address to the server."""
    address = urlsplit(url.rstrip("/"))
    if address.scheme not in ("http", "https") or not address.hostname or address.path:
        yield problem("proxy", Phrase("no-url", url=url))
        return
    base = f"{address.scheme}://{address.netloc}"
    try:
        caller, headers = ask(base)
    except (OSError, urllib.error.URLError, msgspec.DecodeError) as error:
        yield unreachable(base, error)
        return
    yield ok("proxy", Phrase("proxy", url=base))
    yield check_scheme(address.scheme, caller)
    # Our own server does not say what it is; proxies do.
    proxied = address.scheme == "https" or "Server" in headers or "Via" in headers
    yield check_address(caller, proxied)
    yield check_host(address.netloc, caller)
    if address.scheme == "https" and caller.scheme == "https" and HTTPS_ONLY not in headers:
        yield warning("https", Phrase("https-optional"))
    yield check_socket(base)


def ask(base: str) -> tuple[wire_facts.Caller, Message]:
    """Send a request with a forged address. Return how it arrives, and the headers of the answer."""
    # The scheme was checked: it is http or https.
    request = urllib.request.Request(f"{base}/api/caller", headers={"X-Forwarded-For": FORGED})  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310
        return msgspec.json.decode(answer.read(), type=wire_facts.Caller), answer.headers


def unreachable(base: str, error: Exception) -> Finding:
    """Explain why the server cannot be reached through its public address."""
    reason = getattr(error, "reason", None) or error
    if isinstance(reason, ssl.SSLError):
        return problem("proxy", Phrase("certificate", url=base, reason=str(reason)))
    if isinstance(error, urllib.error.HTTPError):
        return problem("proxy", Phrase("refused", url=base, answer=f"{error.code} {error.reason}"))
    if isinstance(error, msgspec.DecodeError):
        return problem("proxy", Phrase("stranger", url=base))
    return problem("proxy", Phrase("unreachable", url=base, reason=str(reason)))


def check_scheme(scheme: str, caller: wire_facts.Caller) -> Finding:
    """Check whether the server knows that the connection is encrypted."""
    if scheme == caller.scheme == "https":
        return ok("https", Phrase("https"))
    if scheme == "https":
        return problem("https", Phrase("https-unknown"))
    if caller.scheme == "https":
        return problem("https", Phrase("https-forged"))
    return warning("https", Phrase("no-https"))


def check_address(caller: wire_facts.Caller, proxied: bool) -> Finding:
    """Check whether visitors are told apart, and whether they can forge their addresses."""
    if caller.address == FORGED:
        return problem("addresses", Phrase("forgeable"))
    if caller.forwarded == "believed":
        return ok("addresses", Phrase("addresses", address=caller.address))
    if not proxied:
        return ok("addresses", Phrase("no-proxy", address=caller.address))
    return problem("addresses", Phrase("one-address", address=caller.address))


def check_host(netloc: str, caller: wire_facts.Caller) -> Finding:
    """Check whether the server knows its own name: browsers' sockets are refused otherwise."""
    if caller.host.lower() == netloc.lower():
        return ok("host", Phrase("host"))
    return problem("host", Phrase("other-host", name=netloc, heard=caller.host or "none"))


def check_socket(base: str) -> Finding:
    """Check whether a browser could open a socket."""
    try:
        asyncio.run(open_socket(base))
        return ok("sockets", Phrase("sockets"))
    except (InvalidHandshake, WebSocketException, OSError) as error:
        return problem("sockets", Phrase("no-sockets", reason=type(error).__name__))


async def open_socket(base: str) -> None:
    """Open a socket as a browser would, and close it."""
    # Not with threads: until Python 3.13 a TLS connection that one thread reads and another writes can lose a request.
    address = f"ws{base.removeprefix('http')}/api/games/{TABLE}/socket"
    async with connect(address, origin=Origin(base), open_timeout=PATIENCE_S, close_timeout=1):
        pass
