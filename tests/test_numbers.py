"""Numbers in a row: the same as lists of them."""

import pytest

from sevenwonders.kernel.numbers import FEW, sort_numbers, vector_of
from sevenwonders.kernel.rng import stream


@pytest.mark.parametrize("count", [0, 1, 2, 7, FEW, FEW + 1, 3 * FEW])
def test_numbers_are_sorted_however_many_they_are(count: int) -> None:
    rng = stream(count, 1)
    items = [rng.below(50) - 25 for _ in range(count)]
    numbers = vector_of(items)
    assert list(numbers) == items
    sort_numbers(numbers)
    assert list(numbers) == sorted(items)
