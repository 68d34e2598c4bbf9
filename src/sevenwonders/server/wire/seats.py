"""The seats of a table as they travel: who has them, and who comes along to the next table."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

# Whether a person who was at a table plays again; empty if they are not asked, or their seat was given to others.
RematchAnswer = Literal["", "asked", "yes", "no"]


class Removal(Wire, frozen=True):
    """A vote on the removal of a person: the seats that ask for it, the votes it takes, those given, the time left."""

    seats: list[int]
    needed: int
    votes: int
    left_s: int


class SeatState(Wire, frozen=True, omit_defaults=True):
    """A seat and its player. It is open until a player joins; a bot may stand in for an absent person.

    `team` is the number of the seat's team, or -1 where everyone plays alone. A `muted` person cannot chat. `removal`
    is there once someone asks for this person to be removed. A bot may stand in after `stand_in_s`. In a rematch a seat
    may be `held` for a person who is not here yet: they have been asked, or said "not now".
    """

    seat: int
    name: str
    kind: Literal["open", "person", "bot", "free_city"]
    bot: str
    connected: bool
    stand_in: bool
    team: int
    muted: bool = False
    removal: Removal | None = None
    stand_in_s: int | None = None
    held: Literal["", "asked", "no"] = ""


class RematchState(Wire, frozen=True):
    """The next table of the same people, as people at the finished one may know it.

    `asker` is the seat at the finished table of the person who was first to ask, and `answers` has an answer for each
    seat there. The host of the new one can close it to spectators: then there are no `open_seats` for them, or
    `watch`, the token for watching, is empty.
    """

    game: str
    status: Literal["lobby", "playing"]
    asker: int
    answers: list[RematchAnswer]
    open_seats: int
    watch: str
