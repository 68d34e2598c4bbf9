"""Evidence about Armada: fleets, islands and naval strength."""

from collections.abc import Iterator
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.rule_evidence import RuleEvidence
from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.comparison import Comparison, Kind, rounded
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.armada.naval import naval_tokens
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.game import Game

# Points that a step of a fleet and an island are worth; a lead at sea may still be lost.
STEP: Final = 1.0
ISLANDS: Final = 2.0
LASTS: Final = 0.6


@final
class ArmadaEvidence(RuleEvidence):
    """Kinds of evidence of Armada."""

    @override
    def kinds(self) -> list[Kind]:
        return [fleets, islands, naval_lead]

    @override
    def progress_names(self) -> list[str]:
        return ["islands"]

    @override
    def progress(self, game: ClassicGame, seat: int) -> tuple[int, ...]:
        return (islands_of(game, seat),)


def fleets(compared: Comparison) -> Iterator[Evidence]:
    """Yield the squares that the fleets are ahead."""

    def squares(game: Game) -> float:
        return sum(armada_of(classic(game).cities[compared.seat]).squares)

    found = compared.now(squares)
    if found.counts(1.0):
        arguments = {"steps": rounded(found.mean)}
        yield Evidence("fleets", STEP * found.mean, [found.mean], arguments, compared.about(squares))


def islands(compared: Comparison) -> Iterator[Evidence]:
    """Yield the islands that are explored in this turn."""

    def explored(game: Game) -> float:
        return islands_of(classic(game), compared.seat)

    found = compared.now(explored)
    if found.counts(1.0):
        arguments = {"count": rounded(found.mean)}
        yield Evidence("islands", ISLANDS * found.mean, [found.mean], arguments, compared.about(explored))


def naval_lead(compared: Comparison) -> Iterator[Evidence]:
    """Yield the naval token that the city would take, as things stand for the others."""
    table = classic(compared.table)
    if classic(compared.trials.worlds[0].better.now).age != table.age or table.age == 0:
        return
    pairs = {
        (
            naval_strength(classic(trial.better.now).cities[compared.seat]),
            naval_strength(classic(trial.other.now).cities[compared.seat]),
        )
        for trial in compared.trials.worlds
    }
    strength, strength_else = next(iter(pairs))
    trial = compared.trials.worlds[0]
    token, token_else = (
        naval_token(table, compared.seat, classic(course.now)) for course in (trial.better, trial.other)
    )
    if len(pairs) == 1 and token > token_else:
        arguments = {"strength": strength, "points": token - token_else, "age": table.age}
        numbers = [float(strength), float(strength_else), float(token), float(token_else)]
        yield Evidence("naval", LASTS * (token - token_else), numbers, arguments, line="naval")


def naval_token(table: ClassicGame, seat: int, now: ClassicGame) -> int:
    """Return the token that a city as it is now takes in this Age, if the others stay as strong as they are."""
    cities = [now.cities[place] if place == seat else city for place, city in enumerate(table.cities)]
    return naval_tokens(cities, table.age).get(seat, 0)


def islands_of(game: ClassicGame, seat: int) -> int:
    """Count a city's islands."""
    return int(game.cities[seat].colours[ISLAND])
