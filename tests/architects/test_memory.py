"""In Architects a view shows everything that a seat knows, so its memory has nothing to add."""

import pytest

from sevenwonders import Config
from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.view import View
from sevenwonders.games import memory_from_data, new_game, new_memory, remembered, sampler
from sevenwonders.kernel.errors import BrokenSave
from sevenwonders.kernel.rng import stream
from tests.support.games import answer_one, any_option


def test_worlds_agree_with_the_view_and_the_memory() -> None:
    game = new_game(Config(3, game="architects"), 4)
    rng = stream(1, 1)
    for _ in range(60):
        seat = int(game.pending()[0].decider)
        view = game.view(seat)
        assert game.view_beside(seat, game.view((seat + 1) % 3)) == view
        memory = remembered(game, seat)
        assert sampler(view, memory, open_answers=True).deal(rng).view(seat) == view
        answer_one(game, rng, any_option)


def test_a_memory_of_architects_can_be_saved_and_copied() -> None:
    memory = new_memory(Config(4, game="architects"), 2)
    game = new_game(Config(4, game="architects"), 1)
    memory.observe(game.view(2))
    assert memory_from_data(memory.to_data()).to_data() == memory.to_data() == memory.copy().to_data()
    with pytest.raises(BrokenSave):
        memory_from_data({**memory.to_data(), "seat": 4})


def test_the_top_of_the_central_deck_stays_in_the_view_of_whoever_saw_it() -> None:
    """What the cat has shown stays known until the card is taken, also after the cat has moved on (K2)."""
    kept = 0
    for seed in range(20):
        game = new_game(Config(3, game="architects"), seed)
        rng = stream(seed, 9)
        known: dict[int, int] = {}
        while not game.finished():
            for seat in range(3):
                view = game.view(seat)
                assert isinstance(view, View)
                top, size = view.tops[-1], view.deck_size(3)
                if known.get(seat) == size and seat != view.cat:
                    assert top != NO_CARD
                    kept += 1
                known.pop(seat, None)
                if top != NO_CARD:
                    known[seat] = size
            answer_one(game, rng, any_option)
    assert kept > 10
