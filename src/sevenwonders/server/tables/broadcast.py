"""Sends viewers of a table what has changed."""

from typing import Final

from sevenwonders.server.background import Slices
from sevenwonders.server.clock import now_s
from sevenwonders.server.present.table import LogLines
from sevenwonders.server.problems import Refusal
from sevenwonders.server.store.protocol import CHAT_PAGE
from sevenwonders.server.tables.table import LiveTable, Step
from sevenwonders.server.tables.table_snapshot import lines_of, seat_states, snapshot_of, untimed
from sevenwonders.server.tables.viewer import REFUSED, SPECTATOR, Viewer, encoded
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire import messages as wire

# A viewer who has missed more events than this gets the whole log.
MOST_MISSING: Final = 400
# Events whose lines are built in one go.
LOG_PART: Final = 20


def send_welcome(table: LiveTable, links: Links, viewer: Viewer, last: int) -> None:
    """Bring a new viewer up to date from the last event number that it knows."""
    number = table.game.event_count if table.game is not None else 0
    whole = not 0 <= last <= number or number - last > MOST_MISSING
    state = snapshot_of(table, links, now_s()).seen_by(viewer.seat)
    log = lines_of(table, 0 if whole else last).seen_by(viewer.seat) if table.game is not None else []
    viewer.number = number
    viewer.send(wire.Update(state, log, table.chat, whole))
    if viewer.seat != SPECTATOR and table.at_door():
        viewer.send(visitors_of(table))


def send_update(table: LiveTable, links: Links, viewers: list[Viewer]) -> None:
    """Send these viewers the table as it is now."""
    if not viewers:
        return
    snapshot = snapshot_of(table, links, now_s())
    lines = lines_of(table, min(viewer.number for viewer in viewers)) if table.game is not None else None
    # Sockets of the same seat share their message.
    frames: dict[tuple[int, int], bytes] = {}
    for viewer in viewers:
        key = (viewer.seat, viewer.number)
        if key not in frames:
            log = lines.seen_by(viewer.seat, viewer.number) if lines is not None else []
            frames[key] = encoded(wire.Update(snapshot.seen_by(viewer.seat), log, [], False))
        viewer.number = snapshot.public.number
        viewer.send_frame(frames[key])


def send_step(table: LiveTable, links: Links, step: Step, quiet: bool) -> None:
    """Send everyone an answer, in a short message if it is `quiet`: it neither revealed nor opened anything."""
    # Most answers of a turn only seal a card; a whole update for each would cost most of the server's time.
    if not quiet:
        send_update(table, links, table.viewers)
        table.forget_told()
        return
    decider = table.decider_of(step.ident)
    number, seat = step.game.event_count, step.events[-1].seat
    public = encoded(wire.Answered(number, step.ident, seat))
    own = encoded(wire.Answered(number, step.ident, seat, step.choice, step.game.describe(step.choice)))
    for viewer in table.viewers:
        viewer.send_frame(own if viewer.seat == decider else public)


async def send_afresh(table: LiveTable, links: Links) -> None:
    """Send everyone the whole table, log and chat included, because something sent before no longer holds.

    The game is replayed once, and viewers of the same seat share their message. Other tables are served meanwhile, so
    callers hold the table's lock.
    """
    slices = Slices()
    events = await table.all_events()
    snapshot = snapshot_of(table, links, now_s())
    lines = LogLines(table.game, table.city_names(), events, 1) if table.game is not None else None
    frames: dict[int, bytes] = {}
    # Players first: there may be hundreds of spectators.
    for viewer in sorted(table.viewers, key=lambda viewer: viewer.seat == SPECTATOR):
        if viewer.seat not in frames:
            log = await seen_lines(lines, viewer.seat) if lines is not None else []
            frames[viewer.seat] = encoded(wire.Update(snapshot.seen_by(viewer.seat), log, table.chat, True))
        viewer.number = snapshot.public.number
        viewer.send_frame(frames[viewer.seat])
        await slices.pause()
    # Viewers may have come or gone since the snapshot was taken.
    now = seat_states(table)
    if [untimed(seat) for seat in now] != [untimed(seat) for seat in snapshot.public.seats]:
        send_all(table, wire.Presence(now))


async def seen_lines(lines: LogLines, seat: int) -> list[wire.LogLine]:
    """Return a seat's whole log, built in slices."""
    slices, found = Slices(), list[wire.LogLine]()
    for first in range(0, len(lines.events), LOG_PART):
        found += lines.seen_by(seat, first, first + LOG_PART)
        await slices.pause()
    return found


def send_away(table: LiveTable, seats: set[int], reason: Refusal) -> None:
    """Close the sockets of these seats with a reason."""
    for viewer in table.viewers:
        if viewer.seat in seats:
            viewer.send(wire.Refused(reason.code, reason.text, blanks=reason.blanks))
            viewer.drop(REFUSED)


def send_presence(table: LiveTable) -> None:
    """Tell everyone who is connected, if that has changed."""
    seats = seat_states(table)
    lasting = [untimed(seat) for seat in seats]
    if lasting != table.announced_seats:
        table.announced_seats = lasting
        send_all(table, wire.Presence(seats))


def send_visitors(table: LiveTable) -> None:
    """Tell everyone with a seat who is at the door."""
    message = visitors_of(table)
    for viewer in table.viewers:
        if viewer.seat != SPECTATOR:
            viewer.send(message)


def visitors_of(table: LiveTable) -> wire.Visitors:
    """List the people at the door, in the order in which they came."""
    return wire.Visitors([wire.Visitor(one.number, one.name) for one in table.at_door()])


def send_chat(table: LiveTable, line: wire.ChatLine) -> None:
    """Send everyone a line of chat, unless the table has it already."""
    # The same line may come from the store and from the process that has just stored it.
    if table.chat and line.number <= table.chat[-1].number:
        return
    table.chat.append(line)
    del table.chat[:-CHAT_PAGE]
    send_all(table, wire.Said(line))


def send_all(table: LiveTable, message: wire.FromServer) -> None:
    """Send everyone the same message."""
    if table.viewers:
        frame = encoded(message)
        for viewer in table.viewers:
            viewer.send_frame(frame)
