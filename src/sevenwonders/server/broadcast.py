"""Send viewers of a table what has changed."""

from typing import Final

import msgspec

from sevenwonders.server import wire
from sevenwonders.server.clock import now_s as current_s
from sevenwonders.server.problems import Refusal
from sevenwonders.server.state import lines_since, seat_states, state_of
from sevenwonders.server.store import CHAT_PAGE
from sevenwonders.server.table import LiveTable, Step
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import REFUSED, Viewer

# A viewer who has missed more events than this gets the whole log.
MOST_MISSING: Final = 400


def send_welcome(table: LiveTable, links: Links, viewer: Viewer, last: int) -> None:
    """Bring a new viewer up to date from the last event number that it knows."""
    number = table.game.event_count if table.game is not None else 0
    whole = not 0 <= last <= number or number - last > MOST_MISSING
    since = 0 if whole else last
    state = state_of(table, links, viewer.seat, current_s())
    viewer.number = number
    viewer.send(wire.Update(state, lines_since(table, since, viewer.seat), table.chat, whole))


def send_update(table: LiveTable, links: Links, viewers: list[Viewer]) -> None:
    """Send these viewers the table as it is now."""
    now_s = current_s()
    # Working out a state is the most expensive part of an answer, so sockets of the same seat share it as text.
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


def send_step(table: LiveTable, links: Links, step: Step, quiet: bool) -> None:
    """Tell everybody about an answer, in a short message if it is `quiet`: it neither revealed nor opened anything."""
    # Most answers of a turn only seal a card; a whole update for each would cost most of the server's time.
    if not quiet:
        send_update(table, links, table.viewers)
        return
    decider = table.deciders[step.ident]
    public = wire.Answered(step.game.event_count, step.ident, step.events[-1].seat)
    own = msgspec.structs.replace(public, choice=step.choice, text=step.game.describe(step.choice))
    for viewer in table.viewers:
        viewer.send(own if viewer.seat == decider else public)


def send_afresh(table: LiveTable, links: Links) -> None:
    """Send everybody the whole table, log and chat included: something that they have been sent no longer holds."""
    for viewer in table.viewers:
        send_welcome(table, links, viewer, -1)


def send_away(table: LiveTable, seats: set[int], reason: Refusal) -> None:
    """Close the sockets of these seats, and say why."""
    for viewer in table.viewers:
        if viewer.seat in seats:
            viewer.send(wire.Refused(reason.code, reason.text))
            viewer.drop(REFUSED)


def send_presence(table: LiveTable) -> None:
    """Tell everybody who is connected, if that has changed."""
    seats = seat_states(table)
    if seats != table.announced_seats:
        table.announced_seats = seats
        for viewer in table.viewers:
            viewer.send(wire.Presence(seats))


def send_chat(table: LiveTable, line: wire.ChatLine) -> None:
    """Send a line of chat to everybody, unless the table has it already."""
    # The same line may come from the store and from the process that has just stored it.
    if table.chat and line.number <= table.chat[-1].number:
        return
    table.chat.append(line)
    del table.chat[:-CHAT_PAGE]
    for viewer in table.viewers:
        viewer.send(wire.Said(line))
