"""Rate limits: per address, per socket and per request."""

import time
from collections.abc import Callable
from typing import Final, final

from starlette.requests import ClientDisconnect, Request

from sevenwonders.server.addresses import counted_address
from sevenwonders.server.problems import refused
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import LINK_SECRET, Store
from sevenwonders.server.tokens import hash_of_address

# Bounds the memory that an attacker with many addresses can fill.
MOST_ADDRESSES: Final = 10_000
MINUTE_S: Final = 60.0
HOUR_S: Final = 3600.0
# Monitoring has permits of its own, so that other callers cannot use them up.
CHECKS: Final = ("/healthz", "/readyz", "/metrics")
# The least that a request for the page costs: even an answer without a body is work.
LEAST_PAGE_BYTES: Final = 4096
# Lines that one person may say in that time.
CHAT_LINES: Final = 8
CHAT_S: Final = 20.0

Clock = Callable[[], float]


@final
class Bucket:
    """Holds `size` permits; an empty bucket is full again after `seconds`."""

    __slots__ = ("clock", "filled_s", "permits", "seconds", "size")

    def __init__(self, size: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.size = size
        self.seconds = seconds
        self.clock = clock
        self.permits = float(size)
        self.filled_s = clock()

    def take(self, count: float = 1) -> bool:
        """Use up permits. Return False, and leave them, if there are too few."""
        if self.is_short_of(count):
            return False
        self.permits -= count
        return True

    def is_short_of(self, count: float) -> bool:
        """Check whether there are fewer permits than that."""
        now = self.clock()
        self.permits = min(self.size, self.permits + (now - self.filled_s) * self.size / self.seconds)
        self.filled_s = now
        return self.permits < count


@final
class Buckets:
    """One bucket per address or other key. The least recently used are forgotten first."""

    def __init__(self, size: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.size = size
        self.seconds = seconds
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Use up one of the address's permits. Return False if there is none."""
        return self.bucket_of(address).take()

    def is_empty(self, address: str) -> bool:
        """Check whether the address has no permit left."""
        bucket = self.buckets.get(counted_address(address))
        return bucket is not None and bucket.is_short_of(1)

    def charge(self, address: str, count: int) -> None:
        """Use up the address's permits after the fact, even beyond what it has."""
        self.bucket_of(address).permits -= count

    def bucket_of(self, address: str) -> Bucket:
        """Return the address's bucket, and mark it as recently used."""
        address = counted_address(address)
        # Taking it out and putting it back moves the address to the end of the dictionary.
        bucket = self.buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self.size, self.seconds, self.clock)
            if len(self.buckets) >= MOST_ADDRESSES:
                del self.buckets[next(iter(self.buckets))]
        self.buckets[address] = bucket
        return bucket


@final
class ChatLimits:
    """Rate limits for chat: per person at a table, and per address at all tables of this process."""

    def __init__(self, per_address: int, clock: Clock = time.monotonic) -> None:
        self.people = Buckets(CHAT_LINES, CHAT_S, clock)
        # Friends may share a connection, so this is more than one person's limit.
        self.addresses = Buckets(per_address, CHAT_S, clock)

    def take(self, game: str, arrival: int, address: str) -> bool:
        """Use up one of the person's permits and one of the address's. Return False if either has none."""
        return self.people.take(f"{game} {arrival}") and (not address or self.addresses.take(address))


@final
class Limits:
    """All limits of one process that depend on the caller."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.requests = Buckets(settings.requests_per_minute, MINUTE_S, clock)
        self.checks = Buckets(settings.requests_per_minute, MINUTE_S, clock)
        # Its permits are bytes: a visit needs many files, all of them in memory.
        self.page = Buckets(settings.page_bytes_per_minute, MINUTE_S, clock)
        self.chat = ChatLimits(settings.chat_lines_per_address, clock)
        self.most_sockets = settings.sockets_per_address
        self.sockets: dict[str, int] = {}

    def buckets_for(self, path: str) -> Buckets:
        """Return the buckets that a request for that path is charged to."""
        if path in CHECKS:
            return self.checks
        return self.page if is_page_path(path) else self.requests

    def open_socket(self, address: str) -> bool:
        """Count a new socket of the address. Return False if there are too many."""
        address = counted_address(address)
        count = self.sockets.get(address, 0)
        if count >= self.most_sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        """Stop counting a closed socket."""
        address = counted_address(address)
        count = self.sockets[address] - 1
        if count:
            self.sockets[address] = count
        else:
            del self.sockets[address]


def is_page_path(path: str) -> bool:
    """Check whether a path belongs to the page: one of its files, or a route of the page itself."""
    return not path.startswith("/api/") and path not in CHECKS


@final
class NewGames:
    """Limits the tables that an address makes: in this process, and across all that share its database."""

    def __init__(self, store: Store, per_hour: int, clock: Clock = time.monotonic) -> None:
        self.store = store
        self.per_hour = per_hour
        self.here = Buckets(per_hour, HOUR_S, clock)

    async def take(self, address: str) -> bool:
        """Use up one of the address's permits. Return False if there is none."""
        # A flood of requests ends here, before it reaches the database.
        if not self.here.take(address):
            return False
        # The database need not know the callers' addresses.
        key = hash_of_address(await self.store.secret(LINK_SECRET), address)
        return await self.store.take_permit(key, self.per_hour, HOUR_S)


async def body_of(request: Request, most_bytes: int) -> bytes:
    """Read the body of a request. Raises `Refusal` as soon as it exceeds the limit."""
    # The header may lie or be missing, so the bytes are counted as well.
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared[:18]) > most_bytes:
        raise refused("too_large")
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most_bytes:
                raise refused("too_large")
    except ClientDisconnect:
        raise refused("cut_off") from None
    return body
