"""How coins are lost at the end of a turn (R2.6, 004): given back to the bank, or taken as debts."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.choice import PAY, card_of, choice_of
from sevenwonders.classic.city import City
from sevenwonders.classic.debts.part import DebtPart, debts_of, take_debts
from sevenwonders.classic.kinds import LOSS, LOST, SETTLE_LOSSES
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.scoring import TREASURY, Score
from sevenwonders.kernel.agenda import kind_of, step_of
from sevenwonders.kernel.codec import Data, bounded, field_of
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.position import CitySetup
    from sevenwonders.classic.table import ClassicGame

MOST_COINS: Final = 10_000


@final
class DebtRule(Rule):
    """For each coin due the loser gives the coin or takes a debt of one point, as he likes.

    Debts for single coins come with Cities: without it one loses what one has and no more (`borrows`).
    """

    def __init__(self, borrows: bool) -> None:
        self.borrows = borrows

    def seat_part(self) -> Part:
        """No debts."""
        return DebtPart(0, 0, 0, 0)

    def load_seat_part(self, library: Library, data: Data) -> Part:
        """A seat's debts of a saved game."""
        names = ("debts", "loss", "for_tokens", "for_stages")
        debts, loss, for_tokens, for_stages = [bounded(field_of(data, name), name, 0, MOST_COINS) for name in names]
        return DebtPart(debts, loss, for_tokens, for_stages)

    def seat_part_from(self, seen: list[int]) -> Part:
        """A seat's debts as everybody sees them."""
        return DebtPart(seen[0], seen[1], seen[2], seen[3])

    def place_city(self, city: City, described: "CitySetup", age: int) -> None:
        """Debts taken earlier."""
        debts_of(city).debts = described.debts

    def charge(self, game: "ClassicGame", seat: int, coins: int) -> None:
        """Losses of one turn add up."""
        part = debts_of(game.cities[seat])
        part.loss += coins
        game.note_part(seat, part)

    def end_turn(self, game: "ClassicGame") -> None:
        """After everything else, so that coins of the same turn can be lost."""
        for city in game.cities:
            part = debts_of(city)
            if part.loss or part.for_tokens or part.for_stages:
                game.agenda.append(step_of(SETTLE_LOSSES))
                return

    def run_step(self, game: "ClassicGame", step: int) -> bool:
        """Ask all losers together; who has no coin to give has no choice."""
        if kind_of(step) != SETTLE_LOSSES:
            return False
        for seat, city in enumerate(game.cities):
            part = debts_of(city)
            if part.for_tokens or part.for_stages:
                victories = len([token for token in city.tokens if token > 0])
                part.loss += part.for_tokens * victories + part.for_stages * city.stages
                part.for_tokens = 0
                part.for_stages = 0
                game.note_part(seat, part)
            if part.loss:
                game.ask_alone(seat, game.decider(seat), LOSS)
        return True

    def asks(self, kind: int) -> bool:
        """How a loss is borne."""
        return kind == LOSS

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """From no coin to the whole loss; the rest becomes debts."""
        city = game.cities[decision.seat]
        loss = debts_of(city).loss
        most = loss if loss < city.coins else city.coins
        return [choice_of(coins, PAY) for coins in range(0 if self.borrows else most, most + 1)]

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """What can be paid."""
        city = game.cities[decision.seat]
        loss = debts_of(city).loss
        most = min(loss, city.coins)
        return f"{loss} coins are to be lost: pay 0 to {most} of them, the rest becomes debts."

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Coins go back to the bank, debts are taken."""
        for decision in group:
            city = game.cities[decision.seat]
            part = debts_of(city)
            coins = card_of(decision.choice)
            city.coins -= coins
            borrowed = part.loss - coins if self.borrows else 0
            part.loss = 0
            if game.keeps_events:
                game.emit(LOST, decision.seat, [coins, borrowed])
            take_debts(game, decision.seat, borrowed)

    def score(self, game: "ClassicGame", score: Score) -> None:
        """Debts are taken off with the treasury."""
        score.points[TREASURY] -= debts_of(game.cities[score.seat]).debts
