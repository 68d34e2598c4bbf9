"""One learner at a table of bots: the common basis of the Gymnasium environments."""

from typing import final

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.registry import check_bot, make_bot
from sevenwonders.encode.play import NOBODY, Play
from sevenwonders.envs.table import Table
from sevenwonders.games import new_game
from sevenwonders.kernel.errors import BadConfig


@final
class Solo:
    """Games of a learner against bots, dealt one after the other."""

    def __init__(self, table: Table, opponents: list[str], seat: int) -> None:
        players = table.config.players
        if not 0 <= seat < players:
            raise BadConfig(f"The learner's seat is one of 0 to {players - 1}, not {seat}.")
        names = opponents * (players - 1) if len(opponents) == 1 else opponents
        if len(names) != players - 1:
            raise BadConfig(f"Name one opponent for all seats, or {players - 1}: {players} players sit at this table.")
        for name in names:
            check_bot(table.config.game, name)
        self.play: Play
        self.table = table
        self.seat = seat
        self.names = names

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return solo_again, (self.table, self.names, self.seat, getattr(self, "play", None))

    def deal(self, seed: int | None) -> None:
        """Begin a new game, and let the bots play until the learner is asked."""
        self.sit_down(self.table.deal(seed))
        self.let_bots_play()

    def sit_down(self, play: Play) -> None:
        """Take a game with new bots, which have not been asked anything yet."""
        self.play = play
        config = self.table.config
        others = [seat for seat in range(config.players) if seat != self.seat]
        self.bots: dict[int, Bot] = {
            seat: make_bot(config.game, name, self.play.game.seed, seat)
            for seat, name in zip(others, self.names, strict=True)
        }

    def act(self, action: int) -> bool:
        """Take an action for the learner, and let the bots play until the learner is asked again.

        Returns whether another action took its place because it is illegal.
        """
        taken = self.table.legal(self.play, self.seat, action)
        self.play.act(self.seat, taken)
        self.let_bots_play()
        return taken != action

    def let_bots_play(self) -> None:
        """Let the bots answer until it is the learner's turn, or the game is over."""
        game = self.play.game
        while (seat := self.play.seat_to_act()) not in (self.seat, NOBODY):
            decision = self.play.open_decision(seat)
            assert decision is not None
            self.play.choose(seat, int(self.bots[seat].choose(Question(game, decision))))

    def finished(self) -> bool:
        """Return whether the game is over."""
        return self.play.finished()

    def reward(self) -> float:
        """Return the learner's reward: 0 until the end."""
        return self.play.rewards(self.table.reward)[self.seat] if self.finished() else 0.0


def solo_again(table: Table, names: list[str], seat: int, play: Play | None) -> Solo:
    """Continue the games that were pickled or copied.

    The bots are asked all their questions again, so that they go on as the others would have: it costs their time.
    """
    solo = Solo(table, names, seat)
    if play is not None:
        solo.sit_down(play)
        game = new_game(play.game.config, play.game.seed)
        answers = play.game.history
        for ident, choice in zip(answers[::2], answers[1::2], strict=True):
            decision = game.decision(ident)
            if decision.decider != seat:
                solo.bots[decision.decider].choose(Question(game, decision))
            game.answer(ident, choice)
    return solo
