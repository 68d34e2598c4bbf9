"""Prove from its record that a game was dealt as committed to before the players sat down."""

import re
from typing import Final

from sevenwonders.kernel.codec import Data, field_of, text
from sevenwonders.kernel.errors import BrokenSave, GameError
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import commitment_of, is_secret, seed_from_data
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.record import Replay, replay

COMMITMENT: Final = "commitment"
COMMITMENT_FORM: Final = re.compile(r"[0-9a-f]{64}")


class NoProof(GameError):
    """A record has nothing to prove its deal by."""


class CutShort(NoProof):
    """A record lacks the last answers of its game."""


class FalseDeal(GameError):
    """A record's deal is not the one that was committed to, or its answers do not fit that deal."""


def prove_deal(data: Data, shown: str = "", unfinished: bool = False) -> Game:
    """Return the recorded game after its last answer if its deal was the committed one.

    `shown` is the commitment that the table showed; without it the one in the record has to do. Raises `FalseDeal`
    if the deal was another one, `NoProof` if the record cannot tell, and `CutShort` if it ends before its game does,
    unless `unfinished` allows that.
    """
    seed = seed_from_data(field_of(data, "seed"))
    if COMMITMENT not in data or not is_secret(seed):
        raise NoProof(Phrase("no-commitment"))
    committed = text(data[COMMITMENT], COMMITMENT)
    check_commitment(committed, commitment_of(seed), shown.strip().lower())
    moves = replay(data)
    try:
        moves.jump(moves.steps())
    except BrokenSave as error:
        if moves.game.finished():
            raise FalseDeal(Phrase("more-answers", answers=moves.step, recorded=str(moves.steps()))) from error
        raise FalseDeal(Phrase("other-deal", fault=error.said())) from error
    if not unfinished:
        check_finished(moves)
    return moves.game


def check_finished(moves: Replay) -> None:
    """Refuse a record that ends before its game does: the rest may have been left out because it fits no fair deal."""
    if not moves.game.finished():
        raise CutShort(Phrase("cut-short", answers=moves.steps(), moment=moves.game.moment()))


def check_commitment(committed: str, real: str, shown: str) -> None:
    """Refuse a secret that does not belong to the record's commitment, or a commitment other than the one shown."""
    if shown and COMMITMENT_FORM.fullmatch(shown) is None:
        raise NoProof(Phrase("commitment-form"))
    if committed != real:
        raise FalseDeal(Phrase("other-secret", real=real, committed=committed))
    if shown and committed != shown:
        raise FalseDeal(Phrase("other-commitment", committed=committed))
