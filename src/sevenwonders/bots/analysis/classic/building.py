"""Evidence about symbols, stages and cards that a neighbour would have built."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.common_kinds import LEAST_POINTS, line_now
from sevenwonders.bots.analysis.comparison import Comparison, rounded
from sevenwonders.bots.analysis.evidence import Arguments, Evidence
from sevenwonders.classic.scoring import SCIENCE
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import hands_pass

# A card is denied if the neighbour would build it at once in this share of all worlds; the points that this is worth.
LEAST_SHARE: Final = 0.3
DENIED: Final = 1.5


def symbols(compared: Comparison) -> Iterator[Evidence]:
    """Yield the points of science symbols, and say so if a set of three is completed."""
    found = line_now(compared, SCIENCE)
    if not found.counts(LEAST_POINTS):
        return
    worlds = compared.trials.worlds
    sets = {
        sets_in(classic(trial.better.now), compared.seat) - sets_in(classic(trial.other.now), compared.seat)
        for trial in worlds
    }
    kind = "symbol_set" if min(sets) > 0 else "symbols"
    yield Evidence(kind, found.mean, [found.mean], {"points": rounded(found.mean)}, line="science")


def sets_in(game: ClassicGame, seat: int) -> int:
    """Count the sets of three different symbols in a city, without free choices."""
    return int(min(game.cities[seat].symbols))


def denied(compared: Comparison) -> Iterator[Evidence]:
    """Yield the card that the next player would build at once if it stayed in the hand."""
    table = classic(compared.table)
    decision = table.decision(compared.trials.ident)
    holder = table.holder(decision)
    if holder not in table.drafting or not hands_pass(table):
        return
    receiver = table.receiver(holder)
    kept, left = passed_on(compared, receiver)
    if kept < 0 or receiver in compared.side:
        return
    share, share_else = built_share(compared, receiver, kept, left)
    if share >= LEAST_SHARE and share > share_else:
        card = table.library.cards[kept].ident
        arguments: Arguments = {"share": round(100 * share), "other": receiver, "card": card}
        yield Evidence("denied", DENIED * (share - share_else), [share], arguments, cards=[card], seats=[receiver])


def passed_on(compared: Comparison, receiver: int) -> tuple[int, int]:
    """Return the card that only the other option passes on, and the one that only the better option does, or -1."""
    trial = compared.trials.worlds[0]
    better = list(classic(trial.better.now).cities[receiver].hand)
    other = list(classic(trial.other.now).cities[receiver].hand)
    for card in list(better):
        if card in other:
            better.remove(card)
            other.remove(card)
    return (other[0] if len(other) == 1 else -1), (better[0] if len(better) == 1 else -1)


def built_share(compared: Comparison, receiver: int, kept: int, left: int) -> tuple[float, float]:
    """Return the share of worlds in which the next player builds the card at once, with either option."""
    worlds = compared.trials.worlds

    def builds(now: ClassicGame, soon: ClassicGame, card: int) -> bool:
        return soon.cities[receiver].built.count(card) > now.cities[receiver].built.count(card)

    kept_built = sum(builds(classic(trial.other.now), classic(trial.other.soon), kept) for trial in worlds)
    left_built = sum(builds(classic(trial.better.now), classic(trial.better.soon), left) for trial in worlds)
    return kept_built / len(worlds), left_built / len(worlds)
