"""A question for one player, with its sealed answer."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

UNANSWERED: Final = -1


@final
@mypyc_attr(acyclic=True)
class Decision:
    """One open question. `seat` is the city it is about, `decider` the seat of the player who answers it."""

    __slots__ = ("choice", "decider", "ident", "kind", "seat")

    def __init__(self, ident: i64, seat: i64, decider: i64, kind: i64, choice: i64) -> None:
        self.ident = ident
        self.seat = seat
        self.decider = decider
        self.kind = kind
        self.choice = choice

    def __repr__(self) -> str:
        asked = "" if self.seat == self.decider else f", answered by seat {self.decider}"
        state = "open" if self.choice == UNANSWERED else "answered"
        return f"<Decision {self.ident} about seat {self.seat}{asked}, {state}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.ident == other.ident
            and self.seat == other.seat
            and self.decider == other.decider
            and self.kind == other.kind
            and self.choice == other.choice
        )

    def __hash__(self) -> int:
        return hash((self.ident, self.seat, self.decider, self.kind))

    def copy(self) -> "Decision":
        """Return an independent copy."""
        return Decision(self.ident, self.seat, self.decider, self.kind, self.choice)
