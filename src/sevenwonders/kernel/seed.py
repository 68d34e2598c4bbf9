"""Seeds: small numbers that people type, and secrets with 256 bits that cannot be guessed.

All chance of a game follows from its seed. Tests, simulations and `--seed` use small seeds, which are quick to try out
one after another. A game between people needs a secret: its streams of chance come from a cryptographic hash, so that
knowing all of one stream tells nothing about another, and its commitment shows that it was never replaced.
"""

import hashlib
import hmac
from typing import Final

from sevenwonders.kernel.codec import bounded, broken
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

MAX_SEED: Final = 0xFFFFFFFFFFFFFFFF
# A secret is any larger number of 256 bits: one number never means both a seed and a secret.
SECRET_BYTES: Final = 32
MAX_SECRET: Final = (1 << 256) - 1


def is_secret(seed: int) -> bool:
    """Return whether the seed is a secret."""
    return seed > MAX_SEED


def check_seed(seed: int) -> None:
    """Refuse a number that is neither a seed nor a secret."""
    if seed < 0 or seed > MAX_SECRET:
        raise BadConfig(Phrase("seed-or-secret", most=str(MAX_SEED), bits=str(8 * SECRET_BYTES)))


def secret_words(secret: int) -> str:
    """Return the secret as people see it: 64 hexadecimal digits."""
    return secret.to_bytes(SECRET_BYTES, "big").hex()


def commitment_of(secret: int) -> str:
    """Return the hash that is published before the secret is revealed.

    Players can check it themselves: `printf 'sevenwonders deal %s' SECRET | sha256sum`.
    """
    return hashlib.sha256(f"sevenwonders deal {secret_words(secret)}".encode()).hexdigest()


def stream_key(secret: int, purpose: int) -> bytes:
    """Derive 32 bytes for one purpose, which reveal nothing about the secret or about any other purpose."""
    return hmac.digest(secret.to_bytes(SECRET_BYTES, "big"), f"sevenwonders stream {purpose}".encode(), "sha256")


def seed_to_data(seed: int) -> int | str:
    """Return the seed as plain data: a number, or a secret as digits, because most JSON readers would round it."""
    return secret_words(seed) if is_secret(seed) else seed


def seed_from_data(value: object) -> int:
    """Load the seed that `seed_to_data` wrote."""
    if not isinstance(value, str):
        return bounded(value, "seed", 0, MAX_SEED)
    if len(value) != 2 * SECRET_BYTES or any(digit not in "0123456789abcdef" for digit in value):
        raise broken("seed", Phrase("expected-seed", digits=str(2 * SECRET_BYTES)))
    return bounded(int(value, 16), "seed", MAX_SEED + 1, MAX_SECRET)
