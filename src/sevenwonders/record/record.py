"""Records: a configuration, a seed and the answers, which are enough to play the whole game again.

>>> from sevenwonders import Config, new_game
>>> from sevenwonders.record.record import record_game, replay, replay_game
>>> game = new_game(Config(players=3), seed=7)
>>> decision = game.pending()[0]
>>> game.answer(decision.ident, game.options(decision.ident)[0])
>>> data = record_game(game)
>>> replay_game(data).to_data() == game.to_data()
True
>>> [len(position.pending()) for position in replay(data)]
[3, 2]
"""

from collections.abc import Iterator
from typing import Final, final

from sevenwonders.games import checked_config, new_game, ruleset_of
from sevenwonders.kernel.codec import Data, field_of, integer, mapping
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import BadConfig, BrokenSave, GameError, VersionMismatch
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import commitment_of, is_secret, seed_from_data, seed_to_data
from sevenwonders.kernel.wording import Phrase

RECORD_FORMAT: Final = 1


def record_game(game: Game, rules: int | None = None) -> Data:
    """Return the game's record: format, rules version, configuration, seed and every answer, including changed ones.

    `rules` is the version of the rules under which the game was dealt, if it is not the newest one.

    A game with a secret also has its commitment there, by which `sevenwonders verify` proves the deal.
    Only a game that began with `new_game` has a record; save a position set up by hand with `to_data`.
    """
    data: Data = {
        "format": RECORD_FORMAT,
        "rules": ruleset_of(game.config.game).version if rules is None else rules,
        "config": game.config.to_data(),
        "seed": seed_to_data(game.seed),
        "answers": game.answers_to_data(game.history),
    }
    if is_secret(game.seed):
        data["commitment"] = commitment_of(game.seed)
    return data


@final
class Replay:
    """A recorded game that can be looked at after any number of its answers.

    `game` is the game after the first `step` answers. Moving changes `game` in place or replaces it, so copy what you
    want to keep.
    """

    def __init__(self, config: Config, seed: int, answers: object, keep_events: bool, rules: int | None = None) -> None:
        self.config = config
        self.seed = seed
        self.keep_events = keep_events
        self.rules = rules
        self.game = new_game(config, seed, keep_events, rules)
        self.history = self.game.answers_from_data(answers)
        self.step = 0

    def steps(self) -> int:
        """Count the answers in the record."""
        return len(self.history) // 2

    def forward(self) -> bool:
        """Submit the next answer. Returns false at the end of the record."""
        if self.step == self.steps():
            return False
        ident = self.history[2 * self.step]
        choice = self.history[2 * self.step + 1]
        try:
            submit(self.game, ident, choice)
        except GameError as error:
            raise BrokenSave(Phrase("record-answer", number=str(self.step + 1), fault=error.said())) from error
        self.step += 1
        return True

    def jump(self, step: int) -> None:
        """Go forwards or backwards to the moment after `step` answers, or to the end if there are fewer."""
        # A game cannot be undone, only played again: going back starts from the deal.
        if step < self.step:
            self.game = new_game(self.config, self.seed, self.keep_events, self.rules)
            self.step = 0
        while self.step < step and self.forward():
            pass

    def __iter__(self) -> Iterator[Game]:
        """Yield the game at every step from the start to the end of the record."""
        self.jump(0)
        yield self.game
        while self.forward():
            yield self.game


def submit(game: Game, ident: int, choice: int) -> None:
    """Answer a decision, or change its sealed answer if it has one."""
    if game.decision(ident).choice == UNANSWERED:
        game.answer(ident, choice)
    else:
        game.change(ident, choice)


def replay(data: Data, keep_events: bool = False) -> Replay:
    """Return a replay at the start of the recorded game. Raises `BrokenSave` if the data is damaged."""
    config = config_from_data(mapping(field_of(data, "config"), "config"))
    try:
        rules = checked_version(data, ruleset_of(config.game).versions())
        seed = seed_from_data(field_of(data, "seed"))
        return Replay(checked_config(config), seed, field_of(data, "answers"), keep_events, rules)
    except BadConfig as error:
        raise BrokenSave(Phrase("record-config", fault=error.said())) from error


def replay_game(data: Data, keep_events: bool = False) -> Game:
    """Replay the recorded game to its last answer."""
    moves = replay(data, keep_events)
    moves.jump(moves.steps())
    return moves.game


def checked_version(data: Data, versions: list[int]) -> int:
    """Return the rules version of a record. Another format, or a version that cannot be played, is refused."""
    form = integer(field_of(data, "format"), "format")
    rules = integer(field_of(data, "rules"), "rules")
    if form != RECORD_FORMAT or rules not in versions:
        known = [str(version) for version in versions]
        raise VersionMismatch(
            Phrase("record-version", form=str(form), rules=str(rules), expected=str(RECORD_FORMAT), known=known)
        )
    return rules
