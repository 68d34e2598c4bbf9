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
        yield problem("proxy", f"{url} is not an address of a page.", "Write one like https://example.org.")
        return
    base = f"{address.scheme}://{address.netloc}"
    try:
        caller, headers = ask(base)
    except (OSError, urllib.error.URLError, msgspec.DecodeError) as error:
        yield unreachable(base, error)
        return
    yield ok("proxy", f"{base} leads to the server.")
    yield check_scheme(address.scheme, caller)
    # Our own server does not say what it is; proxies do.
    proxied = address.scheme == "https" or "Server" in headers or "Via" in headers
    yield check_address(caller, proxied)
    yield check_host(address.netloc, caller)
    if address.scheme == "https" and caller.scheme == "https" and HTTPS_ONLY not in headers:
        text = "Browsers are not told to insist on https."
        yield warning("https", text, "Let the proxy pass the header Strict-Transport-Security on.")
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
        return problem("proxy", f"The certificate of {base} is not accepted: {reason}.", "Renew it, with its chain.")
    if isinstance(error, urllib.error.HTTPError):
        text = f"{base} answers with {error.code} {error.reason}."
        return problem("proxy", text, "Is the server running, and does the proxy pass requests on to its port?")
    if isinstance(error, msgspec.DecodeError):
        return problem("proxy", f"Something else answers at {base}.", "Let the proxy pass every address on.")
    return problem("proxy", f"{base} cannot be reached: {reason}.", "Is the proxy running, and is the name right?")


def check_scheme(scheme: str, caller: wire_facts.Caller) -> Finding:
    """Check whether the server knows that the connection is encrypted."""
    if scheme == caller.scheme == "https":
        return ok("https", "The server knows that visitors come over https.")
    if scheme == "https":
        advice = "Let the proxy set X-Forwarded-Proto, and name its address in SEVENWONDERS_TRUSTED_PROXIES."
        return problem("https", "The server does not know that visitors come over https.", advice)
    if caller.scheme == "https":
        advice = "Let the proxy write X-Forwarded-Proto itself instead of passing it on."
        return problem("https", "The server takes an unencrypted request for https.", advice)
    return warning("https", "This address is not encrypted.", "Get a certificate; Caddy does it by itself (deploy/).")


def check_address(caller: wire_facts.Caller, proxied: bool) -> Finding:
    """Check whether visitors are told apart, and whether they can forge their addresses."""
    if caller.address == FORGED:
        advice = "Let the proxy write X-Forwarded-For anew, and name only the proxy in SEVENWONDERS_TRUSTED_PROXIES."
        return problem("addresses", "Anybody can forge an address: the server believed one that was made up.", advice)
    if caller.forwarded == "believed":
        return ok("addresses", f"This request came from {caller.address}, and its forged address was not believed.")
    if not proxied:
        return ok("addresses", f"There is no proxy. This request came from {caller.address}.")
    advice = f"Set SEVENWONDERS_TRUSTED_PROXIES={caller.address}, and let the proxy write X-Forwarded-For."
    text = f"All visitors seem to come from {caller.address}, the proxy, and share one limit."
    return problem("addresses", text, advice)


def check_host(netloc: str, caller: wire_facts.Caller) -> Finding:
    """Check whether the server knows its own name: browsers' sockets are refused otherwise."""
    if caller.host.lower() == netloc.lower():
        return ok("host", "The server knows its own name.")
    text = (
        f"The server is called {netloc}, but it hears {caller.host or 'nothing'}: it will refuse sockets of browsers."
    )
    return problem("host", text, "Let the proxy pass the header Host on.")


def check_socket(base: str) -> Finding:
    """Check whether a browser could open a socket."""
    try:
        asyncio.run(open_socket(base))
        return ok("sockets", "Sockets of browsers get through.")
    except (InvalidHandshake, WebSocketException, OSError) as error:
        advice = "Let the proxy pass the headers Upgrade and Connection on (deploy/nginx.conf), and do not buffer."
        return problem("sockets", f"Sockets of browsers do not get through: {type(error).__name__}.", advice)


async def open_socket(base: str) -> None:
    """Open a socket as a browser would, and close it."""
    # Not with threads: until Python 3.13 a TLS connection that one thread reads and another writes can lose a request.
    address = f"ws{base.removeprefix('http')}/api/games/{TABLE}/socket"
    async with connect(address, origin=Origin(base), open_timeout=PATIENCE_S, close_timeout=1):
        pass
