"""Requests about a table: what is played at it, and its people."""

from typing import Literal

from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.messages import GameConfig, SeatNumber, TurnSeconds, Word


class SetUp(Wire, frozen=True):
    """The host changes what is played at a table that waits in its lobby.

    The only entry of the configuration's `wonders` says how they are dealt to those who choose none. Chosen wonders
    stay. Those that the new game does not have are only given up with `drop_wonders`. What is null stays as it is.
    """

    config: GameConfig
    turn_seconds: TurnSeconds | None = None
    pick_wonders: bool | None = None
    drop_wonders: bool = False


class WonderWish(Wire, frozen=True):
    """Chooses a wonder by the id of its board, or leaves it to chance if the id is empty.

    It is for the caller's own seat, or with `seat` for that of a bot, if the caller is the host.
    """

    wonder: Word = ""
    seat: SeatNumber | None = None


class MakeHost(Wire, frozen=True):
    """The host makes another person the host."""

    seat: SeatNumber


class Mute(Wire, frozen=True):
    """The host decides whether a person may chat."""

    seat: SeatNumber
    muted: bool = True


class Remove(Wire, frozen=True):
    """Removes a person: the host alone in the lobby; in play, if enough of the others ask for it (`wanted`)."""

    seat: SeatNumber
    wanted: bool = True


class NewLink(Wire, frozen=True):
    """The host makes a new link to join or to watch, and the old one stops working.

    With `send_away`, all spectators have to leave.
    """

    link: Literal["join", "watch"]
    send_away: bool = False
