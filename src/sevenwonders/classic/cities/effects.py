"""Effects that only Cities has: losses of others, debts next door, diplomacy."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.catalogue import schema
from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.debts.part import debts_of, take_debts
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.kinds import DIPLOMACY, INDEBTED

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

THIS_AGE: Final = 0


@final
class OthersLose(Effect):
    """All others lose coins at the end of the turn: a number, or the number of the Age."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """The builder never loses from the own card, the partner does."""
        game.charge_others(seat, game.age if self.amount == THIS_AGE else self.amount)

    def words(self) -> str:
        """How much."""
        if self.amount == THIS_AGE:
            return "all others lose as many coins as the Age's number"
        return f"all others lose {self.amount} coin{'s' if self.amount != 1 else ''}"


@final
class OthersLoseFor(Effect):
    """All others lose coins for each victory token, or each stage, that they have at the end of the turn."""

    def __init__(self, stages: bool, each: int) -> None:
        self.stages = stages
        self.each = each

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Counted when the losses are settled."""
        for other in range(len(game.cities)):
            if other != seat:
                part = debts_of(game.cities[other])
                if self.stages:
                    part.for_stages += self.each
                else:
                    part.for_tokens += self.each
                game.note_part(other, part)

    def words(self) -> str:
        """How much for what."""
        thing = "stage of their wonders" if self.stages else "victory token"
        return f"all others lose {self.each} coin for each {thing}"


@final
class NeighboursDebt(Effect):
    """Raiders: each neighbour takes a debt, which no coin averts."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Taken at once."""
        for other in (game.left(seat), game.right(seat)):
            if game.keeps_events:
                game.emit(INDEBTED, other, [self.amount])
            take_debts(game, other, self.amount)

    def words(self) -> str:
        """How much."""
        return f"each neighbour takes a debt of {self.amount}"


@final
class Diplomacy(Effect):
    """A diplomacy token: its owner stays out of the next conflicts."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Taken at once."""
        part = cities_part_of(game.cities[seat])
        part.diplomacy += self.amount
        if game.keeps_events:
            game.emit(DIPLOMACY, seat, [self.amount])
        game.note_part(seat, part)

    def words(self) -> str:
        """In a few words."""
        return "a diplomacy token"


def make_cities_effect(fact: schema.Effect) -> Effect | None:
    """The effect that one entry describes; None when it is none of Cities' own."""
    if fact.others_lose is not None:
        return OthersLose(THIS_AGE if fact.others_lose == "age" else fact.others_lose)
    if fact.others_lose_for is not None:
        return OthersLoseFor(fact.others_lose_for.count == "wonder_stage", fact.others_lose_for.each)
    if fact.neighbours_debt is not None:
        return NeighboursDebt(fact.neighbours_debt)
    return Diplomacy(fact.diplomacy) if fact.diplomacy is not None else None
