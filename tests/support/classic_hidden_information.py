"""What a seat of 7 Wonders cannot see: samples of its view, and games that differ in nothing else."""

from collections.abc import Callable

from sevenwonders.classic.choice import SELL, STAGE, trade_in, use_of
from sevenwonders.classic.memory.sample import sample
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.view import SPECTATOR
from tests.support.games import CHOICES_STREAM, any_option, eager_option
from tests.support.hidden_information import check_alike, eyes, seen_by


def check_sample(game: ClassicGame, seat: int, rng: Rng, where: str) -> ClassicGame:
    """A sample of the seat's view, which has the same view and the same numbers of cards, and can be played."""
    view = game.view(seat)
    guess = sample(view, rng)
    assert guess.view(seat).to_data() == view.to_data(), where
    assert count_cards(guess) == count_cards(game), where
    assert all(guess.options(decision.ident) for decision in guess.decisions), where
    return guess


def count_cards(game: ClassicGame) -> list[int]:
    """The number of cards in each kind of place."""
    counts = [len(game.discard), *[len(deck) for deck in game.decks]]
    for seat in game.cities:
        counts += [len(seat.hand), len(seat.built), len(seat.buried)]
    return counts


def twins_of(game: ClassicGame, seat: int, seed: int) -> list[ClassicGame]:
    """Two full games that look the same from the seat; both keep events."""
    twins = [sample(game.view(seat), stream(seed, 3000 + number)) for number in (0, 1)]
    for twin in twins:
        twin.keeps_events = True
    return twins


def menu_of(game: ClassicGame, ident: int) -> list[list[object]]:
    rows = game.menu(ident)
    return [[row.card, row.use, row.choices, row.bank, row.by_chain, row.reason, row.price()] for row in rows]


def check_twins(twins: list[ClassicGame], seat: int, seed: int) -> None:
    """The seat cannot tell the two games apart."""
    one, two = twins
    check_alike(one, two, seat, menu_of, range(0, 1 << 24, 99_991), f"seed {seed}")


def answer_for_others(twins: list[ClassicGame], seat: int, rng: Rng) -> bool:
    """Another player answers in each game, from the hand they have there; false if only a revealing answer is left."""
    others = [decision.ident for decision in twins[0].pending() if decision.decider != seat]
    if not others or len(twins[0].pending()) == 1:
        return False
    ident = others[rng.below(len(others))]
    for twin in twins:
        twin.answer(ident, eager_option(twin.options(ident), rng))
    return True


def change_for_others(twins: list[ClassicGame], seat: int, rng: Rng) -> None:
    """Another player changes an answer, in each game to something else."""
    for decision in twins[0].decisions:
        if decision.decider != seat and decision.choice != UNANSWERED and rng.below(2):
            for twin in twins:
                twin.change(decision.ident, any_option(twin.options(decision.ident), rng))
            return


def check_hidden(game: ClassicGame, seed: int) -> None:
    """Two games that look the same from a seat still do after others have sealed different answers."""
    rng = stream(seed, CHOICES_STREAM)
    seat = eyes(game)[rng.below(len(eyes(game)))]
    twins = twins_of(game, seat, seed)
    check_twins(twins, seat, seed)
    while answer_for_others(twins, seat, rng):
        check_twins(twins, seat, seed)
        change_for_others(twins, seat, rng)
        check_twins(twins, seat, seed)


def compare_face_down(game: ClassicGame, seed: int, insider: Callable[[ClassicGame, int], int]) -> int:
    """Play the turn twice, with one seat using two different cards alike; return the number of seats compared."""
    rng = stream(seed, CHOICES_STREAM)
    actor = rng.below(len(game.cities))
    ident = next(decision.ident for decision in game.decisions if decision.seat == actor)
    pair = alike_options(game.options(ident), rng)
    if not pair:
        return 0
    streams: list[list[tuple[object, object]]] = []
    for choice in pair:
        twin = game.copy()
        twin.keeps_events = True
        chance = stream(seed, CHOICES_STREAM + 1)
        for decision in twin.pending():
            mine = decision.ident == ident
            twin.answer(decision.ident, choice if mine else any_option(twin.options(decision.ident), chance))
        others = [seat for seat in eyes(twin) if seat == SPECTATOR or seat not in (actor, insider(twin, actor))]
        streams.append([(seen_by(seat, twin.events), twin.view(seat).to_data()) for seat in others])
    assert streams[0] == streams[1], f"seed {seed}"
    return len(streams[0])


def alike_options(options: list[int], rng: Rng) -> list[int]:
    """Two options that sell, or stage with the same payment, with different cards."""
    use = STAGE if rng.below(2) else SELL
    hidden = [choice for choice in options if use_of(choice) == use]
    alike = [choice for choice in hidden if trade_in(choice) == trade_in(hidden[0])]
    return [alike[0], alike[-1]] if len(alike) > 1 else []
