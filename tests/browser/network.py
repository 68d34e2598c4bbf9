"""A network that can fail: connections that are cut, and answers that get lost on the way."""

import time

from tests.browser.guests import LOST, Guest

# Keeps the page's connections at hand.
KNOWN_SOCKETS = """{
    const Real = WebSocket;
    window.openSockets = [];
    window.losesAnswers = false;
    window.WebSocket = class extends Real {
        constructor(...given) { super(...given); window.openSockets.push(this); }
        send(text) { if (!window.losesAnswers || JSON.parse(text).type !== 'answer') super.send(text); }
    };
}"""
CUT = "() => openSockets.splice(0).forEach(socket => socket.close())"


def watch_network(guest: Guest) -> None:
    """Make the network of a guest one that can fail. Only pages that are opened afterwards notice."""
    # The page copes with parts that do not come; what loads them for it complains of style sheets all the same.
    guest.expected.extend([*LOST, "Unable to preload CSS"])
    guest.page.add_init_script(KNOWN_SOCKETS)


def go_offline(guest: Guest) -> None:
    guest.context.set_offline(True)
    guest.page.evaluate(CUT)
    guest.see("toast-lost")


def stay_offline(guest: Guest, seconds: float) -> None:
    """Let the page try in vain to come back for that long."""
    end_s = time.monotonic() + seconds
    guest.until(lambda: time.monotonic() >= end_s, "the end of a long time offline")
    guest.see("toast-lost")


def lose_answers(guest: Guest, lost: bool) -> None:
    """Let the answers of a guest get lost, or arrive again."""
    guest.page.evaluate("lost => { window.losesAnswers = lost; }", lost)
