"""What the viewers of a table are told, and when."""

import time
from typing import Final

import msgspec

from sevenwonders.server import wire
from sevenwonders.server.problems import refused
from sevenwonders.server.state import lines_since, seat_states, state_of
from sevenwonders.server.store import SeatRow, StoredGame
from sevenwonders.server.table import LiveTable, Step
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import REFUSED, Viewer

# A longer gap than this is not filled: the viewer gets the whole log.
MOST_MISSING: Final = 400
MOST_CHAT: Final = 200
ANSWERED: Final = "answered"


def welcome(table: LiveTable, links: Links, viewer: Viewer, last: int) -> None:
    """Bring a new viewer up to date from the last number that it knows."""
    number = table.game.event_count if table.game is not None else 0
    whole = not 0 <= last <= number or number - last > MOST_MISSING
    since = 0 if whole else last
    state = state_of(table, links, viewer.seat, time.time())
    viewer.number = number
    viewer.send(wire.Update(state, lines_since(table, since, viewer.seat), table.chat[-MOST_CHAT:], whole))


def update(table: LiveTable, links: Links, viewers: list[Viewer]) -> None:
    """Send the table as it now stands. Who sees the same gets the same text, worked out once."""
    now_s = time.time()
    states: dict[int, wire.TableState] = {}
    texts: dict[tuple[int, int], str] = {}
    for viewer in viewers:
        seat = viewer.seat
        if seat not in states:
            states[seat] = state_of(table, links, seat, now_s)
        key = (seat, viewer.number)
        if key not in texts:
            message = wire.Update(states[seat], lines_since(table, viewer.number, seat), [], False)
            texts[key] = msgspec.json.encode(message).decode()
        viewer.number = states[seat].number
        viewer.send_text(texts[key])


def tell_step(table: LiveTable, links: Links, step: Step) -> None:
    """After an answer: a mark is enough, with the choice for its giver, unless it revealed or opened something."""
    if [step.game.event_name(event.kind) for event in step.events] != [ANSWERED]:
        update(table, links, table.viewers)
        return
    decider = table.deciders[step.ident]
    public = wire.Answered(step.game.event_count, step.ident, step.events[0].seat)
    own = msgspec.structs.replace(public, choice=step.choice, text=step.game.describe(step.choice))
    for viewer in table.viewers:
        viewer.send(own if viewer.seat == decider else public)


def tell_presence(table: LiveTable) -> None:
    """Who is there now, if that has changed."""
    seats = seat_states(table)
    if seats != table.told_seats:
        table.told_seats = seats
        for viewer in table.viewers:
            viewer.send(wire.Presence(seats))


def tell_chat(table: LiveTable, line: wire.ChatLine) -> None:
    """Pass on what somebody said, once."""
    if table.chat and line.number <= table.chat[-1].number:
        return
    table.chat.append(line)
    for viewer in table.viewers:
        viewer.send(wire.Said(line))


def catch_up(table: LiveTable, links: Links, stored: StoredGame) -> None:
    """Take over what the store holds, and tell the viewers what is new."""
    before = (table.row.status, table.count)
    old_seats = table.seats
    table.row = stored.game
    table.seats = list(stored.seats)
    if table.game is None and table.row.status == "playing":
        table.begin(table.row.updated_s)
    table.follow(stored.answers)
    send_away(table, old_seats)
    for line in stored.chat:
        tell_chat(table, line)
    if before != (table.row.status, table.count) or (table.seats != old_seats and table.game is None):
        update(table, links, table.viewers)
    elif table.seats != old_seats:
        tell_presence(table)


def send_away(table: LiveTable, old_seats: list[SeatRow]) -> None:
    """Close the sockets of seats that were given to somebody else."""
    lost = {old.seat for old, new in zip(old_seats, table.seats, strict=True) if old.token_hash != new.token_hash}
    reason = refused("replaced")
    for viewer in table.viewers:
        if viewer.seat in lost:
            viewer.send(wire.Refused(reason.code, reason.text))
            viewer.drop(REFUSED)
