"""Knocking at a private lobby: visitors wait until the host lets them in. Nothing of it is stored."""

import time
from math import ceil
from typing import Final, final

from sevenwonders.server import tokens
from sevenwonders.server.limits import Buckets, Clock
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import BOT_NAMES, checked_name
from sevenwonders.server.problems import Span, refused
from sevenwonders.server.tables.broadcast import send_visitors
from sevenwonders.server.tables.lobby import check_host, check_in_lobby
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import Visitor
from sevenwonders.server.wire.messages import Done
from sevenwonders.server.wire.notice import AnswerKnock, Knock, Knocked, KnockState

# The most visitors waiting at one table. A family behind one address may need all the seats that a host can have open.
MOST_WAITING: Final = 12
MOST_FROM_ADDRESS: Final = 6
# The longest wait of a visitor, and the silence of their page after which they are gone. Browsers slow the timers of
# hidden pages down to one a minute.
WAIT_S: Final = 600.0
SILENT_S: Final = 90.0
# How long an answer holds: a visitor who was let in may come in, and one who was refused may not knock again.
ANSWER_S: Final = 300.0
# An address's knocks at all tables of this process.
KNOCKS: Final = 12
KNOCKS_S: Final = 600.0


@final
class Knocks:
    """Lets visitors knock and the host answer. A reloaded table has forgotten its visitors."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.permits = Buckets(KNOCKS, KNOCKS_S, clock)

    async def knock(self, table: LiveTable, wish: Knock, token: str, address: str) -> Knocked:
        """Put a visitor at the door. One who already waits there keeps their place.

        `address` is a keyed hash of the caller's address.
        """
        async with table.lock:
            known = self.find(table, token)
            if known is not None and known.answer == "waiting":
                return Knocked(table.row.id, token)
            self._check(table, known, address)
            name = checked_name(wish.name, taken_names(table))
            if not self.permits.take(address):
                raise refused("too_fast")
            token = tokens.new_token()
            table.knocks += 1
            table.visitors.append(Visitor(table.knocks, name, tokens.hash_of(token), address, self.clock()))
            log_event("knocked", game=table.row.id)
            send_visitors(table)
        return Knocked(table.row.id, token)

    async def answer(self, table: LiveTable, token: str, wish: AnswerKnock) -> Done:
        """Let the host answer a visitor, once."""
        async with table.lock:
            check_host(table, table.seat_of(token))
            check_in_lobby(table)
            self.forget_gone(table)
            visitor = next((one for one in table.at_door() if one.number == wish.visitor), None)
            if visitor is None:
                raise refused("no_visitor")
            visitor.answer = "let_in" if wish.let_in else "refused"
            visitor.since_s = self.clock()
            visitor.join_number = table.row.join_number
            log_event("let_in" if wish.let_in else "turned_away", game=table.row.id)
            send_visitors(table)
        return Done(table.row.id, table.row.status)

    def find(self, table: LiveTable, token: str) -> Visitor | None:
        """Return the visitor with that token who is still there, or None."""
        self.forget_gone(table)
        found = [one for one in table.visitors if tokens.fits(token, one.token_hash)]
        for visitor in found:
            visitor.seen_s = self.clock()
        return found[0] if found else None

    def state(self, table: LiveTable, visitor: Visitor | None, address: str) -> KnockState | None:
        """Return the state of a caller without a seat at a private lobby, or None elsewhere."""
        row = table.row
        if row.status != "lobby" or row.options.access.join:
            return None
        host = table.seats[row.host].name
        if visitor is not None and visitor.answer == "waiting":
            return KnockState("waiting", host, 0.0)
        again_s = self._rest_s(table, visitor, address)
        return KnockState("refused" if again_s else "possible", host, round(again_s, 1))

    def forget_gone(self, table: LiveTable) -> None:
        """Forget visitors who have left or waited too long, and answers that no longer hold. Tell the others."""
        if not table.visitors:
            return
        before, now_s = len(table.at_door()), self.clock()
        table.visitors = [one for one in table.visitors if counts(one, table.row.join_number, now_s)]
        if len(table.at_door()) != before:
            send_visitors(table)

    def _check(self, table: LiveTable, known: Visitor | None, address: str) -> None:
        """Refuse a pointless knock, or one too many."""
        check_in_lobby(table)
        if table.row.options.access.join:
            raise refused("open_address")
        again_s = self._rest_s(table, known, address)
        if again_s:
            raise refused("turned_away", when=Span(ceil(again_s)))
        waiting = [one.address for one in table.at_door()]
        if len(waiting) >= MOST_WAITING or waiting.count(address) >= MOST_FROM_ADDRESS:
            raise refused("door_full")

    def _rest_s(self, table: LiveTable, visitor: Visitor | None, address: str) -> float:
        """Return the seconds until the visitor may knock again after a refusal of them or of their address."""
        refusals = [one for one in table.visitors if one.answer == "refused"]
        rests = [one.since_s + ANSWER_S for one in refusals if one is visitor or one.address == address]
        return max(0.0, max(rests, default=0.0) - self.clock())


def counts(visitor: Visitor, join_number: int, now_s: float) -> bool:
    """Check whether a visitor waits or the answer still holds, which it does until the link is replaced."""
    if visitor.answer == "waiting":
        return now_s - visitor.since_s < WAIT_S and now_s - visitor.seen_s < SILENT_S
    is_void = visitor.answer == "let_in" and visitor.join_number != join_number
    return not is_void and now_s - visitor.since_s < ANSWER_S


def taken_names(table: LiveTable) -> list[str]:
    """List the names that a visitor must not pass for."""
    return [row.name for row in table.seats] + BOT_NAMES + [one.name for one in table.at_door()]
