"""Secrets of deals, and tokens for seats and links: long, random, stored only as hashes, compared in constant time."""

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Literal, final

from sevenwonders.kernel.seed import MAX_SECRET, MAX_SEED
from sevenwonders.server.addresses import counted_address

Purpose = Literal["join", "watch"]

GAME_ID_BYTES = 9
# Shorter than any token, so that one is not mistaken for the other.
GAME_ID_LENGTH = 12
# A token is the only proof of identity, so it must be impossible to guess.
TOKEN_BYTES = 24
ADDRESS_BYTES = 16
# Rematches of one game, one after another: each begins when the one before it is over.
MOST_REMATCHES = 20


def new_game_id() -> str:
    """Make an unguessable id for a table that fits into an address."""
    return secrets.token_urlsafe(GAME_ID_BYTES)


def new_token() -> str:
    """Make the token of a seat: 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_secret() -> int:
    """Make the secret from which a game is dealt: 256 random bits."""
    return MAX_SEED + 1 + secrets.randbelow(MAX_SECRET - MAX_SEED)


def hash_of(token: str) -> str:
    """Hash a token; only the hash is stored."""
    return hashlib.sha256(encoded(token)).hexdigest()


def hash_of_address(secret: bytes, address: str) -> str:
    """Return a keyed hash of the address that a caller counts under, or empty if it is not known.

    Without the key, not even trying all addresses reveals which one it was.
    """
    known = counted_address(address)
    return hashlib.blake2b(known.encode(), key=secret, digest_size=ADDRESS_BYTES).hexdigest() if known else ""


def fits(token: str, token_hash: str) -> bool:
    """Check whether the hash is that of the token. No token fits an empty hash."""
    return hmac.compare_digest(hash_of(token), token_hash)


def encoded(token: str) -> bytes:
    """Return the bytes of a token, even if it is not valid Unicode."""
    return token.encode("utf-8", "replace")


def sign(key: bytes, words: str) -> str:
    """Sign the words, as only holders of the key can."""
    digest = hmac.new(key, words.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


# Cached, since every state of a table that is sent includes its link tokens.
cached_sign = lru_cache(maxsize=1 << 14)(sign)


@final
class Links:
    """The tokens in links. They are derived from the table and a secret, so that every process gets the same ones."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def token(self, purpose: Purpose, game: str, number: int = 0) -> str:
        """Return the token that lets its holder join or watch the table.

        The link's number grows each time it is renewed.
        """
        # The first link of a table has no number in it, so links from before there were numbers still work.
        words = f"{purpose}:{game}:{number}" if number else f"{purpose}:{game}"
        return cached_sign(self.secret, words)

    def fits(self, purpose: Purpose, game: str, number: int, token: str) -> bool:
        """Check whether the token lets its holder join or watch the table now."""
        return hmac.compare_digest(encoded(self.token(purpose, game, number)), encoded(token))

    def next_table(self, game: str, number: int) -> str:
        """Return the id of a table's rematch, so that everyone who asks for one gets to the same table."""
        return sign(self.secret, f"rematch:{number}:{game}")[:GAME_ID_LENGTH]

    def next_tables(self, game: str) -> list[str]:
        """List the ids of all rematches that a table can have."""
        return [self.next_table(game, number) for number in range(MOST_REMATCHES)]


def next_token(token: str, game: str, arrival: int) -> str:
    """Return the same person's token in the rematch. Only the holder of the old one can derive it.

    A person who leaves and comes back arrives anew, and so gets another one.
    """
    return sign(encoded(token), f"rematch:{game}:{arrival}")
