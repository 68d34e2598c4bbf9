"""The rule for coins that are lost at the end of a turn (R2.6): paid to the bank, or taken as debts."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.choice import card_of, choice_of
from sevenwonders.classic.city import City, victories_of
from sevenwonders.classic.debts.part import (
    DECISIONS,
    EVENTS,
    LOSS,
    LOST,
    PAY,
    SETTLE_LOSSES,
    STEPS,
    DebtParts,
    debts_of,
    take_debts,
)
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.scoring import TREASURY, Score
from sevenwonders.classic.text.verb import A_NUMBER, Verb
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View

# The word for a line of a score sheet
DEBTS: Final = "debts"

ENGLISH: Final = {
    "lost": "{who} [loses|lose] {coins:coin}.",
    "lost_and_indebted": "{who} [loses|lose] {coins:coin} and [takes|take] a debt of {debts}.",
    "indebted": "{who} [takes|take] a debt of {debts}.",
}


DECLARATION: Final = Declaration(
    "debts",
    decisions=DECISIONS,
    steps=STEPS,
    events=EVENTS,
    verbs=[Verb(PAY, "pay", A_NUMBER)],
    parts=DebtParts(),
    city_keys=["debts"],
    english=ENGLISH,
)


@final
class DebtRule(Rule):
    """For each coin that is due, its loser either pays it or takes a debt of one point.

    `borrows` is whether a rule in play allows debts. Otherwise a city loses what it has and nothing more (P20).
    """

    def __init__(self, borrows: bool = False) -> None:
        self.borrows = borrows

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    @override
    def is_needed(self, others: list[Rule]) -> bool:
        return any(rule.declaration().makes_losses for rule in others)

    @override
    def configured(self, config: Config, others: list[Rule]) -> Rule:
        return DebtRule(any(rule.declaration().lends for rule in others))

    # Losses

    @override
    def charge(self, game: "ClassicGame", seat: int, coins: int) -> None:
        part = debts_of(game.cities[seat])
        part.loss += coins
        game.note_part(seat, part)

    @override
    def coins_due(self, cities: list[City], seat: int) -> int:
        city = cities[seat]
        part = debts_of(city)
        return part.loss + part.for_tokens * len(victories_of(city)) + part.for_stages * city.stages

    @override
    def end_turn(self, game: "ClassicGame") -> None:
        # Losses come after everything else in a turn, so coins gained in the same turn can be lost.
        for city in game.cities:
            part = debts_of(city)
            if part.loss or part.for_tokens or part.for_stages:
                game.push(step_of(SETTLE_LOSSES))
                return

    @override
    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        # All losers are asked at the same time; a city without coins has no choice and is not asked (P16).
        for seat, city in enumerate(game.cities):
            part = debts_of(city)
            if part.for_tokens or part.for_stages:
                part.loss = self.coins_due(game.cities, seat)
                part.for_tokens = 0
                part.for_stages = 0
                game.note_part(seat, part)
            if part.loss:
                game.ask_alone(seat, game.decider(seat), LOSS)

    # Paying or borrowing

    def most_paid(self, city: City) -> int:
        """Return the most coins of its loss that the city can pay."""
        loss = debts_of(city).loss
        return loss if loss < city.coins else city.coins

    def debts_for(self, city: City, paid: int) -> int:
        """Return the debts that a city takes if it pays that many coins of its loss."""
        return debts_of(city).loss - paid if self.borrows else 0

    @override
    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        return list(self.listed(game, decision))

    @override
    def listed(self, game: "ClassicGame", decision: Decision) -> vec[i64]:
        most: i64 = self.most_paid(game.cities[decision.seat])
        coins: i64 = 0 if self.borrows else most
        options = vec[i64](capacity=most + 1)
        while coins <= most:
            options = append(options, choice_of(coins, PAY))
            coins += 1
        return options

    @override
    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        city = game.cities[decision.seat]
        return f"{debts_of(city).loss} coins are due: pay 0 to {self.most_paid(city)} of them, the rest becomes debts."

    @override
    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        for decision in group:
            city = game.cities[decision.seat]
            part = debts_of(city)
            coins = card_of(decision.choice)
            city.coins -= coins
            borrowed = self.debts_for(city, coins)
            part.loss = 0
            if game.keeps_events:
                game.emit(LOST, decision.seat, [coins, borrowed])
            take_debts(game, decision.seat, borrowed)

    # Points, views and phrases

    @override
    def score(self, game: "ClassicGame", score: Score) -> None:
        debts = debts_of(game.cities[score.seat]).debts
        score.add(TREASURY, -debts, DEBTS, debts)

    @override
    def follow(self, library: Library, view: "View", event: Event) -> None:
        if event.kind == LOST:
            view.cities[event.seat].coins -= event.values[0]

    @override
    def phrase(self, library: Library, event: Event) -> Phrase:
        coins, debts = event.values if event.kind == LOST else [0, event.values[0]]
        ident = "indebted" if coins == 0 else "lost_and_indebted" if debts else "lost"
        return Phrase(ident, who=event.seat, coins=coins, debts=debts)
