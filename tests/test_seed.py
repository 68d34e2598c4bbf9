"""Seeds: small ones give the streams they always gave; a stream of a secret tells nothing of the others."""

import hashlib
from collections import Counter

import pytest

from sevenwonders import Config, load_game, new_game
from sevenwonders.kernel.errors import BadConfig, BrokenSave
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.seed import (
    MAX_SECRET,
    MAX_SEED,
    check_seed,
    commitment_of,
    is_secret,
    secret_words,
    seed_from_data,
    seed_to_data,
    stream_key,
)
from tests.support.expansions import ALL

SECRET = int("a5" * 32, 16)
GAMES = [
    Config(4),
    Config(3, edition=2, expansions=ALL),
    Config(3, game="architects"),
]


def test_known_answers_of_a_secret() -> None:
    """Records of finished games depend on these numbers: they never change."""
    assert stream(SECRET, 0).to_data() == [418825081, 3058729296, 1828026067, 1248422424]
    assert commitment_of(SECRET) == "bdeac60a299d034ff111e2b6c08a16ba39fa6a21a370a560e8fe1d3203869515"


def test_anybody_can_work_out_a_commitment() -> None:
    words = f"sevenwonders deal {'a5' * 32}"
    assert commitment_of(SECRET) == hashlib.sha256(words.encode()).hexdigest()


def test_the_whole_state_of_a_stream_comes_from_its_key() -> None:
    for purpose in (0, 1, 7, 100_000, -3):
        words = stream(SECRET, purpose).to_data()
        assert b"".join(word.to_bytes(4, "big") for word in words) == stream_key(SECRET, purpose)[:16]


def test_a_stream_tells_nothing_about_another() -> None:
    """One bit of the secret or another purpose changes half of all bits, and no key says the secret or commitment."""
    keys = [stream_key(SECRET, purpose) for purpose in range(200)]
    keys += [stream_key(SECRET ^ (1 << bit), 0) for bit in range(256)]
    assert len(set(keys)) == 456
    first = int.from_bytes(keys[0], "big")
    changed = [(first ^ int.from_bytes(key, "big")).bit_count() for key in keys[1:]]
    assert all(70 < count < 186 for count in changed)
    assert abs(sum(changed) / len(changed) - 128) < 3
    assert all(key.hex() not in (secret_words(SECRET), commitment_of(SECRET)) for key in keys)


def test_deals_of_secrets_are_fair() -> None:
    first = Counter[int]()
    for number in range(6000):
        items = list(range(6))
        stream(MAX_SEED + 1 + number, 3).shuffle(items)
        first[items[0]] += 1
    assert all(850 < first[item] < 1150 for item in range(6))


def test_the_smallest_secret_is_no_seed() -> None:
    assert not is_secret(MAX_SEED)
    assert is_secret(MAX_SEED + 1)
    assert stream(MAX_SEED + 1, 0).to_data() != stream(0, 0).to_data()
    assert secret_words(MAX_SEED + 1) == "1".rjust(48, "0") + "0" * 16


@pytest.mark.parametrize("config", GAMES)
def test_a_secret_deals_one_game_and_survives_saving(config: Config) -> None:
    game = new_game(config, SECRET)
    assert game.to_data() == new_game(config, SECRET).to_data()
    assert game.to_data() != new_game(config, SECRET ^ 1).to_data()
    saved = game.to_data()
    assert saved["seed"] == "a5" * 32
    assert load_game(saved).to_data() == saved


@pytest.mark.parametrize("seed", [0, 7, MAX_SEED, MAX_SEED + 1, SECRET, MAX_SECRET])
def test_seeds_are_read_back_as_they_were_written(seed: int) -> None:
    check_seed(seed)
    assert seed_from_data(seed_to_data(seed)) == seed


@pytest.mark.parametrize("seed", [-1, MAX_SECRET + 1])
def test_other_numbers_are_no_seeds(seed: int) -> None:
    with pytest.raises(BadConfig, match="256 bits"):
        check_seed(seed)


@pytest.mark.parametrize(
    "value", [None, True, -1, MAX_SEED + 1, "7", "a5" * 31, "A5" * 32, "x5" * 32, "0" * 63 + "7", "0x" + "a5" * 31]
)
def test_damaged_seeds_are_refused(value: object) -> None:
    with pytest.raises(BrokenSave, match="seed"):
        seed_from_data(value)
