"""Playing by action numbers: one after the other, together, in copies, and many games at once."""

import pickle
import subprocess
import sys

import pytest

from sevenwonders import BadConfig, Config, IllegalChoice
from sevenwonders.encode.actions import NOT_TAKEN
from sevenwonders.encode.batch import PlayBatch
from sevenwonders.encode.layout import empty_row
from sevenwonders.encode.play import NOBODY, Play, new_play
from sevenwonders.encode.rewards import REWARDS, placements, rewards_of
from sevenwonders.kernel.rng import stream
from tests.encode.tables import act_at_random
from tests.support.expansions import ALL

FULL = Config(5, edition=2, expansions=ALL)
TEAMS = Config(4, edition=2, variant="teams")


def played(config: Config, seed: int) -> Play:
    play = new_play(config, seed)
    rng = stream(seed, 7)
    while not play.finished():
        act_at_random(play, rng)
    return play


@pytest.mark.parametrize("config", [Config(2), Config(4), FULL, TEAMS, Config(3, game="architects")])
def test_seats_that_act_together_play_the_same_game(config: Config) -> None:
    """The same actions, taken one after the other or together, lead to the same end."""
    first, second = new_play(config, 3), new_play(config, 3)
    while not first.finished():
        picked: dict[int, list[int]] = {}
        group = first.game.decisions
        while first.game.decisions is group and not first.finished():
            seat = first.seat_to_act()
            action = first.legal_actions(seat)[-1]
            picked.setdefault(seat, []).append(action)
            first.act(seat, action)
        while any(picked.values()):
            wait = second.actions.wait
            seats = second.seats_to_act()
            second.act_together([picked[seat].pop(0) if seat in seats else wait for seat in second.game.players()])
    assert second.finished()
    assert first.game.score_sheet() == second.game.score_sheet()


def test_waiting_is_the_only_action_of_others() -> None:
    play = new_play(Config(3, game="architects"), 1)
    seat = play.seat_to_act()
    others = [other for other in range(3) if other != seat]
    for other in others:
        assert play.legal_actions(other) == [play.actions.wait]
        play.act(other, play.actions.wait)
    assert play.seats_to_act() == [seat]
    with pytest.raises(IllegalChoice, match="mask"):
        play.act_together([0, 0, 0])


def test_a_controller_acts_twice_in_a_group() -> None:
    play = new_play(Config(2), 1)
    group = play.game.decisions
    seats: list[int] = []
    while play.game.decisions is group:
        seats.append(act_at_random(play, stream(1, len(seats))))
    assert [seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat] == [0, 1, 0]


def test_a_copy_is_independent() -> None:
    play = new_play(FULL, 2)
    rng = stream(2, 1)
    for _ in range(60):
        act_at_random(play, rng)
    copy = play.copy()
    seat = play.seat_to_act()
    row, mask = bytes(play.row(seat)), bytes(play.mask(seat))
    assert (bytes(copy.row(seat)), bytes(copy.mask(seat))) == (row, mask)
    while not copy.finished():
        act_at_random(copy, rng)
    assert (bytes(play.row(seat)), bytes(play.mask(seat))) == (row, mask)


@pytest.mark.parametrize("config", [Config(2, wonders=["Giza B", "Rhodes B", "Babylon B"]), TEAMS, FULL])
def test_views_that_share_cities_show_what_they_should(config: Config) -> None:
    """A play makes the views of a group one from the other; each is as if it had been made alone."""
    play = new_play(config, 6)
    rng = stream(6, 1)
    while not play.finished():
        seat = play.seat_to_act()
        if play.asked[seat] is None:
            play.asked_of(seat)
            assert play.views[seat] == play.game.view(seat)
        act_at_random(play, rng)


def test_the_row_of_a_later_step_is_as_if_written_anew() -> None:
    play = new_play(FULL, 4)
    rng = stream(4, 1)
    later = 0
    while not play.finished():
        seat = play.seat_to_act()
        row = bytes(play.row(seat))
        asked = play.asked_of(seat)
        assert asked is not None
        later += asked.first != NOT_TAKEN
        anew = empty_row(play.encoder.layout.size)
        play.write_row(seat, anew, 0)
        assert row == bytes(anew)
        act_at_random(play, rng)
    assert later > 50


def test_a_finished_game_asks_nobody() -> None:
    play = played(Config(3), 1)
    assert play.seat_to_act() == NOBODY
    assert play.seats_to_act() == []
    assert play.legal_actions(0) == [play.actions.wait]


@pytest.mark.parametrize("name", REWARDS)
@pytest.mark.parametrize("config", [Config(2), Config(5), TEAMS, Config(4, game="architects")])
def test_rewards(config: Config, name: str) -> None:
    game = played(config, 4).game
    rewards = rewards_of(game, name)
    scores = [score.total() for score in game.score_sheet()][: config.players]
    if config.variant:
        scores = [scores[seat] + scores[seat ^ 1] for seat in range(4)]
        assert rewards[0] == rewards[1]
        assert rewards[2] == rewards[3]
    sides = rewards[::2] if config.variant else rewards
    best = scores.index(max(scores))
    assert rewards[best] == max(rewards)
    if name == "score":
        assert rewards == scores
    elif name == "margin":
        assert max(rewards) == -sorted(rewards)[-3 if config.variant else -2]
    elif name == "win":
        assert sum(sides) == 1
    else:
        assert sum(sides) == pytest.approx(0)


def test_shared_places() -> None:
    assert placements([[1], [0, 2], [3]], 4) == pytest.approx([0, 1, 0, -1])


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadConfig, match="Use margin, win, placement, score"):
        rewards_of(new_play(Config(3), 1).game, "fame")


def test_a_batch_plays_many_games() -> None:
    batch = PlayBatch(Config(3), 5, seed=1)
    rng = stream(1, 2)
    ends = 0
    for _ in range(400):
        actions = []
        for place in range(5):
            play = batch.play(place)
            seat = int(batch.seats[place])
            assert seat == play.seat_to_act()
            at, size = place * batch.row_size, batch.mask_size
            assert bytes(batch.rows)[at : at + batch.row_size] == bytes(play.row(seat))
            mask = bytes(batch.masks)[place * size : (place + 1) * size]
            assert mask == bytes(play.mask(seat))
            legal = [action for action, bit in enumerate(mask) if bit]
            actions.append(legal[rng.below(len(legal))])
        batch.step(actions)
        for place in range(5):
            rewards = list(batch.rewards)[place * 3 : place * 3 + 3]
            assert sum(rewards) == pytest.approx(int(batch.ended[place]))
            ends += int(batch.ended[place])
    assert ends == batch.finished_games >= 10


def test_an_illegal_action_leaves_a_batch_as_it_is() -> None:
    batch = PlayBatch(Config(3), 3, seed=1)
    before = bytes(batch.rows)
    legal = [batch.play(place).legal_actions(int(batch.seats[place]))[0] for place in range(3)]
    with pytest.raises(IllegalChoice, match="mask"):
        batch.step([*legal[:2], 408])
    with pytest.raises(IllegalChoice, match="3 games, but 2 actions"):
        batch.step(legal[:2])
    batch.step(legal)
    other = PlayBatch(Config(3), 3, seed=1)
    other.step(legal)
    assert bytes(batch.rows) == bytes(other.rows) != before


def test_batches_with_the_same_seed_are_equal() -> None:
    def rows(seed: int) -> bytes:
        batch = PlayBatch(Config(4), 3, seed)
        for _ in range(100):
            batch.step([batch.play(place).legal_actions(int(batch.seats[place]))[0] for place in range(3)])
        return bytes(batch.rows)

    assert rows(1) == rows(1) != rows(2)


def test_playing_needs_no_numpy() -> None:
    """Whoever only plays installs no library for research, and loads none."""
    program = "import sys, sevenwonders.encode.batch; sevenwonders.new_game; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_play_survives_saving() -> None:
    for config in (Config(2), FULL, Config(3, game="architects")):
        play = new_play(config, 2)
        rng = stream(2, 5)
        for _ in range(25):
            act_at_random(play, rng)
        other = pickle.loads(pickle.dumps(play))
        for seat in play.game.players():
            assert bytes(other.row(seat)) == bytes(play.row(seat))
            assert other.legal_actions(seat) == play.legal_actions(seat)
