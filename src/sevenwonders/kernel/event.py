"""Events of a game, as flat records of integers with an audience."""

from typing import Final, final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. `secret` is for the audience and its partner, if any; everyone else gets it blank."""

    __slots__ = ("audience", "kind", "partner", "seat", "secret", "values")

    def __init__(self, kind: int, seat: int, values: list[int], audience: int, secret: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.audience = audience
        self.secret = secret
        # Set afterwards in team play, where a partner learns what the audience learns.
        self.partner = NOBODY

    def __repr__(self) -> str:
        audience = "" if self.audience == EVERYONE else f", secret {self.secret} for seat {self.audience}"
        return f"<Event of kind {self.kind} at seat {self.seat}, values {self.values}{audience}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_data() == other.to_data() and self.partner == other.partner

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, tuple(self.values), self.audience))

    def seen_by(self, seat: int) -> "Event":
        """Return the event as that seat may see it: complete, or in its blank public form."""
        if self.audience == EVERYONE or self.audience == seat or (self.partner == seat and seat != NOBODY):
            return self
        # A blank event still counts, so events are numbered alike for every viewer.
        return Event(self.kind, self.seat, self.values, EVERYONE, [])

    def to_data(self) -> list[object]:
        """Return plain data: kind, seat, values, audience, secret."""
        return [self.kind, self.seat, self.values, self.audience, self.secret]
