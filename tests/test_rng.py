"""The generator: known values, fair numbers, separate streams."""

from collections import Counter

import pytest

from sevenwonders.kernel.errors import BrokenSave
from sevenwonders.kernel.rng import MASK, Rng, rng_from_data, stream
from sevenwonders.kernel.seed import MAX_SEED


def test_known_answers_of_the_algorithm() -> None:
    """The published first outputs of xoshiro128** from the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    assert [rng.next_word() for _ in range(6)] == [11520, 0, 5927040, 70819200, 2031721883, 1637235492]


def test_known_answers_of_a_stream() -> None:
    """Saved games depend on these numbers: they never change."""
    assert stream(0, 0).to_data() == [2680696316, 218806506, 1685504036, 3967151209]
    rng = stream(12345678901234567890, 7)
    assert [rng.below(100) for _ in range(8)] == [12, 86, 11, 7, 30, 10, 23, 99]


def test_numbers_are_in_range_and_fair() -> None:
    for bound in (1, 2, 3, 7, 10, 49, 1000):
        rng = stream(bound, 1)
        counts = Counter(rng.below(bound) for _ in range(20_000))
        assert set(counts) <= set(range(bound))
        if bound <= 49:
            expected = 20_000 / bound
            spread = sum((counts[number] - expected) ** 2 / expected for number in range(bound))
            assert spread < bound + 6 * (2 * bound) ** 0.5 + 5


def test_large_bounds_draw_again_where_they_would_be_unfair() -> None:
    """A bound just over half of the range refuses nearly half of the words."""
    bound = (1 << 31) + 1
    rng = stream(1, 1)
    numbers = [rng.below(bound) for _ in range(2000)]
    assert max(numbers) < bound
    twin = stream(1, 1)
    for _ in range(2000):
        twin.next_word()
    assert rng.to_data() != twin.to_data()
    assert abs(sum(number >= bound // 2 for number in numbers) - 1000) < 150


def test_shuffles_keep_the_items_and_reach_every_order() -> None:
    orders = Counter[str]()
    for seed in range(6000):
        items = [1, 2, 3]
        stream(seed, 3).shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders[str(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
    nothing: list[int] = []
    stream(0, 0).shuffle(nothing)
    assert nothing == []


def test_streams_differ_by_seed_and_purpose() -> None:
    states = {tuple(stream(seed, purpose).to_data()) for seed in range(300) for purpose in range(20)}
    assert len(states) == 6000
    assert stream(1, 0).to_data() != stream(1 << 32, 0).to_data()
    assert stream(MAX_SEED, 0).to_data() != stream(MAX_SEED - 1, 0).to_data()


def test_bits_are_balanced() -> None:
    rng = stream(2, 2)
    ones = sum(bin(rng.next_word()).count("1") for _ in range(5000))
    assert abs(ones - 80_000) < 800


def test_copies_and_saves_go_on_alike() -> None:
    rng = stream(3, 3)
    twins = [rng.copy(), rng_from_data(rng.to_data())]
    numbers = [rng.next_word() for _ in range(5)]
    assert all([twin.next_word() for _ in range(5)] == numbers for twin in twins)
    assert all(0 <= number <= MASK for number in numbers)


@pytest.mark.parametrize(
    "data", [None, [], [1, 2, 3], [1, 2, 3, -1], [1, 2, 3, MASK + 1], ["1", 2, 3, 4], [0, 0, 0, 0]]
)
def test_broken_states_are_refused(data: object) -> None:
    """Four zeros are no state either: the generator would give nothing but zeros, and `below` might never end."""
    with pytest.raises(BrokenSave):
        rng_from_data(data)
