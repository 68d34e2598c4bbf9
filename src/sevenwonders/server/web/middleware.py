"""Guards every request: rate limit, timeout, security headers, log and metrics."""

import asyncio
import time
from dataclasses import dataclass
from functools import cache
from typing import Final, final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from sevenwonders.server.limits import LEAST_PAGE_BYTES, Limits, is_page_path
from sevenwonders.server.logs import log_error, log_event, milliseconds_since
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Refusal, problem_response, refused
from sevenwonders.server.tokens import GAME_ID_LENGTH
from sevenwonders.server.web.relay import Relay, address_in

# The page loads nothing from other servers, so a script that got into it could send nothing there.
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
# For a year browsers never ask for the page without encryption. Subdomains are not ours to speak for.
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
# Methods that change nothing
READING: Final = ("GET", "HEAD", "OPTIONS")
# Browsers' labels for requests from our own page or the address bar.
OWN_SITES: Final = ("same-origin", "none")
# Answers may hold tokens and hands: unless a route says otherwise, no proxy may store them.
NO_STORE: Final = (b"cache-control", b"no-store")
TOO_FAST: Final = 429


def may_pass(method: str, headers: Headers, allowed_origins: tuple[str, ...]) -> bool:
    """Check whether a request only reads, or comes from our own page, an allowed one or a program."""
    site = headers.get("sec-fetch-site")
    if method in READING or site in OWN_SITES:
        return True
    # Browsers omit the site unless the connection is secure or local; then the origin has to tell.
    return headers.get("origin") in allowed_origins if site else is_own_page(headers, allowed_origins)


def is_own_page(headers: Headers, allowed_origins: tuple[str, ...]) -> bool:
    """Check whether the calling page is our own or an allowed one. Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed_origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


@cache
def raw_refusal(code: str, keep_alive: bool = False, is_head: bool = False) -> bytes:
    """Return the whole answer for a refusal before the application. `is_head` answers a HEAD request."""
    response = problem_response(refused(code))
    fields = [*response.raw_headers, *HEADERS, NO_STORE]
    if not keep_alive:
        fields.append((b"connection", b"close"))
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in fields)
    return STATUS_LINE[response.status_code] + lines + b"\r\n" + (b"" if is_head else bytes(response.body))


@final
@dataclass(eq=False)
class Guard:
    """Middleware in front of the application."""

    app: ASGIApp
    limits: Limits
    relay: Relay
    metrics: Metrics
    allowed_origins: tuple[str, ...]
    timeout_s: float

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it. Sockets do not come here; they have their own limits."""
        caller = self.relay.caller_of(scope) if "headers" in scope else None
        if caller is not None:
            # Another process has relayed the call.
            scope["client"] = (caller, 0)
        if scope["type"] == "http":
            await GuardedRequest(self, scope, receive, send).run()
        else:
            await self.app(scope, receive, send)


@final
class GuardedRequest:
    """One request on its way through the guard."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard = guard
        self.scope = scope
        self.receive = receive
        self.send_on = send
        self.status = 0
        self.start_s = time.perf_counter()

    async def run(self) -> None:
        """Answer the request, whatever happens."""
        try:
            if self.is_too_fast():
                await self.refuse(refused("too_fast"))
            elif not may_pass(self.scope["method"], Headers(scope=self.scope), self.guard.allowed_origins):
                await self.refuse(refused("other_site"))
            else:
                async with asyncio.timeout(self.guard.timeout_s):
                    await self.guard.app(self.scope, self.receive, self.send)
        except TimeoutError:
            await self.refuse(refused("too_slow"))
        except SQLAlchemyError as error:
            log_error("database_failed", error, route=self.route())
            await self.refuse(refused("unreachable"))
        except Exception as error:
            log_error("request_failed", error, method=self.scope["method"], route=self.route())
            await self.refuse(refused("broken"))
        finally:
            self.measure()

    def is_too_fast(self) -> bool:
        """Check whether the address exceeds the rate limit."""
        # A relayed request was counted by the process that met the caller.
        if self.guard.relay.caller_of(self.scope) is not None:
            return False
        limits, address = self.guard.limits, address_in(self.scope)
        buckets = limits.buckets_for(self.scope["path"])
        return buckets.is_empty(address) if buckets is limits.page else not buckets.take(address)

    async def refuse(self, refusal: Refusal) -> None:
        """Send a problem, unless the answer is already on its way."""
        if not self.status:
            await problem_response(refusal)(self.scope, self.receive, self.send)

    async def send(self, message: Message) -> None:
        """Pass the answer on with the headers that every answer gets."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", []), *HEADERS]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
            # The scheme is that of a trusted proxy: no one else can make browsers insist on encryption.
            if self.scope["scheme"] == "https":
                headers.append(HTTPS_ONLY)
            message["headers"] = headers
        elif self.status != TOO_FAST and is_page_path(self.scope["path"]):
            size = max(LEAST_PAGE_BYTES, len(message.get("body", b"")))
            self.guard.limits.page.charge(address_in(self.scope), size)
        await self.send_on(message)

    def route(self) -> str:
        """Return the pattern of the route, never the address itself, which is unbounded and may contain anything."""
        return str(getattr(self.scope.get("route"), "path", "other"))

    def measure(self) -> None:
        """Count and log the request."""
        route = self.route()
        self.guard.metrics.request_s.labels(route, str(self.status)).observe(time.perf_counter() - self.start_s)
        # A path can contain anything, even a token; the log takes only what could be an id.
        game = self.scope.get("path_params", {}).get("game")
        known = game if isinstance(game, str) and len(game) <= GAME_ID_LENGTH else None
        duration_ms = milliseconds_since(self.start_s)
        log_event(
            "request", method=self.scope["method"], route=route, status=self.status, game=known, duration_ms=duration_ms
        )
