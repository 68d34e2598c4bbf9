"""Many games at once, for learners: one call takes an action in every game.

Masks and rewards are in buffers that NumPy reads without copying them, and rows in bytes that are replaced after each
step. A game that ends is replaced by a new one in the same step: its rewards are those of the end, while its row
and mask belong to the new game.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.actions import Asked
from sevenwonders.encode.encodings import STEPS, actions_of, encoder_of
from sevenwonders.encode.layout import empty_row
from sevenwonders.encode.play import Play, new_play
from sevenwonders.encode.rewards import WIN, check_reward
from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.rng import Rng, stream

# The streams of seeds: one for each place in a batch.
BATCH_STREAM: Final = 200
SEEDS: Final = 1 << 31


@final
class PlayBatch:
    """Games of one configuration that are played side by side.

    After every step: `rows` and `masks` have a row and a mask for the seat that acts next in each game, and `seats`
    names these seats. `ended` is 1 for a game that has just ended, and `rewards` then has the rewards of its players.

    Every place has its own row of seeds, so a batch can be split: `first` is the number of its first place in a larger
    one.
    """

    def __init__(
        self, config: Config, games: int, seed: int, numbering: str = STEPS, reward: str = WIN, first: int = 0
    ) -> None:
        check_reward(reward)
        self.config = checked_config(config)
        self.numbering = numbering
        self.reward = reward
        self.games = games
        self.players = self.config.players
        self.actions = actions_of(self.config, numbering)
        self.encoder = encoder_of(self.config)
        self.row_size: i64 = self.encoder.layout.size
        self.mask_size: i64 = self.actions.size
        self.masks = empty_row(games * self.mask_size)
        self.ended = empty_row(games)
        self.seats = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * self.players))
        self.finished_games = 0
        # The actions that each mask allows.
        self._marked: list[vec[i64]] = [vec[i64]()] * games
        self._seeds: list[Rng] = [stream(seed, BATCH_STREAM + first + place) for place in range(games)]
        self._plays: list[Play] = [self._new_game(place) for place in range(games)]
        self._rows: list[vec[u8]] = [vec[u8]()] * games
        for place in range(games):
            self._show(place)
        self.rows = b"".join(self._rows)

    def _new_game(self, place: int) -> Play:
        return new_play(self.config, self._seeds[place].below(SEEDS), self.numbering)

    def step(self, actions: list[int]) -> None:
        """Take one action in every game, for the seat that acts in it. If one of them is illegal, nothing happens."""
        if len(actions) != self.games:
            raise IllegalChoice(f"There are {self.games} games, but {len(actions)} actions. Give one for each game.")
        for place in range(self.games):
            self._plays[place].check(int(self.seats[place]), actions[place])
        for place in range(self.games):
            play = self._plays[place]
            play.act_unchecked(self.seats[place], actions[place])
            self._note_end(place, play)
            self._show(place)
        self.rows = b"".join(self._rows)

    def _note_end(self, place: i64, play: Play) -> None:
        over = play.finished()
        if not over and not self.ended[place]:
            return
        self.ended[place] = 1 if over else 0
        rewards = play.rewards(self.reward) if over else [0.0] * self.players
        for seat in range(self.players):
            self.rewards[place * self.players + seat] = rewards[seat]
        if over:
            self.finished_games += 1
            self._plays[place] = self._new_game(int(place))

    def _show(self, place: i64) -> None:
        play = self._plays[place]
        seat = play.seat_to_act()
        self.seats[place] = seat
        asked = play.asked_of(seat)
        # A game that is over has been replaced, so a seat has to act.
        assert asked is not None
        self._mark(place, asked)
        self._rows[place] = play.row(seat)

    def _mark(self, place: i64, asked: Asked) -> None:
        """Replace the marks of a mask with those of another step."""
        at = place * self.mask_size
        for number in self._marked[place]:
            self.masks[at + number] = 0
        self._marked[place] = asked.numbers
        asked.fill_mask(self.masks, at)

    def play(self, place: int) -> Play:
        """Return the game in one place."""
        return self._plays[place]
