"""A question to one player, and its sealed answer."""

from typing import Final, final

UNANSWERED: Final = -1


@final
class Decision:
    """One open question. `seat` is the city it is about, `decider` the seat whose player answers."""

    __slots__ = ("choice", "decider", "ident", "kind", "seat")

    def __init__(self, ident: int, seat: int, decider: int, kind: int, choice: int) -> None:
        self.ident = ident
        self.seat = seat
        self.decider = decider
        self.kind = kind
        self.choice = choice

    def copy(self) -> "Decision":
        """An independent decision with the same content."""
        return Decision(self.ident, self.seat, self.decider, self.kind, self.choice)
