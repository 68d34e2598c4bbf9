"""Proofs of a seat and of a link: long, random, kept only as hashes, compared in constant time."""

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Literal, final

Purpose = Literal["join", "watch"]

GAME_ID_BYTES = 9
TOKEN_BYTES = 24


def new_game_id() -> str:
    """An id for a table that nobody guesses, fit for an address."""
    return secrets.token_urlsafe(GAME_ID_BYTES)


def new_token() -> str:
    """The proof of a seat: 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(encoded(token)).hexdigest()


def fits(token: str, token_hash: str) -> bool:
    """Whether the token is the one that was hashed; a seat without a hash has no token that fits."""
    return hmac.compare_digest(hash_of(token), token_hash)


def encoded(token: str) -> bytes:
    """The bytes of a token, also of one that is no proper text."""
    return token.encode("utf-8", "replace")


def sign(key: bytes, words: str) -> str:
    """What only the holder of the key can work out from the words."""
    digest = hmac.new(key, words.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


# Every state of a table carries its link tokens.
cached_sign = lru_cache(maxsize=4096)(sign)


@final
class Links:
    """The tokens in links: the same for a table whenever and in whichever process they are worked out."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def token(self, purpose: Purpose, game: str) -> str:
        """The token that lets its holder join or watch the table."""
        return cached_sign(self.secret, f"{purpose}:{game}")

    def fits(self, purpose: Purpose, game: str, token: str) -> bool:
        """Whether it is that token."""
        return hmac.compare_digest(encoded(self.token(purpose, game)), encoded(token))

    def next_table(self, game: str, number: int) -> str:
        """The id of a table's rematch, so that all who ask for one meet at the same table."""
        return sign(self.secret, f"rematch:{number}:{game}")[:12]


def next_token(token: str, game: str) -> str:
    """The token of the same person in the rematch; only who has the old one can work it out."""
    return sign(encoded(token), f"rematch:{game}")
