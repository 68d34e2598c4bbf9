"""Effects that only Leaders has: each begins a step of the expansion's own."""

from typing import TYPE_CHECKING, final

from sevenwonders.catalogue import schema
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import drop_defeats
from sevenwonders.classic.kinds import ASK_BURY_LEADER, ASK_EXTRA_LEADER, DRAW_LEADERS, DROP_TOKENS
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class ExtraLeader(Effect):
    """Roma, Night: one more leader is recruited right away."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Asked as soon as the cards of the turn have done their work."""
        game.agenda.append(step_of(ASK_EXTRA_LEADER, seat))

    def words(self) -> str:
        """In a few words."""
        return "recruit a leader right away"


@final
class BuryLeader(Effect):
    """Abu Simbel: a leader of the city is turned face down and is worth twice its price."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Asked as soon as the cards of the turn have done their work."""
        game.agenda.append(step_of(ASK_BURY_LEADER, seat))

    def words(self) -> str:
        """In a few words."""
        return "bury a leader for twice its price in points"


@final
class DrawLeaders(Effect):
    """Roma, Night: leaders that nobody was dealt come into the hand."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """One step a leader."""
        for _ in range(self.amount):
            game.agenda.append(step_of(DRAW_LEADERS, seat))

    def words(self) -> str:
        """In a few words."""
        return f"draw {self.amount} leaders"


@final
class DropTokens(Effect):
    """Telesilla: the own defeats are thrown away, and every other player loses a victory token of choice."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """The others are asked together."""
        drop_defeats(game, seat)
        game.agenda.append(step_of(DROP_TOKENS, seat))

    def words(self) -> str:
        """In a few words."""
        return "throw away your defeat tokens; all others throw away a victory token"


def make_leaders_effect(fact: schema.Effect) -> Effect | None:
    """The effect that one entry describes; None when it is none of Leaders' own."""
    if fact.draw_leaders is not None:
        return DrawLeaders(fact.draw_leaders)
    if fact.special == "extra_leader":
        return ExtraLeader()
    if fact.special == "bury_leader":
        return BuryLeader()
    return DropTokens() if fact.special == "drop_tokens" else None
