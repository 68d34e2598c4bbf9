"""Callers who never stop sending, while people play."""

import asyncio
from collections.abc import Callable

from sevenwonders.server.wire import messages as wire
from tests.server.house import House
from tests.server.torture.attackers import Attack, attack_from
from tests.server.torture.floods import Flood, busy_table, frame, handshake, siege
from tests.server.torture.ordeal import Figures, Ordeal, Stage

ROUND_S = 2.0
ONLY_ROUND_S = 0.5
# People's own tables take some of it.
MOST_GROWTH_BYTES = 30_000_000
# Attackers and people share the processors of the machine that tests the server.
MOST_TIMES = 10
MOST_MORE_MS = 500
# People think for a moment before they answer.
PAUSE_S = 0.1
LIMITS = {"SEVENWONDERS_MESSAGES_PER_SECOND": "50", "SEVENWONDERS_REQUESTS_PER_MINUTE": "600"}
LINES = b"a: b\r\n" * 2000
LETTERS = b"x" * 12_000
CHUNKED = b"POST /api/games HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
# Each of these would go on for ever: its beginning, and what follows again and again.
HEADS = [
    (b"GET / HTTP/1.1\r\n", LINES),
    (handshake("table").removesuffix(b"\r\n"), LINES),
    (b"GET /", LETTERS),
    (b"GET / HTTP/1.1\r\nCookie: ", LETTERS),
    (CHUNKED + b"1;", LETTERS),
    (CHUNKED, b"1\r\nx\r\n" * 2000),
    (CHUNKED + b"0\r\n", LINES),
]
REQUESTS = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" * 500
PINGS = bytes([0x89, 0x80, 0, 0, 0, 0]) * 2000


def round_s(stage: Stage) -> float:
    """How long a round of an attack lasts."""
    return ROUND_S if stage.rounds > 1 else ONLY_ROUND_S


async def endless_heads(stage: Stage, house: House) -> int:
    """One caller with 100 Mbit/s, and requests that never come to an end."""
    return await attack_from(house.port, Attack([], HEADS, 1, 12.5e6, round_s(stage)))


def control_frames(sockets: int, rate: float) -> Flood:
    """Spectators who send nothing but pings, that many bytes of them in a second each."""

    async def attack(stage: Stage, house: House) -> int:
        host, watch = await asyncio.to_thread(busy_table, house)
        openings = [handshake(host.game), frame(wire.Hello(watch))]
        return await attack_from(house.port, Attack(openings, [(b"", PINGS)], sockets, rate, round_s(stage)))

    return attack


async def refused_requests(stage: Stage, house: House) -> int:
    """Ten callers with 5 MB/s of requests each, far above the limit."""
    return await attack_from(house.port, Attack([], [(b"", REQUESTS)], 10, 5e6, round_s(stage)))


def stream(attack: Flood) -> Callable[[Stage], Figures]:
    """The attack goes on while people play, and they wait little longer than before."""
    run = siege(attack, LIMITS, PAUSE_S, MOST_GROWTH_BYTES)

    def unnoticed(stage: Stage) -> Figures:
        figures = run(stage)
        most_ms = MOST_TIMES * figures["p95_ms_before"] + MOST_MORE_MS
        stage.check_wait(figures["p95_ms_during"], most_ms, figures)
        return figures

    return unnoticed


STREAMS = [
    Ordeal("endless heads", "A request without an end is cut off, and takes no memory.", stream(endless_heads), 1, 15),
    Ordeal(
        "control frames", "Ten sockets with 5 MB/s of pings each are closed.", stream(control_frames(10, 5e6)), 1, 15
    ),
    Ordeal("one fast socket", "A socket with 1 MB/s of pings is closed.", stream(control_frames(1, 1e6)), 1, 15),
    Ordeal(
        "refused requests",
        "Requests above the limit are refused at little cost, and then their connection is closed.",
        stream(refused_requests),
        1,
        15,
    ),
]
