"""Kinds of evidence of Architects, with their texts."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.architects.battle import victories
from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.choice import TAKE, argument_of, use_of
from sevenwonders.architects.payment import most_payable
from sevenwonders.architects.seating import deck_at, left_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import known_top
from sevenwonders.bots.analysis.comparison import Comparison, rounded
from sevenwonders.bots.analysis.evidence import Arguments, Evidence
from sevenwonders.kernel.game import Game

# Points that a card for the next stage and a progress token are worth; a lead in shields may still be lost.
CARD: Final = 1.0
TOKEN: Final = 2.0
LASTS: Final = 0.6
# A card is denied if the next player would take it at once in this share of all worlds; the points that this is worth.
LEAST_SHARE: Final = 0.3
DENIED: Final = 1.0
# Less than half a card is not worth a sentence.
LEAST_CARDS: Final = 0.5


def architects(game: Game) -> ArchitectsGame:
    """Return the game as one of Architects, which it is."""
    assert isinstance(game, ArchitectsGame)
    return game


def cards_missing(compared: Comparison) -> Iterator[Evidence]:
    """Yield the cards that the next stage lacks less, if neither option builds a stage more than the other."""
    worlds = compared.trials.worlds
    stages = {
        architects(game).cities[compared.seat].stages
        for trial in worlds
        for game in (trial.better.now, trial.other.now)
    }
    if len(stages) > 1 or architects(worlds[0].better.now).finished():
        return
    found = compared.now(lambda game: -missing_for_stage(architects(game), compared.seat))
    if found.counts(LEAST_CARDS):
        lacking = [missing_for_stage(architects(trial.better.now), compared.seat) for trial in worlds]
        mean = sum(lacking) / len(lacking)
        arguments = {"cards": rounded(found.mean), "left": rounded(mean)}
        yield Evidence("missing", CARD * found.mean, [found.mean, mean], arguments)


def missing_for_stage(game: ArchitectsGame, seat: int) -> int:
    """Count the cards that a city lacks for the stage it is closest to."""
    city = game.cities[seat]
    stages = game.library.boards[city.board].stages
    lacks = [
        int(stages[number].count - most_payable(city.purse, stages[number].identical, False))
        for number in city.open_stages(game.library)
    ]
    return max(0, min(lacks, default=0))


def progress_tokens(compared: Comparison) -> Iterator[Evidence]:
    """Yield the progress tokens that the city gets now."""
    found = compared.now(lambda game: len(architects(game).cities[compared.seat].tokens))
    if found.counts(LEAST_CARDS):
        yield Evidence("tokens", TOKEN * found.mean, [found.mean], {"count": rounded(found.mean)})


def battles(compared: Comparison) -> Iterator[Evidence]:
    """Yield the victory tokens that a battle would bring, as things stand."""
    library = architects(compared.table).library

    def won(game: Game) -> float:
        table = architects(game)
        return library.victory_points * victories([city.shields(library) for city in table.cities])[compared.seat]

    found = compared.now(won)
    if found.counts(1.0):
        arguments = {"points": rounded(found.mean)}
        yield Evidence("battle", LASTS * found.mean, [found.mean], arguments, line="military")


def denied(compared: Comparison) -> Iterator[Evidence]:
    """Yield the card that the next player would take at once if it stayed on its deck."""
    table = architects(compared.table)
    decision = table.decision(compared.trials.ident)
    if use_of(compared.trials.better) != TAKE:
        return
    deck = deck_at(table.cities, decision.seat, argument_of(compared.trials.better))
    card = known_top(table, deck, decision.decider)
    follower = left_of(decision.seat, len(table.cities))
    if card == NO_CARD:
        return
    worlds = compared.trials.worlds
    taken = sum(
        took(architects(trial.other.now), architects(trial.other.soon), deck, follower, card) for trial in worlds
    )
    share = taken / len(worlds)
    if share >= LEAST_SHARE:
        ident = table.library.cards[card].ident
        arguments: Arguments = {"share": round(100 * share), "other": follower, "card": ident}
        yield Evidence("denied", DENIED * share, [share, int(deck)], arguments, cards=[ident], seats=[follower])


def took(now: ArchitectsGame, soon: ArchitectsGame, deck: int, seat: int, card: int) -> bool:
    """Return whether the player who has just moved took the known card from a deck."""
    return now.active == seat and now.decks[deck][-1:] == [card] and len(soon.decks[deck]) < len(now.decks[deck])
