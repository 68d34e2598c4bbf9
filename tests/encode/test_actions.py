"""Actions: no option is lost, no two are confused, and numbers never move."""

from pathlib import Path

import pytest

from sevenwonders import BadConfig, Config, IllegalChoice
from sevenwonders.classic.choice import BUILD, choice_of, trade_of
from sevenwonders.encode.actions import TooManyOptions, asked_about, reachable
from sevenwonders.encode.encodings import actions_of
from sevenwonders.encode.play import new_play
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.rng import stream
from tests.encode.tables import all_tables, numberings, positions, table_name
from tests.support.budgets import budget
from tests.support.expansions import ALL, FAMILY, taken_out

BUSY = [table for table in all_tables() if table.players in (2, 5) or table.variant]
MOST_GAMES = 1000


def check_options(config: Config, seed: int) -> int:
    """Every option of a game can be reached in exactly one way, with legal numbers; returns how many there were."""
    count = 0
    for game in positions(config, seed):
        for decision in game.pending()[:1]:
            options = game.listed(decision)
            count += len(options)
            for actions in numberings(config):
                assert sorted(reachable(actions, options)) == list(options), (actions.name, seed, options)
                first = actions.numbers(options, 0)
                assert min(first) >= 0
                assert max(first) < actions.wait
    return count


def test_no_option_is_lost_and_no_two_are_confused() -> None:
    for seed, config in enumerate(BUSY[::6]):
        assert check_options(config, seed) > 100


@pytest.mark.long
def test_no_option_is_lost_at_any_table() -> None:
    for config in all_tables():
        for seed in range(budget(1, 20)):
            check_options(config, seed)


@pytest.mark.proof
@pytest.mark.parametrize("config", all_tables(), ids=table_name)
def test_a_thousand_games_of_every_table(config: Config) -> None:
    for seed in range(MOST_GAMES):
        check_options(config, 10_000 + seed)


def test_a_path_leads_to_its_choice() -> None:
    config = Config(5)
    actions = actions_of(config)
    longest = 0
    for game in positions(config, 3):
        decision = game.pending()[0]
        for option in game.listed(decision):
            asked = asked_about(actions, decision.ident, game.listed(decision))
            path = asked.path_to(actions, option)
            for action in path:
                assert asked.can_take(action)
                asked.narrow(actions, action)
            assert list(asked.options) == [option]
            longest = max(longest, len(path))
    assert longest == actions.levels == 3


# Every number with its meaning is in a file. A change of any of them makes a new version of the environments
# (docs/environments.md); `python -m tests.encode.test_actions` then writes the files again.
NUMBERS = Path(__file__).parent / "numbers"
PINNED = [
    ("classic", 1, "steps", 409),
    ("classic", 2, "steps", 409),
    ("classic", 1, "flat", 2732),
    ("classic", 2, "flat", 2732),
    ("architects", 1, "steps", 224),
]


def number_lines(game: str, edition: int, numbering: str) -> str:
    labels = actions_of(Config(4, game=game, edition=edition), numbering).labels()
    return "".join(f"{number} {label}\n" for number, label in enumerate(labels))


def number_file(game: str, edition: int, numbering: str) -> Path:
    return NUMBERS / f"{game}_{edition}_{numbering}.txt"


@pytest.mark.skipif(bool(taken_out(FAMILY)), reason="the numbers are those of all boxes")
@pytest.mark.parametrize(("game", "edition", "numbering", "size"), PINNED)
def test_numbers_never_move(game: str, edition: int, numbering: str, size: int) -> None:
    assert number_lines(game, edition, numbering) == number_file(game, edition, numbering).read_text(encoding="utf-8")
    actions = actions_of(Config(4, game=game, edition=edition), numbering)
    assert actions.size == size
    assert actions.label(actions.wait) == "wait"


def test_a_few_numbers() -> None:
    labels = actions_of(Config(4)).labels()
    assert labels[0] == "lumber_yard"
    assert labels[256:258] == ["pass", "number 0"]
    assert labels[289] == "build"
    assert labels[344] == "payment 1"


def test_an_overflow_is_an_error() -> None:
    actions = actions_of(Config(4), "flat")
    payments = vector_of([choice_of(0, BUILD, trade_of(0, coins)) for coins in range(14)])
    with pytest.raises(TooManyOptions, match="room for 13 payments"):
        actions.numbers(payments, 0)
    with pytest.raises(TooManyOptions, match="room for 511 options"):
        actions_of(Config(4), "options").numbers(vector_of(list(range(512))), 0)


def test_bad_numberings_are_refused() -> None:
    with pytest.raises(BadConfig, match="Use steps, flat, options"):
        actions_of(Config(4), "words")
    with pytest.raises(BadConfig, match="without expansions"):
        actions_of(Config(4, edition=2, expansions=ALL[:1]), "flat")


def test_an_illegal_action_changes_nothing() -> None:
    play = new_play(Config(3), 1)
    seat = play.seat_to_act()
    before = play.game.to_data()
    for action in (-1, 256, 408, 409, 1 << 70):
        assert not play.can_act(seat, action)
        with pytest.raises(IllegalChoice, match="mask"):
            play.act(seat, action)
    assert play.game.to_data() == before


def test_the_table_of_options_tells_them_apart() -> None:
    for config in (Config(5, edition=2, expansions=ALL), Config(5, game="architects")):
        play = new_play(config, 2, "options")
        rng = stream(2, 2)
        while not play.finished():
            seat = play.seat_to_act()
            asked = play.asked_of(seat)
            assert asked is not None
            table = bytes(play.options_table(seat))
            width = len(table) // len(asked.options)
            rows = {table[at : at + width] for at in range(0, len(table), width)}
            assert len(rows) == len(asked.options)
            play.act(seat, rng.below(len(asked.options)))


if __name__ == "__main__":
    for pinned in PINNED:
        number_file(*pinned[:3]).write_text(number_lines(*pinned[:3]), encoding="utf-8")
